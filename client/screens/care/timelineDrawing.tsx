import { FileQuestion, Package, Phone, Stethoscope } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import type { TrendPoint, UrgentTrend } from '../../../shared/bloodTests.ts'
import { figureText, rangeText } from '../../../shared/careText.ts'
import { addDays } from '../../../shared/health.ts'
import { moodText } from '../../../shared/healthText.ts'
import { commas } from '../../../shared/listText.ts'
import { isOutside } from '../../../shared/markers.ts'
import type { MeasuredWeeks } from '../../../shared/measurements.ts'
import { kindText, meanText } from '../../../shared/measurementText.ts'
import { daysFrom } from '../../../shared/planItems.ts'
import { earlier, later, type Timeline, type TimelineItem } from '../../../shared/timeline.ts'
import { useT } from '../../locale/messages.tsx'
import { formatCount, formatShortMonth } from '../../ui/format.ts'
import { labelsWithRoom, limitPlaces } from './timelineLabels.ts'
import {
  type Axis,
  axisOf,
  type Lanes,
  monthStarts,
  moodHeight,
  percentOf,
  shareOf,
  weekEnd,
} from './timelineLanes.ts'

/** Below this width labels are above their lanes. Pixels. */
const WIDE = 560
/** Widths of the columns of names and figures beside the lanes. Pixels. */
const [NAMES, FIGURES] = [196, 86]
/** The column of limits beside the lanes of a narrow drawing. Pixels. */
const LIMITS = 34

const axisFor = (timeline: Timeline, width: number) =>
  width < WIDE ? axisOf(timeline, 6, width - 6 - LIMITS) : axisOf(timeline, NAMES, width - NAMES - FIGURES)

/** A rectangle with rounded corners, as part of a path. */
function rounded(x: number, y: number, width: number, height: number, corner: number) {
  const r = Math.min(corner, width / 2)
  const n = (value: number) => Math.round(value * 10) / 10
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

const clipped = (text: string, characters: number) =>
  text.length > characters ? `${text.slice(0, characters - 1).trimEnd()}…` : text

const CELLS = {
  most: 'fill-accent-mark',
  some: 'fill-range-in stroke-range-edge',
  few: 'fill-surface stroke-line-strong',
} as const

type CellsProps = { item: TimelineItem; timeline: Timeline; axis: Axis; y: number }

/** The weeks of an item: one path per shade. */
function Cells({ item, timeline, axis, y }: CellsProps) {
  const t = useT()
  const paths = { most: '', some: '', few: '' }
  for (const week of item.weeks) {
    const first = later(week.from, item.from)
    const last = earlier(weekEnd(week.from, timeline.until), item.until ?? timeline.until)
    const left = axis.x(first)
    // Half a pixel for the edge of outlined cells.
    const width = Math.max(2, axis.x(addDays(last, 1)) - left - 2.5)
    paths[shareOf(week)] += rounded(left + 0.5, y + 0.5, width, 13, 3)
  }
  const isOver = item.until !== null && item.until < timeline.until
  const end = axis.x(addDays(item.until ?? timeline.until, 1))
  return (
    <>
      {item.weeks.length === 0 && (
        <path
          d={`M${axis.x(later(item.from, timeline.from))} ${y + 7}H${end}`}
          className="stroke-range-edge"
        />
      )}
      {(['most', 'some', 'few'] as const).map(
        (share) => paths[share] && <path key={share} d={paths[share]} className={CELLS[share]} />,
      )}
      {isOver && end < axis.x(addDays(timeline.until, 1)) - 50 && (
        <text x={end + 4} y={y + 12} className="fill-ink-3 text-2xs">
          {t('care.timeline.stopped')}
        </text>
      )}
    </>
  )
}

/** The periods of a marker's lane that share a range, each from halfway before a draw to halfway after it. */
function bandsOf(points: readonly TrendPoint[], axis: Axis, left: number, right: number) {
  const bands: { day: string; low: number | null; high: number | null; from: number; until: number }[] = []
  for (const [index, { day, low, high }] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]]
    const here = axis.middle(day)
    const from = before ? (axis.middle(before.day) + here) / 2 : left
    const until = after ? (axis.middle(after.day) + here) / 2 : right
    const last = bands.at(-1)
    if (low === null && high === null) continue
    if (last && last.until === from && last.low === low && last.high === high) last.until = until
    else bands.push({ day, low, high, from, until })
  }
  return bands
}

const MARKER_HEIGHT = 54

