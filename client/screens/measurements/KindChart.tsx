import { useCallback, useState } from 'react'
import {
  canonicalValue,
  type Range,
  type SetTarget,
  standingOf,
  type Target,
  usualTarget,
} from '../../../shared/measurements.ts'
import { targetText } from '../../../shared/measurementText.ts'
import { localDay } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { formatShortDay } from '../../ui/format.ts'
import type { Series } from './useMeasurements.ts'

const HEIGHT = 84
const TOP = 8
const FLOOR = TOP + HEIGHT
/** Room for the labels of bounds, right of the drawing. */
const LABELS = 92
const EDGE = 6

/** The target of a reading: glucose has another usual range when it was measured fasting. */
export const targetFor = (target: SetTarget, fasting: boolean | null): Target =>
  target.by === null ? usualTarget(target.kind, fasting) : target

/** The width of an element in pixels, so that labels keep their size. */
function useWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

/** The heights of values, with some room above and below. */
function heightsOf(values: readonly number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const room = Math.max((high - low) * 0.12, high * 0.01)
  const [bottom, top] = [low - room, high + room]
  return (value: number) => FLOOR - ((value - bottom) / (top - bottom)) * HEIGHT
}

type Drawn = Series[number] & { canonical: number }
type DrawnProps = {
  drawn: Drawn[]
  target: SetTarget
  x: (at: number) => number
  y: (value: number) => number
}

/** Spans of blood pressures: a circle for the upper and a square for the lower value. */
function Spans({ drawn, target, x, y }: DrawnProps) {
  const { high, diastolic } = target
  const isAbove = (value: number, bound: number | null) => bound !== null && value >= bound
  return drawn.map((reading) => {
    const lower = reading.diastolic ?? 0
    const span = standingOf(reading, target) === 'above' ? 'stroke-chart-2' : 'stroke-chart-1'
    const at = x(reading.at)
    return (
      <g key={reading.id}>
        <line x1={at} x2={at} y1={y(reading.value)} y2={y(lower)} strokeWidth={2} className={span} />
        <circle
          cx={at}
          cy={y(reading.value)}
          r={3.75}
          className={isAbove(reading.value, high) ? 'fill-chart-2' : 'fill-chart-1'}
        />
        <rect
          x={at - 3.25}
          y={y(lower) - 3.25}
          width={6.5}
          height={6.5}
          className={isAbove(lower, diastolic) ? 'fill-chart-2' : 'fill-chart-1'}
        />
      </g>
    )
  })
}

/** A line through the values. Its points are coloured by a range; towards a goal, all stay in ink. */
function Line({ drawn, target, x, y }: DrawnProps) {
  const path = drawn.map(
    ({ at, canonical }, index) => `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(canonical).toFixed(1)}`,
  )
  const colourOf = (reading: Drawn) => {
    const standing = standingOf(reading, targetFor(target, reading.fasting))
    if (target.goal !== null || standing === null) return 'fill-ink-2'
    return standing === 'on' ? 'fill-chart-1' : 'fill-chart-2'
  }
  // Beyond a hundred, points would hide the line.
  const isSparse = drawn.length <= 100
  return (
    <>
      <path d={path.join('')} fill="none" strokeWidth={1.5} strokeLinejoin="round" className="stroke-ink-2" />
      {drawn.map(
        (reading, index) =>
          (isSparse || index === drawn.length - 1) && (
            <circle
              key={reading.id}
              cx={x(reading.at)}
              cy={y(reading.canonical)}
              r={index === drawn.length - 1 ? 4.5 : 2.75}
              className={colourOf(reading)}
            />
          ),
      )}
    </>
  )
}

type KindChartProps = {
  series: Series
  target: SetTarget
  /** Milliseconds since 1970. */
  period: Range
  label: string
}

/** The readings of one kind over time, each of them, with the bounds of the target. */
export function KindChart({ series, target, period, label }: KindChartProps) {
  const t = useT()
  const { ref, width } = useWidth()
  const drawn = series.map((reading) => ({ ...reading, canonical: canonicalValue(reading) }))
  const isPressure = target.kind === 'bloodPressure'
  const allFasting = drawn.every(({ fasting }) => fasting === true)
  const { low, high, diastolic, goal } = targetFor(target, allFasting || null)
  const bounds = [low, high, diastolic, goal].filter((bound) => bound !== null)
  const y = heightsOf([
    ...drawn.flatMap(({ canonical, diastolic }) =>
      diastolic === null ? [canonical] : [canonical, diastolic],
    ),
    ...bounds,
  ])
  const right = Math.max(width - LABELS, 60)
  const x = (at: number) => EDGE + ((at - period.low) / (period.high - period.low)) * (right - 2 * EDGE)
  const band = { top: y(goal ?? high ?? low ?? 0), floor: low !== null && goal === null ? y(low) : FLOOR }
  const bound = (value: number) =>
    t('measurements.bound', { value, kind: goal !== null ? 'goal' : isPressure ? 'below' : 'plain' })
  const days = [period.low, (period.low + period.high) / 2, period.high].map((at) => localDay(new Date(at)))
  const anchors = ['start', 'middle', 'end'] as const
  return (
    <div ref={ref} className="min-w-0">
      <svg
        role="img"
        aria-label={[label, targetText(target, t)].filter(Boolean).join(', ')}
        width={width}
        height={FLOOR + 22}
        className="block max-w-full"
      >
        {bounds.length > 0 && (
          <rect
            x={0}
            y={band.top}
            width={right}
            height={Math.max(band.floor - band.top, 0)}
            className="fill-accent-soft"
          />
        )}
        <line x2={right} y1={FLOOR + 0.5} y2={FLOOR + 0.5} className="stroke-chart-grid" />
        {bounds.map((value) => (
          <g key={value}>
            <line
              x2={right}
              y1={y(value)}
              y2={y(value)}
              strokeDasharray="3 3"
              className="stroke-chart-goal"
            />
            <text x={right + 6} y={y(value) + 4} className="fill-chart-axis text-2xs">
              {bound(value)}
            </text>
          </g>
        ))}
        {isPressure ? (
          <Spans drawn={drawn} target={target} x={x} y={y} />
        ) : (
          <Line drawn={drawn} target={target} x={x} y={y} />
        )}
        {days.map((day, index) => (
          <text
            key={day}
            x={(index * right) / 2}
            y={FLOOR + 17}
            textAnchor={anchors[index]}
            className="fill-chart-axis text-2xs"
          >
            {formatShortDay(day)}
          </text>
        ))}
      </svg>
    </div>
  )
}
