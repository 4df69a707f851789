import { optionsOf } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { chosenOf } from './answers.ts'
import { Chip } from './Chip.tsx'
import { ClearAnswer, DeclinedChip } from './Declining.tsx'
import { type AnswerProps, FormWords, GroupedQuestion } from './QuestionFrame.tsx'

/** More options than these are lines of a list. */
const MOST_CHIPS = 12

/** One of several answers, or several of them. */
export function ChoiceQuestion({ item, id, problem, answer, onChange }: AnswerProps) {
  const t = useT()
  const chosen = chosenOf(answer)
  const options = optionsOf(item)
  const isLong = options.length > MOST_CHIPS
  const type = item.repeats ? 'checkbox' : 'radio'
  const choose = (option: string, isChosen: boolean) => {
    if (!item.repeats) onChange(option)
    else onChange(options.filter((one) => (one === option ? isChosen : chosen.includes(one))))
  }
  return (
    <GroupedQuestion
      {...{ item, id, problem, ...(item.repeats && { hint: t('forms.fill.several') }) }}
      after={!item.repeats && <ClearAnswer answer={answer} onChange={onChange} />}
    >
      <div
        className={
          isLong
            ? 'overflow-hidden rounded-md border border-line-strong bg-surface'
            : 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,30%)),1fr))] gap-2'
        }
      >
        {options.map((option) => (
          <Chip
            key={option}
            {...{ type, name: id, isLine: isLong, isInvalid: problem !== undefined }}
            checked={chosen.includes(option)}
            onChange={(isChosen) => choose(option, isChosen)}
          >
            <FormWords>{option}</FormWords>
          </Chip>
        ))}
        {item.required && <DeclinedChip {...{ type, name: id, isLine: isLong, answer, onChange }} />}
      </div>
    </GroupedQuestion>
  )
}

export function YesNoQuestion({ item, id, problem, answer, onChange }: AnswerProps) {
  const t = useT()
  return (
    <GroupedQuestion {...{ item, id, problem }} after={<ClearAnswer answer={answer} onChange={onChange} />}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,30%)),1fr))] gap-2">
        {[true, false].map((value) => (
          <Chip
            key={String(value)}
            {...{ type: 'radio', name: id, isInvalid: problem !== undefined }}
            checked={answer === value}
            onChange={() => onChange(value)}
          >
            {t(value ? 'forms.yes' : 'forms.no')}
          </Chip>
        ))}
        {item.required && <DeclinedChip {...{ type: 'radio', name: id, answer, onChange }} />}
      </div>
    </GroupedQuestion>
  )
}
