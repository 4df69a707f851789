import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { ProfileForm } from './ProfileForm.tsx'

export function ProfileDetails() {
  const t = useT()
  const profile = trpc.auth.profile.useQuery(undefined, { meta: { errorTitle: t('account.profile.failed') } })
  if (profile.data) {
    return (
      <>
        <ProfileForm key={profile.data.id} saved={profile.data} />
        <LanguageSection />
      </>
    )
  }
  return (
    <Skeletons
      card
      className="grid gap-5 p-6"
      bars={['h-7 w-52', 'h-11 w-full', 'h-11 w-full', 'h-11 w-full']}
    />
  )
}
