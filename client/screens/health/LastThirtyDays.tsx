import { lazy, type ReactNode, type RefCallback, Suspense, useCallback, useState } from 'react'
import { moodText } from '../../../shared/healthText.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatShortDay } from '../../ui/format.ts'
import { Segments } from '../../ui/Segments.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Day, daysUpTo, type Entry } from './days.ts'
import { countsOf, MEASURES, SLEEP } from './measures.ts'

// Lazy, because the chart library is large.
const DayChart = lazy(async () => ({ default: (await import('./DayChart.tsx')).DayChart }))

const CHART_SKELETON = <Skeleton className="h-66 w-full" />

const shown = (value: string | number | null | undefined) => value ?? '–'

function DayTable({ logged }: { logged: Day[] }) {
  const t = useT()
  return (
    <section
      aria-label={t('health.thirtyDays.table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-sm"
    >
      <table className="w-full text-left text-sm whitespace-nowrap">
        <thead>
          <tr className="border-b border-line text-xs text-ink-2">
            <th className="py-2 pr-4 font-medium">{t('health.field.date')}</th>
            {MEASURES.map(({ name }) => (
              <th key={name} className="py-2 pr-4 font-medium">
                {t('health.thirtyDays.column', { measure: name })}
              </th>
            ))}
            <th className="py-2 font-medium">{t('health.field.mood')}</th>
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
              <td className="py-2">{shown(entry?.mood && moodText(entry.mood, t))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The last 30 days of one measure, as a chart or a table. */
export function LastThirtyDays({ entries, today }: { entries: Entry[]; today: string }) {
  const t = useT()
  const [measure, setMeasure] = useState(SLEEP)
  const [asTable, setAsTable] = useState(false)
  const [isNear, place] = useNear()
  const days = daysUpTo(today, entries)
  const logged = days.filter((day) => day.entry !== null)

  if (logged.length === 0) {
    return (
      <Shell>
        <p className="my-auto py-10 text-center text-sm text-ink-2">{t('health.thirtyDays.empty')}</p>
      </Shell>
    )
  }
  return (
    <Shell
      choice={
        !asTable && (
          <Segments
            label={t('health.thirtyDays.choice')}
            value={measure}
            onChange={setMeasure}
            options={MEASURES.map((value) => ({ value, title: t(value.short) }))}
          />
        )
      }
    >
      {asTable ? (
        <DayTable logged={logged} />
      ) : (
        <div ref={place}>
          <Suspense fallback={CHART_SKELETON}>
            {isNear ? (
              <DayChart
                days={days}
                measure={measure}
                label={t('health.chart.withMood', {
                  ...countsOf(measure, logged),
                  name: t(measure.short),
                  measure: measure.name,
                  goal: measure.goal,
                })}
              />
            ) : (
              CHART_SKELETON
            )}
          </Suspense>
        </div>
      )}
      <Button
        look="plain"
        size="tight"
        className="mt-2 -mb-2 -ml-3 self-start"
        onClick={() => setAsTable(!asTable)}
      >
        {t(asTable ? 'health.thirtyDays.asChart' : 'health.thirtyDays.asTable')}
      </Button>
    </Shell>
  )
}

function Shell({ choice, children }: { choice?: ReactNode; children: ReactNode }) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="last-30-days" className="flex min-w-0 flex-col p-5 md:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="last-30-days" className="font-display text-xl font-title">
          {t('health.thirtyDays.title')}
        </h2>
        {choice}
      </div>
      {children}
    </Card>
  )
}

/**
 * Whether an element has been less than 200px below or above the screen, for what is heavy to draw and mostly further
 * down. It stays true.
 */
function useNear(): [isNear: boolean, ref: RefCallback<Element>] {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isNear, ref]
}
