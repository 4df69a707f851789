import { type Translate, utcDay } from '../../../locales/translate.ts'
import type { TrendPoint } from '../../../shared/bloodTests.ts'
import { figureText, rangeText } from '../../../shared/careText.ts'
import { moodText } from '../../../shared/healthText.ts'
import { commas } from '../../../shared/listText.ts'
import { kindText, meanText } from '../../../shared/measurementText.ts'
import { type ItemWeek, sumOf, type Timeline } from '../../../shared/timeline.ts'
import { useT } from '../../locale/messages.tsx'
import { formatAverage, formatCount, formatDay, formatShortDay } from '../../ui/format.ts'
import { Table } from '../../ui/Table.tsx'
import { type Lanes, percentOf } from './timelineLanes.ts'

const shown = (value: string | number | null) => value ?? '–'

/** A point's value, with the printed one if it was converted. */
function valueWords(t: Translate, point: TrendPoint, unit: string | null) {
  const { comparator, conversion, printed } = point
  const value = figureText(t, { ...point, unit })
  return conversion
    ? t('care.timeline.value', { value, printed: figureText(t, { ...printed, comparator }) })
    : value
}

/** "12 Oct 5 of 7 (1 skipped)" */
const weekWords = (t: Translate, { from, ...counts }: ItemWeek) =>
  t('care.timeline.week', { day: utcDay(from), ...counts })

