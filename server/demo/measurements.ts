import { measurements, measurementTargets } from '../../drizzle/schema.ts'
import type { Reading } from '../../shared/measurements.ts'
import type { Tx } from '../platform/db.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Every second day; upper and lower value, pulse, weight in kilograms. */
const EVERY = 2
const MEASURED: readonly [systolic: number, diastolic: number, pulse: number, weight: number][] = [
  ...[
    [148, 91, 74, 74.1],
    [145, 90, 72, 74.0],
    [147, 91, 76, 73.9],
    [143, 89, 71, 73.6],
    [140, 88, 73, 73.7],
  ],
  ...[
    [142, 89, 70, 73.4],
    [138, 86, 71, 73.3],
    [139, 87, 69, 73.1],
    [136, 84, 70, 73.2],
    [137, 86, 68, 72.9],
  ],
  ...[
    [133, 83, 69, 72.8],
    [134, 84, 67, 72.6],
    [131, 82, 68, 72.7],
    [128, 82, 68, 72.4],
  ],
] as [number, number, number, number][]

/** Four weeks of blood pressure, pulse and weight of one patient, in the mornings, and two targets. */
export async function seedMeasurements(
  tx: Tx,
  { patientId, practitionerId }: { patientId: string; practitionerId: string },
) {
  const single = { diastolic: null, fasting: null }
  const rows = MEASURED.flatMap(([systolic, diastolic, pulse, weight], index) => {
    const ago = 1 + (MEASURED.length - 1 - index) * EVERY
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
    const at = new Date(Date.parse(`${day}T07:00:00Z`) + ((index * 7) % 45) * 60_000)
    const readings: Reading[] = [
      { kind: 'bloodPressure', value: systolic, unit: 'mmHg', ...single, diastolic },
      { kind: 'pulse', value: pulse, unit: '/min', ...single },
      { kind: 'weight', value: weight, unit: 'kg', ...single },
    ]
    return readings.map((reading) => ({
      ...reading,
      ...{ userId: patientId, at, canonical: reading.value, key: `demo ${day} ${reading.kind}` },
    }))
  })
  await tx.insert(measurements).values(rows)
  await tx.insert(measurementTargets).values([
    { patientId, kind: 'bloodPressure', high: 135, diastolic: 85, setBy: practitionerId },
    { patientId, kind: 'weight', goal: 71, setBy: patientId },
  ])
}
