import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { mean } from '../../../shared/health.ts'
import { type Measurement, readingOf } from '../../../shared/measurements.ts'
import { trpc } from '../../app/trpc.ts'
import { useLive } from '../../app/useLive.ts'
import emptyArt from '../../art/empty-results.svg'
import { useToday } from '../../lib/today.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { KindPanels } from './KindPanels.tsx'
import { Targets } from './Targets.tsx'
import { TellMeWhen } from './TellMeWhen.tsx'
import { type Period, seriesOf, useMeasurements } from './useMeasurements.ts'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

/** Readings of which a mean is made, at each end of a period. */
const ENDS = 5

/** Hours of the day, in the time zone of the device as all times are shown. */
const isMorning = (at: number) => new Date(at).getHours() >= 4 && new Date(at).getHours() < 12

/** The means of the first and the last blood pressures of a period; null while they would overlap. */
function Change({ measurements }: { measurements: readonly Measurement[] }) {
  const series = seriesOf(measurements, 'bloodPressure')
  if (series.length < 2 * ENDS) return null
  const meanOf = (readings: typeof series) => ({
    systolic: Math.round(mean(readings.map(({ value }) => value))),
    diastolic: Math.round(mean(readings.map(({ diastolic }) => diastolic ?? 0))),
  })
  const [before, now] = [meanOf(series.slice(0, ENDS)), meanOf(series.slice(-ENDS))]
  return (
    <p className="text-sm">
      <Rich
        id="measurements.change"
        values={{
          ...{ systolicBefore: before.systolic, diastolicBefore: before.diastolic },
          ...{ ...now, ends: ENDS, count: series.length },
          morning: series.filter(({ at }) => isMorning(at)).length,
          means: (text) => <span className="font-strong">{text}</span>,
          times: (text) => <span className="text-ink-2">{text}</span>,
        }}
      />
    </p>
  )
}

/** The measurements of a patient in care, with the targets, which both may set, and the reader's own rules. */
export function PatientMeasurements() {
  const t = useT()
  const { patientId } = route.useParams()
  const today = useToday()
  const utils = trpc.useUtils()
  const [period, setPeriod] = useState<Period>('weeks')
  const { list, targets, isNew } = useMeasurements(period, today, patientId)
  useLive(trpc.care.onChange, () => void utils.measurements.invalidate())
  const measurements = list.data
  const imported = new Set(measurements?.flatMap((one) => readingOf(one) && (one.source ?? [])))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">
        {!measurements && (
          <LoadState query={list} error={t('measurements.failed')} loading="h-120 w-full rounded-lg" />
        )}
        {measurements?.length === 0 && isNew && (
          <EmptyCard art={emptyArt} ground="leaf" level={3} title={t('measurements.none')}>
            {t('measurements.noneOfPatient')}
          </EmptyCard>
        )}
        {measurements && targets.data && (measurements.length > 0 || !isNew) && (
          <KindPanels
            owner={patientId}
            title={t('app.page.measurements')}
            lead={<Change measurements={measurements} />}
            measurements={measurements}
            targets={targets.data}
            period={period}
            onPeriod={setPeriod}
          />
        )}
        {imported.size > 0 && <p className="text-xs text-ink-2">{t('measurements.imported')}</p>}
      </div>
      <div className="grid gap-5">
        {targets.data && <Targets targets={targets.data} patientId={patientId} />}
        <TellMeWhen key={patientId} patientId={patientId} />
      </div>
    </div>
  )
}
