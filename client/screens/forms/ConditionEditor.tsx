import { Plus, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { type EnableWhen, type FormItem, MAX_STRING, optionsOf, type Value } from '../../../shared/forms.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { ControlContext, Input } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { type Comparison, comparisonOf, comparisonsOf, conditionOn, expectedOf } from './conditionText.ts'
import { changeItem, questionsBefore } from './draftItems.ts'
import { useEditing } from './editing.ts'

/** The server's limit. */
const MOST_CONDITIONS = 10

type Conditions = EnableWhen[]

/** When an item is shown, as a sentence: "Show 2.3 only if 2.2 includes Diarrhoea". */
export function ConditionEditor({ item }: { item: FormItem }) {
  const t = useT()
  const { items, numbers, edit } = useEditing()
  const conditions = item.enableWhen ?? []
  const questions = questionsBefore(items, item.linkId)
  const number = numbers.get(item.linkId) ?? ''
  const set = (change: (conditions: Conditions) => Conditions, any = item.enableBehavior === 'any') =>
    edit((all) =>
      changeItem(all, item.linkId, ({ enableWhen, enableBehavior: _, ...rest }) => {
        const next = change(enableWhen ?? [])
        return {
          ...rest,
          ...(next.length > 0 && { enableWhen: next }),
          ...(next.length > 1 && any && { enableBehavior: 'any' as const }),
        }
      }),
    )
  const add = () => {
    const question = questions.at(-1)
    const [comparison] = question ? comparisonsOf(question) : []
    if (question && comparison) set((before) => [...before, conditionOn(question, comparison)])
  }
  if (conditions.length === 0) {
    if (questions.length === 0) return null
    return (
      <Button look="plain" size="tight" className="-ml-3 justify-self-start" onClick={add}>
        <Plus size={18} />
        {t('forms.edit.condition.add')}
      </Button>
    )
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
      <legend className="sr-only">{t('forms.edit.condition.title', { number })}</legend>
      {conditions.map((condition, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name, and may be the same
          key={index}
          className="flex flex-wrap items-center gap-2"
        >
          {index === 0 ? (
            <span className="text-sm font-strong">{t('forms.edit.condition.lead', { number })}</span>
          ) : (
            <span className="w-24">
              <Select<'all' | 'any'>
                aria-label={t('forms.edit.condition.joined')}
                value={item.enableBehavior ?? 'all'}
                onChange={(behavior) => set((before) => before, behavior === 'any')}
                options={[
                  { value: 'all', label: t('forms.edit.condition.all') },
                  { value: 'any', label: t('forms.edit.condition.any') },
                ]}
                placeholder=""
              />
            </span>
          )}
          <ConditionFields
            condition={condition}
            questions={questions}
            onChange={(next) => set((before) => before.toSpliced(index, 1, next))}
          />
          <IconButton
            icon={X}
            look="danger"
            label={t('forms.edit.condition.remove')}
            onClick={() => set((before) => before.toSpliced(index, 1))}
          />
        </div>
      ))}
      {conditions.length < MOST_CONDITIONS && (
        <Button look="plain" size="tight" className="-mt-1 -ml-3 justify-self-start" onClick={add}>
          <Plus size={18} />
          {t(item.enableBehavior === 'any' ? 'forms.edit.condition.addOr' : 'forms.edit.condition.addAnd')}
        </Button>
      )}
    </fieldset>
  )
}

type ConditionFieldsProps = {
  condition: EnableWhen
  questions: readonly FormItem[]
  onChange: (condition: EnableWhen) => void
}

function ConditionFields({ condition, questions, onChange }: ConditionFieldsProps) {
  const t = useT()
  const { numbers } = useEditing()
  const question = questions.find(({ linkId }) => linkId === condition.question)
  const choose = (linkId: string) => {
    const chosen = questions.find((one) => one.linkId === linkId)
    const [comparison] = chosen ? comparisonsOf(chosen) : []
    if (chosen && comparison) onChange(conditionOn(chosen, comparison))
  }
  return (
    <>
      <span className="max-w-full min-w-0 flex-[1_1_10rem] md:max-w-64">
        <Select
          aria-label={t('forms.edit.condition.question')}
          value={question?.linkId ?? null}
          onChange={choose}
          options={questions.map(({ linkId, text }) => ({
            value: linkId,
            label: t('forms.edit.numbered', { number: numbers.get(linkId) ?? '', text }),
          }))}
          placeholder={t('forms.edit.condition.gone')}
        />
      </span>
      {question && (
        <>
          <span className="flex-[1_0_7.5rem] md:max-w-48">
            <Select<Comparison>
              aria-label={t('forms.edit.condition.comparison')}
              value={comparisonOf(condition, question)}
              onChange={(comparison) => onChange(conditionOn(question, comparison, expectedOf(condition)))}
              options={comparisonsOf(question).map((value) => ({
                value,
                label: t(`forms.edit.comparison.${value}`),
              }))}
              placeholder=""
            />
          </span>
          {condition.operator !== 'exists' && (
            <span className="flex-[1_0_8rem] md:max-w-56">
              <ExpectedField
                question={question}
                value={expectedOf(condition)}
                onChange={(value) =>
                  onChange(conditionOn(question, comparisonOf(condition, question), value))
                }
              />
            </span>
          )}
        </>
      )}
    </>
  )
}

type ExpectedFieldProps = {
  question: FormItem
  value: Value | undefined
  onChange: (value: Value | null) => void
}

function ExpectedField({ question, value, onChange }: ExpectedFieldProps) {
  const t = useT()
  const today = useToday()
  const name = t('forms.edit.condition.answer')
  switch (question.type) {
    case 'boolean':
      return (
        <Select<'yes' | 'no'>
          aria-label={name}
          value={value === false ? 'no' : 'yes'}
          onChange={(chosen) => onChange(chosen === 'yes')}
          options={[
            { value: 'yes', label: t('forms.yes') },
            { value: 'no', label: t('forms.no') },
          ]}
          placeholder=""
        />
      )
    case 'choice':
      return (
        <Select
          aria-label={name}
          value={typeof value === 'string' && optionsOf(question).includes(value) ? value : null}
          onChange={onChange}
          options={optionsOf(question)
            .filter((option) => option !== '')
            .map((option) => ({
              value: option,
              label: question.look === 'sites' ? t(`forms.site.${option as 'head'}`) : option,
            }))}
          placeholder={t('forms.edit.condition.answerGone')}
        />
      )
    case 'integer':
    case 'decimal':
    case 'quantity':
      return (
        <Named name={name}>
          <NumberInput
            whole={question.type === 'integer'}
            min={question.min}
            max={question.max}
            value={typeof value === 'number' ? value : null}
            onChange={(next) => next !== null && Number.isFinite(next) && onChange(next)}
          />
        </Named>
      )
    case 'date':
      return (
        <Named name={name}>
          <DateField
            today={today}
            value={typeof value === 'string' && !Number.isNaN(utcDay(value).getTime()) ? value : ''}
            onChange={onChange}
          />
        </Named>
      )
    default:
      return (
        <Input
          aria-label={name}
          maxLength={MAX_STRING}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

/** Names a control that takes its id from the context. */
function Named({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {name}
      </label>
      <ControlContext value={{ id }}>{children}</ControlContext>
    </>
  )
}
