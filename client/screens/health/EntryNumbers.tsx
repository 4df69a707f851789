import type { ReactNode } from 'react'
import type { EntryInput } from '../../../shared/healthInputs.ts'
import { Rich } from '../../locale/messages.tsx'

const Strong = (text: ReactNode) => <strong className="font-strong text-ink">{text}</strong>

/** A day's measured values with units; empty fields are left out. */
export function EntryNumbers({ entry }: { entry: Omit<EntryInput, 'date'> }) {
  const numbers = [
    ['health.entry.sleep', entry.sleepHours],
    ['health.entry.water', entry.waterIntake],
    ['health.entry.exercise', entry.exerciseMinutes],
    ['health.entry.energy', entry.energyLevel],
  ] as const
  return (
    <ul className="flex flex-wrap gap-x-4 md:gap-x-6 gap-y-0.5 text-sm text-ink-2">
      {numbers.map(([id, value]) =>
        value === null || value === undefined ? null : (
          <li key={id}>
            <Rich id={id} values={{ value, strong: Strong }} />
          </li>
        ),
      )}
    </ul>
  )
}
