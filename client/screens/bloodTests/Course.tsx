import { utcDay } from '../../../locales/translate.ts'
import type { Trend } from '../../../shared/bloodTests.ts'
import { isConcern, valueText } from '../../../shared/markers.ts'
import { useT } from '../../locale/messages.tsx'
import { formatMonthOfYear, formatShortDay } from '../../ui/format.ts'
import { withUnit } from './markers.ts'
import { type Label, trendGeometry } from './trendChart.ts'

const SHOWN: Record<Label, string> = { always: '', wide: 'max-md:hidden', never: 'hidden' }
/** The halo of a figure that lies on the line. */
const HALO =
  '[text-shadow:0_0_3px_var(--surface),0_0_3px_var(--surface),0_0_3px_var(--surface),0_0_2px_var(--surface)]'

type CourseProps = {
  trend: Trend
  /** Whether the last value is critical. */
  critical?: boolean
  /** Classes of its height. */
  className?: string
}

/**
 * One marker over time: values at the points, days below, the range behind. Labels are HTML, not SVG, so that they keep
 * their size on every screen.
 */
export function Course({
  trend: { marker, unit, points: all },
  critical = false,
  className = 'h-25 max-md:h-17',
}: CourseProps) {
  const t = useT()
  const { points, band, edges, days } = trendGeometry(all)
  const last = all.at(-1)
  const isDrawn = edges.some((edge) => edge.isDrawn)
  const dayText = (day: string) =>
    day.slice(0, 4) === last?.day.slice(0, 4) ? formatShortDay(day) : formatMonthOfYear(day)
  const label = t('bloodTests.chart.label', {
    marker,
    values: all.map((point) =>
      t('bloodTests.chart.point', { value: withUnit(point, unit), day: utcDay(point.day) }),
    ),
  })
  return (
    <div role="img" aria-label={label} className="min-w-0">
      <div aria-hidden className="flex gap-2 text-2xs text-ink-3">
        <div className={`relative min-w-0 flex-1 border-b border-chart-grid ${className}`}>
          {band && (
            <span
              className="absolute inset-x-0 bg-range-in opacity-50"
              style={{ top: `${band.top}%`, height: `${band.height}%` }}
            />
          )}
          {isDrawn &&
            edges.map(
              (edge) =>
                edge.isDrawn && (
                  <span
                    key={edge.value}
                    className="absolute inset-x-0 border-t border-range-edge"
                    style={{ top: `${edge.y}%` }}
                  />
                ),
            )}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            fill="none"
            className="absolute inset-0 size-full"
          >
            <title>{marker}</title>
            <polyline
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              className="stroke-ink-3"
              strokeWidth="1.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {points.map(({ x, y, point, label: shown, isBelow }) => {
            const isLast = point === last
            const colour = isLast && critical ? 'bg-danger' : isConcern(point) ? 'bg-warm-mark' : 'bg-accent'
            return (
              <span key={point.day + point.value}>
                <span
                  className={`absolute -translate-1/2 rounded-full ring-2 ring-surface ${isLast ? 'size-3' : 'size-2.25'} ${colour}`}
                  style={{ left: `${x}%`, top: `${y}%` }}
                />
                <span
                  className={`absolute -translate-x-1/2 whitespace-nowrap ${HALO} ${SHOWN[shown]} ${
                    isLast
                      ? `text-sm font-strong ${critical ? 'text-danger' : 'text-ink'}`
                      : 'text-xs font-medium text-ink'
                  }`}
                  style={
                    isBelow
                      ? { left: `${x}%`, top: `calc(${y}% + 6px)` }
                      : { left: `${x}%`, bottom: `calc(${100 - y}% + 5px)` }
                  }
                >
                  {valueText(point)}
                </span>
              </span>
            )
          })}
        </div>
        {edges.length > 0 && (
          <div className="relative w-15 shrink-0">
            {edges.map(({ y, value, isDrawn: drawn }) => (
              <span
                key={value}
                className="absolute -translate-y-1/2 whitespace-nowrap"
                style={{ top: `${y}%` }}
              >
                {drawn
                  ? value
                  : y < 50
                    ? t('bloodTests.chart.edgeAbove', { value })
                    : t('bloodTests.chart.edgeBelow', { value })}
              </span>
            ))}
          </div>
        )}
      </div>
      <div
        aria-hidden
        className={`relative mt-1 h-4.5 text-2xs text-ink-3 ${edges.length > 0 ? 'mr-17' : ''}`}
      >
        {days.map(({ x, point, label: shown }) => (
          <span
            key={point.day + point.value}
            className={`absolute whitespace-nowrap ${SHOWN[shown]} ${x < 10 ? '' : x > 90 ? '-translate-x-full' : '-translate-x-1/2'}`}
            style={{ left: `${x < 10 ? 0 : x > 90 ? 100 : x}%` }}
          >
            {dayText(point.day)}
          </span>
        ))}
      </div>
    </div>
  )
}
