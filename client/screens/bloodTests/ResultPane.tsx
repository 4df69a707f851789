import { CalendarCheck, Download, Plus, Printer, RotateCcw, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type Translate, utcDay } from '../../../locales/translate.ts'
import type { Check, MarkerRow, Trends } from '../../../shared/bloodTests.ts'
import { failureText, omissionText } from '../../../shared/bloodTestText.ts'
import { semicolons } from '../../../shared/listText.ts'
import { openingParts } from '../../../shared/resultOpening.ts'
import type { Retest } from '../../../shared/retests.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AnalysisText } from './AnalysisText.tsx'
import type { BloodTest } from './bloodTest.ts'
import { Changes, Ratios } from './Changes.tsx'
import { CheckedByPatient } from './CheckedByPatient.tsx'
import { ChecksLeft } from './ChecksLeft.tsx'
import { CollectionDay } from './CollectionDay.tsx'
import { unanswered, unchecked } from './checks.ts'
import { MarkerTable } from './MarkerTable.tsx'
import { changesOf, findingOf, rowText } from './markers.ts'
import { QualitativeResults } from './QualitativeResults.tsx'
import { ReviewNote } from './ReviewNote.tsx'
import { RowDialog } from './RowDialog.tsx'
import { UrgentAlerts } from './UrgentAlerts.tsx'

/** Has the texts of all markers. */
const ResultDetails = lazy(async () => ({ default: (await import('./ResultDetails.tsx')).ResultDetails }))

type ResultPaneProps = {
  test: BloodTest
  /** Undefined until loaded. */
  trends: Trends | undefined
  /** What the owner may do; absent for other readers. */
  own?: Own
  /** The patient's name, for other readers. */
  patient?: string
  /** The retests that this result closed. */
  closes?: Retest[]
  /** Moves the focus to the heading. */
  focus?: boolean
}

type Own = {
  retrying: boolean
  onRetry: () => void
  removing: boolean
  onRemove: () => void
  /** Opens a line to check; the number starts at 1. */
  onCheck: (line: number) => void
}

/** One result: the findings as text and charts, or why there are none yet. */
export function ResultPane({ test, trends, own, patient = '', closes = [], focus = false }: ResultPaneProps) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <Card as="article" aria-labelledby="result" className="min-w-0 p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h2
            ref={heading}
            id="result"
            tabIndex={-1}
            className="scroll-mt-22 font-display text-xl font-title outline-none [box-shadow:none]"
          >
            {test.collectedOn
              ? t('bloodTests.review.test', { day: utcDay(test.collectedOn) })
              : t('bloodTests.result.title')}
          </h2>
          <p className="text-xs break-words text-ink-2">
            {t('bloodTests.result.file', { file: test.fileName, at: formatInstant(test.createdAt) })}
          </p>
        </div>
        <Counts test={test} />
      </div>

      <div className="mt-4">
        {test.status === 'completed' && (
          <Findings test={test} trends={trends} own={own} patient={patient} closes={closes} />
        )}
        {test.status === 'failed' && (
          <Alert tone="danger" title={t('bloodTests.failure.title')}>
            <p>{t('bloodTests.failure.saved', { failure: failureOf(test, t) })}</p>
            {own && (
              <Button look="outline" className="mt-3" busy={own.retrying} onClick={own.onRetry}>
                {!own.retrying && <RotateCcw size={18} />}
                {t('bloodTests.failure.retry')}
              </Button>
            )}
          </Alert>
        )}
        {(test.status === 'pending' || test.status === 'analyzing') && (
          <div role="status">
            <p className="max-w-measure">{t('bloodTests.progress', { progress: progressOf(test, t) })}</p>
            {test.pagesTotal !== null && test.pagesTotal > 1 && (
              <div className="mt-3 max-w-80">
                <Progress
                  percent={(100 * (test.pagesRead ?? 0)) / test.pagesTotal}
                  label={t('bloodTests.progress.label')}
                  valueText={t('bloodTests.progress.value', {
                    ...{ read: test.pagesRead ?? 0, total: test.pagesTotal },
                  })}
                />
              </div>
            )}
            <div className="mt-6 grid gap-5" aria-hidden>
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-5 w-2/3" />
            </div>
          </div>
        )}
      </div>

      <div className="mt-6 -mb-2 flex flex-wrap gap-x-2 border-t border-line pt-3 print:hidden">
        <FileLink href={`/api/blood-tests/${test.id}/file`} className="-ml-3">
          {t('bloodTests.originalFile')}
        </FileLink>
        {test.status === 'completed' && (
          <>
            <FileLink href={`/api/blood-tests/${test.id}/report.pdf`}>{t('bloodTests.result.pdf')}</FileLink>
            <FileLink href={`/api/blood-tests/${test.id}/fhir`}>{t('bloodTests.result.fhir')}</FileLink>
            <Button look="plain" size="tight" onClick={() => window.print()}>
              <Printer size={18} />
              {t('bloodTests.print')}
            </Button>
          </>
        )}
        {own && (
          <Button look="danger-plain" size="tight" onClick={() => setAsking(true)}>
            <Trash2 size={18} />
            {t('bloodTests.remove')}
          </Button>
        )}
      </div>
      {own && (
        <AlertDialog
          open={asking}
          onClose={() => setAsking(false)}
          title={t('bloodTests.remove.title')}
          description={t('bloodTests.remove.description', { file: test.fileName })}
          action={t('bloodTests.remove')}
          busy={own.removing}
          onConfirm={own.onRemove}
        />
      )}
    </Card>
  )
}

