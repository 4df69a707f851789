import { TriangleAlert } from 'lucide-react'
import type { MeasuredEmergency, Reading } from '../../../shared/measurements.ts'
import { readingText } from '../../../shared/measurementText.ts'
import { Call } from '../../layout/now/Call.tsx'
import { useT } from '../../locale/messages.tsx'
import { clinic, emergencyNumber } from '../../ui/clinic.ts'
import { English } from '../../ui/English.tsx'

type DangerAdviceProps = { reading: Reading; danger: MeasuredEmergency }

/** What to do about a dangerous value, before it is saved, with the emergency number first. */
export function DangerAdvice({ reading, danger }: DangerAdviceProps) {
  const t = useT()
  const side = danger.endsWith('Low') ? 'low' : 'high'
  return (
    <div role="alert" className="flex gap-3 rounded-md bg-danger-soft p-4 text-sm text-on-danger-soft">
      <TriangleAlert size={22} aria-hidden className="shrink-0" />
      <div className="grid min-w-0 flex-1 gap-3">
        <p>
          <strong className="font-strong">
            {t('measurements.danger.title', { reading: readingText(reading, t), side })}
          </strong>{' '}
          {t('measurements.danger.text', { danger, number: emergencyNumber })}
          <English>
            {(english) =>
              `${english('measurements.danger.title', { reading: readingText(reading, english), side })} ${english('measurements.danger.text', { danger, number: emergencyNumber })}`
            }
          </English>
        </p>
        <Call number={emergencyNumber} as="emergency" filled />
        {clinic.phone && <Call number={clinic.phone} as="call" filled={false} />}
      </div>
    </div>
  )
}
