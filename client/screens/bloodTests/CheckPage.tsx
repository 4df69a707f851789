import { ChevronDown, Download, Languages } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type ClinicalTranslate, utcDay } from '../../../locales/translate.ts'
import type { AnswerInput } from '../../../shared/bloodTestInputs.ts'
import { BUNDLE_TYPE, type Check } from '../../../shared/bloodTests.ts'
import { isUrgentPart, openingParts } from '../../../shared/resultOpening.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatInstant } from '../../ui/format.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import type { BloodTest } from './bloodTest.ts'
import { CheckCard } from './CheckCard.tsx'
import { CheckDay } from './CheckDay.tsx'
import { CheckSteps } from './CheckSteps.tsx'
import { ClinicalParts } from './ClinicalParts.tsx'
import { CollectionDay } from './CollectionDay.tsx'
import { languageName, lineName, nextIndex, unanswered, unchecked } from './checks.ts'
import { MarkerTable } from './MarkerTable.tsx'
import { QualitativeResults } from './QualitativeResults.tsx'
import { UrgentAlerts } from './UrgentAlerts.tsx'

const PageFinder = lazy(async () => ({ default: (await import('./PageFinder.tsx')).PageFinder }))

type CheckPageProps = {
  test: BloodTest
  /** The index of the first line to show; null for the first unanswered one. */
  first: number | null
  /** Goes back to the list; all answers are saved. */
  onLeave: () => void
  /** Called when every line is answered: the summary can be shown. */
  onDone: () => void
  /** Called if the page must stay open after the last line, until `onDone`. */
  onStay: () => void
}

/**
 * Asks the owner about the lines of a report that must be checked, one at a time, and shows what was read so far and the
 * whole page, on which missing rows are added.
 */
