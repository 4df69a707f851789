import { Download } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { buttonClass, LinkButton } from '../../ui/Button.tsx'
import { ChoiceTiles } from '../../ui/ChoiceTiles.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { chooseTheme, THEME_CHOICES, themeChoice } from '../../ui/theme.ts'
import { AccessToMyData } from './AccessToMyData.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ModelConsent } from './ModelConsent.tsx'
import { ProfileSection } from './ProfileSection.tsx'

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

/** The way to the page that takes records in from a file. */
function ImportMyData() {
  const t = useT()
  return (
    <ProfileSection title={t('record.import.link.title')}>
      <p className="max-w-measure text-sm text-ink-2">{t('record.import.link.text')}</p>
      <LinkButton to="/record/import" look="outline" className="mt-3">
        {t('record.import.link')}
      </LinkButton>
    </ProfileSection>
  )
}

/** Everything the portal stores about the person, as one file. */
function DownloadMyData() {
  const t = useT()
  return (
    <ProfileSection title={t('account.data.title')}>
      <p className="max-w-measure text-sm text-ink-2">{t('account.data.text')}</p>
      <a href="/api/my-data" download className={`${buttonClass('outline')} mt-3`}>
        <Download size={18} />
        {t('account.data.download')}
      </a>
    </ProfileSection>
  )
}

/** Stored in this browser only. */
function Appearance() {
  const t = useT()
  const [choice, setChoice] = useState(themeChoice)
  return (
    <ProfileSection title={t('account.appearance.title')}>
      <fieldset>
        <legend className="text-sm text-ink-2">{t('account.appearance.text')}</legend>
        <div className="mt-3">
          <ChoiceTiles
            value={choice}
            onChange={(theme) => {
              chooseTheme(theme)
              setChoice(theme)
            }}
            options={THEME_CHOICES.map((value) => ({ value, label: t(`account.theme.${value}`) }))}
          />
        </div>
      </fieldset>
    </ProfileSection>
  )
}
