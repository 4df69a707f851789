import { keepPreviousData } from '@tanstack/react-query'
import { ArrowRight, ChevronLeft, ChevronRight, Info, NotebookPen } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { type Translate, utcDay } from '../../../locales/translate.ts'
import { type Audience, asText, type Wording } from '../../../shared/careText.ts'
import { addDays } from '../../../shared/health.ts'
import { commas } from '../../../shared/listText.ts'
import type { Timeline as Data, Period } from '../../../shared/timeline.ts'
import { figureSentence } from '../../../shared/timelineText.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { usePhone } from '../../ui/breakpoints.ts'
import { Card } from '../../ui/Card.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimelineChart } from './TimelineChart.tsx'
import { TimelineTables } from './TimelineTables.tsx'
import {
  cutWords,
  FIRST_LANES,
  firstMarkers,
  type Lanes,
  lanesOf,
  type Months,
  PERIODS,
  periodUntil,
  stepOf,
} from './timelineLanes.ts'

const lead = (text: ReactNode) => <span className="font-strong">{text}</span>
/** The portal's fonts have no arrow. */
function Arrow() {
  const t = useT()
  return (
    <>
      <ArrowRight size={14} className="inline align-[-0.1em]" />
      <span className="sr-only">{t('care.timeline.to')}</span>
    </>
  )
}
const arrow = () => <Arrow />
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
    <SectionCard title={t('care.timeline.figures')} className="p-5 md:p-6">
      {figures.length === 0 ? (
        <p className="py-3 text-sm text-ink-2">{t('care.timeline.figures.none')}</p>
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
        {t('care.timeline.figures.note')}
      </p>
      {onPutIntoNote && figures.length > 0 && (
        <Button look="soft" className="mt-4 w-full" onClick={() => onPutIntoNote(asTexts())}>
          <NotebookPen size={18} />
          {t('care.timeline.putIntoNote')}
        </Button>
      )}
    </SectionCard>
  )
}

const LEGEND = [
  { share: 'most', look: 'bg-accent-mark' },
  { share: 'some', look: 'bg-range-in border border-range-edge' },
  { share: 'few', look: 'bg-surface border border-line-strong' },
] as const

const DRAWN = ['items', 'markers', 'symptoms'] as const

/** "Show 2 more plan items, 1 more marker"; null if nothing is left out. */
function moreWords(t: Translate, lanes: Lanes) {
  const more = DRAWN.flatMap((kind) => {
    const first = kind === 'markers' ? firstMarkers(lanes.markers).length : FIRST_LANES[kind]
    const count = lanes[kind].length - first
    return count > 0 ? t(`care.timeline.more.${kind}`, { count }) : []
  })
  return more.length > 0 ? t('care.timeline.showMore', { more: commas(t, more) }) : null
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
  const t = useT()
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
      <Button look="plain" size="tight" className="-ml-3" onClick={() => onMove(-stepOf(months))}>
        <ChevronLeft size={18} />
        {t('care.timeline.earlier')}
      </Button>
      <span>{t('care.timeline.period', { from: utcDay(period.from), until: utcDay(period.until) })}</span>
      {!isLast && (
        <Button look="plain" size="tight" onClick={() => onMove(stepOf(months))}>
          {t('care.timeline.later')}
          <ChevronRight size={18} />
        </Button>
      )}
    </p>
  )
}

type TimelineCardProps = PeriodNavigationProps &
  PeriodProps & { timeline: Data; whose: string | null; stale: boolean }

/** The chart with its period, legend and tables. */
function TimelineCard({ timeline, whose, stale, months, onMonths, ...navigation }: TimelineCardProps) {
  const t = useT()
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
            markers: firstMarkers(lanes.markers),
            symptoms: lanes.symptoms.slice(0, FIRST_LANES.symptoms),
          },
    [lanes, showsAll],
  )
  const more = moreWords(t, lanes)
  const cut = cutWords(t, timeline.cut)
  const period = { from: utcDay(timeline.from), until: utcDay(timeline.until) }
  return (
    <Card as="section" aria-labelledby="timeline" aria-busy={stale} className="min-w-0 p-5 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="timeline" className="font-display text-xl font-title">
          {t('app.page.timeline')}
        </h2>
        <Segments
          label={t('care.timeline.whichPeriod')}
          value={months}
          onChange={onMonths}
          options={PERIODS.map((value) => ({ value, title: t(`care.timeline.months.${value}`) }))}
        />
      </div>
      <PeriodNavigation months={months} {...navigation} />
      <div className={`mt-3 ${stale ? 'opacity-50' : ''}`}>
        <TimelineChart
          timeline={timeline}
          lanes={lanes}
          drawn={drawn}
          whose={whose}
          label={
            whose === null
              ? t('care.timeline.label.own', period)
              : t('care.timeline.label', { ...period, name: whose })
          }
          onMove={navigation.onMove}
        />
      </div>
      {cut && (
        <p className="mt-3 text-sm text-ink-2">
          {months > 3 ? t('care.timeline.cut.shorter', { cut }) : t('care.timeline.cut', { cut })}
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
          {showsAll ? t('care.timeline.showFewer') : more}
        </Button>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-2 text-xs text-ink-2">
        {LEGEND.map(({ look, share }) => (
          <span key={share} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={`h-3 w-4.5 rounded-xs ${look}`} />
            {t(`care.timeline.legend.${share}`)}
          </span>
        ))}
        <Button
          look="plain"
          size="tight"
          className="-mr-3 ml-auto max-md:-ml-3"
          aria-expanded={showsTables}
          onClick={() => setShowsTables(!showsTables)}
        >
          {showsTables ? t('care.timeline.hideTable') : t('care.timeline.showTable')}
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

/** Plan items, markers, days, symptoms, visits and orders on one axis, with a summary in sentences. */
export function Timeline({ patientId, name, onPutIntoNote }: TimelineProps) {
  const t = useT()
  const today = useToday()
  const isPhone = usePhone()
  const [months, setMonths] = useState<Months>(isPhone ? 3 : 6)
  /** The last day shown; null is today. */
  const [end, setEnd] = useState<string | null>(null)
  const period = periodUntil(end ?? today, months)
  const moveBy = (days: number) => {
    const moved = addDays(period.until, days)
    setEnd(moved < today ? moved : null)
  }
  const timeline = trpc.care.timeline.useQuery(
    { ...(patientId && { patientId }), ...period },
    { meta: { errorTitle: t('care.timeline.failed') }, placeholderData: keepPreviousData },
  )
  const { data } = timeline
  if (timeline.isError && !data) {
    return (
      <Card className="p-5 md:p-6">
        <p className="text-ink-2">{t('care.timeline.notLoaded')}</p>
        <Button look="outline" className="mt-3" onClick={() => timeline.refetch()}>
          {t('app.tryAgain')}
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
          whose={patientId ? (name ?? t('care.patient.unnamed')) : null}
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
