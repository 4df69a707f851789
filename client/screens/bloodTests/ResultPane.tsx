import { CalendarCheck, Download, Plus, Printer, RotateCcw, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Check, MarkerRow, Trends } from '../../../shared/bloodTests.ts'
import type { Retest } from '../../../shared/retests.ts'
import { t } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { formatDay, formatInstant } from '../../ui/format.ts'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AnalysisText } from './AnalysisText.tsx'
import { parseAnalysis, splitAnalysis, splitUrgent, withoutSection } from './analysisText.ts'
import type { BloodTest } from './bloodTest.ts'
import { Changes, Ratios } from './Changes.tsx'
import { CheckedByPatient } from './CheckedByPatient.tsx'
import { ChecksLeft } from './ChecksLeft.tsx'
import { CollectionDay } from './CollectionDay.tsx'
import { unanswered, unchecked } from './checks.ts'
import { MarkerTable } from './MarkerTable.tsx'
import { changesOf, findingOf, rowText } from './markers.ts'
import { QUALITATIVE_HEADING, QualitativeResults } from './QualitativeResults.tsx'
import { ReviewNote } from './ReviewNote.tsx'
import { RowDialog } from './RowDialog.tsx'
import { UrgentAlerts } from './UrgentAlerts.tsx'

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
export function ResultPane({
  test,
  trends,
  own,
  patient = 'The patient',
  closes = [],
  focus = false,
}: ResultPaneProps) {
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
            {test.collectedOn ? `Blood test of ${formatDay(test.collectedOn)}` : 'Blood test'}
          </h2>
          <p className="text-xs break-words text-ink-2">
            {test.fileName}, uploaded {formatInstant(test.createdAt)}
          </p>
        </div>
        <Counts test={test} />
      </div>

      <div className="mt-4">
        {test.status === 'completed' && (
          <Findings test={test} trends={trends} own={own} patient={patient} closes={closes} />
        )}
        {test.status === 'failed' && (
          <Alert tone="danger" title="The analysis failed">
            <p>{test.failure ?? 'The report could not be read.'} The file itself is saved.</p>
            {own && (
              <Button look="outline" className="mt-3" busy={own.retrying} onClick={own.onRetry}>
                {!own.retrying && <RotateCcw size={18} />}
                Try again
              </Button>
            )}
          </Alert>
        )}
        {(test.status === 'pending' || test.status === 'analyzing') && (
          <div role="status">
            <p className="max-w-measure">
              {progressOf(test)} You can leave this page; the result will appear here.
            </p>
            {test.pagesTotal !== null && test.pagesTotal > 1 && (
              <div className="mt-3 max-w-80">
                <Progress
                  percent={(100 * (test.pagesRead ?? 0)) / test.pagesTotal}
                  label="Pages read"
                  valueText={`${test.pagesRead ?? 0} of ${test.pagesTotal} pages`}
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
          Original file
        </FileLink>
        {test.status === 'completed' && (
          <>
            <FileLink href={`/api/blood-tests/${test.id}/report.pdf`}>Result as PDF</FileLink>
            <FileLink href={`/api/blood-tests/${test.id}/fhir`}>For other systems (FHIR)</FileLink>
            <Button look="plain" size="tight" onClick={() => window.print()}>
              <Printer size={18} />
              Print
            </Button>
          </>
        )}
        {own && (
          <Button look="danger-plain" size="tight" onClick={() => setAsking(true)}>
            <Trash2 size={18} />
            Remove
          </Button>
        )}
      </div>
      {own && (
        <AlertDialog
          open={asking}
          onClose={() => setAsking(false)}
          title="Remove this blood test?"
          description={`${test.fileName} and its result are deleted. This action cannot be undone.`}
          action="Remove"
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

/** Describes the progress of an analysis. */
function progressOf({ status, pagesRead, pagesTotal }: BloodTest): string {
  if (status === 'pending') return 'The report is waiting to be read.'
  if (pagesTotal === null) return 'The report is being read, row by row.'
  if (pagesTotal === 1) return 'The picture is being read. This takes a few seconds.'
  return `Page ${(pagesRead ?? 0) + 1} of ${pagesTotal} is being read.`
}

/**
 * How many rows are outside their range, in range or implausible. While lines are unchecked, only their number is
 * shown, because the other numbers may still change.
 */
function Counts({ test }: { test: BloodTest }) {
  const open = unchecked(test.checks).length
  if (open > 0) return <Badge tone="neutral">{open} not yet checked</Badge>
  const count = { low: 0, high: 0, implausible: 0, normal: 0, unranged: 0 }
  for (const row of test.markers) count[findingOf(row)] += 1
  const outside = count.low + count.high
  return (
    <div className="flex flex-wrap gap-2">
      {outside > 0 && <Badge tone="warm">{outside} outside range</Badge>}
      {count.implausible > 0 && <Badge tone="neutral">{count.implausible} not plausible</Badge>}
      {count.normal > 0 && <Badge tone="success">{count.normal} in range</Badge>}
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
  /** The row that is being corrected and its index; nulls for a new row. */
  const [open, setOpen] = useState<{ row: MarkerRow | null; index: number | null } | null>(null)
  const removed = test.corrections.flatMap(({ printed, corrected }) =>
    corrected === null ? (printed ?? []) : [],
  )
  const { opening, details } = splitAnalysis(parseAnalysis(test.analysis ?? ''))
  const { urgent, rest } = splitUrgent(opening)
  // The owner sees the summary only after answering every line.
  const isWhole = !own || unanswered(test.checks).length === 0
  const who = own ? 'You' : patient
  const onCheck = own && ((check: Check) => own.onCheck(test.checks.indexOf(check) + 1))
  return (
    <>
      <UrgentAlerts paragraphs={urgent} checks={test.checks} who={who} />
      {test.notice && (
        <Alert tone="info" className="mb-4">
          {test.notice}
        </Alert>
      )}
      {own && <ReviewNote test={test} />}
      {closes.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <Badge tone="success" icon={CalendarCheck}>
            Retest done
          </Badge>
          {closes.map(({ marker, by }) => `${marker}, asked for by ${by}`).join('; ')}
        </p>
      )}
      {own && test.checks.length > 0 && <ChecksLeft test={test} onCheck={own.onCheck} />}
      {isWhole && <AnalysisText blocks={rest} />}
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
          Removed by hand: {removed.map((gone) => rowText(gone, t)).join('; ')}
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
          Add a row
        </Button>
      )}
      {open && <RowDialog test={test} {...open} onClose={() => setOpen(null)} />}
      <QualitativeResults rows={test.qualitative} />
      {!own && <CheckedByPatient test={test} patient={patient} />}
      {isWhole && (
        <>
          <Changes sentences={changesOf(trends?.trends ?? [], test.id)} />
          <Ratios ratios={test.ratios} />
        </>
      )}
      {details.length > 0 && isWhole && (
        <div className="mt-8">
          <AnalysisText blocks={withoutSection(details, QUALITATIVE_HEADING)} />
        </div>
      )}
      <Alert tone="info" className="mt-6">
        <strong className="font-strong">
          {test.analysisModel ? 'AI analysis.' : 'Analysis by fixed rules, from the printed rows.'}
        </strong>{' '}
        For information only. It does not replace medical advice; please discuss it with your practitioner.
      </Alert>
    </>
  )
}
