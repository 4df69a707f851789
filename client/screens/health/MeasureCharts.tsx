import { Activity, Footprints, GlassWater, type LucideIcon, Moon, Smile, Thermometer } from 'lucide-react'
import type { ReactNode } from 'react'
import { MOODS, periodOf } from '../../../shared/health.ts'
import { moodText } from '../../../shared/healthText.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatShortDay } from '../../ui/format.ts'
import { type Day, type Entry, weekAverages } from './days.ts'
import { countsOf, MEASURES, type Measure, moodHeight } from './measures.ts'

/** The drawing's size, in units of the view box. The lines are labelled right of the days. */
const WIDTH = 300
const DAYS_WIDTH = 246
const TOP = 8
const HEIGHT = 68
const FLOOR = TOP + HEIGHT
/** The most glasses of a day that are drawn, a cell each. */
const MAX_GLASSES = 14

const TEXT = 'fill-chart-axis text-2xs'

/** The heights of a drawing from 0 to `max`, and the places of its days. */
function scaleOf(days: Day[], max: number) {
  const step = DAYS_WIDTH / days.length
  return {
    step,
    x: (index: number) => (index + 0.5) * step,
    y: (value: number) => FLOOR - (Math.min(value, max) / max) * HEIGHT,
  }
}

type DrawingProps = { days: Day[]; measure: Measure }

/** What was measured, by the place of its day. */
const measuredOf = ({ days, measure }: DrawingProps) =>
  days.flatMap(({ date, entry }, index) => {
    const value = entry ? measure.of(entry) : null
    return value === null ? [] : [{ date, index, value, met: value >= measure.goal }]
  })

const maxOf = ({ days, measure }: DrawingProps) =>
  Math.max(measure.goal, ...measuredOf({ days, measure }).map(({ value }) => value))

function Goal({ goal, at }: { goal: number; at: number }) {
  const t = useT()
  return (
    <>
      <line x2={DAYS_WIDTH} y1={at} y2={at} strokeDasharray="3 3" className="stroke-chart-goal" />
      <text x={DAYS_WIDTH + 6} y={at + 4} className={TEXT}>
        {t('health.chart.goal', { goal })}
      </text>
    </>
  )
}

/** Sleep: a bar for each night, outlined below the goal. */
function Bars(props: DrawingProps) {
  const { step, x, y } = scaleOf(props.days, maxOf(props))
  return (
    <>
      {measuredOf(props).map(({ date, index, value, met }) => (
        <rect
          key={date}
          x={x(index) - step * 0.36}
          width={step * 0.72}
          y={y(value)}
          height={FLOOR - y(value)}
          rx={2}
          className={`stroke-chart-1 ${met ? 'fill-chart-1' : 'fill-accent-soft'}`}
        />
      ))}
      <Goal goal={props.measure.goal} at={y(props.measure.goal)} />
    </>
  )
}

/** Water: a cell for each glass. */
function Cells(props: DrawingProps) {
  const max = Math.min(MAX_GLASSES, maxOf(props))
  const { step, x, y } = scaleOf(props.days, max)
  const height = HEIGHT / max
  return (
    <>
      {measuredOf(props).flatMap(({ date, index, value, met }) =>
        Array.from({ length: Math.min(max, Math.round(value)) }, (_, glass) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: glasses have no other name
            key={`${date} ${glass}`}
            x={x(index) - step * 0.38}
            width={step * 0.76}
            y={FLOOR - (glass + 1) * height + 1}
            height={height - 1.25}
            rx={1}
            className={`fill-chart-4 ${met ? '' : 'opacity-55'}`}
          />
        )),
      )}
      <Goal goal={props.measure.goal} at={y(props.measure.goal)} />
    </>
  )
}

/** Exercise: a stem for each day, its head hollow below the goal. */
function Stems(props: DrawingProps) {
  const { x, y } = scaleOf(props.days, maxOf(props))
  return (
    <>
      {measuredOf(props).map(({ date, index, value, met }) => (
        <g key={date} className="stroke-chart-6">
          <line x1={x(index)} x2={x(index)} y1={FLOOR} y2={y(value)} strokeWidth={1.5} />
          <circle
            cx={x(index)}
            cy={y(value)}
            r={2.75}
            strokeWidth={1.25}
            className={met ? 'fill-chart-6' : 'fill-surface'}
          />
        </g>
      ))}
      <Goal goal={props.measure.goal} at={y(props.measure.goal)} />
    </>
  )
}

/** Energy: a point for each day, and the average of the seven days up to it as a line. */
function Points(props: DrawingProps) {
  const { days, measure } = props
  const { x, y } = scaleOf(days, 10)
  const line = weekAverages(days.map(({ entry }) => (entry ? measure.of(entry) : null)))
    .map((average, index, all) => {
      if (average === null) return ''
      const isStart = index === 0 || all[index - 1] === null
      return `${isStart ? 'M' : 'L'}${x(index).toFixed(1)} ${y(average).toFixed(1)}`
    })
    .join('')
  return (
    <>
      {measuredOf(props).map(({ date, index, value }) => (
        <circle key={date} cx={x(index)} cy={y(value)} r={2.25} className="fill-chart-2 opacity-60" />
      ))}
      <path d={line} fill="none" strokeWidth={1.75} strokeLinejoin="round" className="stroke-chart-2" />
      <Goal goal={measure.goal} at={y(measure.goal)} />
    </>
  )
}