/** The chart's numbers as tables, including those behind "Show more". */
export function TimelineTables({ timeline, lanes }: { timeline: Timeline; lanes: Lanes }) {
  const t = useT()
  const ticked = lanes.items.filter(({ weeks }) => weeks.length > 0)
  const draws = lanes.markers.flatMap(({ marker, unit, points }) =>
    points.map((point) => ({ key: `${marker} ${unit} ${point.day} ${point.value}`, marker, unit, point })),
  )
  const days = [
    ...lanes.symptoms.map(({ symptom, days }) => ({ text: t(`care.symptom.${symptom}`), days })),
    { text: t('care.timeline.visits'), days: lanes.visits },
    { text: t('care.timeline.conversations'), days: lanes.conversations },
    { text: t('care.timeline.orders'), days: lanes.orders },
    { text: t('care.timeline.forms'), days: lanes.forms },
  ].filter((row) => row.days.length > 0)
  const measured = timeline.measured.flatMap(({ kind, weeks }) => weeks.map((week) => ({ kind, ...week })))
  return (
    <div className="grid gap-6">
      {lanes.items.length > 0 && (
        <Table
          caption={t('care.timeline.items')}
          rows={lanes.items}
          keyOf={({ planId, text }) => `${planId} ${text}`}
          columns={[
            { key: 'text', title: t('care.timeline.item'), cell: ({ text }) => text },
            { key: 'from', title: t('care.timeline.begun'), cell: ({ from }) => formatDay(from) },
            {
              key: 'until',
              title: t('care.timeline.until'),
              cell: ({ until }) => (until ? formatDay(until) : t('care.timeline.ongoing')),
            },
            {
              key: 'taken',
              title: t('care.timeline.taken'),
              align: 'right',
              cell: ({ weeks }) => sumOf(weeks).taken,
            },
            {
              key: 'skipped',
              title: t('care.timeline.skipped'),
              align: 'right',
              cell: ({ weeks }) => sumOf(weeks).skipped,
            },
            {
              key: 'due',
              title: t('care.timeline.due'),
              align: 'right',
              cell: ({ weeks }) => sumOf(weeks).due,
            },
            {
              key: 'share',
              title: t('care.timeline.tickedShare'),
              align: 'right',
              cell: ({ weeks }) => percentOf(t, weeks),
            },
          ]}
        />
      )}
      {draws.length > 0 && (
        <Table
          caption={t('care.timeline.markers')}
          rows={draws}
          keyOf={({ key }) => key}
          columns={[
            { key: 'marker', title: t('care.timeline.markerName'), cell: ({ marker }) => t.marker(marker) },
            {
              key: 'day',
              title: t('bloodTests.trend.day'),
              cell: ({ point }) =>
                point.dayIs === 'uploaded'
                  ? t('care.timeline.uploaded', { day: utcDay(point.day) })
                  : formatDay(point.day),
            },
            {
              key: 'value',
              title: t('bloodTests.trend.value'),
              align: 'right',
              cell: ({ point, unit }) => valueWords(t, point, unit),
            },
            {
              key: 'range',
              title: t('bloodTests.trend.range'),
              align: 'right',
              cell: ({ point }) => rangeText(t, point) ?? t('bloodTests.trend.noRange'),
            },
          ]}
        />
      )}
      {lanes.weeks.length > 0 && (
        <Table
          caption={t('care.timeline.loggedByWeek')}
          rows={lanes.weeks}
          keyOf={({ from }) => from}
          columns={[
            { key: 'week', title: t('care.timeline.weekFrom'), cell: ({ from }) => formatDay(from) },
            {
              key: 'days',
              title: t('care.timeline.daysLogged'),
              align: 'right',
              cell: ({ entries }) => entries,
            },
            {
              key: 'energy',
              title: t('care.timeline.energyOfTen'),
              align: 'right',
              cell: ({ energy }) => shown(energy === null ? null : formatAverage(energy)),
            },
            {
              key: 'sleep',
              title: t('care.timeline.sleepHours'),
              align: 'right',
              cell: ({ sleep }) => shown(sleep === null ? null : formatAverage(sleep)),
            },
            {
              key: 'mood',
              title: t('health.field.mood'),
              cell: ({ mood }) => shown(mood && moodText(mood, t)),
            },
          ]}
        />
      )}
      {measured.length > 0 && (
        <Table
          caption={t('care.timeline.measured')}
          rows={measured}
          keyOf={({ kind, from }) => `${kind} ${from}`}
          columns={[
            { key: 'kind', title: t('care.timeline.what'), cell: ({ kind }) => kindText(kind, t) },
            { key: 'week', title: t('care.timeline.weekFrom'), cell: ({ from }) => formatDay(from) },
            {
              key: 'mean',
              title: t('care.timeline.mean'),
              align: 'right',
              cell: ({ kind, ...mean }) => meanText(kind, mean, t),
            },
            {
              key: 'count',
              title: t('care.timeline.measurements'),
              align: 'right',
              cell: ({ count }) => formatCount(count),
            },
          ]}
        />
      )}
      {days.length > 0 && (
        <Table
          caption={t('care.timeline.marks')}
          rows={days}
          keyOf={({ text }) => text}
          columns={[
            { key: 'text', title: t('care.timeline.what'), cell: ({ text }) => text },
            {
              key: 'count',
              title: t('care.timeline.dayCount'),
              align: 'right',
              cell: (row) => row.days.length,
            },
            {
              key: 'days',
              title: t('care.timeline.onDays'),
              cell: (row) => commas(t, row.days.map(formatShortDay)),
            },
          ]}
        />
      )}
      {ticked.length > 0 && (
        <Table
          caption={t('care.timeline.itemsByWeek')}
          rows={ticked}
          keyOf={({ planId, text }) => `${planId} ${text}`}
          columns={[
            { key: 'text', title: t('care.timeline.item'), cell: ({ text }) => text },
            {
              key: 'weeks',
              title: t('care.timeline.takenByWeek'),
              cell: ({ weeks }) => (
                <span className="block py-1">
                  {commas(
                    t,
                    weeks.map((week) => weekWords(t, week)),
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
      {timeline.unchecked.length > 0 && (
        <p className="text-sm text-ink-2">
          {t('care.timeline.unchecked', { names: commas(t, timeline.unchecked) })}
        </p>
      )}
    </div>
  )
}
