import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { AccessToMyData } from './AccessToMyData.tsx'
import { Appearance } from './Appearance.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadMyData } from './DownloadMyData.tsx'
import { ImportMyData } from './ImportMyData.tsx'
import { ModelConsent } from './ModelConsent.tsx'

/** Shown at once when both answers have come: a section that came later would push down those below it. */
export function MyData() {
  const t = useT()
  const access = trpc.auth.accessToMine.useQuery(undefined, {
    meta: { errorTitle: t('account.access.failed') },
  })
  const consent = trpc.bloodTests.modelConsent.useQuery(undefined, { meta: { silent: true } })
  if (access.isLoading || consent.isLoading) {
    return (
      <Skeletons className="grid gap-6" bars={['h-96 rounded-lg', 'h-40 rounded-lg', 'h-40 rounded-lg']} />
    )
  }
  return (
    <>
      <AccessToMyData reads={access.data} />
      <ModelConsent />
      <DownloadMyData />
      <ImportMyData />
      <Appearance />
      <DeleteAccount />
    </>
  )
}
