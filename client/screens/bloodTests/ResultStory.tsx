import {
  Calculator,
  CalendarClock,
  CircleCheck,
  CircleQuestionMark,
  FileText,
  Info,
  List,
  MessageCircle,
  Plus,
  ScanSearch,
  Trash2,
} from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type ClinicalTranslate, utcDay } from '../../../locales/translate.ts'
import {
  BUNDLE_TYPE,
  type Check,
  type MarkerRow,
  type ResultGroup,
  type Trends,
} from '../../../shared/bloodTests.ts'
import { omissionText } from '../../../shared/bloodTestText.ts'
import { hasUrgentPart, isUrgentPart, openingParts, type Part } from '../../../shared/resultOpening.ts'
import { verdictOf, verdictText } from '../../../shared/resultVerdict.ts'
import { type Retest, windowText } from '../../../shared/retests.ts'
import { OtherUrgent, WhomToCall } from '../../layout/now/OwnUrgent.tsx'
import { Rich, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { useOneColumn } from '../../ui/breakpoints.ts'
import { Card } from '../../ui/Card.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { BloodTest } from './bloodTest.ts'
import { Changes, Ratios } from './Changes.tsx'
import { ChecksLeft } from './ChecksLeft.tsx'
import { ClinicalParts } from './ClinicalParts.tsx'
import { CollectionDay } from './CollectionDay.tsx'
import { Counts } from './Counts.tsx'
import { openLines } from './checks.ts'
import { FileLinks } from './FileLinks.tsx'
import { MarkerTable } from './MarkerTable.tsx'
import { changesOf, findingOf, newsOf } from './markers.ts'
import { NotFinished } from './NotFinished.tsx'
import { QualitativeResults } from './QualitativeResults.tsx'
import { RemovedRows } from './RemovedRows.tsx'
import { ClosedRetests } from './ResultPane.tsx'
import { ReviewNote } from './ReviewNote.tsx'
import { RowDialog } from './RowDialog.tsx'
import { isCriticalRow, type Story, StoryLine, StoryMarker } from './StoryMarker.tsx'
import { UncheckedRows } from './UncheckedRows.tsx'
import { UrgentAlerts } from './UrgentAlerts.tsx'

/** Has the texts of all markers. */
const ResultDetails = lazy(async () => ({ default: (await import('./ResultDetails.tsx')).ResultDetails }))

/**
 * Markers outside their range that are drawn. If there are more, the first two (in one column one) are, and the others
 * get one line each.
 */
const DRAWN = 3
/** How many lines of markers outside their range are before the fold. */
const LINES = 2

type ResultStoryProps = {
  test: BloodTest
  /** Undefined until loaded. */
  trends: Trends | undefined
  retests: readonly Retest[]
  retrying: boolean
  onRetry: () => void
  removing: boolean
  onRemove: () => void
  /** Opens a line to check; the number starts at 1. */
  onCheck: (line: number) => void
  /** Moves the focus to the verdict. */
  focus: boolean
}

/** The reader's result as a story: the verdict, comments, what is outside its range, and the rest folded. */
export function ResultStory(props: ResultStoryProps) {
  const t = useT()
  const { test, focus } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  const [isListOpen, setListOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const openList = () => {
    setListOpen(true)
    requestAnimationFrame(() => list.current?.scrollIntoView({ block: 'start' }))
  }
  const isDone = test.status === 'completed'
  const verdictIn = (t: ClinicalTranslate) =>
    verdictOf(test)
      .map((verdict) => verdictText(test, verdict, t))
      .join(' ')
  return (
    <div className="content pt-5 pb-16 max-md:pt-3 max-md:pb-4">
      <BackLink to="/blood-tests" className="print:hidden">
        {t('bloodTests.title')}
      </BackLink>
      <OtherUrgent except={test.id} className="mt-2" />
      <div className="mt-2 grid items-start gap-5 max-md:gap-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card as="article" aria-labelledby="result" className="min-w-0 px-5 pt-5 pb-3 md:px-7 md:pt-6.5">
          <p className="text-sm text-ink-2">
            {test.collectedOn ? (
              <Rich
                id="bloodTests.story.drawn"
                values={{
                  day: utcDay(test.collectedOn),
                  strong: (text) => <strong className="font-medium text-ink">{text}</strong>,
                }}
              />
            ) : (
              t('bloodTests.result.title')
            )}
          </p>
          <h1
            ref={heading}
            id="result"
            tabIndex={-1}
            className="mt-1.5 max-w-160 scroll-mt-22 font-display text-2xl font-title text-balance outline-none [box-shadow:none] max-md:text-[1.5rem] max-md:leading-7.5"
          >
            {isDone ? <Clinical>{verdictIn}</Clinical> : test.fileName}
          </h1>
          <div className="mt-3.5 mb-5 empty:hidden max-md:mb-4">{isDone && <Counts test={test} />}</div>
          {isDone ? (
            <Findings
              {...props}
              isListOpen={isListOpen}
              onList={() => setListOpen(!isListOpen)}
              list={list}
            />
          ) : (
            <div className="pb-5">
              <NotFinished test={test} retry={{ busy: props.retrying, onRetry: props.onRetry }} />
            </div>
          )}
        </Card>
        <Aside {...props} onCorrect={openList} />
      </div>
    </div>
  )
}

type FindingsProps = ResultStoryProps & {
  isListOpen: boolean
  onList: () => void
  list: React.RefObject<HTMLDivElement | null>
}

function Findings({ test, trends, retests, onCheck, isListOpen, onList, list }: FindingsProps) {
  const t = useT()
  const isOneColumn = useOneColumn()
  const [opened, setOpened] = useState<number | null>(null)
  /** The row being corrected with its index; nulls for a new row. */
  const [edited, setEdited] = useState<{ row: MarkerRow | null; index: number | null } | null>(null)
  const parts = (of: (part: Part) => boolean) => (t: ClinicalTranslate) =>
    openingParts(test, t, 'patient').filter(of)
  const notice = test.omissions?.map((omission) => omissionText(omission, t)).join(' ') ?? test.notice
  const open = openLines(test.checks)
  const checkLine = (check: Check) => onCheck(test.checks.indexOf(check) + 1)
  const correct = (row: MarkerRow) => setEdited({ row, index: test.markers.indexOf(row) })
  const story: Story = {
    ...{ test, trends: trends?.trends ?? [], opened, onOpen: setOpened, onCorrect: correct },
  }
  const sound = test.markers.filter((row) => !row.doubtful)
  const outside = sortedOutside(test, sound)
  const most = outside.length <= DRAWN && !hasUrgentPart(test.findings) ? DRAWN : isOneColumn ? 1 : 2
  const drawn = outside.slice(0, Math.max(most, outside.filter((row) => isCriticalRow(test, row)).length))
  const lines = outside.slice(drawn.length)
  // A fold of one line would be as high as the line.
  const shown = lines.length === LINES + 1 ? lines.length : LINES
  const words = test.findings.some(({ kind }) => kind === 'positive') || test.doubtfulWords.length > 0
  return (
    <>
      <UrgentAlerts parts={parts(isUrgentPart)} checks={test.checks} audience="patient" patient="" />
      {test.urgency === 'today' && <WhomToCall />}
      {notice && (
        <Alert tone="info" className="mb-4">
          {notice}
        </Alert>
      )}
      <ReviewNote test={test} />
      <ClosedRetests closes={retests.filter(({ closedBy }) => closedBy === test.id)} />
      {test.checks.length > 0 && <ChecksLeft test={test} onCheck={onCheck} />}
      <ClinicalParts>{parts(({ part }) => part === 'open')}</ClinicalParts>
      <div className="my-4 empty:hidden">
        <CollectionDay test={test} />
      </div>
      {trends && <NewsList trends={trends} testId={test.id} />}
      {open.length > 0 && (
        <table className="mb-4 w-full max-md:block">
          <UncheckedRows
            checks={open}
            language={test.language}
            columns={4}
            patient={undefined}
            onCheck={checkLine}
          />
        </table>
      )}
      {drawn.map((row) => (
        <StoryMarker key={keyOf(row)} story={story} row={row} />
      ))}
      <Lines story={story} rows={lines.slice(0, shown)} />
      {lines.length > shown && (
        <Fold icon={List} title={t('bloodTests.story.more', { count: lines.length - shown })}>
          <Lines story={story} rows={lines.slice(shown)} />
        </Fold>
      )}
      {words && (
        <div className="border-t border-line pb-4">
          <QualitativeResults rows={test.qualitative} findings={test.findings} />
        </div>
      )}
      <InRange story={story} rows={sound.filter((row) => !outside.includes(row))} />
      {!words && test.qualitative.length > 0 && (
        <Fold
          icon={FileText}
          title={t('bloodTests.inWords.title')}
          hint={t('bloodTests.story.words', { count: test.qualitative.length })}
        >
          <QualitativeResults rows={test.qualitative} findings={test.findings} isTitled={false} />
        </Fold>
      )}
      {test.ratios.length > 0 && (
        <Fold
          icon={Calculator}
          title={t('bloodTests.ratio.title')}
          hint={t('bloodTests.story.ratios', { count: test.ratios.length })}
        >
          <Ratios ratios={test.ratios} isTitled={false} />
        </Fold>
      )}
      <Fold
        icon={CircleQuestionMark}
        title={t('bloodTests.story.text')}
        hint={t('bloodTests.story.text.hint', { count: test.questions.length })}
      >
        <ClinicalParts fold="open">{parts(({ part }) => part === 'summary')}</ClinicalParts>
        <Changes sentences={changesOf(trends?.trends ?? [], test.id, t)} />
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ResultDetails test={test} audience="patient" />
        </Suspense>
      </Fold>
      <div ref={list} className="scroll-mt-22">
        <Fold
          icon={List}
          title={t('bloodTests.story.rows')}
          hint={t('bloodTests.story.rows.hint', { count: test.markers.length })}
          open={isListOpen}
          onToggle={onList}
        >
          <MarkerTable test={test} trends={trends?.trends ?? []} onCorrect={correct} onCheck={checkLine} />
          <RemovedRows test={test} />
          <Button
            look="plain"
            size="tight"
            className="mt-2 -ml-3 print:hidden"
            onClick={() => setEdited({ row: null, index: null })}
          >
            <Plus size={18} />
            {t('bloodTests.row.add')}
          </Button>
        </Fold>
      </div>
      <Fold
        icon={Info}
        title={t('bloodTests.made.title', { audience: 'patient' })}
        hint={t(test.written ? 'bloodTests.made.byModel' : 'bloodTests.made.byRules')}
      >
        <p className="max-w-measure text-sm">{t('bloodTests.disclaimer')}</p>
      </Fold>
      {edited && <RowDialog test={test} {...edited} onClose={() => setEdited(null)} />}
    </>
  )
}

const keyOf = ({ place, name }: MarkerRow) => `${place.page} ${place.x} ${place.y} ${name}`

/** The rows outside their range: critical ones, then the farthest from it; welcome and impossible values last. */
function sortedOutside(test: BloodTest, rows: readonly MarkerRow[]): MarkerRow[] {
  const far = new Map(
    test.findings.flatMap((one) =>
      one.kind === 'outside' && one.row !== null && !one.isWelcome ? [[one.row, one.percent ?? 0]] : [],
    ),
  )
  const rank = (row: MarkerRow) =>
    isCriticalRow(test, row) ? Infinity : (far.get(test.markers.indexOf(row)) ?? -1)
  return rows
    .filter((row) => ['low', 'high', 'implausible'].includes(findingOf(row)))
    .map((row) => ({ row, rank: rank(row) }))
    .toSorted((one, other) => (one.rank === other.rank ? 0 : other.rank - one.rank))
    .map(({ row }) => row)
}

function Lines({ story, rows }: { story: Story; rows: readonly MarkerRow[] }) {
  if (rows.length === 0) return null
  return (
    <ul>
      {rows.map((row) => (
        <StoryLine key={keyOf(row)} story={story} row={row} />
      ))}
    </ul>
  )
}

/** Rows in range or without one, folded by group. */
function InRange({ story, rows }: { story: Story; rows: readonly MarkerRow[] }) {
  const t = useT()
  const { test } = story
  if (rows.length === 0) return null
  const inside = rows.filter((row) => findingOf(row) === 'normal').length
  const left = new Set(rows)
  const groupOf = ({ group, inside: within, unranged }: ResultGroup) => {
    const members = [...within, ...unranged].flatMap((index) => {
      const row = test.markers[index]
      return row && left.delete(row) ? row : []
    })
    return { group, members }
  }
  const groups = [...test.groups.map(groupOf), { group: 'other' as const, members: [...left] }].filter(
    ({ members }) => members.length > 0,
  )
  return (
    <Fold
      icon={CircleCheck}
      title={t('bloodTests.story.rest', { inside, unranged: rows.length - inside })}
      hint={t('bloodTests.story.inGroups', {
        groups: groups.map(({ group, members }) =>
          t('bloodTests.story.inGroup', { group: t(`bloodTests.group.${group}`), count: members.length }),
        ),
      })}
    >
      {groups.map(({ group, members }) => (
        <div key={group} className="mt-3 first:mt-0">
          <h3 className="pb-1 text-sm font-strong text-ink-2">{t(`bloodTests.group.${group}`)}</h3>
          <Lines story={story} rows={members} />
        </div>
      ))}
    </Fold>
  )
}

/** How many names one line of news has. */
const NAMED = 6

/** What is new since the last report. */
function NewsList({ trends, testId }: { trends: Trends; testId: string }) {
  const t = useT()
  const news = newsOf(trends.trends, testId)
  if (!news) return null
  return (
    <section aria-labelledby="news" className="border-t border-line py-3.5 text-sm">
      <h2 id="news" className="font-strong">
        {t('bloodTests.story.news', { day: utcDay(news.before) })}
      </h2>
      <dl className="mt-0.5 grid gap-x-4 md:grid-cols-[max-content_minmax(0,1fr)]">
        {(['outside', 'inside', 'first'] as const).map(
          (kind) =>
            news[kind].length > 0 && (
              <div key={kind} className="contents">
                <dt className="text-ink-2">{t(`bloodTests.story.news.${kind}`)}</dt>
                <dd>
                  {t('bloodTests.story.news.names', {
                    names: news[kind].slice(0, NAMED),
                    more: Math.max(0, news[kind].length - NAMED),
                  })}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

/** Retests, the link to the practitioner, and the report itself. */
function Aside({
  test,
  retests,
  removing,
  onRemove,
  onCheck,
  onCorrect,
}: ResultStoryProps & { onCorrect: () => void }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const open = retests.filter(({ state }) => state !== 'closed' && state !== 'cancelled')
  const [practitioner] = test.practitioners
  const isOneColumn = useOneColumn()
  const report = (
    <>
      <p className="text-sm break-words text-ink-2">
        {test.status === 'completed'
          ? t('bloodTests.story.read', {
              file: test.fileName,
              at: formatInstant(test.createdAt),
              count: test.markers.length,
            })
          : t('bloodTests.result.file', { file: test.fileName, at: formatInstant(test.createdAt) })}
      </p>
      <div className="mt-1.5 -mb-2 -ml-3 flex flex-wrap gap-x-1 lg:grid lg:justify-items-start">
        <FileLinks test={test} />
        {test.status === 'completed' && (
          <Button look="plain" size="tight" onClick={onCorrect}>
            <List size={18} />
            {t('bloodTests.story.correct')}
          </Button>
        )}
        {test.status === 'completed' && test.contentType !== BUNDLE_TYPE && (
          <Button look="plain" size="tight" onClick={() => onCheck(1)}>
            <ScanSearch size={18} />
            {t('bloodTests.find.open')}
          </Button>
        )}
        <Button look="danger-plain" size="tight" onClick={() => setAsking(true)}>
          <Trash2 size={18} />
          {t('bloodTests.remove')}
        </Button>
      </div>
    </>
  )
  const planned = open.length > 0 && (
    <dl className="grid gap-1.5 text-sm">
      {open.map((retest) => (
        <div key={retest.id} className="flex flex-wrap justify-between gap-x-4">
          <dt>{t('bloodTests.story.again', { marker: retest.marker })}</dt>
          <dd className="font-strong">{windowText(retest, t)}</dd>
        </div>
      ))}
    </dl>
  )
  const ask = practitioner && (
    <LinkButton to="/messages" className="w-full">
      <MessageCircle size={18} />
      {t('bloodTests.story.askThem', { name: practitioner })}
    </LinkButton>
  )
  const slip = (
    <LinkButton to="/blood-tests/what-to-ask-for" look="plain" size="tight" className="-mb-2.5 -ml-3">
      {t('bloodTests.slip.title')}
    </LinkButton>
  )
  return (
    <div className="grid min-w-0 gap-5 print:hidden">
      {isOneColumn ? (
        <Card className="px-5 *:first:border-t-0">
          {ask && <div className="py-4">{ask}</div>}
          {planned && (
            <Fold icon={CalendarClock} title={t('bloodTests.story.next')}>
              {planned}
              {slip}
            </Fold>
          )}
          <Fold icon={FileText} title={t('bloodTests.story.report')}>
            {report}
          </Fold>
        </Card>
      ) : (
        <>
          {(planned || ask) && (
            <Card as="section" aria-labelledby="next" className="grid gap-4 p-5">
              <h2 id="next" className="-mb-1.5 text-lg font-strong">
                {t('bloodTests.story.next')}
              </h2>
              {planned}
              {ask}
              {planned && <div className="-mt-3">{slip}</div>}
            </Card>
          )}
          <Card as="section" aria-labelledby="report" className="p-5">
            <h2 id="report" className="text-sm font-strong">
              {t('bloodTests.story.report')}
            </h2>
            {report}
          </Card>
        </>
      )}
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('bloodTests.remove.title')}
        description={t('bloodTests.remove.description', { file: test.fileName })}
        action={t('bloodTests.remove')}
        busy={removing}
        onConfirm={onRemove}
      />
    </div>
  )
}
