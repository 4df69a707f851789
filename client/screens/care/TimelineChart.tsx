import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { addDays } from '../../../shared/health.ts'
import { daysFrom } from '../../../shared/planItems.ts'
import { earlier, later, type Timeline } from '../../../shared/timeline.ts'
import { useT } from '../../locale/messages.tsx'
import { formatSpokenDay } from '../../ui/format.ts'
import { drawTimeline } from './timelineDrawing.tsx'
import { figuresOf, type Lanes } from './timelineLanes.ts'

/** Below this width the card is above the chart. Pixels. */
const BESIDE = 560
const CARD_WIDTH = 216

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 }

type TimelineChartProps = {
  timeline: Timeline
  lanes: Lanes
  /** The visible lanes. */
  drawn: Lanes
  /** The patient's name; null for the reader's own timeline. */
  whose: string | null
  /** Accessible name. */
  label: string
  /** Moves the period by this many days; earlier if negative. */
  onMove: (days: number) => void
}

/** An element's width, 0 until measured. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(element.clientWidth)
    const watch = new ResizeObserver(() => setWidth(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { ref, width }
}

/** Distance from which a touch is a swipe. Pixels. */
const SWIPE = 10
/** Pause that ends a wheel gesture. Milliseconds. */
const WHEEL_ENDS = 140

/**
 * Scrolling through time with a horizontal wheel gesture or a swipe. `offset` is how far the chart is dragged, in
 * pixels; `onEnd` receives it once.
 */
function useSideways(ref: RefObject<HTMLDivElement | null>, onEnd: (pixels: number) => void) {
  const [offset, setOffset] = useState(0)
  const latest = useRef(onEnd)
  latest.current = onEnd
  const settle = (pixels: number) => {
    setOffset(0)
    if (pixels !== 0) latest.current(pixels)
  }

  useEffect(() => {
    const element = ref.current
    let scrolled = 0
    let ending: ReturnType<typeof setTimeout> | undefined
    const onWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
      // Browsers would go back a page.
      event.preventDefault()
      scrolled -= event.deltaX
      setOffset(scrolled)
      clearTimeout(ending)
      ending = setTimeout(() => {
        const pixels = scrolled
        scrolled = 0
        setOffset(0)
        latest.current(pixels)
      }, WHEEL_ENDS)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      clearTimeout(ending)
      element?.removeEventListener('wheel', onWheel)
    }
  }, [ref])

  const start = useRef<number | null>(null)
  return {
    offset,
    touch: {
      onTouchStart: ({ touches }: TouchEvent) => {
        start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
      },
      onTouchMove: ({ touches }: TouchEvent) => {
        const moved = (touches[0]?.clientX ?? 0) - (start.current ?? 0)
        if (start.current !== null && (offset !== 0 || Math.abs(moved) > SWIPE)) setOffset(moved)
      },
      onTouchEnd: () => settle(offset),
      onTouchCancel: () => settle(0),
    },
  }
}

/** The figures of the selected day. */
function DayCard({ timeline, lanes, day }: { timeline: Timeline; lanes: Lanes; day: string }) {
  const t = useT()
  const figures = figuresOf(t, timeline, lanes, day)
  return (
    <>
      <p className="font-strong">{formatSpokenDay(day)}</p>
      {figures.length === 0 ? (
        <p className="mt-1 text-ink-2">{t('care.timeline.nothingOfDay')}</p>
      ) : (
        <dl className="mt-1.5 grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5">
          {figures.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="min-w-0 break-words text-ink-2">{name}</dt>
              <dd className="text-right font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/**
 * The timeline chart. A pointer, a tap or the arrow keys select a day, which a line marks and a card describes.
 * Scrolling sideways moves to earlier days.
 */
export function TimelineChart({ timeline, lanes, drawn, whose, label, onMove }: TimelineChartProps) {
  const t = useT()
  const { ref, width } = useWidth()
  const [day, setDay] = useState<string | null>(null)
  const { from, until } = timeline
  const { nodes, height, axis } = useMemo(
    () => drawTimeline({ timeline, lanes: drawn, width: Math.max(width, 280), whose, t }),
    [timeline, drawn, width, whose, t],
  )
  useEffect(
    () => setDay((chosen) => (chosen && from <= chosen && chosen <= until ? chosen : null)),
    [from, until],
  )
  const isBeside = width >= BESIDE

  const pointAt = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) =>
    setDay(axis.dayAt(clientX - currentTarget.getBoundingClientRect().left))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (event.key === 'Escape') setDay(null)
    else if (event.key === 'Home') setDay(from)
    else if (event.key === 'End') setDay(until)
    else if (step === undefined) return
    else {
      const next = day === null ? until : addDays(day, step)
      if (next < from) onMove(-daysFrom(from, until) - 1)
      setDay(later(from, earlier(next, until)))
    }
    event.preventDefault()
  }

  const dayWidth = axis.x(addDays(from, 1)) - axis.x(from)
  const { offset, touch } = useSideways(ref, (pixels) => onMove(-Math.round(pixels / dayWidth)))

  const line = day === null ? 0 : axis.middle(day)
  const card = day !== null && <DayCard timeline={timeline} lanes={lanes} day={day} />
  return (
    <div className="-m-2 rounded-md p-2 has-[svg:focus-visible]:focus-ring">
      <div ref={ref} className="relative overflow-x-clip">
        {!isBeside && (
          <div aria-live="polite" className="mb-3 min-h-22 rounded-md bg-sunken px-4 py-3 text-xs">
            {card || <p className="text-ink-2">{t('care.timeline.tap')}</p>}
          </div>
        )}
        {width > 0 && (
          <svg
            width={width}
            height={height}
            role="img"
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys explore it; the tables say the same
            tabIndex={0}
            onKeyDown={onKeyDown}
            onPointerDown={pointAt}
            onPointerMove={(event) => event.pointerType === 'mouse' && pointAt(event)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && setDay(null)}
            {...touch}
            className="block touch-pan-y outline-none focus-visible:[box-shadow:none]"
            style={offset === 0 ? undefined : { transform: `translateX(${offset}px)` }}
          >
            {nodes}
            {day !== null && (
              <path d={`M${line} 0V${height}`} className="stroke-ink-2" strokeWidth="1.25" data-day={day} />
            )}
          </svg>
        )}
        {isBeside && (
          <div aria-live="polite">
            {card && (
              <div
                className="pointer-events-none absolute top-6 lift-2 rounded-md border border-line bg-raised px-3.5 py-3 text-xs"
                style={{
                  width: CARD_WIDTH,
                  left: line + 12 + CARD_WIDTH > width ? line - 12 - CARD_WIDTH : line + 12,
                }}
              >
                {card}
              </div>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
