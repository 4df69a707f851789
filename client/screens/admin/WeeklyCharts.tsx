import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FORMATS, type Translate } from '../../../locales/translate.ts'
import { intl, useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatCount, formatShortDay } from '../../ui/format.ts'
import { money } from '../../ui/money.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import type { Week } from './stats.ts'

const WeekChart = lazy(async () => ({ default: (await import('./WeekChart.tsx')).WeekChart }))

/** Whole dollars, for the axis and the tooltips. */
const roundDollars = (cents: number) =>
  intl.formatNumber(cents / 100, { ...FORMATS.number.money, maximumFractionDigits: 0 })

const columnsOf = (t: Translate): Column<Week>[] => [
  { key: 'week', title: t('admin.week.column.week'), cell: ({ week }) => formatShortDay(week) },
  {
    key: 'purchased',
    title: t('admin.week.column.purchased'),
    align: 'right',
    cell: ({ purchased }) => formatCount(purchased),
  },
  { key: 'used', title: t('admin.week.column.used'), align: 'right', cell: ({ used }) => formatCount(used) },
  {
    key: 'orders',
    title: t('admin.week.orders.title'),
    align: 'right',
    cell: ({ orders }) => formatCount(orders),
  },
  {
    key: 'revenue',
    title: t('admin.week.revenueCents.title'),
    align: 'right',
    cell: ({ revenueCents }) => money(revenueCents),
  },
  {
    key: 'trackers',
    title: t('admin.week.trackers.title'),
    align: 'right',
    cell: ({ trackers }) => formatCount(trackers),
  },
]

type SmallChartProps = {
  weeks: Week[]
  of: 'orders' | 'revenueCents' | 'trackers'
  colour: string
  format?: (value: number) => string
}

function SmallChart({ weeks, of, colour, format = formatCount }: SmallChartProps) {
  const t = useT()
  const title = t(`admin.week.${of}.title`)
  const latest = format(weeks.at(-1)?.[of] ?? 0)
  return (
    <Card as="section" aria-label={title} className="min-w-0 p-5">
      <h2 className="text-lg font-strong">{title}</h2>
      <p className="mb-3 text-xs text-ink-2">{t(`admin.week.${of}.note`)}</p>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <WeekChart
          weeks={weeks}
          series={[{ key: of, title, colour }]}
          height={160}
          format={format}
          label={t(`admin.week.${of}.chart`, { weeks: weeks.length, latest })}
        />
      </Suspense>
    </Card>
  )
}

const MEASURES = [
  { of: 'orders', colour: 'var(--chart-1)' },
  { of: 'revenueCents', colour: 'var(--chart-2)', format: roundDollars },
  { of: 'trackers', colour: 'var(--chart-3)' },
] as const

/** One chart for each measure that has a value, and all numbers as a table. Nothing without any value. */
export function WeeklyCharts({ weeks }: { weeks: Week[] }) {
  const t = useT()
  const measured = MEASURES.filter(({ of }) => weeks.some((week) => week[of] !== 0))
  if (measured.length === 0) return null
  return (
    <>
      <div className="grid gap-5 md:grid-cols-3">
        {measured.map((measure) => (
          <SmallChart key={measure.of} weeks={weeks} {...measure} />
        ))}
      </div>
      <Card className="overflow-hidden">
        <details className="group">
          <summary className="flex min-h-tap list-none items-center justify-between gap-4 px-5 py-2 font-strong [&::-webkit-details-marker]:hidden">
            {t('admin.week.numbers')}
            <ChevronDown size={18} className="text-ink-2 group-open:rotate-180" />
          </summary>
          <Table
            caption={t('admin.week.numbers')}
            columns={columnsOf(t)}
            rows={weeks}
            keyOf={({ week }) => week}
          />
        </details>
      </Card>
    </>
  )
}
