import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { dollars } from '../../../shared/shop.ts'
import { Card } from '../../ui/Card.tsx'
import { formatCount, formatShortDay } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import type { Week } from './stats.ts'

const WeekChart = lazy(async () => ({ default: (await import('./WeekChart.tsx')).WeekChart }))

/** Whole dollars, for the axis and the tooltips. */
const roundDollars = (cents: number) => `$${formatCount(Math.round(cents / 100))}`

const COLUMNS: Column<Week>[] = [
  { key: 'week', title: 'Week of', cell: ({ week }) => formatShortDay(week) },
  {
    key: 'purchased',
    title: 'Credits purchased',
    align: 'right',
    cell: ({ purchased }) => formatCount(purchased),
  },
  { key: 'used', title: 'Credits used', align: 'right', cell: ({ used }) => formatCount(used) },
  { key: 'orders', title: 'Shop orders', align: 'right', cell: ({ orders }) => formatCount(orders) },
  {
    key: 'revenue',
    title: 'Shop revenue',
    align: 'right',
    cell: ({ revenueCents }) => dollars(revenueCents),
  },
  {
    key: 'trackers',
    title: 'Active trackers',
    align: 'right',
    cell: ({ trackers }) => formatCount(trackers),
  },
]

type SmallChartProps = {
  title: string
  note: string
  weeks: Week[]
  of: 'orders' | 'revenueCents' | 'trackers'
  colour: string
  format?: (value: number) => string
}

function SmallChart({ title, note, weeks, of, colour, format = formatCount }: SmallChartProps) {
  const latest = format(weeks.at(-1)?.[of] ?? 0)
  return (
    <Card as="section" aria-label={title} className="min-w-0 p-5">
      <h2 className="text-lg font-strong">{title}</h2>
      <p className="mb-3 text-xs text-ink-2">{note}</p>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <WeekChart
          weeks={weeks}
          series={[{ key: of, title, colour }]}
          height={160}
          format={format}
          label={`${title} by week, ${weeks.length} weeks, this week ${latest}`}
        />
      </Suspense>
    </Card>
  )
}

/** One chart for each measure, and all numbers as a table. */
export function WeeklyCharts({ weeks }: { weeks: Week[] }) {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-3">
        <SmallChart
          title="Shop orders"
          note="placed and not cancelled"
          weeks={weeks}
          of="orders"
          colour="var(--chart-1)"
        />
        <SmallChart
          title="Shop revenue"
          note="dollars, without cancelled orders"
          weeks={weeks}
          of="revenueCents"
          colour="var(--chart-2)"
          format={roundDollars}
        />
        <SmallChart
          title="Active trackers"
          note="patients with a health entry"
          weeks={weeks}
          of="trackers"
          colour="var(--chart-3)"
        />
      </div>
      <Card className="overflow-hidden">
        <details className="group">
          <summary className="flex min-h-tap list-none items-center justify-between gap-4 px-5 py-2 font-strong [&::-webkit-details-marker]:hidden">
            Numbers by week
            <ChevronDown size={18} className="text-ink-2 group-open:rotate-180" />
          </summary>
          <Table caption="Numbers by week" columns={COLUMNS} rows={weeks} keyOf={({ week }) => week} />
        </details>
      </Card>
    </>
  )
}