export function CheckPage({ test, first, onLeave, onDone, onStay }: CheckPageProps) {
  const t = useT()
  const { checks } = test
  const [changing] = useState(() => unanswered(checks).length === 0)
  const [index, setIndex] = useState(() => {
    const begin = first ?? checks.findIndex(({ answer }) => answer === null)
    return checks[begin] ? begin : 0
  })
  const [moved, setMoved] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const utils = trpc.useUtils()
  /** Whether the last question is the day of the blood draw, which the report leaves open. */
  const [asksDay] = useState(() => test.collectedOn === null && checks.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
    if (asksDay) onStay()
  }, [])

  const check = checks[index]
  const steps = checks.length + Number(asksDay)
  const isDay = asksDay && index === checks.length
  const next =
    nextIndex(checks, index, changing) ??
    (asksDay && !isDay && test.collectedOn === null ? checks.length : null)
  const show = (at: number) => {
    setIndex(at)
    setMoved(true)
    // The alert about a value just confirmed as critical is above the question.
    column.current?.scrollIntoView({ block: 'start' })
  }
  const resolve = () => (next === null ? onDone() : show(next))
  const answer = trpc.bloodTests.answerCheck.useMutation({
    meta: { errorTitle: t('bloodTests.check.failed') },
    // The next question is shown with this answer: it decides which lines are left.
    onSuccess: () => utils.bloodTests.get.invalidate(),
    // Also after an error: another person may have answered.
    onSettled: () => void utils.bloodTests.invalidate(),
  })
  const withdraw = trpc.bloodTests.withdraw.useMutation({
    meta: { errorTitle: t('bloodTests.find.notUndone') },
    onSettled: () => utils.bloodTests.invalidate(),
  })
  const saved = (line: number, at: string) => {
    const answered = checks[line]
    const undo = () => withdraw.mutate({ id: test.id, at }, { onSuccess: () => show(line) })
    const name = answered ? lineName(answered, t) : t('bloodTests.drawn.day')
    toast.success(t('bloodTests.check.saved', { line: name }), undefined, {
      label: t('bloodTests.check.undo'),
      onClick: undo,
    })
    resolve()
  }
  const later = () => (next === null ? onLeave() : show(next))
  const save = (said: Pick<AnswerInput, 'said' | 'row'>) => {
    if (!check) return
    onStay()
    const seen = check.answer?.at ?? null
    answer.mutate(
      { id: test.id, check: check.id, seen, ...said },
      { onSuccess: ({ at }) => saved(index, at) },
    )
  }
  // A value that may be critical is told with its own line.
  const findings = test.findings.filter(({ kind }) => kind !== 'possiblyCritical')
  const urgentIn = (t: ClinicalTranslate) =>
    openingParts({ ...test, findings }, t, 'patient').filter(isUrgentPart)
  return (
    <div className="content pt-5 pb-16">
      <BackLink to="/blood-tests">{t('bloodTests.title')}</BackLink>
      <Head test={test} heading={heading} onDone={onDone} />
      <div
        className={`mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 ${check ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}
      >
        <div ref={column} className="grid scroll-mt-22 grid-cols-[minmax(0,1fr)] gap-5">
          <div className="-mb-5 empty:hidden">
            <UrgentAlerts parts={urgentIn} checks={checks} audience="patient" patient="" />
          </div>
          {check && (
            <CheckCard
              key={`${check.id} ${check.answer?.at}`}
              test={test}
              check={check}
              index={index}
              count={steps}
              focus={moved}
              busy={answer.isPending}
              onAnswer={save}
              onLater={later}
              onBack={index === 0 ? undefined : () => show(index - 1)}
            />
          )}
          {isDay && <CheckDay test={test} count={steps} onSaved={(at) => saved(index, at)} onLater={later} />}
          {check && <Disclosure test={test} checks={checks} index={index} onShow={show} />}
          {test.contentType !== BUNDLE_TYPE && (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <PageFinder test={test} onCheck={(one) => show(checks.indexOf(one))} onAdd={onStay} />
            </Suspense>
          )}
          <SoFar test={test} onCheck={(one) => show(checks.indexOf(one))} />
        </div>
        {check && (
          <Card as="section" aria-labelledby="lines" className="p-5 max-lg:hidden md:p-6">
            <h2 id="lines" className="mb-3 text-lg font-strong">
              {t('bloodTests.check.lines', { count: checks.length })}
            </h2>
            <CheckSteps test={test} checks={checks} index={index} onShow={show} />
          </Card>
        )}
      </div>
    </div>
  )
}

type HeadProps = {
  test: BloodTest
  heading: React.RefObject<HTMLHeadingElement | null>
  /** Shows the summary. */
  onDone: () => void
}

function Head({ test, heading, onDone }: HeadProps) {
  const t = useT()
  const { checks, corrections, markers } = test
  const open = unanswered(checks).length
  const left = unchecked(checks).length
  const doubtful = checks.filter(({ read }) => read !== null).length
  const unread = checks.length - doubtful
  const written = corrections.filter(({ printed, corrected }) => !printed && corrected).length
  const removed = corrections.filter(({ printed, corrected }) => printed && !corrected).length
  const rows = markers.length - written + removed
  const language = languageName(test.language)
  return (
    <>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display text-2xl font-title text-balance outline-none [box-shadow:none]"
          >
            {open > 0
              ? t('bloodTests.check.title', { count: open })
              : t(checks.length > 0 ? 'bloodTests.check.answers' : 'bloodTests.find.heading')}
          </h1>
          <p className="mt-0.5 max-w-measure text-pretty text-ink-2">
            {t('bloodTests.check.read', { rows, doubtful, unread })}{' '}
            {open > 0 && t('bloodTests.check.summaryAfter', { count: checks.length })}
          </p>
        </div>
        {open === 0 ? (
          <Button look="outline" onClick={onDone}>
            {t('bloodTests.find.summary')}
          </Button>
        ) : (
          <span className="max-md:hidden">
            <Badge tone="neutral">{t('bloodTests.check.left', { count: left })}</Badge>
          </span>
        )}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-7 gap-y-0.5 text-sm text-ink-2 max-md:grid">
        {test.collectedOn && (
          <span>{t('bloodTests.check.collected', { day: utcDay(test.collectedOn) })}</span>
        )}
        <span className="break-words">
          {t('bloodTests.uploadedOn', { file: test.fileName, day: formatInstant(test.createdAt) })}
        </span>
        {language && (
          <span className="flex items-center gap-2">
            <Languages size={16} />
            {t('bloodTests.check.language', { language })}
          </span>
        )}
      </p>
    </>
  )
}

type DisclosureProps = {
  test: BloodTest
  checks: Check[]
  index: number
  onShow: (index: number) => void
}

/** The list of lines on screens without room beside the question. */
function Disclosure(props: DisclosureProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <Card className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center justify-between gap-4 px-5 py-3 text-left font-strong"
      >
        <span>
          {t('bloodTests.check.lines', { count: props.checks.length })}
          <span className="block text-xs font-text text-ink-3">{t('bloodTests.check.linesPlace')}</span>
        </span>
        <ChevronDown size={20} className={open ? 'rotate-180' : ''} />
      </button>
      {open && (
        <div className="px-5 pb-5">
          <CheckSteps {...props} />
        </div>
      )}
    </Card>
  )
}

/** The rows read so far, and the analysis, which begins with the unread lines. */
function SoFar({ test, onCheck }: { test: BloodTest; onCheck: (check: Check) => void }) {
  const t = useT()
  const open = unchecked(test.checks).length
  const all =
    test.markers.length + test.checks.filter(({ read, answer }) => !read && !answer?.corrected).length
  return (
    <SectionCard large title={t('bloodTests.check.soFar')} className="min-w-0 p-5 md:p-6">
      {open > 0 && (
        <p className="mt-0.5 text-sm text-ink-2">{t('bloodTests.check.soFar.open', { open, all })}</p>
      )}
      <MarkerTable test={test} trends={[]} onCheck={onCheck} />
      <QualitativeResults rows={test.qualitative} findings={test.findings} />
      <div className="mt-6 border-t border-line pt-5">
        <ClinicalParts fold="open">
          {(t) =>
            openingParts(test, t, 'patient').filter(({ part }) => part === 'open' || part === 'summary')
          }
        </ClinicalParts>
        <p className="max-w-measure text-xs text-ink-2">{t('bloodTests.disclaimer')}</p>
      </div>
      <div className="mt-6 empty:hidden">
        <CollectionDay test={test} />
      </div>
      <div className="mt-4 -mb-2 border-t border-line pt-2">
        <a
          href={`/api/blood-tests/${test.id}/file`}
          download
          className={`${buttonClass('plain', 'tight')} -ml-3`}
        >
          <Download size={18} />
          {t('bloodTests.originalFile')}
        </a>
      </div>
    </SectionCard>
  )
}
