import { CalendarDays, CircleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { utcDay } from '../../locales/translate.ts'
import { intl, useT } from '../locale/messages.tsx'
import { Input, useFieldControl } from './Field.tsx'
import { formatDay } from './format.ts'
import { dayIn } from './typedDay.ts'

const loadPicker = () => import('./DayPicker.tsx')
const DayPicker = lazy(async () => ({ default: (await loadPicker()).DayPicker }))

type DateFieldProps = {
  /** `yyyy-MM-dd`; empty for none, and while the typed text is no day. */
  value: string
  onChange: (day: string) => void
  today: string
  /** The first and last day of the calendar. A typed day beyond them is for the form to refuse. */
  min?: string
  max?: string
  name?: string
  readOnly?: boolean
  autoComplete?: string
  ref?: (input: HTMLInputElement | null) => void
  onBlur?: () => void
}

const inWords = (day: string) => (Number.isNaN(utcDay(day).getTime()) ? day : formatDay(day))

/**
 * A day, typed as people write it or chosen in a calendar, and shown in words. Its form is not submitted while the text is
 * no day.
 */
export function DateField({
  value,
  onChange,
  today,
  min,
  max,
  readOnly,
  ref,
  onBlur,
  ...rest
}: DateFieldProps) {
  const t = useT()
  const control = useFieldControl()
  const noteId = useId()
  const [typed, setTyped] = useState<{ text: string; day: string } | null>(null)
  const [left, setLeft] = useState(false)
  const [picker, setPicker] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const field = useRef<HTMLInputElement>(null)
  // A value that the form sets later replaces the text.
  const text = typed?.day === value ? typed.text : inWords(value)
  const isUnread = value === '' && text.trim() !== ''
  const isRefused = isUnread && left

  useEffect(() => {
    ref?.(field.current)
    return () => ref?.(null)
  }, [ref])
  useEffect(() => {
    const form = field.current?.form
    if (!isUnread || !form) return
    const refuse = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setLeft(true)
      field.current?.focus()
    }
    form.addEventListener('submit', refuse, true)
    return () => form.removeEventListener('submit', refuse, true)
  }, [isUnread])

  const change = (next: string) => {
    const languages = [intl.locale, ...navigator.languages]
    const day = dayIn(next, { today, min, max, languages }) ?? ''
    setLeft(false)
    setTyped({ text: next, day })
    if (day !== value) onChange(day)
  }
  if (readOnly) return <Input readOnly value={text} {...rest} />
  return (
    <>
      <span className="relative block">
        <Input
          {...rest}
          ref={field}
          type="text"
          autoComplete={rest.autoComplete ?? 'off'}
          className="pr-12"
          value={text}
          {...(isRefused && {
            'aria-invalid': true,
            'aria-describedby': [control['aria-describedby'], noteId].filter(Boolean).join(' '),
          })}
          onChange={({ target }) => change(target.value)}
          onBlur={() => {
            setLeft(true)
            if (!isUnread) setTyped(null)
            onBlur?.()
          }}
        />
        <button
          type="button"
          aria-label={t('app.day.calendar')}
          aria-describedby={control.id && `${control.id}-label`}
          aria-haspopup="dialog"
          aria-expanded={picker === 'open'}
          onPointerEnter={loadPicker}
          onFocus={loadPicker}
          onClick={() => setPicker(picker === 'open' ? 'closed' : 'open')}
          className="absolute inset-y-0 right-0 flex w-tap items-center justify-center rounded-md text-ink-2 hover:text-ink"
        >
          <CalendarDays size={18} />
        </button>
      </span>
      <span
        id={noteId}
        aria-live="polite"
        className={isRefused ? 'mt-1.5 flex gap-1.5 text-xs font-strong text-danger' : 'sr-only'}
      >
        {isRefused && <CircleAlert size={16} className="mt-0.5 shrink-0" />}
        {isRefused ? t('app.day.notRead', { example: utcDay(today), iso: today }) : left && inWords(value)}
      </span>
      {picker !== 'unopened' && (
        <Suspense>
          <DayPicker
            open={picker === 'open'}
            onClose={() => setPicker('closed')}
            field={field}
            value={value}
            today={today}
            min={min}
            max={max}
            onChoose={(day) => {
              setTyped(null)
              onChange(day)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
