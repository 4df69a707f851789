import { TriangleAlert } from 'lucide-react'
import type { ClinicalTranslate } from '../../../locales/translate.ts'
import type { MeasuredEmergency, Reading } from '../../../shared/measurements.ts'
import { readingText } from '../../../shared/measurementText.ts'
import { Call } from '../../layout/now/Call.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { clinic, emergencyNumber } from '../../ui/clinic.ts'

type DangerAdviceProps = { reading: Reading; danger: MeasuredEmergency }

/** What to do about a dangerous value, before it is saved, with the emergency number first. */
export function DangerAdvice({ reading, danger }: DangerAdviceProps) {
  const side = danger.endsWith('Low') ? 'low' : 'high'
  const titleIn = (t: ClinicalTranslate) =>
    t('measurements.danger.title', { reading: readingText(reading, t), side })
  const textIn = (t: ClinicalTranslate) => t('measurements.danger.text', { danger, number: emergencyNumber })
  return (
    <div role="alert" className="flex gap-3 rounded-md bg-danger-soft p-4 text-sm text-on-danger-soft">
      <TriangleAlert size={22} aria-hidden className="shrink-0" />
      <div className="grid min-w-0 flex-1 gap-3">
        <p>
          <Clinical english={(t) => `${titleIn(t)} ${textIn(t)}`}>
            {(t) => (
              <>
                <strong className="font-strong">{titleIn(t)}</strong> {textIn(t)}
              </>
            )}
          </Clinical>
        </p>
        <Call number={emergencyNumber} as="emergency" filled />
        {clinic.phone && <Call number={clinic.phone} as="call" filled={false} />}
      </div>
    </div>
  )
}
