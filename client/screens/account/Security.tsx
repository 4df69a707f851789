import { useT } from '../../locale/messages.tsx'
import { Factors } from './Factors.tsx'
import { Identities } from './Identities.tsx'
import { NewPassword } from './NewPassword.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { Sessions } from './Sessions.tsx'

export function Security() {
  const t = useT()
  return (
    <>
      <NewPassword />
      <ProfileSection title={t('account.factors.title')}>
        <Factors />
      </ProfileSection>
      <Identities />
      <Sessions />
    </>
  )
}
