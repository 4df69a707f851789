import { AccessToMyData } from './AccessToMyData.tsx'
import { Appearance } from './Appearance.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadMyData } from './DownloadMyData.tsx'
import { ModelConsent } from './ModelConsent.tsx'

export function MyData() {
  return (
    <>
      <AccessToMyData />
      <ModelConsent />
      <DownloadMyData />
      <Appearance />
      <DeleteAccount />
    </>
  )
}