type MarkerLineProps = { trend: UrgentTrend; axis: Axis; ends: [number, number]; y: number }

/** A marker's values by day of the draw, each against the range of its report. */
function MarkerLine({ trend, axis, ends, y }: MarkerLineProps) {
  const t = useT()
  const { points, urgency } = trend
  const last = points.at(-1)
  const limits = points
    .flatMap(({ value, low, high }) => [value, low, high])
    .filter((value) => value !== null)
  const values = points.map(({ value }) => value)
  // A range far from all values would flatten the line: the lane extends one span beyond the values.
  const reach = Math.max(...values) - Math.min(...values) || Math.abs(values[0] ?? 1) || 1
  const bottom = Math.max(Math.min(...limits), Math.min(...values) - reach)
  const top = Math.min(Math.max(...limits), Math.max(...values) + reach)
  const span = top - bottom || 1
  const place = (value: number) =>
    y + 10 + (1 - Math.min(1, Math.max(0, (value - bottom) / span))) * (MARKER_HEIGHT - 20)
  const dots = (some: readonly TrendPoint[]) =>
    some.map(({ day, value }) => `M${axis.middle(day).toFixed(1)} ${place(value).toFixed(1)}h0`).join('')
  const texts = points.map((point) => figureText(t, { ...point, unit: null }))
  const labels = labelsWithRoom(
    points.map(({ day }) => axis.middle(day)),
    texts,
    ends,
  )
  const { low = null, high = null } = bandsOf(points, axis, ...ends).at(-1) ?? {}
  const drawn = {
    low: low !== null && low >= bottom ? low : null,
    high: high !== null && high <= top ? high : null,
  }
  const [highAt, lowAt] = limitPlaces(
    drawn.high === null ? null : place(drawn.high),
    drawn.low === null ? null : place(drawn.low),
  )
  const isCritical = urgency !== 'none'
  const limit = (value: number | null, at: number | null) =>
    value !== null &&
    at !== null && (
      <text x={ends[1] + 5} y={at + 4} className="fill-ink-3 text-2xs">
        {value}
      </text>
    )
  return (
    <>
      {bandsOf(points, axis, ...ends).map(({ day, low, high, from, until }) => {
        const [above, below] = [
          high === null || high > top ? y : place(high),
          low === null || low < bottom ? y + MARKER_HEIGHT : place(low),
        ]
        return (
          <g key={day}>
            <path d={`M${from} ${above}H${until}V${below}H${from}z`} className="fill-accent-soft" />
            {low !== null && low >= bottom && (
              <path d={`M${from} ${below}H${until}`} className="stroke-range-edge" />
            )}
            {high !== null && high <= top && (
              <path d={`M${from} ${above}H${until}`} className="stroke-range-edge" />
            )}
          </g>
        )
      })}
      <polyline
        points={points.map(({ day, value }) => `${axis.middle(day)},${place(value)}`).join(' ')}
        className="fill-none stroke-ink-2"
        strokeWidth="1.5"
      />
      <path d={dots(points)} className="stroke-surface" strokeWidth="11" strokeLinecap="round" />
      <path
        d={dots(points.filter((point) => !isOutside(point)))}
        className="stroke-accent"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d={dots(points.filter(isOutside))}
        className="stroke-warm-mark"
        strokeWidth="8"
        strokeLinecap="round"
      />
      {last && (
        <circle
          cx={axis.middle(last.day)}
          cy={place(last.value)}
          r="5"
          className={isCritical ? 'fill-danger' : isOutside(last) ? 'fill-warm-mark' : 'fill-accent'}
        />
      )}
      {limit(drawn.high, highAt)}
      {limit(drawn.low, lowAt)}
      {labels.map(({ index, x, anchor }) => {
        const at = place(points[index]?.value ?? 0)
        const isLast = index === points.length - 1
        return (
          <text
            key={`${points[index]?.day} ${texts[index]}`}
            x={x}
            y={at + (at < y + 24 ? 19 : -9)}
            textAnchor={anchor}
            // The halo of a figure that lies on the line.
            strokeWidth="3"
            className={`stroke-surface text-2xs font-strong [paint-order:stroke] ${isLast && isCritical ? 'fill-danger' : 'fill-ink'}`}
          >
            {texts[index]}
          </text>
        )
      })}
    </>
  )
}

type WeekPoint = { from: string; value: number }

type WeekLineProps = {
  weeks: readonly WeekPoint[]
  timeline: Timeline
  axis: Axis
  y: number
  /** The smallest difference that takes the whole height. */
  reach: number
  className: string
  dashed?: boolean
}

