import { Download } from 'lucide-react'
import { buttonClass } from '../../ui/Button.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** Everything the portal stores about the person, as one file. */
export function DownloadMyData() {
  return (
    <ProfileSection title="Your data">
      <p className="max-w-measure text-sm text-ink-2">
        Everything that the portal stores about you, in one archive (.tar): profile, plans, doses, health
        entries, orders, credits and who looked at your data as JSON, and your blood tests with their files.
      </p>
      <a href="/api/my-data" download className={`${buttonClass('outline')} mt-3`}>
        <Download size={18} />
        Download my data
      </a>
    </ProfileSection>
  )
}
