import type { KeyboardEvent } from 'react'
import { valueText } from '../../../shared/formText.ts'
import { useT } from '../../locale/messages.tsx'
import { useFieldControl } from '../../ui/Field.tsx'
import { ClearAnswer, Declining } from './Declining.tsx'
import { type AnswerProps, FormWords, LabelledQuestion } from './QuestionFrame.tsx'

const THUMB =
  '[&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-raised [&::-moz-range-thumb]:size-6.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-raised'
/** Nothing is preset: before the first answer the thumb is only an outline. */
const UNSET_THUMB =
  '[&::-webkit-slider-thumb]:border-dashed [&::-webkit-slider-thumb]:border-line-strong [&::-moz-range-thumb]:border-dashed [&::-moz-range-thumb]:border-line-strong'

/** A whole number on a line. */
export function ScaleQuestion(props: AnswerProps) {
  const t = useT()
  const { item, answer, onChange } = props
  const value = typeof answer === 'number' ? answer : null
  return (
    <LabelledQuestion
      {...props}
      after={
        <>
          <ClearAnswer answer={value ?? undefined} onChange={onChange} />
          {item.required && <Declining answer={answer} onChange={onChange} />}
        </>
      }
    >
      <p
        aria-hidden
        className={`text-right ${value === null ? 'text-sm text-ink-3' : 'text-lg font-strong'}`}
      >
        {value === null ? t('forms.fill.notAnswered') : valueText(t, item, value)}
      </p>
      <Line {...{ item, value, onChange }} />
      <div aria-hidden className="flex justify-between gap-4 text-sm text-ink-2">
        <End value={item.min ?? 0} text={item.minText} />
        <End value={item.max ?? 10} text={item.maxText} />
      </div>
    </LabelledQuestion>
  )
}

const End = ({ value, text }: { value: number; text: string | undefined }) => (
  <span className="last:text-right">
    {value} {text && <FormWords>{text}</FormWords>}
  </span>
)

type LineProps = Pick<AnswerProps, 'item' | 'onChange'> & { value: number | null }

function Line({ item, value, onChange }: LineProps) {
  const t = useT()
  const { min = 0, max = 10, minText, maxText } = item
  const spoken = (number: number) => {
    const end = number === min ? minText : number === max ? maxText : undefined
    return [valueText(t, item, number), end].filter(Boolean).join(', ')
  }
  const press = (event: KeyboardEvent) => {
    const digit = /^\d$/.test(event.key) ? Number(event.key) : null
    if (digit !== null && digit >= min && digit <= max) {
      event.preventDefault()
      onChange(digit)
    } else if (value === null && (event.key.startsWith('Arrow') || event.key === 'Home')) {
      // The browser would begin at the least number without naming it.
      event.preventDefault()
      onChange(min)
    }
  }
  return (
    <div className="relative flex h-tap items-center">
      <div aria-hidden className="absolute inset-x-0 h-2 rounded-full bg-sunken">
        {value !== null && (
          <div
            className="h-full rounded-full bg-accent-mark"
            style={{ width: `${((value - min) / (max - min)) * 100}%` }}
          />
        )}
      </div>
      <input
        {...useFieldControl()}
        type="range"
        min={min}
        max={max}
        step={1}
        value={value ?? min}
        aria-valuetext={value === null ? t('forms.fill.notAnswered') : spoken(value)}
        onChange={({ target }) => onChange(Number(target.value))}
        // A click on the least number changes nothing that the browser reports.
        onClick={({ currentTarget }) => value === null && onChange(Number(currentTarget.value))}
        onKeyDown={press}
        className={`relative h-full w-full cursor-pointer appearance-none rounded-md bg-transparent ${THUMB} ${value === null ? UNSET_THUMB : ''}`}
      />
    </div>
  )
}
