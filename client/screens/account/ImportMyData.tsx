import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** The way to the page that takes records in from a file. */
export function ImportMyData() {
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
