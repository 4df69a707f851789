import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatShortDay } from '../../ui/format.ts'
import { Segments } from '../../ui/Segments.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Day, daysUpTo, type Entry } from './days.ts'
import { MEASURES, type Measure, SLEEP } from './measures.ts'

// Lazy, because the chart library is large.
const DayChart = lazy(async () => ({ default: (await import('./DayChart.tsx')).DayChart }))

const shown = (value: string | number | null | undefined) => value ?? '–'

function DayTable({ logged }: { logged: Day[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section aria-label="Last 30 days as a table" tabIndex={0} className="max-h-80 overflow-auto rounded-sm">
      <table className="w-full text-left text-sm whitespace-nowrap">
        <thead>
          <tr className="border-b border-line text-xs text-ink-2">
            <th className="py-2 pr-4 font-medium">Date</th>
            {MEASURES.map(({ name, short, unit }) => (
              <th key={name} className="py-2 pr-4 font-medium">
                {short}, {unit}
              </th>
            ))}
            <th className="py-2 font-medium">Mood</th>
          </tr>
        </thead>
        <tbody>
          {[...logged].reverse().map(({ date, entry }) => (
            <tr key={date} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pr-4 font-text">
                {formatShortDay(date)}
              </th>
              {MEASURES.map(({ name, of }) => (
                <td key={name} className="py-2 pr-4">
                  {shown(entry && of(entry))}
                </td>
              ))}
              <td className="py-2">{shown(entry?.mood)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A text description of the chart. */
function labelOf({ short, unit, goal, of }: Measure, logged: Day[]) {
  const measured = logged.flatMap(({ entry }) => (entry ? (of(entry) ?? []) : []))
  const met = measured.filter((value) => value >= goal).length
  return `${short} of the last 30 days, ${unit}: measured on ${measured.length} days, goal ${goal} met on ${met}. Mood of the same days below.`
}

/** The last 30 days of one measure, as a chart or a table. */
export function LastThirtyDays({ entries, today }: { entries: Entry[]; today: string }) {
  const [measure, setMeasure] = useState(SLEEP)
  const [asTable, setAsTable] = useState(false)
  const days = daysUpTo(today, entries)
  const logged = days.filter((day) => day.entry !== null)

  if (logged.length === 0) {
    return (
      <Shell>
        <p className="my-auto py-10 text-center text-sm text-ink-2">The chart shows each day that you log.</p>
      </Shell>
    )
  }
  return (
    <Shell
      choice={
        !asTable && (
          <Segments
            label="What the chart shows"
            value={measure}
            onChange={setMeasure}
            options={MEASURES.map((value) => ({ value, title: value.short }))}
          />
        )
      }
    >
      {asTable ? (
        <DayTable logged={logged} />
      ) : (
        <Suspense fallback={<Skeleton className="h-66 w-full" />}>
          <DayChart
            days={days}
            of={measure.of}
            goal={measure.goal}
            unit={measure.unit}
            label={labelOf(measure, logged)}
          />
        </Suspense>
      )}
      <Button
        look="plain"
        size="tight"
        className="mt-2 -mb-2 -ml-3 self-start"
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? 'Show as chart' : 'Show as table'}
      </Button>
    </Shell>
  )
}

function Shell({ choice, children }: { choice?: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="last-30-days" className="flex min-w-0 flex-col p-5 md:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="last-30-days" className="font-display text-xl font-title">
          Last 30 days
        </h2>
        {choice}
      </div>
      {children}
    </Card>
  )
}