function FileLink({
  href,
  className = '',
  children,
}: {
  href: string
  className?: string
  children: string
}) {
  return (
    <a href={href} className={`${buttonClass('plain', 'tight')} ${className}`} download>
      <Download size={18} />
      {children}
    </a>
  )
}

/** Why an analysis failed. */
const failureOf = ({ failed, failure }: BloodTest, t: Translate) =>
  failed ? failureText(failed, t) : (failure ?? t('bloodTests.failure.unknown'))

/** Describes the progress of an analysis. */
function progressOf({ status, pagesRead, pagesTotal }: BloodTest, t: Translate): string {
  if (status === 'pending') return t('bloodTests.progress.waiting')
  if (pagesTotal === null) return t('bloodTests.progress.rows')
  if (pagesTotal === 1) return t('bloodTests.progress.picture')
  return t('bloodTests.progress.page', { page: (pagesRead ?? 0) + 1, total: pagesTotal })
}

/**
 * How many rows are outside their range, in range or implausible. While lines are unchecked, only their number is
 * shown, because the other numbers may still change.
 */
function Counts({ test }: { test: BloodTest }) {
  const t = useT()
  const open = unchecked(test.checks).length
  if (open > 0) return <Badge tone="neutral">{t('bloodTests.check.left', { count: open })}</Badge>
  const count = { low: 0, high: 0, implausible: 0, normal: 0, unranged: 0 }
  for (const row of test.markers) count[findingOf(row)] += 1
  const outside = count.low + count.high
  return (
    <div className="flex flex-wrap gap-2">
      {outside > 0 && <Badge tone="warm">{t('bloodTests.count.outside', { count: outside })}</Badge>}
      {count.implausible > 0 && (
        <Badge tone="neutral">{t('bloodTests.count.implausible', { count: count.implausible })}</Badge>
      )}
      {count.normal > 0 && (
        <Badge tone="success">{t('bloodTests.count.inside', { count: count.normal })}</Badge>
      )}
    </div>
  )
}

type FindingsProps = {
  test: BloodTest
  trends: Trends | undefined
  own: Own | undefined
  patient: string
  closes: Retest[]
}

function Findings({ test, trends, own, patient, closes }: FindingsProps) {
  const t = useT()
  /** The row that is being corrected and its index; nulls for a new row. */
  const [open, setOpen] = useState<{ row: MarkerRow | null; index: number | null } | null>(null)
  const removed = test.corrections.flatMap(({ printed, corrected }) =>
    corrected === null ? (printed ?? []) : [],
  )
  const audience = own ? 'patient' : 'practitioner'
  const parts = openingParts(test, t, audience)
  const urgent = parts.filter(({ part }) => part === 'urgent' || part === 'possible')
  const opening = parts.filter((part) => !urgent.includes(part))
  const notice = test.omissions?.map((omission) => omissionText(omission, t)).join(' ') ?? test.notice
  // The owner sees the summary only after answering every line.
  const isWhole = !own || unanswered(test.checks).length === 0
  const onCheck = own && ((check: Check) => own.onCheck(test.checks.indexOf(check) + 1))
  return (
    <>
      <UrgentAlerts parts={urgent} checks={test.checks} audience={audience} patient={patient} />
      {notice && (
        <Alert tone="info" className="mb-4">
          {notice}
        </Alert>
      )}
      {own && <ReviewNote test={test} />}
      {closes.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <Badge tone="success" icon={CalendarCheck}>
            {t('bloodTests.retest.done')}
          </Badge>
          {semicolons(
            t,
            closes.map(({ marker, by }) => t('bloodTests.retest.askedBy', { marker, by })),
          )}
        </p>
      )}
      {own && test.checks.length > 0 && <ChecksLeft test={test} onCheck={own.onCheck} />}
      {isWhole && <AnalysisText parts={opening} />}
      {own && (
        <div className="my-4 empty:hidden">
          <CollectionDay test={test} />
        </div>
      )}
      <MarkerTable
        test={test}
        trends={trends?.trends ?? []}
        patient={own ? undefined : patient}
        onCorrect={own && ((row) => setOpen({ row, index: test.markers.indexOf(row) }))}
        onCheck={onCheck}
      />
      {removed.length > 0 && (
        <p className="mt-3 text-xs text-ink-2">
          {t('bloodTests.removedRows', {
            rows: semicolons(
              t,
              removed.map((gone) => rowText(gone, t)),
            ),
          })}
        </p>
      )}
      {own && (
        <Button
          look="plain"
          size="tight"
          className="mt-2 -ml-3 print:hidden"
          onClick={() => setOpen({ row: null, index: null })}
        >
          <Plus size={18} />
          {t('bloodTests.row.add')}
        </Button>
      )}
      {open && <RowDialog test={test} {...open} onClose={() => setOpen(null)} />}
      <QualitativeResults rows={test.qualitative} findings={test.findings} />
      {!own && <CheckedByPatient test={test} patient={patient} />}
      {isWhole && (
        <>
          <Changes sentences={changesOf(trends?.trends ?? [], test.id, t)} />
          <Ratios ratios={test.ratios} />
        </>
      )}
      {isWhole && (
        <Suspense fallback={<Skeleton className="mt-8 h-40" />}>
          <ResultDetails test={test} audience={audience} />
        </Suspense>
      )}
      {own && (
        <Alert tone="info" className="mt-6">
          <strong className="font-strong">
            {t(test.written ? 'bloodTests.made.byModel' : 'bloodTests.made.byRules')}
          </strong>{' '}
          {t('bloodTests.disclaimer')}
        </Alert>
      )}
    </>
  )
}
