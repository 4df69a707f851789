import { type ReactNode, useEffect, useRef } from 'react'
import type { Check, MarkerRow } from '../../../shared/bloodTests.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import type { BloodTest } from './bloodTest.ts'
import { possiblyCritical, printedRange, printedText, questionOf } from './checks.ts'
import { EnlargeButton, PageExcerpt } from './PageExcerpt.tsx'

type CheckCardProps = {
  test: BloodTest
  check: Check
  /** The position of this line, from 0, among `count` lines. */
  index: number
  count: number
  /** Moves the focus to the question when another line is shown. */
  focus: boolean
  children: ReactNode
}

/**
 * One line of a report that a person must check: the question, the excerpt of the page, what was read, and the answers.
 */
export function CheckCard({ test, check, index, count, focus, children }: CheckCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { read, unread } = check
  const place = read?.place ?? unread?.place
  const { title, reason } = questionOf(check)
  const warning = possiblyCritical(check)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is another question
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true })
  }, [check.id, focus])
  return (
    <Card as="section" aria-labelledby="check-title" className="p-5 md:p-6">
      <div className="flex items-center justify-between gap-4">
        <p aria-live="polite" className="text-sm font-medium">
          {index + 1} of {count}
        </p>
        <Progress index={index} count={count} />
      </div>
      <h2
        ref={heading}
        id="check-title"
        tabIndex={-1}
        className="mt-3 font-display text-xl font-title outline-none [box-shadow:none]"
      >
        {title}
      </h2>
      {reason && <p className="mt-0.5 text-sm text-ink-2">{reason}</p>}
      {warning && (
        <Alert tone="danger" className="mt-4">
          <strong className="font-strong">{warning}</strong> Check it now.
        </Alert>
      )}
      {place && place.height > 0 && (
        <figure className="mt-5" key={check.id}>
          <figcaption className="mb-0.5 flex min-h-tap items-center justify-between">
            <span className="text-sm font-strong">On your report</span>
            <span className="flex items-center gap-1">
              <span className="text-xs text-ink-3 max-md:sr-only">Page {place.page}</span>
              <EnlargeButton test={test} place={place} />
            </span>
          </figcaption>
          <PageExcerpt test={test} place={place} label={excerptLabel(check)} />
        </figure>
      )}
      {read && <AsRead read={read} language={test.language} />}
      {children}
    </Card>
  )
}

function excerptLabel({ read, unread }: Check): string {
  const line = read
    ? [read.name, printedText(read), read.unit].filter(Boolean).join(' ')
    : (unread?.text ?? 'a line')
  return `Excerpt of page ${read?.place.page ?? unread?.page}: ${line}`
}

/** With more lines than this, the progress bar is continuous instead of one segment per line. */
const MAX_SEGMENTS = 12

function Progress({ index, count }: { index: number; count: number }) {
  if (count > MAX_SEGMENTS) {
    return (
      <span aria-hidden className="h-2 w-30 overflow-hidden rounded-full bg-sunken md:w-45">
        <span className="block h-full bg-accent-mark" style={{ width: `${(100 * (index + 1)) / count}%` }} />
      </span>
    )
  }
  return (
    <span aria-hidden className="flex w-30 gap-1 md:w-45">
      {Array.from({ length: count }, (_, piece) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the segments never change their order
          key={piece}
          className={`h-2 flex-1 rounded-full ${piece <= index ? 'bg-accent-mark' : 'bg-sunken'}`}
        />
      ))}
    </span>
  )
}

/** What was read, field by field. Uncertain fields have a dashed border and a note. */
function AsRead({ read, language }: { read: MarkerRow; language: string | null }) {
  const range = printedRange(read, language)
  const isMissing = read.doubt === 'missing'
  const fields: { name: string; text: ReactNode; note?: string }[] = [
    { name: 'Name', text: read.name },
    isMissing
      ? { name: 'Value', text: printedText(read) }
      : { name: 'Value', text: <Doubted read={read} />, note: 'not certain' },
    { name: 'Unit', text: read.unit ?? '–', ...(isMissing && !read.unit && { note: 'not found' }) },
    { name: 'Range', text: range ?? '–', ...(isMissing && !range && { note: 'not found' }) },
  ]
  return (
    <>
      <p className="mt-5 mb-2 text-sm font-strong">We think it says</p>
      <dl className="grid grid-cols-2 gap-2 md:grid-cols-[1.3fr_1.2fr_1fr_1.3fr]">
        {fields.map(({ name, text, note }) => (
          <div
            key={name}
            className={`min-w-0 rounded-md border px-3.5 py-2 ${note ? 'border-dashed border-ink-2 bg-surface' : 'border-line bg-paper'}`}
          >
            <dt className="text-xs text-ink-2">
              {name}
              {note && <span className="font-strong text-ink"> {note}</span>}
            </dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const MARK =
  'rounded-sm border-b-2 border-dotted border-warning bg-warning-soft px-1 py-px font-strong text-ink'

function Doubted({ read }: { read: MarkerRow }) {
  return (
    <>
      <mark className={MARK}>{printedText(read)}</mark>
      {read.doubt === 'sign' && <mark className={`ml-1 ${MARK}`}>{read.printedFlag ?? '?'}</mark>}
    </>
  )
}
