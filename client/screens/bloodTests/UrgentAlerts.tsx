import type { Check } from '../../../shared/bloodTests.ts'
import { t } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { confirmedText } from './checks.ts'

type UrgentAlertsProps = {
  /** The paragraphs of the analysis about critical values. */
  paragraphs: string[]
  checks: Check[]
  who: string
}

/** Alerts about values that are critical or may be. They come first, and say which values a person confirmed. */
export function UrgentAlerts({ paragraphs, checks, who }: UrgentAlertsProps) {
  const confirmed = checks.flatMap(({ critical, answer }) =>
    critical?.sure && answer?.corrected ? `${confirmedText(answer.corrected, t)} ${who} confirmed it.` : [],
  )
  return paragraphs.map((paragraph, index) => (
    <Alert key={paragraph} tone="danger" className="mb-4 text-base">
      {index === 0 && confirmed.length > 0 && <p className="font-strong">{confirmed.join(' ')}</p>}
      <p className="font-strong">{paragraph}</p>
    </Alert>
  ))
}