function Moods({ days }: { days: Day[] }) {
  const t = useT()
  const { step, x } = scaleOf(days, 1)
  const y = (mood: (typeof MOODS)[number]) => FLOOR - ((moodHeight(mood) - 0.5) / MOODS.length) * HEIGHT
  return (
    <>
      {MOODS.map((mood, index) => (
        <g key={mood}>
          <line x2={DAYS_WIDTH} y1={y(mood)} y2={y(mood)} className="stroke-chart-grid" />
          {index % 2 === 0 && (
            <text x={DAYS_WIDTH + 6} y={y(mood) + 4} className={TEXT}>
              {moodText(mood, t)}
            </text>
          )}
        </g>
      ))}
      {days.map(
        ({ date, entry }, index) =>
          entry?.mood && (
            <rect
              key={date}
              x={x(index) - step * 0.36}
              width={step * 0.72}
              y={y(entry.mood) - step * 0.36}
              height={step * 0.72}
              rx={1.5}
              className="fill-chart-3"
            />
          ),
      )}
    </>
  )
}

function Symptoms({ days }: { days: Day[] }) {
  const { x } = scaleOf(days, 1)
  const y = TOP + HEIGHT / 2
  return (
    <>
      <line x2={DAYS_WIDTH} y1={y} y2={y} className="stroke-chart-grid" />
      {days.map(
        ({ date, entry }, index) =>
          entry?.symptoms && <circle key={date} cx={x(index)} cy={y} r={3.25} className="fill-chart-5" />,
      )}
    </>
  )
}

type CellProps = {
  icon: LucideIcon
  title: string
  /** The average; a word for the mood, a count of days for symptoms. */
  figure: ReactNode
  note?: string
  /** Accessible name of the drawing. */
  label: string
  days: Day[]
  children: ReactNode
}

function Cell({ icon: Icon, title, figure, note, label, days, children }: CellProps) {
  const at = [0, Math.floor(days.length / 2), days.length - 1]
  const anchors = ['start', 'middle', 'end'] as const
  return (
    <section className="min-w-0 bg-surface px-5 py-3.5 md:px-6 md:py-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="flex min-w-0 items-center gap-2 text-sm font-strong">
          <Icon size={18} aria-hidden className="shrink-0 text-ink-2" />
          {title}
        </h2>
        {note && <p className="text-right text-xs text-ink-2">{note}</p>}
      </div>
      <p className="mt-1 text-2xl font-medium">{figure ?? '–'}</p>
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${FLOOR + 22}`} className="mt-2 w-full">
        {children}
        <line x2={DAYS_WIDTH} y1={FLOOR + 0.5} y2={FLOOR + 0.5} className="stroke-chart-grid" />
        {at.map((index, place) => (
          <text
            key={index}
            x={(place * DAYS_WIDTH) / 2}
            y={FLOOR + 17}
            textAnchor={anchors[place]}
            className={TEXT}
          >
            {formatShortDay(days[index]?.date ?? '')}
          </text>
        ))}
      </svg>
    </section>
  )
}

const DRAWINGS = {
  sleep: { icon: Moon, drawing: Bars },
  hydration: { icon: GlassWater, drawing: Cells },
  exercise: { icon: Footprints, drawing: Stems },
  energy: { icon: Activity, drawing: Points },
} as const

const FIGURES = { sleep: 'sleep', hydration: 'water', exercise: 'exercise', energy: 'energy' } as const

const Unit = (text: ReactNode) => <span className="font-text text-xs text-ink-2">{text}</span>

/** Each measure of the period in a form of its own, below its average. The table below has the same numbers. */
export function MeasureCharts({ days, entries }: { days: Day[]; entries: Entry[] }) {
  const t = useT()
  const { mood, ...averages } = periodOf(entries)
  const withSymptoms = entries.filter(({ symptoms }) => symptoms).length
  const withMood = entries.filter((entry) => entry.mood).length
  return (
    <Card className="overflow-hidden">
      <div className="grid gap-px bg-line md:grid-cols-2 lg:grid-cols-3">
        {MEASURES.map((measure) => {
          const { icon, drawing: Drawing } = DRAWINGS[measure.name]
          const figure = FIGURES[measure.name]
          const value = averages[figure]
          const counts = countsOf(measure, days)
          return (
            <Cell
              key={measure.name}
              icon={icon}
              title={t(measure.short)}
              figure={
                value === null ? null : <Rich id={`health.period.${figure}`} values={{ value, unit: Unit }} />
              }
              note={t('health.chart.met', counts)}
              label={t('health.chart.withTable', {
                ...counts,
                name: t(measure.short),
                measure: measure.name,
                goal: measure.goal,
              })}
              days={days}
            >
              <Drawing days={days} measure={measure} />
            </Cell>
          )
        })}
        <Cell
          icon={Smile}
          title={t('health.period.mood')}
          figure={mood && moodText(mood, t)}
          label={t('health.chart.moods', { days: withMood })}
          days={days}
        >
          <Moods days={days} />
        </Cell>
        <Cell
          icon={Thermometer}
          title={t('health.field.symptoms')}
          figure={<Rich id="health.period.symptoms" values={{ count: withSymptoms, unit: Unit }} />}
          label={t('health.chart.symptoms', { days: withSymptoms })}
          days={days}
        >
          <Symptoms days={days} />
        </Cell>
      </div>
    </Card>
  )
}
