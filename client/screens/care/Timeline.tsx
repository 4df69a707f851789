import { keepPreviousData } from '@tanstack/react-query'
import { ArrowRight, ChevronLeft, ChevronRight, Info, NotebookPen } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { type Audience, asText, type Wording } from '../../../shared/careText.ts'
import { addDays } from '../../../shared/health.ts'
import { counted } from '../../../shared/text.ts'
import type { Timeline as Data, Period } from '../../../shared/timeline.ts'
import { figureSentence } from '../../../shared/timelineText.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { Rich, t, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatDay } from '../../ui/format.ts'
import { Segments } from '../../ui/Segments.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimelineChart } from './TimelineChart.tsx'
import { TimelineTables } from './TimelineTables.tsx'
import {
  cutWords,
  FIRST_LANES,
  type Lanes,
  lanesOf,
  type Months,
  PERIODS,
  periodUntil,
  stepOf,
} from './timelineLanes.ts'

const PERIOD_TITLES: Record<Months, string> = { 3: '3 months', 6: '6 months', 12: '1 year' }

const lead = (text: ReactNode) => <span className="font-strong">{text}</span>
/** The portal's fonts have no arrow. */
const arrow = () => (
  <>
    <ArrowRight size={14} className="inline align-[-0.1em]" />
    <span className="sr-only">{t('care.timeline.to')}</span>
  </>
)
/** A sentence with its arithmetic printed bold. */
const word: Wording<ReactNode> = (id, ...[values]) => <Rich id={id} values={{ ...values, lead, arrow }} />

type SentencesProps = {
  figures: Data['figures']
  period: Period
  audience: Audience
  onPutIntoNote?: ((sentences: readonly string[]) => void) | undefined
}

function Sentences({ figures, period, audience, onPutIntoNote }: SentencesProps) {
  const t = useT()
  const asTexts = () => figures.map((figure) => figureSentence(figure, period, audience, t, asText(t)))
  return (
    <Card as="section" aria-labelledby="sentences" className="p-5 md:p-6">
      <h2 id="sentences" className="text-lg font-strong">
        What the numbers say
      </h2>
      {figures.length === 0 ? (
        <p className="py-3 text-sm text-ink-2">Two blood tests are needed before numbers can be compared.</p>
      ) : (
        <ul>
          {figures.map((figure) => (
            <li
              key={JSON.stringify(figure)}
              className="border-line py-3.5 text-sm not-first:border-t first:pt-2.5"
            >
              {figureSentence(figure, period, audience, t, word)}
            </li>
          ))}
        </ul>
      )}
      <p className="flex gap-2.5 rounded-md bg-info-soft px-3.5 py-3 text-sm">
        <Info size={18} className="mt-0.5 text-on-info-soft" />
        This is arithmetic, not a cause.
      </p>
      {onPutIntoNote && figures.length > 0 && (
        <Button look="soft" className="mt-4 w-full" onClick={() => onPutIntoNote(asTexts())}>
          <NotebookPen size={18} />
          Put into the visit note
        </Button>
      )}
    </Card>
  )
}

const LEGEND = [
  { look: 'bg-accent-mark', words: '80 % and more' },
  { look: 'bg-range-in border border-range-edge', words: '50 to 79 %' },
  { look: 'bg-surface border border-line-strong', words: 'below 50 % ticked in the week' },
]

/** "Show 2 more plan items, 1 more marker"; null if nothing is left out. */
function moreWords(lanes: Lanes) {
  const parts = [
    ['plan item', lanes.items.length - FIRST_LANES.items],
    ['marker', lanes.markers.length - FIRST_LANES.markers],
    ['symptom', lanes.symptoms.length - FIRST_LANES.symptoms],
  ] as const
  const words = parts.flatMap(([name, left]) => (left > 0 ? counted(left, `more ${name}`) : []))
  return words.length > 0 ? `Show ${words.join(', ')}` : null
}

type PeriodProps = { months: Months; onMonths: (months: Months) => void }
type PeriodNavigationProps = {
  period: Period
  months: Months
  /** Whether today is shown. */
  isLast: boolean
  /** Moves the period by this many days; earlier if negative. */
  onMove: (days: number) => void
}

function PeriodNavigation({ period, months, isLast, onMove }: PeriodNavigationProps) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <Button look="plain" size="tight" className="-ml-3" onClick={() => onMove(-stepOf(months))}>
        <ChevronLeft size={18} />
        Earlier
      </Button>
      <span>
        {formatDay(period.from)} to {formatDay(period.until)}
      </span>
      {!isLast && (
        <Button look="plain" size="tight" onClick={() => onMove(stepOf(months))}>
          Later
          <ChevronRight size={18} />
        </Button>
      )}
    </p>
  )
}

type TimelineCardProps = PeriodNavigationProps &
  PeriodProps & { timeline: Data; whose: string; stale: boolean }

