import { useId, useSyncExternalStore } from 'react'
import { type FormItem, isDeclined, MAX_STRING, MAX_TEXT } from '../../../shared/forms.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useToday } from '../../lib/today.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Input, Textarea } from '../../ui/Field.tsx'
import type { Scope } from './answers.ts'
import { BodyMap } from './BodyMap.tsx'
import { ChoiceQuestion, YesNoQuestion } from './ChoiceQuestion.tsx'
import { Declining } from './Declining.tsx'
import { type AnswerProps, LabelledQuestion } from './QuestionFrame.tsx'
import { ScaleQuestion } from './ScaleQuestion.tsx'

function TextQuestion(props: AnswerProps) {
  const { item, answer, onChange } = props
  const value = typeof answer === 'string' ? answer : ''
  const Control = item.type === 'text' ? Textarea : Input
  return (
    <LabelledQuestion {...props} after={item.required && <Declining answer={answer} onChange={onChange} />}>
      <Control
        value={value}
        maxLength={item.type === 'text' ? MAX_TEXT : MAX_STRING}
        onChange={({ target }: { target: { value: string } }) => onChange(target.value)}
      />
    </LabelledQuestion>
  )
}

function NumberQuestion(props: AnswerProps) {
  const { item, answer, onChange } = props
  return (
    <LabelledQuestion {...props} after={item.required && <Declining answer={answer} onChange={onChange} />}>
      <NumberInput
        value={typeof answer === 'number' ? answer : null}
        onChange={(value) => onChange(value ?? undefined)}
        min={item.min}
        max={item.max}
        whole={item.type === 'integer'}
        className="max-w-60"
      />
    </LabelledQuestion>
  )
}

function DateQuestion(props: AnswerProps) {
  const { item, answer, onChange } = props
  return (
    <LabelledQuestion {...props} after={item.required && <Declining answer={answer} onChange={onChange} />}>
      <div className="max-w-80">
        <DateField value={typeof answer === 'string' ? answer : ''} onChange={onChange} today={useToday()} />
      </div>
    </LabelledQuestion>
  )
}

function kindOf({ type, look }: FormItem) {
  if (look === 'sites') return BodyMap
  if (look === 'scale') return ScaleQuestion
  if (type === 'choice') return ChoiceQuestion
  if (type === 'boolean') return YesNoQuestion
  if (type === 'date') return DateQuestion
  return type === 'string' || type === 'text' ? TextQuestion : NumberQuestion
}

/** A question with its answer, which it follows on its own. */
export function Answerable({ item, scope }: { item: FormItem; scope: Scope }) {
  const id = useId()
  const answer = useSyncExternalStore(scope.subscribe, () => scope.get(item.linkId))
  const problem = useSyncExternalStore(scope.subscribe, () => scope.problem(item.linkId))
  const Kind = kindOf(item)
  return (
    <Kind
      {...{ item, id, answer }}
      // "I will say it at the visit" replaces every other answer.
      problem={isDeclined(answer) ? undefined : problem}
      onChange={(next) => scope.set(item.linkId, next)}
    />
  )
}
