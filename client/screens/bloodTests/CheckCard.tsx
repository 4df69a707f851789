import { Check as CheckIcon, CircleDashed } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ClinicalTranslate, type Translate, utcDay } from '../../../locales/translate.ts'
import type { AnswerInput } from '../../../shared/bloodTestInputs.ts'
import type { Ask, Check, MarkerRow } from '../../../shared/bloodTests.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { Clinical, ClinicalRich } from '../../ui/Clinical.tsx'
import { emergencyNumber } from '../../ui/clinic.ts'
import { AS_READ, answerOf, asksOf, questionOf, type RowAnswers, rowSoFar } from './asks.ts'
import type { BloodTest } from './bloodTest.ts'
import { CheckForm } from './CheckForm.tsx'
import { answeredText, possiblyCritical, printedRange, printedText } from './checks.ts'
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
  busy: boolean
  onAnswer: (answer: Pick<AnswerInput, 'said' | 'row'>) => void
  onLater: () => void
  /** Shows the line before; absent on the first. */
  onBack: (() => void) | undefined
}

/**
 * One line of a report that a person must check: a question per field that may be wrong, the page's excerpt, the usual
 * answers, and the row as read.
 */
export function CheckCard({
  test,
  check,
  index,
  count,
  focus,
  busy,
  onAnswer,
  onLater,
  onBack,
}: CheckCardProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  /** Answers before each question of this line. */
  const [said, setSaid] = useState<RowAnswers[]>([AS_READ])
  const { read, unread } = check
  const asks = asksOf(check)
  const step = said.length - 1
  const now = said[step] ?? AS_READ
  const ask = asks[step]
  const place = read?.place ?? unread?.place
  const { title, reason } = questionOf(check, ask, now, test.language, t)
  const warning = warningOf(test, check, ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line or field is another question
  useEffect(() => {
    if (focus || step > 0) heading.current?.focus({ preventScroll: true })
  }, [check.id, step, focus])
  const say = (next: RowAnswers) => {
    if (step + 1 < asks.length) setSaid([...said, next])
    else if (read) onAnswer(answerOf(read, next))
  }
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
          <Clinical english={warning}>
            {(t) => (
              <Rich
                id="bloodTests.check.warning"
                values={{
                  warning: warning(t),
                  strong: (text) => <strong className="font-strong">{text}</strong>,
                }}
              />
            )}
          </Clinical>{' '}
          {test.oldDraw === null && (
            <ClinicalRich
              id="bloodTests.check.unwell"
              values={{
                number: emergencyNumber,
                call: (text) => (
                  <a href={`tel:${emergencyNumber.replaceAll(' ', '')}`} className="font-strong underline">
                    {text}
                  </a>
                ),
              }}
            />
          )}
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
      {check.answer && <p className="mt-4 text-sm text-ink-2">{answeredText(check.answer, undefined, t)}</p>}
      <CheckForm
        key={step}
        check={check}
        ask={ask}
        said={now}
        language={test.language}
        busy={busy}
        onSay={say}
        onAnswer={onAnswer}
        onLater={onLater}
        onBack={step > 0 ? () => setSaid(said.slice(0, -1)) : onBack}
      />
      {read && (
        <AsRead test={test} row={rowSoFar(read, now)} open={asks.slice(step).map(({ field }) => field)} />
      )}
    </Card>
  )
}

/** The warning about a value that may be critical: as read, or in another reading. */
function warningOf(test: BloodTest, check: Check, ask: Ask | undefined) {
  const warning = possiblyCritical(check)
  if (warning || ask?.field !== 'value' || test.oldDraw !== null || check.critical?.sure) return warning
  const maybe = ask.values.find(({ isCritical }) => isCritical)
  if (!maybe) return null
  const value = withUnit({ value: maybe.value, comparator: null }, check.read?.unit ?? null)
  return (t: ClinicalTranslate) => t('bloodTests.check.maybeCritical', { value })
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

type AsReadProps = {
  test: BloodTest
  row: MarkerRow
  /** Fields still to be asked about. */
  open: Ask['field'][]
}

/** The row field by field: ticked, or marked as questionable with a dashed circle and a word. */
function AsRead({ test, row, open }: AsReadProps) {
  const t = useT()
  const sign = row.doubt === 'sign' && row.printedFlag ? ` ${row.printedFlag}` : ''
  const fields: { name: Ask['field'] | 'day'; text: ReactNode }[] = [
    { name: 'name', text: row.name },
    { name: 'value', text: `${printedText(row)}${sign}` },
    { name: 'unit', text: row.unit },
    { name: 'range', text: printedRange(row, test.language) },
    {
      name: 'day',
      text: test.collectedOn && t('bloodTests.day', { day: utcDay(test.collectedOn) }),
    },
  ]
  return (
    <section aria-labelledby="as-read" className="mt-5 border-t border-line pt-4">
      <h3 id="as-read" className="text-sm font-strong">
        {t('bloodTests.check.weThink')}
      </h3>
      <dl className="mt-1 text-sm">
        {fields.map(({ name, text }) => {
          const isOpen = name === 'day' ? text === null : open.includes(name)
          const Icon = isOpen ? CircleDashed : CheckIcon
          return (
            <div
              key={name}
              className="grid min-h-9 grid-cols-[5.5rem_minmax(0,1fr)] items-center border-t border-line first:border-0"
            >
              <dt className="text-ink-2">{t(`bloodTests.check.field.${name}`)}</dt>
              <dd className={`flex items-center gap-2 break-words ${isOpen ? 'font-strong' : ''}`}>
                <Icon size={16} className={`shrink-0 ${isOpen ? 'text-ink-2' : 'text-accent-text'}`} />
                <span className="min-w-0">
                  {text || '–'} {isOpen && t(`bloodTests.check.field.${text ? 'uncertain' : 'missing'}`)}
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
