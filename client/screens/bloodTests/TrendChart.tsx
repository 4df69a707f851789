import type { Trend } from '../../../shared/bloodTests.ts'
import { isOutside, valueText } from '../../../shared/markers.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { formatDay } from '../../ui/format.ts'
import { printedText, rangeText, withUnit } from './markers.ts'
import { trendGeometry } from './trendChart.ts'

/**
 * One marker over time, with its reference range. Labels are HTML, not SVG, so that they keep their size on every
 * screen.
 */
export function TrendChart({ trend }: { trend: Trend }) {
  const t = useT()
  const { points, band, edges } = trendGeometry(trend.points)
  const [first, last] = [trend.points[0], trend.points.at(-1)]
  if (!first || !last) return null
  const { marker, unit } = trend
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="font-strong">{marker}</span>
        <span className="whitespace-nowrap">
          <span className="font-strong">{valueText(last)}</span>{' '}
          <span className="text-xs text-ink-2">{unit}</span>
        </span>
      </figcaption>
      <div aria-hidden className="mt-2 flex gap-2 text-2xs text-ink-3">
        <div className="relative h-28 min-w-0 flex-1 border-b border-chart-grid">
          {band && (
            <span
              className="absolute inset-x-0 bg-range-in opacity-50"
              style={{ top: `${band.top}%`, height: `${band.height}%` }}
            />
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
              className="stroke-ink-2"
              strokeWidth="1.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {points.map(({ x, y, point }, index) => (
            <span
              key={point.day + point.value}
              className={`absolute -translate-x-1/2 -translate-y-1/2 rounded-full ${
                index === points.length - 1 ? 'size-3' : 'size-2'
              } ${isOutside(point) ? 'bg-warm-mark' : 'bg-accent'}`}
              style={{ left: `${x}%`, top: `${y}%` }}
            />
          ))}
        </div>
        <div className="relative w-10">
          {edges.map(({ y, value }) => (
            <span key={value} className="absolute -translate-y-1/2" style={{ top: `${y}%` }}>
              {value}
            </span>
          ))}
        </div>
      </div>
      <p aria-hidden className="mt-1 mr-12 flex justify-between text-2xs text-ink-3">
        <span>{formatDay(first.day)}</span>
        <span>{formatDay(last.day)}</span>
      </p>
      <details className="mt-1 text-sm">
        <summary className="flex min-h-tap cursor-pointer items-center text-accent-text pointer-fine:min-h-dense">
          <span>
            <Rich
              id="bloodTests.trend.numbers"
              values={{ marker, hidden: (text) => <span className="sr-only">{text}</span> }}
            />
          </span>
        </summary>
        <table className="w-full text-left text-xs">
          <caption className="sr-only">
            {t('bloodTests.trend.table', { marker, unit: unit ?? 'none' })}
          </caption>
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="py-1 pr-3 font-text">
                {t('bloodTests.trend.day')}
              </th>
              <th scope="col" className="py-1 pr-3 font-text">
                {t('bloodTests.trend.value')}
              </th>
              <th scope="col" className="py-1 font-text">
                {t('bloodTests.trend.range')}
              </th>
            </tr>
          </thead>
          <tbody>
            {trend.points.map((point) => (
              <tr key={point.day + point.value} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 pr-3 font-text">
                  {formatDay(point.day)}
                  {point.dayIs === 'uploaded' && (
                    <span className="block text-ink-2">{t('bloodTests.trend.uploadDate')}</span>
                  )}
                </th>
                <td className="py-1.5 pr-3">
                  {withUnit(point, unit)}
                  {point.conversion && (
                    <span className="block text-ink-2">
                      {t('bloodTests.trend.printed', {
                        value: printedText(point),
                        conversion: point.conversion,
                      })}
                    </span>
                  )}
                </td>
                <td className="py-1.5">{rangeText(point, t) ?? t('bloodTests.trend.noRange')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
