import { Plus, Trash2 } from 'lucide-react'
import { memo, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type FormItem, isEnabled, MOST_ENTRIES } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Answerable } from './Answerable.tsx'
import { entriesOf, entryScope, type Scope, severalScope } from './answers.ts'
import { Asked, describedBy, FormWords, Help, ProblemNote, TITLE } from './QuestionFrame.tsx'

type QuestionProps = {
  item: FormItem
  /** What holds its answer: the store of the form (`createFormStore`), or an entry of a repeated group. */
  scope: Scope
}

/**
 * One item of a questionnaire as the patient sees it: a question of any type, a text, or a group with its items. Draws
 * nothing while its conditions are not met. Follows the store on its own: an answer draws only its question again, and
 * those whose conditions it meets.
 */
const Question = memo(({ item, scope }: QuestionProps) => {
  const isShown = useSyncExternalStore(
    scope.subscribe,
    () => !item.enableWhen?.length || isEnabled(item, scope.shown()),
  )
  if (!isShown) return null
  const isCaused = (item.enableWhen ?? []).length > 0
  return (
    <div className={isCaused ? 'border-l-3 border-accent-mark pl-4' : undefined}>{drawn(item, scope)}</div>
  )
})

function drawn(item: FormItem, scope: Scope) {
  if (item.type === 'display') {
    return (
      <p className="text-base text-pretty whitespace-pre-line text-ink-2">
        <FormWords>{item.text}</FormWords>
      </p>
    )
  }
  if (item.type !== 'group') {
    const isSeveral = item.repeats && item.type !== 'choice'
    return isSeveral ? <SeveralAnswers item={item} scope={scope} /> : <Answerable item={item} scope={scope} />
  }
  if (item.repeats) return <RepeatedGroup item={item} scope={scope} />
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-xl font-title">
        <FormWords>{item.text}</FormWords>
      </legend>
      {item.help && (
        <p className="mt-1 text-sm text-ink-2">
          <FormWords>{item.help}</FormWords>
        </p>
      )}
      <div className="mt-5">
        <Questions items={item.item ?? []} scope={scope} />
      </div>
    </fieldset>
  )
}

/** A question with several answers that are not chosen: a field for each. */
function SeveralAnswers({ item, scope }: QuestionProps) {
  const several = useMemo(() => severalScope(scope, item.linkId), [scope, item.linkId])
  const group = useMemo<FormItem>(() => {
    const { linkId, text, help, required, enableWhen: _followed, ...one } = item
    return {
      ...{ linkId, text, type: 'group', repeats: true, item: [{ ...one, linkId, text, repeats: false }] },
      ...(help !== undefined && { help }),
      ...(required !== undefined && { required }),
    }
  }, [item])
  return <RepeatedGroup item={group} scope={several} />
}

type QuestionsProps = { items: readonly FormItem[]; scope: Scope }

/** The items of a part or of a group, one below the other. */
export const Questions = ({ items, scope }: QuestionsProps) => (
  <div className="grid grid-cols-1 gap-8">
    {items.map((item) => (
      <Question key={item.linkId} item={item} scope={scope} />
    ))}
  </div>
)

/** A group that is filled in several times, such as medicines: one empty entry at first. */
function RepeatedGroup({ item, scope }: QuestionProps) {
  const t = useT()
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const held = useSyncExternalStore(scope.subscribe, () => scope.get(item.linkId))
  const problem = useSyncExternalStore(scope.subscribe, () => scope.problem(item.linkId))
  const entries = entriesOf(held)
  const [keys, setKeys] = useState<number[]>([0])
  // Entries that came from elsewhere.
  const known = entries.map((_entry, index) => keys[index] ?? Math.max(-1, ...keys) + 1 + index)

  const add = () => {
    // Drawn at once, so that the next key already goes into the new entry.
    flushSync(() => scope.set(item.linkId, [...entries, {}]))
    const last = [...(field.current?.querySelectorAll(':scope > ol > li') ?? [])].at(-1)
    last?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  const remove = (index: number) => {
    setKeys(known.toSpliced(index, 1))
    scope.set(item.linkId, entries.toSpliced(index, 1))
    field.current?.focus()
  }
  return (
    <fieldset
      ref={field}
      tabIndex={-1}
      aria-describedby={describedBy(id, item, problem)}
      className="min-w-0 outline-none"
    >
      <legend className={TITLE}>
        <Asked item={item} />
      </legend>
      <Help item={item} id={id} />
      <ol className="mt-2.5 grid grid-cols-1 gap-4">
        {entries.map((_entry, index) => (
          <li key={known[index]}>
            <EntryFields
              {...{ item, scope, index }}
              {...(entries.length > 1 && { onRemove: () => remove(index) })}
            />
          </li>
        ))}
      </ol>
      <ProblemNote id={id} problem={problem} />
      {entries.length < MOST_ENTRIES && (
        <Button look="plain" size="tight" className="mt-2 -ml-3" onClick={add}>
          <Plus size={18} />
          {t('forms.fill.add')}
          <span className="sr-only">: {item.text}</span>
        </Button>
      )}
    </fieldset>
  )
}

function EntryFields({
  item,
  scope,
  index,
  onRemove,
}: QuestionProps & { index: number; onRemove?: () => void }) {
  const t = useT()
  const entry = useMemo(() => entryScope(scope, item.linkId, index), [scope, item.linkId, index])
  return (
    <fieldset className="min-w-0 rounded-md border border-line bg-surface p-4">
      <legend className="sr-only">{t('forms.fill.entry', { title: item.text, number: index + 1 })}</legend>
      <Questions items={item.item ?? []} scope={entry} />
      {onRemove && (
        <Button look="danger-plain" size="tight" className="mt-3 -ml-3" onClick={onRemove}>
          <Trash2 size={18} />
          {t('forms.fill.remove')}
          <span className="sr-only">{t('forms.fill.entry', { title: item.text, number: index + 1 })}</span>
        </Button>
      )}
    </fieldset>
  )
}
