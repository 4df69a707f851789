import { Link, type LinkProps } from '@tanstack/react-router'
import { CircleQuestionMark } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import type { MarkerHistory, MarkerTrend, TrendPoint } from '../../../shared/bloodTests.ts'
import { courseText } from '../../../shared/courseText.ts'
import { addDays } from '../../../shared/health.ts'
import { isConcern, isPlural, valueText } from '../../../shared/markers.ts'
import type { Retest } from '../../../shared/retests.ts'
import { windowText } from '../../../shared/retests.ts'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatDay, formatExact, formatInstant } from '../../ui/format.ts'
import { Initials } from '../../ui/Initials.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { RangeBar } from '../../ui/RangeBar.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Written } from '../../ui/Written.tsx'
import { Course } from './Course.tsx'
import { Flag } from './MarkerTable.tsx'
import { cutText, pointLabel, printedText, rangeText, withUnit } from './markers.ts'

/** Has the texts of all markers. */
const MarkerMeaning = lazy(async () => ({ default: (await import('./MarkerMeaning.tsx')).MarkerMeaning }))

const YEAR_DAYS = 365

type MarkerPageProps = {
  history: MarkerHistory
  retests: readonly Retest[]
  /** The patient's id, for practitioners in care. */
  patientId?: string
  /** The address of one report. */
  linkTo: (testId: string) => Pick<LinkProps, 'to' | 'params' | 'search'>
  /** The page's button. */
  action?: ReactNode
}

/** Messages of the course in a sentence; null if it is not judged. */
const WORDS = {
  rising: 'rising',
  falling: 'falling',
  jumpedUp: 'jumpedUp',
  jumpedDown: 'jumpedDown',
  higher: 'higher',
  lower: 'lower',
  steady: 'steady',
  first: 'none',
  two: 'none',
  unjudged: 'none',
} as const

