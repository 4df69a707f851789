import { type ReactNode, useEffect, useRef } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import type { Check, MarkerRow } from '../../../shared/bloodTests.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import type { BloodTest } from './bloodTest.ts'
import { possiblyCritical, printedRange, printedText, questionOf } from './checks.ts'
import type { LineFields } from './lineForm.ts'
import { withUnit } from './markers.ts'
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
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const { read, unread } = check
  const place = read?.place ?? unread?.place
  const { title, reason } = questionOf(check, t)
  const warning = possiblyCritical(check, t)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is another question
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true })
  }, [check.id, focus])
  return (
    <Card as="section" aria-labelledby="check-title" className="p-5 md:p-6">
      <div className="flex items-center justify-between gap-4">
        <p aria-live="polite" className="text-sm font-medium">
          {t('bloodTests.check.position', { line: index + 1, count })}
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
          <Rich
            id="bloodTests.check.warning"
            values={{ warning, strong: (text) => <strong className="font-strong">{text}</strong> }}
          />
        </Alert>
      )}
      {place && place.height > 0 && (
        <figure className="mt-5" key={check.id}>
          <figcaption className="mb-0.5 flex min-h-tap items-center justify-between">
            <span className="text-sm font-strong">{t('bloodTests.check.onReport')}</span>
            <span className="flex items-center gap-1">
              <span className="text-xs text-ink-3 max-md:sr-only">
                {t('bloodTests.page.title', { page: place.page })}
              </span>
              <EnlargeButton test={test} place={place} />
            </span>
          </figcaption>
          <PageExcerpt test={test} place={place} label={excerptLabel(check, t)} />
        </figure>
      )}
      {read && <AsRead read={read} language={test.language} />}
      {children}
    </Card>
  )
}

function excerptLabel({ read, unread }: Check, t: Translate): string {
  const line = read ? `${read.name} ${withUnit(printedText(read), read.unit)}` : (unread?.text ?? '')
  return t('bloodTests.page.excerpt', { page: read?.place.page ?? unread?.page ?? 1, line })
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
  const t = useT()
  const range = printedRange(read, language)
  const isMissing = read.doubt === 'missing'
  const fields: { name: keyof LineFields; text: ReactNode; note?: 'uncertain' | 'missing' }[] = [
    { name: 'name', text: read.name },
    isMissing
      ? { name: 'value', text: printedText(read) }
      : { name: 'value', text: <Doubted read={read} />, note: 'uncertain' },
    { name: 'unit', text: read.unit ?? '–', ...(isMissing && !read.unit && { note: 'missing' }) },
    { name: 'range', text: range ?? '–', ...(isMissing && !range && { note: 'missing' }) },
  ]
  return (
    <>
      <p className="mt-5 mb-2 text-sm font-strong">{t('bloodTests.check.weThink')}</p>
      <dl className="grid grid-cols-2 gap-2 md:grid-cols-[1.3fr_1.2fr_1fr_1.3fr]">
        {fields.map(({ name, text, note }) => (
          <div
            key={name}
            className={`min-w-0 rounded-md border px-3.5 py-2 ${note ? 'border-dashed border-ink-2 bg-surface' : 'border-line bg-paper'}`}
          >
            <dt className="text-xs text-ink-2">
              {t(`bloodTests.check.field.${name}`)}
              {note && <span className="font-strong text-ink"> {t(`bloodTests.check.field.${note}`)}</span>}
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