/** Weekly averages as a line with gaps. */
function WeekLine({ weeks, timeline, axis, y, reach, className, dashed = false }: WeekLineProps) {
  const values = weeks.map(({ value }) => value)
  const low = Math.min(...values)
  const span = Math.max(reach, Math.max(...values) - low)
  const places = weeks.map(({ from, value }) => ({
    from,
    x: (axis.x(from) + axis.x(addDays(weekEnd(from, timeline.until), 1))) / 2,
    y: y + 24 - ((value - low) / span) * 20,
  }))
  const path = places
    .map((place, index) => {
      const before = places[index - 1]
      const joins = before && daysFrom(before.from, place.from) <= 7
      return `${joins ? 'L' : 'M'}${place.x.toFixed(1)} ${place.y.toFixed(1)}`
    })
    .join('')
  const last = places.at(-1)
  return (
    <g className={className}>
      <path
        d={path}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        {...(dashed && { strokeDasharray: '5 3' })}
      />
      {last && <circle cx={last.x} cy={last.y} r="3.5" strokeWidth="0" />}
    </g>
  )
}

type PressureSpansProps = { weeks: MeasuredWeeks['weeks']; timeline: Timeline; axis: Axis; y: number }

/** The mean blood pressure of each week, from its lower to its upper value. */
function PressureSpans({ weeks, timeline, axis, y }: PressureSpansProps) {
  const low = Math.min(...weeks.map(({ diastolic }) => diastolic ?? 0))
  const high = Math.max(...weeks.map(({ value }) => value))
  const place = (value: number) => (y + 27 - ((value - low) / (high - low)) * 24).toFixed(1)
  const path = weeks.map(({ from, value, diastolic }) => {
    const x = (axis.x(from) + axis.x(addDays(weekEnd(from, timeline.until), 1))) / 2
    return `M${x.toFixed(1)} ${place(diastolic ?? value)}V${place(value)}`
  })
  return <path d={path.join('')} strokeWidth="3" strokeLinecap="round" className="stroke-chart-1" />
}

type DrawingProps = {
  timeline: Timeline
  lanes: Lanes
  width: number
  /** The patient's name; null for the reader's own timeline. */
  whose: string | null
  t: Translate
}

type LaneLabels = {
  name: string
  /** Second line of the name. */
  more?: string
  figure: string
  height: number
  /** Its newest value needs a doctor. */
  isCritical?: boolean
}

/** Stacks headings and lanes. Each call adds to `nodes`; `bottom` is their current height. */
function stackOf(t: Translate, timeline: Timeline, width: number) {
  const isWide = width >= WIDE
  const axis = axisFor(timeline, width)
  const ends: [number, number] = [axis.x(timeline.from), axis.x(addDays(timeline.until, 1))]
  const nodes: ReactNode[] = []
  let y = 24

  const text = (
    key: string,
    x: number,
    at: number,
    content: string,
    look: string,
    anchor: 'start' | 'end' = 'start',
  ) =>
    nodes.push(
      <text key={`${y} ${key}`} x={x} y={at} textAnchor={anchor} className={look}>
        {content}
      </text>,
    )
  return {
    t,
    isWide,
    axis,
    ends,
    nodes,
    bottom: () => y,
    heading(title: string, right = '') {
      y += 16
      text('title', 0, y + 12, title, 'fill-ink-2 text-xs font-strong')
      text('right', width, y + 12, right, 'fill-ink-2 text-xs', 'end')
      nodes.push(<path key={`${y} line`} d={`M0 ${y + 19.5}H${width}`} className="stroke-line" />)
      y += 26
    },
    /** Text in place of lanes. */
    nothing(words: string) {
      text('nothing', 0, y + 14, words, 'fill-ink-2 text-sm')
      y += 26
    },
    /** A lane with its name and figure beside it or, on phones, above it. */
    lane(
      key: string,
      { name, more, figure, height, isCritical = false }: LaneLabels,
      content: (top: number) => ReactNode,
    ) {
      const top = isWide ? y : y + 22
      const look = isCritical ? 'fill-danger text-sm font-strong' : 'fill-ink text-sm'
      if (isWide) {
        const middle = top + height / 2 + (more ? -4 : 5)
        text('name', 0, middle, clipped(name, 27), look)
        if (more) text('more', 0, middle + 17, clipped(more, 30), 'fill-ink-3 text-2xs')
        text('figure', width, top + height / 2 + 5, figure, 'fill-ink-2 text-xs', 'end')
      } else {
        text('name', 0, y + 15, clipped(name, more ? 24 : 34), look)
        text(
          'figure',
          width,
          y + 15,
          more ?? figure,
          more ? 'fill-ink-3 text-2xs' : 'fill-ink-2 text-xs',
          'end',
        )
      }
      nodes.push(<g key={key}>{content(top)}</g>)
      y = top + height + (isWide ? 10 : 8)
    },
    base: (at: number) => <path d={`M${ends[0]} ${at}H${ends[1]}`} className="stroke-chart-grid" />,
  }
}
type Stack = ReturnType<typeof stackOf>

