import type { EntryInput } from '../../../shared/healthInputs.ts'

type Measured = { unit: string; value: number | null | undefined }

/** A day's measured values with units; empty fields are left out. */
export function EntryNumbers({ entry }: { entry: Omit<EntryInput, 'date'> }) {
  const numbers: Measured[] = [
    { unit: 'h sleep', value: entry.sleepHours },
    { unit: 'glasses', value: entry.waterIntake },
    { unit: 'min', value: entry.exerciseMinutes },
    { unit: 'of 10 energy', value: entry.energyLevel },
  ]
  return (
    <ul className="flex flex-wrap gap-x-4 md:gap-x-6 gap-y-0.5 text-sm text-ink-2">
      {numbers.map(({ unit, value }) =>
        value === null || value === undefined ? null : (
          <li key={unit}>
            <strong className="font-strong text-ink">{value}</strong> {unit}
          </li>
        ),
      )}
    </ul>
  )
}
