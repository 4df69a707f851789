import { Download } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** Everything the portal stores about the person, as one file. */
export function DownloadMyData() {
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