function addItems({ t, heading, nothing, lane, isWide, axis }: Stack, timeline: Timeline, lanes: Lanes) {
  heading(t('care.timeline.items'), lanes.items.length > 0 ? t('care.timeline.ticked') : '')
  if (lanes.items.length === 0) nothing(t('care.timeline.items.none'))
  for (const item of lanes.items) {
    lane(
      `item ${item.planId} ${item.text}`,
      { name: item.text, figure: percentOf(t, item.weeks), height: isWide ? 20 : 14 },
      (top) => <Cells item={item} timeline={timeline} axis={axis} y={isWide ? top + 3 : top} />,
    )
  }
}

function addMarkers({ t, heading, nothing, lane, isWide, axis, ends }: Stack, lanes: Lanes) {
  heading(t('care.timeline.markersByDay'))
  if (lanes.markers.length === 0) nothing(t('care.timeline.markers.none'))
  for (const trend of lanes.markers) {
    const last = trend.points.at(-1)
    const range = last ? rangeText(t, last) : null
    const named = range !== null && !isWide ? t('care.timeline.range', { range }) : range
    const more = commas(
      t,
      [trend.unit, named].filter((part) => part !== null),
    )
    lane(
      `marker ${trend.marker} ${trend.unit}`,
      { name: trend.marker, more, figure: '', height: MARKER_HEIGHT, isCritical: trend.urgency !== 'none' },
      (top) => <MarkerLine trend={trend} axis={axis} ends={ends} y={top} />,
    )
  }
}

const MEASURES = [
  {
    field: 'energy',
    look: { reach: 4, className: 'fill-chart-2 stroke-chart-2', dashed: true },
  },
  {
    field: 'sleep',
    look: { reach: 3, className: 'fill-chart-1 stroke-chart-1' },
  },
] as const

function addLogged(stack: Stack, timeline: Timeline, lanes: Lanes, whose: string | null) {
  const { t, heading, nothing, lane, base, isWide, axis } = stack
  heading(
    whose === null ? t('care.timeline.logged.own') : t('care.timeline.logged', { name: whose }),
    isWide && lanes.weeks.length > 0 ? t('care.timeline.lastWeek') : '',
  )
  if (lanes.weeks.length === 0) nothing(t('care.timeline.logged.none'))
  for (const { field, look } of MEASURES) {
    const weeks = lanes.weeks.flatMap(({ from, [field]: value }) => (value === null ? [] : [{ from, value }]))
    const last = weeks.at(-1)
    if (!last) continue
    const figure = t(`care.timeline.average.${field}`, { average: last.value })
    lane(field, { name: t(`health.field.${field}`), figure, height: 30 }, (top) => (
      <>
        {base(top + 30.5)}
        <WeekLine weeks={weeks} timeline={timeline} axis={axis} y={top} {...look} />
      </>
    ))
  }
  const moods = lanes.weeks.flatMap(({ from, mood }) => (mood ? [{ from, mood }] : []))
  const lastMood = moods.at(-1)
  if (!lastMood) return
  const labels = { name: t('health.field.mood'), figure: moodText(lastMood.mood, t), height: 26 }
  lane('mood', labels, (top) => {
    const bars = moods.map(({ from, mood }) => {
      const [left, right] = [axis.x(from), axis.x(addDays(weekEnd(from, timeline.until), 1))]
      const height = moodHeight(mood) * 5
      return rounded(left + 0.5, top + 25 - height, Math.max(1.5, right - left - 2), height, 1.5)
    })
    return <path d={bars.join('')} className="fill-chart-3" />
  })
}

