import type { TrendPoint } from '../../../shared/bloodTests.ts'
import { rangeShort, valueText } from '../../../shared/markers.ts'
import { type ItemWeek, sumOf, type Timeline } from '../../../shared/timeline.ts'
import { formatAverage, formatDay, formatShortDay } from '../../ui/format.ts'
import { Table } from '../../ui/Table.tsx'
import { type Lanes, percentOf } from './timelineLanes.ts'

const shown = (value: string | number | null) => value ?? '–'

/** A point's value, with the printed one if it was converted. */
function valueWords(point: TrendPoint, unit: string | null) {
  const { value, unit: printedUnit } = point.printed
  const words = [valueText(point), unit].filter(Boolean).join(' ')
  return point.conversion ? `${words} (printed ${[value, printedUnit].filter(Boolean).join(' ')})` : words
}

/** "12 Oct 5 of 7 (1 skipped)" */
function weekWords({ from, taken, skipped, due }: ItemWeek) {
  return `${formatShortDay(from)} ${taken} of ${due}${skipped > 0 ? ` (${skipped} skipped)` : ''}`
}

/** The chart's numbers as tables, including those behind "Show more". */
export function TimelineTables({ timeline, lanes }: { timeline: Timeline; lanes: Lanes }) {
  const ticked = lanes.items.filter(({ weeks }) => weeks.length > 0)
  const draws = lanes.markers.flatMap(({ marker, unit, points }) =>
    points.map((point) => ({ key: `${marker} ${unit} ${point.day} ${point.value}`, marker, unit, point })),
  )
  const days = [
    ...lanes.symptoms.map(({ text, days }) => ({ text, days })),
    { text: 'Visits', days: lanes.visits },
    { text: 'Orders', days: lanes.orders },
  ].filter((row) => row.days.length > 0)
  return (
    <div className="grid gap-6">
      {lanes.items.length > 0 && (
        <Table
          caption="Plan items"
          rows={lanes.items}
          keyOf={({ planId, text }) => `${planId} ${text}`}
          columns={[
            { key: 'text', title: 'Plan item', cell: ({ text }) => text },
            { key: 'from', title: 'Begun', cell: ({ from }) => formatDay(from) },
            { key: 'until', title: 'Until', cell: ({ until }) => (until ? formatDay(until) : 'ongoing') },
            { key: 'taken', title: 'Taken', align: 'right', cell: ({ weeks }) => sumOf(weeks).taken },
            { key: 'skipped', title: 'Skipped', align: 'right', cell: ({ weeks }) => sumOf(weeks).skipped },
            { key: 'due', title: 'Due', align: 'right', cell: ({ weeks }) => sumOf(weeks).due },
            { key: 'share', title: 'Ticked', align: 'right', cell: ({ weeks }) => percentOf(weeks) },
          ]}
        />
      )}
      {draws.length > 0 && (
        <Table
          caption="Markers by day of the draw"
          rows={draws}
          keyOf={({ key }) => key}
          columns={[
            { key: 'marker', title: 'Marker', cell: ({ marker }) => marker },
            {
              key: 'day',
              title: 'Day',
              cell: ({ point }) =>
                `${formatDay(point.day)}${point.dayIs === 'uploaded' ? ' (upload date)' : ''}`,
            },
            {
              key: 'value',
              title: 'Value',
              align: 'right',
              cell: ({ point, unit }) => valueWords(point, unit),
            },
            {
              key: 'range',
              title: 'Range',
              align: 'right',
              cell: ({ point }) => rangeShort(point) ?? 'none printed',
            },
          ]}
        />
      )}
      {lanes.weeks.length > 0 && (
        <Table
          caption="Logged, by week"
          rows={lanes.weeks}
          keyOf={({ from }) => from}
          columns={[
            { key: 'week', title: 'Week from', cell: ({ from }) => formatDay(from) },
            { key: 'days', title: 'Days logged', align: 'right', cell: ({ entries }) => entries },
            {
              key: 'energy',
              title: 'Energy of 10',
              align: 'right',
              cell: ({ energy }) => shown(energy === null ? null : formatAverage(energy)),
            },
            {
              key: 'sleep',
              title: 'Sleep, hours',
              align: 'right',
              cell: ({ sleep }) => shown(sleep === null ? null : formatAverage(sleep)),
            },
            { key: 'mood', title: 'Mood', cell: ({ mood }) => shown(mood) },
          ]}
        />
      )}
      {days.length > 0 && (
        <Table
          caption="Symptoms, visits and orders"
          rows={days}
          keyOf={({ text }) => text}
          columns={[
            { key: 'text', title: 'What', cell: ({ text }) => text },
            { key: 'count', title: 'Days', align: 'right', cell: (row) => row.days.length },
            { key: 'days', title: 'On', cell: (row) => row.days.map(formatShortDay).join(', ') },
          ]}
        />
      )}
      {ticked.length > 0 && (
        <Table
          caption="Plan items by week: taken of due"
          rows={ticked}
          keyOf={({ planId, text }) => `${planId} ${text}`}
          columns={[
            { key: 'text', title: 'Plan item', cell: ({ text }) => text },
            {
              key: 'weeks',
              title: 'Taken of due, weeks from',
              cell: ({ weeks }) => <span className="block py-1">{weeks.map(weekWords).join(', ')}</span>,
            },
          ]}
        />
      )}
      {timeline.unchecked.length > 0 && (
        <p className="text-sm text-ink-2">Not checked yet, and left out: {timeline.unchecked.join(', ')}.</p>
      )}
    </div>
  )
}
