import { Activity, Droplet, HeartPulse, type LucideIcon, Ruler, Thermometer, Weight } from 'lucide-react'
import type { Ask } from '../../../shared/measurementLine.ts'
import type { MeasurementKind, Reading, SetTarget } from '../../../shared/measurements.ts'
import { kindText, readingText, targetText } from '../../../shared/measurementText.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { targetFor } from './KindChart.tsx'
import { StandingMark } from './KindPanels.tsx'

const ICONS: Record<MeasurementKind, LucideIcon> = {
  bloodPressure: HeartPulse,
  weight: Weight,
  pulse: Activity,
  glucose: Droplet,
  waist: Ruler,
  temperature: Thermometer,
}

type ReadRowsProps = { readings: readonly Reading[]; targets: readonly SetTarget[] }

/** The parsed readings of the line, one row each. */
export function ReadRows({ readings, targets }: ReadRowsProps) {
  const t = useT()
  return (
    <div>
      <h3 className="text-sm font-strong">{t('measurements.readAs')}</h3>
      <ul aria-live="polite">
        {readings.map((reading, index) => {
          const { kind, fasting } = reading
          const Icon = ICONS[kind]
          const target = targets.find((one) => one.kind === kind)
          const wanted = target && targetText(targetFor(target, fasting), t)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same value may be read twice
              key={`${kind} ${index}`}
              className="flex items-center gap-3 border-b border-line py-2.5"
            >
              <Icon size={20} aria-hidden className="shrink-0 text-ink-2" />
              <p className="min-w-0 flex-1">
                <span className="block text-sm font-strong">
                  {fasting ? t('measurements.fasting', { kind: kindText(kind, t) }) : kindText(kind, t)}
                </span>
                {wanted && <span className="block text-xs text-ink-3">{wanted}</span>}
              </p>
              <p className="text-right">
                <span className="block text-base">{readingText(reading, t)}</span>
                {target && <StandingMark reading={{ ...reading, id: '', at: 0 }} target={target} />}
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Parts of the line that are not understood, with alternatives. Nothing is guessed. */
export function Asked({ ask, onChoose }: { ask: Ask; onChoose: (writes: string) => void }) {
  const t = useT()
  const { why, part, choices } = ask
  return (
    <fieldset className="min-w-0 rounded-md bg-sunken p-4">
      <legend className="sr-only">{t('measurements.ask.label', { part })}</legend>
      <p className="text-sm">{t('measurements.ask', { why, part, choices: choices.length })}</p>
      {choices.length > 0 && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {choices.map(({ reading, writes }) => (
            <Button key={writes} look="outline" size="tight" onClick={() => onChoose(writes)}>
              {why === 'impossible'
                ? readingText(reading, t)
                : t('measurements.ask.choice', {
                    kind: kindText(reading.kind, t),
                    reading: readingText(reading, t),
                  })}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}