/** One marker of a person: the verdict, its course, all printed values, comments, and its meaning. */
export function MarkerPage({ history, retests, patientId, linkTo, action }: MarkerPageProps) {
  const t = useT()
  const [line, ...others] = history.trends
  const last = line?.points.at(-1)
  if (!line || !last) return null
  const { marker, unit, urgency, alsoCalled } = line
  const range = rangeText(last, t)
  const again = retests.find((one) => one.marker === marker && !['closed', 'cancelled'].includes(one.state))
  const [testId] = last.bloodTestIds.toReversed()
  const facts: [string, ReactNode][] = [
    ...(again ? [[t('bloodTests.markers.again'), windowText(again, t)] as [string, ReactNode]] : []),
    ...(alsoCalled.length > 0
      ? [
          [t('bloodTests.markers.alsoCalled'), t('bloodTests.markers.names', { names: alsoCalled })] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(unit ? [[t('bloodTests.markers.unit'), unit] as [string, ReactNode]] : []),
  ]
  return (
    <>
      <PageHeading
        title={t('bloodTests.markers.headline', {
          ...{ marker, isPlural: isPlural(marker) ? 'yes' : 'no' },
          ...{
            course: WORDS[last.course.kind],
            place: last.flag ?? 'none',
            isCritical: urgency === 'today' ? 'yes' : 'no',
          },
        })}
        subtitle={[
          t('bloodTests.markers.newest', {
            ...{ value: withUnit(last, unit), day: utcDay(last.day), range: range ?? 'none' },
          }),
          ...courseText(last.course, t),
        ].join(' ')}
        action={action}
      />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          <CourseCard line={line} />
          {others.map((other) => (
            <CourseCard key={other.unit} line={other} />
          ))}
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {history.reviews.length > 0 && (
            <Card as="section" aria-label={t('bloodTests.markers.said')} className="px-5 py-1.5">
              {history.reviews.map(({ by, at, comment, language }) => (
                <div key={at} className="flex gap-3.5 border-t border-line py-3.5 first:border-t-0">
                  <Initials name={by} />
                  <div className="min-w-0">
                    <Written as="p" language={language} className="text-sm break-words whitespace-pre-line">
                      {t('bloodTests.review.quoted', { comment: comment ?? '' })}
                    </Written>
                    <p className="mt-0.5 text-xs text-ink-2">
                      {t('bloodTests.markers.saidBy', { by, at: formatInstant(at) })}
                    </p>
                  </div>
                </div>
              ))}
            </Card>
          )}
          {testId && (
            <Card className="px-5 [&>section]:border-t-0">
              <MeaningFold marker={marker} testId={testId} patientId={patientId} />
            </Card>
          )}
          {facts.length > 0 && (
            <Card className="px-5 py-1.5">
              <dl>
                {facts.map(([name, value]) => (
                  <div
                    key={name}
                    className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 text-sm first:border-t-0"
                  >
                    <dt className="text-ink-2">{name}</dt>
                    <dd className="min-w-0 font-strong break-words">{value}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
        </div>
        <Values history={history} linkTo={linkTo} />
      </div>
    </>
  )
}

type MeaningFoldProps = { marker: string; testId: string; patientId: string | undefined }

/** Loads the newest report of the marker once it is opened. */
function MeaningFold({ marker, testId, patientId }: MeaningFoldProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold
      icon={CircleQuestionMark}
      title={t('bloodTests.markers.meaning')}
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <MarkerMeaning marker={marker} testId={testId} patientId={patientId} />
        </Suspense>
      )}
    </Fold>
  )
}

/** The course of a marker in one unit; of the last year or of all time. */
function CourseCard({ line }: { line: MarkerTrend }) {
  const t = useT()
  const [isYear, setYear] = useState(false)
  const { points, unit, urgency, marker } = line
  const last = points.at(-1)
  if (!last) return null
  const isCritical = urgency === 'today'
  const yearAgo = addDays(last.day, -YEAR_DAYS)
  const recent = points.filter(({ day }) => day >= yearAgo)
  const isLong = recent.length < points.length && recent.length > 1
  const shown = { ...line, points: isYear && isLong ? recent : points }
  return (
    <Card as="section" aria-label={t('bloodTests.markers.course', { marker })} className="p-5 md:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-3xl leading-none font-figure">{valueText(last)}</span>
          <span className="text-base text-ink-2">{unit}</span>
          <Flag row={{ ...last, plausible: true }} critical={isCritical} welcome={last.isWelcome} />
        </p>
        {isLong && (
          <Segments
            label={t('bloodTests.markers.period')}
            value={isYear}
            onChange={setYear}
            options={[
              { value: true, title: t('bloodTests.markers.period.year') },
              { value: false, title: t('bloodTests.markers.period.all') },
            ]}
          />
        )}
      </div>
      {shown.points.length > 1 ? (
        <Course trend={shown} critical={isCritical} className="h-48" />
      ) : (
        (last.low !== null || last.high !== null) && (
          <div className="max-w-120">
            <RangeBar
              value={last.value}
              range={last}
              outside={isConcern(last)}
              critical={isCritical}
              label={pointLabel(marker, unit, last, t)}
              write={formatExact}
            />
          </div>
        )
      )}
    </Card>
  )
}

/** Every value as printed, newest first, with its report. */
function Values({ history: { trends, reports, cut }, linkTo }: Pick<MarkerPageProps, 'history' | 'linkTo'>) {
  const t = useT()
  const left = cutText(cut, t)
  const names = new Map(reports.map(({ id, fileName }) => [id, fileName]))
  const rows = trends
    .flatMap(({ unit, points }) => points.map((point) => ({ unit, point })))
    .sort((one, other) => other.point.day.localeCompare(one.point.day))
  const [newest] = trends
  const isCritical = (point: TrendPoint) => newest?.urgency === 'today' && point === newest.points.at(-1)
  const head = (text: string, className = '') => (
    <th scope="col" className={`px-2.5 py-2.5 font-strong first:pl-5 last:pr-5 ${className}`}>
      {text}
    </th>
  )
  return (
    <Card as="section" aria-labelledby="values" className="overflow-hidden">
      <h2 id="values" className="px-5 py-3.5 text-lg font-strong">
        {t('bloodTests.markers.values')}
      </h2>
      <section
        aria-labelledby="values"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full text-left text-sm">
          <thead className="bg-sunken text-xs text-ink-2">
            <tr>
              {head(t('bloodTests.markers.drawn'))}
              {head(t('bloodTests.table.value'), 'text-right')}
              {head(t('bloodTests.markers.printedRange'), 'max-md:hidden')}
              {head(t('bloodTests.table.result'))}
              {head(t('bloodTests.story.report'), 'max-md:hidden')}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ point, unit }) => {
              const [id = ''] = point.bloodTestIds.toReversed()
              const range = rangeText(point.printed, t) ?? t('bloodTests.trend.noRange')
              const report = (
                <Link
                  {...(linkTo(id) as { to: '/blood-tests' })}
                  className="font-strong wrap-anywhere text-accent-text hover:underline"
                >
                  {names.get(id) ?? t('bloodTests.story.report')}
                </Link>
              )
              return (
                <tr key={`${id} ${unit}`} className="border-t border-line align-baseline">
                  <th scope="row" className="px-2.5 py-2.5 pl-5 font-medium md:whitespace-nowrap">
                    {formatDay(point.day)}
                    {point.dayIs === 'uploaded' && (
                      <span className="block text-xs font-text text-ink-2">
                        {t('bloodTests.trend.uploadDate')}
                      </span>
                    )}
                    <span className="block text-xs md:hidden">{report}</span>
                  </th>
                  <td className="px-2.5 py-2.5 text-right whitespace-nowrap">
                    <span className="font-strong">{printedText(point)}</span>
                    <span className="block text-xs text-ink-2 md:hidden">{range}</span>
                    {point.conversion && (
                      <span className="block text-xs text-ink-2">
                        {t('bloodTests.markers.converted', {
                          value: withUnit(point, unit),
                          conversion: point.conversion,
                        })}
                      </span>
                    )}
                  </td>
                  <td className="px-2.5 py-2.5 whitespace-nowrap max-md:hidden">{range}</td>
                  <td className="px-2.5 py-2.5 whitespace-nowrap">
                    <Flag
                      row={{ ...point, plausible: true }}
                      critical={isCritical(point)}
                      welcome={point.isWelcome}
                    />
                  </td>
                  <td className="min-w-40 px-2.5 py-2.5 pr-5 max-md:hidden">{report}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {left && <p className="border-t border-line px-5 py-3 text-sm text-ink-2">{left}</p>}
    </Card>
  )
}