/** Weekly means: spans for blood pressure, lines for other kinds. Nothing without measurements. */
function addMeasured({ t, heading, lane, base, axis, isWide }: Stack, timeline: Timeline) {
  if (timeline.measured.length === 0) return
  heading(t('care.timeline.measured'), isWide ? t('care.timeline.lastWeek') : '')
  for (const { kind, weeks } of timeline.measured) {
    const last = weeks.at(-1)
    if (!last) continue
    const labels = {
      name: kindText(kind, t),
      figure: meanText(kind, last, t),
      height: 30,
    }
    const look = { reach: 0.1 * last.value, className: 'fill-chart-1 stroke-chart-1' }
    lane(`measured ${kind}`, labels, (top) => (
      <>
        {base(top + 30.5)}
        {kind === 'bloodPressure' ? (
          <PressureSpans weeks={weeks} timeline={timeline} axis={axis} y={top} />
        ) : (
          <WeekLine weeks={weeks} timeline={timeline} axis={axis} y={top} {...look} />
        )}
      </>
    ))
  }
}

function addSymptoms({ t, heading, nothing, lane, base, axis }: Stack, lanes: Lanes) {
  heading(t('health.field.symptoms'), lanes.symptoms.length > 0 ? t('care.timeline.days') : '')
  if (lanes.symptoms.length === 0) nothing(t('care.timeline.symptoms.none'))
  for (const { symptom, days } of lanes.symptoms) {
    const labels = { name: t(`care.symptom.${symptom}`), figure: formatCount(days.length), height: 16 }
    lane(`symptom ${symptom}`, labels, (top) => (
      <>
        {base(top + 8)}
        <path
          d={days.map((day) => `M${axis.middle(day).toFixed(1)} ${top + 8}h0`).join('')}
          className="stroke-chart-5"
          strokeWidth="8"
          strokeLinecap="round"
        />
      </>
    ))
  }
}

function addVisitsAndOrders({ t, heading, nothing, lane, base, axis }: Stack, lanes: Lanes) {
  heading(t('care.timeline.visitsAndOrders'))
  const marks = (
    [
      { kind: 'visits', days: lanes.visits, Icon: Stethoscope },
      { kind: 'conversations', days: lanes.conversations, Icon: Phone },
      { kind: 'orders', days: lanes.orders, Icon: Package },
      { kind: 'forms', days: lanes.forms, Icon: FileQuestion },
    ] as const
  ).filter(({ days }) => days.length > 0)
  if (marks.length === 0) nothing(t('care.timeline.visitsAndOrders.none'))
  for (const { kind, days, Icon } of marks) {
    const labels = { name: t(`care.timeline.${kind}`), figure: formatCount(days.length), height: 22 }
    lane(kind, labels, (top) => (
      <>
        {base(top + 11)}
        {[...new Set(days)].map((day) => (
          <g key={day}>
            <circle cx={axis.middle(day)} cy={top + 11} r="11" className="fill-surface" />
            <Icon x={axis.middle(day) - 8} y={top + 3} size={16} className="text-ink-2" />
          </g>
        ))}
      </>
    ))
  }
}

/** A line at the first of each month, with its name if there is room. */
function monthGrid({ axis, ends, bottom }: Stack, timeline: Timeline) {
  const months = monthStarts(timeline)
  return months.map((month, index) => {
    const next = months[index + 1]
    const x = axis.x(month)
    const room = (next ? axis.x(next) : ends[1]) - x
    const name = formatShortMonth(month)
    const withYear = room > 62 && (index === 0 || month.slice(5, 7) === '01')
    return (
      <g key={month}>
        <path d={`M${x} 0V${bottom()}`} className="stroke-chart-grid" />
        {room > 26 && (
          <text x={x + 4} y={14} className="fill-ink-3 text-2xs">
            {withYear ? `${name} ${month.slice(0, 4)}` : name}
          </text>
        )}
      </g>
    )
  })
}

/**
 * The lanes of a timeline as the content of an svg, with their height. Each kind of mark is one path, so that a year
 * is few elements.
 */
export function drawTimeline({ timeline, lanes, width, whose, t }: DrawingProps) {
  const stack = stackOf(t, timeline, width)
  // What needs a doctor is the first lane.
  const isUrgent = lanes.markers.some(({ urgency }) => urgency !== 'none')
  if (isUrgent) addMarkers(stack, lanes)
  addItems(stack, timeline, lanes)
  if (!isUrgent) addMarkers(stack, lanes)
  addLogged(stack, timeline, lanes, whose)
  addMeasured(stack, timeline)
  addSymptoms(stack, lanes)
  addVisitsAndOrders(stack, lanes)
  return { nodes: [...monthGrid(stack, timeline), ...stack.nodes], height: stack.bottom(), axis: stack.axis }
}
