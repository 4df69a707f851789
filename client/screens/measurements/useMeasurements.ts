import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { addDays } from '../../../shared/health.ts'
import { type Measurement, readingOf, type SetTarget } from '../../../shared/measurements.ts'
import { useOutbox } from '../../app/outboxSync.ts'
import { trpc } from '../../app/trpc.ts'
import { readStored, writeStored } from '../../lib/userStorage.ts'
import { useT } from '../../locale/messages.tsx'

export const PERIODS = { weeks: 28, months: 182, year: 365 } as const
export type Period = keyof typeof PERIODS

/** The last four weeks, stored so that the page opens offline. `at` in milliseconds since 1970. */
type Seen = { at: number; measurements: Measurement[]; targets: SetTarget[] }

/**
 * The measurements of a period and the targets: of a patient in care, or the caller's own. `isNew` is of use only where
 * the period has none: there are no older ones either.
 */
export function useMeasurements(period: Period, today: string, patientId?: string) {
  const t = useT()
  const meta = { errorTitle: t('measurements.failed') }
  const of = patientId === undefined ? {} : { patientId }
  const range = { from: addDays(today || '2000-01-01', -PERIODS[period]), until: today || '2000-01-01' }
  const list = trpc.measurements.list.useQuery(
    { ...of, ...range },
    { meta, placeholderData: keepPreviousData, enabled: today !== '' },
  )
  const targets = trpc.measurements.targets.useQuery(of, { meta: { silent: true } })
  // Who measured nothing of late may have older measurements.
  const older = trpc.measurements.list.useQuery(
    { ...of, from: addDays(today || '2000-01-01', -PERIODS.year), until: range.until },
    { meta: { silent: true }, enabled: period === 'weeks' && list.data?.length === 0 },
  )
  const isNew = period === 'weeks' && !older.isLoading && (older.data?.length ?? 0) === 0
  return { list, targets, isNew }
}

/** The caller's own measurements: stored ones at first, then the server's, with those that wait to be sent. */
export function useOwnMeasurements(userId: string, period: Period, today: string) {
  const { list, targets, isNew } = useMeasurements(period, today)
  const [seen] = useState(() => readStored<Seen>(userId, 'measured'))
  const { measurements: waiting } = useOutbox(userId)
  useEffect(() => {
    if (period !== 'weeks' || !list.data || list.isPlaceholderData || !targets.data) return
    const latest: Seen = { at: list.dataUpdatedAt, measurements: list.data, targets: targets.data }
    writeStored(userId, 'measured', latest)
  }, [userId, period, list.data, list.isPlaceholderData, list.dataUpdatedAt, targets.data])
  const known = list.data ?? seen?.measurements
  const measurements = useMemo(() => {
    const unsent = waiting.map(
      ({ key, measurement }): Measurement => ({
        ...measurement,
        ...{
          id: key,
          at: new Date(measurement.at).toISOString(),
          fasting: measurement.fasting ?? null,
          source: null,
        },
      }),
    )
    return known && [...known, ...unsent].sort((a, b) => (a.at < b.at ? 1 : -1))
  }, [known, waiting])
  return { list, isNew, measurements, targets: targets.data ?? seen?.targets, waiting }
}

/** The measurements of a kind, oldest first, as readings with their instants. */
export const seriesOf = (measurements: readonly Measurement[], kind: Measurement['kind']) =>
  measurements
    .filter((one) => one.kind === kind)
    .map((one) => ({ ...readingOf(one), id: one.id, at: Date.parse(one.at) }))
    .reverse()
export type Series = ReturnType<typeof seriesOf>
