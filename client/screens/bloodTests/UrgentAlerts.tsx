import type { Translate } from '../../../locales/translate.ts'
import type { Check } from '../../../shared/bloodTests.ts'
import type { Audience } from '../../../shared/careText.ts'
import type { Part } from '../../../shared/resultOpening.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { English } from '../../ui/English.tsx'
import { rowText } from './markers.ts'

type UrgentAlertsProps = {
  /** Words the urgent parts of a result. */
  parts: (t: Translate) => Part[]
  checks: Check[]
  audience: Audience
  /** The patient's name, for other readers. */
  patient: string
}

/** Alerts about values that are critical or may be. They come first, and say which values a person confirmed. */
export function UrgentAlerts({ parts, checks, audience, patient }: UrgentAlertsProps) {
  const t = useT()
  const confirmed = checks.flatMap(({ critical, answer }) =>
    critical?.sure && answer?.corrected
      ? t('bloodTests.urgent.confirmed', { row: rowText(answer.corrected, t), audience, patient })
      : [],
  )
  return parts(t).map(({ part, blocks }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
    <Alert key={`${part} ${index}`} tone="danger" className="mb-4 text-base">
      {index === 0 && confirmed.length > 0 && <p className="font-strong">{confirmed.join(' ')}</p>}
      <p className="font-strong">{blocks}</p>
      <English>{(english) => parts(english)[index]?.blocks}</English>
    </Alert>
  ))
}
