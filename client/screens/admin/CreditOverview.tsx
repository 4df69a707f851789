import { lazy, Suspense } from 'react'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { money } from '../../ui/money.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Stats } from './stats.ts'

// Lazy, because the chart library is large.
const WeekChart = lazy(async () => ({ default: (await import('./WeekChart.tsx')).WeekChart }))

const SERIES = [
  { key: 'purchased', colour: 'var(--chart-1)' },
  { key: 'used', colour: 'var(--chart-2)' },
] as const

export function CreditOverview({ stats: { weeks, packages } }: { stats: Stats }) {
  const t = useT()
  const series = SERIES.map((one) => ({ ...one, title: t(`admin.credits.${one.key}`) }))
  const highest = Math.max(1, ...packages.map(({ revenueCents }) => revenueCents))
  const sum = (of: 'purchased' | 'used') => weeks.reduce((total, week) => total + week[of], 0)
  const isEmpty = weeks.every(({ purchased, used }) => purchased === 0 && used === 0)
  return (
    <Card as="section" aria-labelledby="credit-system" className="min-w-0 p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <h2 id="credit-system" className="text-lg font-strong">
          {t('admin.credits.title')}
        </h2>
        <ul aria-hidden className={isEmpty ? 'hidden' : 'flex gap-4 text-xs text-ink-2'}>
          {series.map(({ key, title, colour }) => (
            <li key={key} className="flex items-center gap-2">
              <span className="size-3 rounded-xs" style={{ background: colour }} />
              {title}
            </li>
          ))}
        </ul>
      </div>
      {isEmpty ? (
        <p className="text-sm text-ink-2">{t('admin.credits.empty')}</p>
      ) : (
        <Suspense fallback={<Skeleton className="h-62 w-full" />}>
          <WeekChart
            weeks={weeks}
            series={series}
            height={248}
            label={t('admin.credits.chart', {
              weeks: weeks.length,
              purchased: sum('purchased'),
              used: sum('used'),
            })}
          />
        </Suspense>
      )}
      <h3 className="mt-4 border-t border-line pt-3.5 text-sm text-ink-2">{t('admin.credits.byPackage')}</h3>
      {packages.length === 0 && <p className="mt-2">{t('admin.packages.none.title')}</p>}
      <ul className="mt-2 grid gap-1.5">
        {packages.map(({ id, name, sold, revenueCents }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,6rem)_1fr_auto_3.5rem] max-md:grid-cols-[minmax(0,1fr)_auto_3.5rem] items-center gap-4"
          >
            <span className="truncate" title={name}>
              {name}
            </span>
            <span aria-hidden className="h-2 max-md:hidden overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-accent-mark"
                style={{ width: `${(revenueCents / highest) * 100}%` }}
              />
            </span>
            <span className="min-w-18 text-right font-strong">{money(revenueCents)}</span>
            <span className="text-right text-xs text-ink-2">{t('admin.credits.sold', { sold })}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
