import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { AccessToMyData } from './AccessToMyData.tsx'
import { Appearance } from './Appearance.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadMyData } from './DownloadMyData.tsx'
import { Factors } from './Factors.tsx'
import { Identities } from './Identities.tsx'
import { ModelConsent } from './ModelConsent.tsx'
import { NewPassword } from './NewPassword.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { Reminders } from './Reminders.tsx'
import { Sessions } from './Sessions.tsx'

export function Profile() {
  const t = useT()
  const profile = trpc.auth.profile.useQuery(undefined, { meta: { errorTitle: t('account.profile.failed') } })
  return (
    <Page
      title={t('app.page.profile')}
      subtitle={t('account.profile.subtitle')}
      action={
        <LinkButton to="/my-record" look="outline">
          {t('app.page.myRecord')}
        </LinkButton>
      }
    >
      <div className="grid gap-6">
        {profile.data ? <ProfileForm key={profile.data.id} saved={profile.data} /> : <ProfileSkeleton />}
        <Reminders />
        <NewPassword />
        <ProfileSection title={t('account.factors.title')}>
          <Factors />
        </ProfileSection>
        <Identities />
        <Sessions />
        <AccessToMyData />
        <ModelConsent />
        <Appearance />
        <DownloadMyData />
        <DeleteAccount />
      </div>
    </Page>
  )
}

function ProfileSkeleton() {
  return (
    <Skeletons
      card
      className="grid gap-5 p-6"
      bars={['h-7 w-52', 'h-11 w-full', 'h-11 w-full', 'h-11 w-full']}
    />
  )
}
