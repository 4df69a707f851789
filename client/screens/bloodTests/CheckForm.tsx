import { ChevronRight } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AnswerInput } from '../../../shared/bloodTestInputs.ts'
import type { Ask, Check, MarkerRow } from '../../../shared/bloodTests.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, focusField, Input } from '../../ui/Field.tsx'
import { fieldText, type Option, optionsOf, parseField, type RowAnswers, rowSoFar } from './asks.ts'
import { type LineFields, lineFields, parseLine } from './lineForm.ts'

type Answered = Pick<AnswerInput, 'said' | 'row'>

type CheckFormProps = {
  check: Check
  /** The questionable field; undefined for a line that was not understood. */
  ask: Ask | undefined
  said: RowAnswers
  language: string | null
  busy: boolean
  /** Called with the answers about the row so far. */
  onSay: (said: RowAnswers) => void
  /** Called with an answer to the whole line. */
  onAnswer: (answer: Answered) => void
  onLater: () => void
  onBack: (() => void) | undefined
}

/** The usual answers, one tap each; another one, which opens the field; and answers that apply to every line. */
export function CheckForm({
  check,
  ask,
  said,
  language,
  busy,
  onSay,
  onAnswer,
  onLater,
  onBack,
}: CheckFormProps) {
  const t = useT()
  const { read } = check
  const [isTyping, setIsTyping] = useState(false)
  const whole = (answer: 'no result' | 'unreadable') => () => busy || onAnswer({ said: answer, row: null })
  return (
    <div className="mt-5">
      {/* biome-ignore lint/a11y/useSemanticElements: not a group of a form */}
      <div role="group" aria-labelledby="check-title" className="grid gap-2">
        {optionsOf(check, ask, said, language, t).map((option) => (
          <Answer key={option.label} option={option} busy={busy} onChoose={() => onSay(option.said)} />
        ))}
        {!isTyping && (
          <Answer
            option={{
              label: ask ? t(`bloodTests.check.another.${ask.field}`) : t('bloodTests.check.choice.readable'),
            }}
            busy={busy}
            onChoose={() => setIsTyping(true)}
          />
        )}
      </div>
      {isTyping && read && ask && (
        <TypedField
          row={rowSoFar(read, said)}
          field={ask.field}
          language={language}
          busy={busy}
          onWrite={(fields) =>
            onSay({
              // A written value is neither of the two readings.
              isOther: ask.field === 'value' ? false : said.isOther,
              fields: { ...said.fields, ...fields },
            })
          }
        />
      )}
      {isTyping && !read && (
        <TypedLine
          before={check.answer?.corrected ?? null}
          language={language}
          busy={busy}
          onWrite={(row) => onAnswer({ said: 'typed', row })}
        />
      )}
      <div className="mt-3 -ml-3 flex flex-wrap gap-x-2">
        <Button look="plain" size="tight" onClick={whole('unreadable')}>
          {t('bloodTests.check.choice.unreadable')}
        </Button>
        <Button look="plain" size="tight" onClick={whole('no result')}>
          {t('bloodTests.check.choice.noResult')}
        </Button>
        <Button look="plain" size="tight" onClick={onLater}>
          {t('bloodTests.check.later')}
        </Button>
        {onBack && (
          <Button look="plain" size="tight" onClick={onBack}>
            {t('bloodTests.check.back')}
          </Button>
        )}
      </div>
    </div>
  )
}

type AnswerProps = { option: Omit<Option, 'said'>; busy: boolean; onChoose: () => void }

/** An answer given by a tap. */
export function Answer({ option: { label, aside }, busy, onChoose }: AnswerProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => busy || onChoose()}
      className="grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-md border border-line-strong bg-surface px-4 py-2 text-left hover:bg-sunken aria-disabled:opacity-60"
    >
      <span className="min-w-0">
        <span className="block font-strong break-words">{label}</span>
        {aside && <span className="block text-sm text-ink-2">{aside}</span>}
      </span>
      <ChevronRight size={18} className="text-ink-2" />
    </button>
  )
}

type TypedFieldProps = {
  row: MarkerRow
  field: Ask['field']
  language: string | null
  busy: boolean
  onWrite: (fields: RowAnswers['fields']) => void
}

function TypedField({ row, field, language, busy, onWrite }: TypedFieldProps) {
  const t = useT()
  const [text, setText] = useState(() => fieldText(row, field, language))
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const { fields, error: wrong } = parseField(field, text, t)
    setError(wrong ?? undefined)
    if (fields) onWrite(fields)
  }
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex flex-wrap items-end gap-3">
      <Field label={t(`bloodTests.check.field.${field}`)} error={error} className="min-w-0 grow">
        <Input
          ref={focusField}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" busy={busy}>
        {t('bloodTests.check.save')}
      </Button>
    </form>
  )
}

const FIELDS = ['name', 'value', 'unit', 'range'] as const

type TypedLineProps = {
  before: MarkerRow | null
  language: string | null
  busy: boolean
  onWrite: (row: AnswerInput['row']) => void
}

/** All fields of a line that was not understood. */
function TypedLine({ before, language, busy, onWrite }: TypedLineProps) {
  const t = useT()
  const [fields, setFields] = useState<LineFields>(() => lineFields(before, language))
  const [errors, setErrors] = useState<Partial<LineFields>>({})
  const form = useRef<HTMLFormElement>(null)
  const placeholders: LineFields = {
    name: t('bloodTests.check.asPrinted'),
    value: t('bloodTests.check.asPrinted'),
    unit: 'mg/dl',
    range: t('bloodTests.check.rangeHint'),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const read = parseLine(fields, t)
    // Focuses the first invalid field, once it is rendered as invalid.
    flushSync(() => setErrors(read.errors ?? {}))
    form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
    if (read.row) onWrite(read.row)
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-3">
      <div className="grid grid-cols-2 gap-3">
        {FIELDS.map((key) => (
          <Field key={key} label={t(`bloodTests.check.field.${key}`)} error={errors[key]} className="min-w-0">
            <Input
              {...(key === 'name' && { ref: focusField })}
              value={fields[key]}
              placeholder={placeholders[key]}
              autoComplete="off"
              onChange={(event) => setFields({ ...fields, [key]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <Button type="submit" busy={busy} className="mt-4">
        {t('bloodTests.check.save')}
      </Button>
    </form>
  )
}
