import type { Check } from '../../../shared/bloodTests.ts'
import { Alert } from '../../ui/Alert.tsx'
import { confirmedText } from './checks.ts'

type UrgentProps = {
  /** The paragraphs of the analysis that speak of it. */
  paragraphs: string[]
  checks: Check[]
  who: string
}

/** What is critical, or may be, before anything else; and which of it somebody has confirmed on the page. */
export function Urgent({ paragraphs, checks, who }: UrgentProps) {
  const confirmed = checks.flatMap(({ critical, answer }) =>
    critical?.sure && answer?.corrected ? `${confirmedText(answer.corrected)} ${who} confirmed it.` : [],
  )
  return paragraphs.map((paragraph, index) => (
    <Alert key={paragraph} tone="danger" className="mb-4 text-base">
      {index === 0 && confirmed.length > 0 && <p className="font-strong">{confirmed.join(' ')}</p>}
      <p className="font-strong">{paragraph}</p>
    </Alert>
  ))
}
