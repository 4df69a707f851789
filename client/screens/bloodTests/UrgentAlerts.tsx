import type { ClinicalTranslate } from '../../../locales/translate.ts'
import type { Check } from '../../../shared/bloodTests.ts'
import type { Audience } from '../../../shared/careText.ts'
import type { Part } from '../../../shared/resultOpening.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { rowText } from './markers.ts'

type UrgentAlertsProps = {
  /** Words the urgent parts of a result. */
  parts: (t: ClinicalTranslate) => Part[]
  checks: Check[]
  audience: Audience
  /** The patient's name, for other readers. */
  patient: string
}

/** Alerts about values that are critical or may be. Shown first; they state which values a person confirmed. */
export function UrgentAlerts({ parts, checks, audience, patient }: UrgentAlertsProps) {
  const confirmedRows = checks.flatMap(({ critical, answer }) =>
    critical?.sure && answer?.corrected ? [answer.corrected] : [],
  )
  const confirmed = (t: ClinicalTranslate) =>
    confirmedRows
      .map((row) => t('bloodTests.urgent.confirmed', { row: rowText(row, t), audience, patient }))
      .join(' ')
  return (
    <Clinical english={() => null}>
      {(t) =>
        parts(t).map(({ part }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
          <Alert key={`${part} ${index}`} tone="danger" className="mb-4 text-base">
            {index === 0 && confirmedRows.length > 0 && (
              <p className="font-strong">
                <Clinical>{confirmed}</Clinical>
              </p>
            )}
            <p className="font-strong">
              <Clinical>{(t) => parts(t)[index]?.blocks}</Clinical>
            </p>
          </Alert>
        ))
      }
    </Clinical>
  )
}
