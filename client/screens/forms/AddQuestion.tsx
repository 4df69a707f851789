import { type FormItem, flatten, MOST_ITEMS } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { freshLinkId, insertItem } from './draftItems.ts'
import { focusWords, useEditing } from './editing.ts'
import { asKind, type ItemKind, KIND_ICONS } from './itemKinds.ts'

type Added = Exclude<ItemKind, 'integer' | 'decimal' | 'together'> | 'medicines'
const OFFERED: readonly Added[] = [
  ...(['one', 'several', 'yesNo', 'text', 'quantity', 'scale', 'date', 'sites'] as const),
  ...(['medicines', 'entries', 'note'] as const),
]
/** A group in a group is too much for a page. */
const IN_GROUP: readonly Added[] = ['line', 'one', 'several', 'yesNo', 'quantity', 'date', 'scale', 'text']

type AddQuestionProps = { parent: FormItem; inGroup?: boolean }

/** Adds an item at the end of a part or a group, and opens it. */
export function AddQuestion({ parent, inGroup = false }: AddQuestionProps) {
  const t = useT()
  const { items, edit, setOpen } = useEditing()
  const isFull = flatten(items).length >= MOST_ITEMS
  const blank = (kind: ItemKind, text = ''): FormItem =>
    asKind({ linkId: freshLinkId(), text, type: 'string' }, kind)
  const itemFor = (added: Added): FormItem => {
    if (added !== 'medicines') return blank(added)
    return {
      ...blank('entries', t('forms.edit.medicines')),
      profile: 'currentMedications',
      item: [
        { ...blank('line', t('forms.edit.medicines.name')), required: true },
        blank('line', t('forms.edit.medicines.dose')),
      ],
    }
  }
  const add = (added: Added) => {
    const item = itemFor(added)
    edit((all) => insertItem(all, parent.linkId, Number.POSITIVE_INFINITY, item))
    setOpen(item.linkId)
    setTimeout(() => focusWords(item.linkId))
  }
  return (
    <fieldset disabled={isFull} className="min-w-0">
      <legend className="mb-2 text-sm font-strong">
        {t(isFull ? 'forms.invalid.items' : inGroup ? 'forms.edit.addInside' : 'forms.edit.addQuestion')}
      </legend>
      <div className="flex flex-wrap gap-2">
        {(inGroup ? IN_GROUP : OFFERED).map((added, index) => {
          const Icon = KIND_ICONS[added]
          return (
            <Button
              key={added}
              {...(index === 0 && !inGroup && { id: 'add-question' })}
              look="outline"
              size={inGroup ? 'dense' : 'tight'}
              onClick={() => add(added)}
            >
              <Icon size={18} aria-hidden />
              {t(`forms.edit.add.${added}`)}
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
