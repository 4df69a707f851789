import { Table2, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  MEASUREMENT_KINDS,
  type Measurement,
  readingOf,
  type SetTarget,
  standingOf,
} from '../../../shared/measurements.ts'
import { kindText, readingText, standingText, targetText, unitText } from '../../../shared/measurementText.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatMomentOfYear } from '../../ui/format.ts'
import { Segments } from '../../ui/Segments.tsx'
import { ShowMore, useVisibleCount } from '../../ui/ShowMore.tsx'
import { Table } from '../../ui/Table.tsx'
import { KindChart, targetFor } from './KindChart.tsx'
import { PERIODS, type Period, type Series, seriesOf } from './useMeasurements.ts'

const DAY = 24 * 60 * 60 * 1000

type StandingMarkProps = { reading: Series[number]; target: SetTarget; before?: number | undefined }

/** Compares the latest reading with its target, by a coloured dot and in words. */
export function StandingMark({ reading, target, before }: StandingMarkProps) {
  const t = useT()
  const standing = standingOf(reading, targetFor(target, reading.fasting), before)
  const text = standingText(standing, target, reading.unit, t)
  if (text === null) return null
  const isOff = standing === 'above' || standing === 'below'
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-ink-2">
      {typeof standing === 'string' && (
        <span
          aria-hidden
          className={`size-1.5 shrink-0 rounded-full ${isOff ? 'bg-chart-2' : 'bg-chart-1'}`}
        />
      )}
      {text}
    </span>
  )
}

type PanelProps = { series: Series; target: SetTarget; period: { low: number; high: number } }

function Panel({ series, target, period }: PanelProps) {
  const t = useT()
  const latest = series.at(-1)
  if (!latest) return null
  const { value, diastolic, unit } = latest
  const named =
    latest.fasting === true
      ? t('measurements.fasting', { kind: kindText(target.kind, t) })
      : kindText(target.kind, t)
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-4 first:border-t-0 md:grid-cols-[9.5rem_minmax(0,1fr)] md:items-center">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 md:block">
        <h3 className="text-sm font-strong">{named}</h3>
        <p className="text-right text-xl md:my-0.5 md:text-left">
          {diastolic === null
            ? t('measurements.number', { value })
            : t('measurements.pressure', { systolic: value, diastolic })}
          <span className="text-xs text-ink-2">
            {'\u00a0'}
            {unitText(unit, t)}
          </span>
        </p>
        <p className="text-xs text-ink-3 md:hidden">{targetText(targetFor(target, latest.fasting), t)}</p>
        <StandingMark reading={latest} target={target} before={series[0]?.value} />
      </div>
      <KindChart
        series={series}
        target={target}
        period={period}
        label={t('measurements.chart', { kind: named, count: series.length, latest: readingText(latest, t) })}
      />
    </li>
  )
}

/** Rows of the table at first, and with each "Show more": a card of a phone is 170px high. */
const ROWS = 20

type PanelsProps = {
  /** The id of the person who measured. */
  owner: string
  measurements: readonly Measurement[]
  targets: readonly SetTarget[]
  period: Period
  onPeriod: (period: Period) => void
  /** Without it, nothing can be removed. */
  onRemove?: (measurement: Measurement) => void
  title: string
  /** A sentence under the title. */
  lead?: ReactNode
}

/** Each kind that was measured, drawn over the period, or all measurements as a table. */
export function KindPanels(props: PanelsProps) {
  const { owner, measurements, targets, period, onPeriod, onRemove, title, lead } = props
  const t = useT()
  const [isTable, setIsTable] = useState(false)
  const [shown, showMore] = useVisibleCount(`measurements ${owner} ${period}`, ROWS)
  const now = Date.now()
  const range = { low: now - PERIODS[period] * DAY, high: now }
  const kinds = MEASUREMENT_KINDS.flatMap((kind) => {
    const target = targets.find((one) => one.kind === kind)
    const series = seriesOf(measurements, kind).filter(({ at }) => at >= range.low)
    return target && series.length > 0 ? [{ target, series }] : []
  })
  return (
    <Card as="section" aria-labelledby="measured" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-5 md:px-6">
        <h2 id="measured" className="font-display text-xl font-title">
          {title}
        </h2>
        <Segments
          label={t('measurements.period')}
          value={period}
          onChange={onPeriod}
          options={(Object.keys(PERIODS) as Period[]).map((value) => ({
            value,
            title: t('measurements.periodOf', { period: value }),
          }))}
        />
      </div>
      {lead && <div className="px-5 pt-2 md:px-6">{lead}</div>}
      {isTable ? (
        <div className="mt-4 border-t border-line">
          <Table
            caption={t('measurements.all')}
            rows={measurements.slice(0, shown)}
            keyOf={({ id }) => id}
            columns={[
              { key: 'at', title: t('measurements.at'), cell: ({ at }) => formatMomentOfYear(at) },
              {
                key: 'kind',
                title: t('measurements.what'),
                cell: ({ kind, fasting }) =>
                  fasting ? t('measurements.fasting', { kind: kindText(kind, t) }) : kindText(kind, t),
              },
              {
                key: 'value',
                title: t('measurements.reading'),
                align: 'right',
                cell: (one) => readingText(readingOf(one), t),
              },
              {
                key: 'source',
                title: t('measurements.from'),
                cell: ({ source }) => source ?? t('measurements.entered'),
              },
              onRemove !== undefined && {
                key: 'remove',
                title: t('measurements.remove'),
                cell: (one) => (
                  <Button
                    look="danger-plain"
                    size="tight"
                    aria-label={t('measurements.removeOf', {
                      reading: readingText(readingOf(one), t),
                      at: formatMomentOfYear(one.at),
                    })}
                    onClick={() => onRemove(one)}
                  >
                    <Trash2 size={18} aria-hidden />
                  </Button>
                ),
              },
            ]}
          />
          {measurements.length > shown && (
            <div className="pb-6">
              <ShowMore onMore={showMore} />
            </div>
          )}
        </div>
      ) : (
        <ul className="mt-2 px-5 md:px-6">
          {kinds.map(({ target, series }) => (
            <Panel key={target.kind} series={series} target={target} period={range} />
          ))}
          {kinds.length === 0 && (
            <li className="py-6 text-sm text-ink-2">{t('measurements.noneInPeriod')}</li>
          )}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-2.5 text-xs text-ink-2 md:px-6">
        <p className="min-w-0 flex-1 basis-60">
          {measurements.some(({ more }) => more)
            ? t('measurements.cut')
            : !isTable && t('measurements.legend')}
        </p>
        <Button look="plain" size="tight" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          <Table2 size={18} aria-hidden />
          {t('measurements.showTable', { shown: `${isTable}` })}
        </Button>
      </div>
    </Card>
  )
}