/** The chart with its period, legend and tables. */
function TimelineCard({ timeline, whose, stale, months, onMonths, ...navigation }: TimelineCardProps) {
  const [showsAll, setShowsAll] = useState(false)
  const [showsTables, setShowsTables] = useState(false)
  const lanes = useMemo(() => lanesOf(timeline), [timeline])
  const drawn = useMemo(
    () =>
      showsAll
        ? lanes
        : {
            ...lanes,
            items: lanes.items.slice(0, FIRST_LANES.items),
            markers: lanes.markers.slice(0, FIRST_LANES.markers),
            symptoms: lanes.symptoms.slice(0, FIRST_LANES.symptoms),
          },
    [lanes, showsAll],
  )
  const more = moreWords(lanes)
  const cut = cutWords(timeline.cut)
  return (
    <Card as="section" aria-labelledby="timeline" aria-busy={stale} className="min-w-0 p-5 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="timeline" className="font-display text-xl font-title">
          Timeline
        </h2>
        <Segments
          label="Period"
          value={months}
          onChange={onMonths}
          options={PERIODS.map((value) => ({ value, title: PERIOD_TITLES[value] }))}
        />
      </div>
      <PeriodNavigation months={months} {...navigation} />
      <div className={`mt-3 ${stale ? 'opacity-50' : ''}`}>
        <TimelineChart
          timeline={timeline}
          lanes={lanes}
          drawn={drawn}
          whose={whose}
          label={`Timeline from ${formatDay(timeline.from)} to ${formatDay(timeline.until)}: plan items, markers, what ${whose} logged, symptoms, visits and orders. The arrow keys choose a day, and scrolling sideways shows earlier days. Show as table gives the same numbers.`}
          onMove={navigation.onMove}
        />
      </div>
      {cut && (
        <p className="mt-3 text-sm text-ink-2">
          There is too much for one timeline. Left out, the oldest first: {cut}.
          {months > 3 && ' A shorter period shows more.'}
        </p>
      )}
      {(more || showsAll) && (
        <Button
          look="plain"
          size="tight"
          className="mt-2 -ml-3 text-left"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : more}
        </Button>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-2 text-xs text-ink-2">
        {LEGEND.map(({ look, words }) => (
          <span key={words} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={`h-3 w-4.5 rounded-xs ${look}`} />
            {words}
          </span>
        ))}
        <Button
          look="plain"
          size="tight"
          className="-mr-3 ml-auto max-md:-ml-3"
          aria-expanded={showsTables}
          onClick={() => setShowsTables(!showsTables)}
        >
          {showsTables ? 'Hide the table' : 'Show as table'}
        </Button>
      </div>
      {showsTables && (
        <div className="mt-4">
          <TimelineTables timeline={timeline} lanes={lanes} />
        </div>
      )}
    </Card>
  )
}

type TimelineProps = {
  /** A patient in care; without it the caller. */
  patientId?: string
  /** The patient's first name. */
  name?: string
  /** Copies the sentences into a visit note; without it there is no button. */
  onPutIntoNote?: (sentences: readonly string[]) => void
}

const isPhone = () => matchMedia('(width < 48rem)').matches

/** Plan items, markers, days, symptoms, visits and orders on one axis, with a summary in sentences. */
export function Timeline({ patientId, name, onPutIntoNote }: TimelineProps) {
  const today = useToday()
  const [months, setMonths] = useState<Months>(() => (isPhone() ? 3 : 6))
  /** The last day shown; null is today. */
  const [end, setEnd] = useState<string | null>(null)
  const period = periodUntil(end ?? today, months)
  const moveBy = (days: number) => {
    const moved = addDays(period.until, days)
    setEnd(moved < today ? moved : null)
  }
  const timeline = trpc.care.timeline.useQuery(
    { ...(patientId && { patientId }), ...period },
    { meta: { errorTitle: 'Error loading the timeline' }, placeholderData: keepPreviousData },
  )
  const { data } = timeline
  if (timeline.isError && !data) {
    return (
      <Card className="p-5 md:p-6">
        <p className="text-ink-2">The timeline could not be loaded.</p>
        <Button look="outline" className="mt-3" onClick={() => timeline.refetch()}>
          Try again
        </Button>
      </Card>
    )
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
      <div className="lg:col-start-2 lg:row-start-1">
        {data ? (
          <Sentences
            figures={data.figures}
            period={period}
            audience={patientId ? 'practitioner' : 'patient'}
            onPutIntoNote={onPutIntoNote}
          />
        ) : (
          <Skeleton className="h-60 w-full rounded-lg" />
        )}
      </div>
      {data ? (
        <TimelineCard
          timeline={data}
          whose={patientId ? (name ?? 'the patient') : 'you'}
          stale={timeline.isPlaceholderData}
          months={months}
          onMonths={setMonths}
          period={period}
          isLast={end === null}
          onMove={moveBy}
        />
      ) : (
        <Skeleton className="h-180 w-full rounded-lg" />
      )}
    </div>
  )
}
