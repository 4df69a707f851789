import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Answer, AnswerInput, Check } from '../../../shared/bloodTests.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, focusField, Input } from '../../ui/Field.tsx'
import { type Choice, choicesOf } from './checks.ts'
import { type LineFields, lineFields, parseLine } from './lineForm.ts'

type CheckFormProps = {
  check: Check
  language: string | null
  /** The label of the submit button; `back` is the button beside it. */
  action: string
  back: { label: string; onClick: () => void }
  busy: boolean
  /** Called with null when the saved answer was chosen again. */
  onAnswer: (answer: Pick<AnswerInput, 'said' | 'row'> | null) => void
}

/** The possible answers for one line: one of the readings, a typed value, not a result, or unreadable. */
export function CheckForm({ check, language, action, back, busy, onAnswer }: CheckFormProps) {
  const t = useT()
  const before = check.answer ? (check.answer.said ?? 'typed') : null
  const [said, setSaid] = useState<Answer | null>(before)
  const [fields, setFields] = useState<LineFields>(() =>
    lineFields(before === 'typed' ? (check.answer?.corrected ?? null) : check.read, language),
  )
  const [errors, setErrors] = useState<Partial<LineFields>>({})
  const [missing, setMissing] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const id = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (said === null) {
      setMissing(true)
      group.current?.querySelector('input')?.focus()
      return
    }
    if (said !== 'typed') return onAnswer(said === before ? null : { said, row: null })
    const read = parseLine(fields, t)
    // Focuses the first invalid field, once it is rendered as invalid.
    flushSync(() => setErrors(read.errors ?? {}))
    group.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
    if (read.row) onAnswer({ said, row: read.row })
  }
  const choose = (choice: Answer) => {
    setSaid(choice)
    setMissing(false)
  }
  const choices = choicesOf(check, t)
  return (
    <form onSubmit={submit} noValidate className="mt-5">
      <fieldset ref={group} aria-describedby={missing ? `${id}-missing` : undefined}>
        <legend className="mb-2 text-sm font-strong">{t('bloodTests.check.which')}</legend>
        <div className={`grid gap-2 ${choices.length === 4 && said !== 'typed' ? 'md:grid-cols-2' : ''}`}>
          {choices.map((choice) => (
            <div key={choice.said}>
              <Option
                name={id}
                choice={choice}
                checked={said === choice.said}
                onChoose={() => choose(choice.said)}
              />
              {choice.said === 'typed' && said === 'typed' && (
                <TypedLine fields={fields} errors={errors} onChange={setFields} />
              )}
            </div>
          ))}
        </div>
      </fieldset>
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 max-md:flex-col max-md:items-stretch">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        <Button look="plain" size="tight" onClick={back.onClick}>
          {back.label}
        </Button>
        <p
          id={`${id}-missing`}
          role="status"
          className="flex gap-1.5 text-sm font-strong text-danger max-md:order-first"
        >
          {missing && (
            <>
              <CircleAlert size={18} className="mt-0.5" />
              {t('bloodTests.invalid.noChoice')}
            </>
          )}
        </p>
        <p className="text-xs text-ink-3 max-md:hidden md:ml-auto">{t('bloodTests.check.keys')}</p>
      </div>
    </form>
  )
}

type OptionProps = { name: string; choice: Choice; checked: boolean; onChoose: () => void }

function Option({ name, choice: { said, label, aside }, checked, onChoose }: OptionProps) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-2 text-base hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft">
      <input
        type="radio"
        name={name}
        value={said}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface checked:border-6 checked:border-accent"
      />
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        {aside && <span className="text-xs text-ink-2 max-md:block md:ml-2.5">{aside}</span>}
      </span>
    </label>
  )
}

const FIELDS = ['name', 'value', 'unit', 'range'] as const

type TypedLineProps = {
  fields: LineFields
  errors: Partial<LineFields>
  onChange: (fields: LineFields) => void
}

function TypedLine({ fields, errors, onChange }: TypedLineProps) {
  const t = useT()
  const placeholders: LineFields = {
    name: t('bloodTests.check.asPrinted'),
    value: t('bloodTests.check.asPrinted'),
    unit: 'mg/dl',
    range: t('bloodTests.check.rangeHint'),
  }
  return (
    <div className="grid grid-cols-2 gap-3 pt-3 pb-2">
      {FIELDS.map((key) => (
        <Field key={key} label={t(`bloodTests.check.field.${key}`)} error={errors[key]} className="min-w-0">
          {(control) => (
            <Input
              {...control}
              {...(key === 'name' && { ref: focusField })}
              value={fields[key]}
              placeholder={placeholders[key]}
              autoComplete="off"
              onChange={(event) => onChange({ ...fields, [key]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
