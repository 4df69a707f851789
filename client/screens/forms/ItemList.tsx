import { ChevronDown, ChevronUp, CircleAlert, Copy, CornerDownRight, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { FormItem } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toast } from '../../ui/toast.ts'
import { comparisonOf, expectedText } from './conditionText.ts'
import { DragHandle } from './DragHandle.tsx'
import {
  copyOf,
  insertItem,
  itemOf,
  moveInto,
  moveItem,
  placeOf,
  questionCount,
  removeItem,
} from './draftItems.ts'
import { useEditing } from './editing.ts'
import { ItemFields } from './ItemFields.tsx'
import { kindOf } from './itemKinds.ts'
import { useReorder } from './useReorder.ts'

/** The items of a part or a group: one open, the others one line. */
export function ItemList({ parent }: { parent: FormItem }) {
  const t = useT()
  const { numbers, edit } = useEditing()
  const list = useRef<HTMLOListElement>(null)
  const items = parent.item ?? []
  const nameOf = (index: number) => {
    const item = items[index]
    return item ? t('forms.edit.numbered', { number: numbers.get(item.linkId) ?? '', text: item.text }) : ''
  }
  const reorder = useReorder({
    list,
    length: items.length,
    nameOf,
    onMove: (from, to) => {
      const item = items[from]
      if (item) edit((all) => moveItem(all, item.linkId, to))
    },
  })
  return (
    <>
      <ol ref={list} className="divide-y divide-line">
        {items.map((item, index) => (
          <li key={item.linkId} className={reorder.lifted === index ? 'lift-2 relative z-10 bg-raised' : ''}>
            <ItemRow item={item} handle={reorder.handle(index)} />
          </li>
        ))}
      </ol>
      <p aria-live="assertive" className="sr-only">
        {reorder.announced}
      </p>
    </>
  )
}

type ItemRowProps = { item: FormItem; handle: ReturnType<ReturnType<typeof useReorder>['handle']> }

function ItemRow({ item, handle }: ItemRowProps) {
  const t = useT()
  const { numbers, flaws, open, setOpen } = useEditing()
  const isOpen = open.has(item.linkId)
  const number = numbers.get(item.linkId) ?? ''
  const flaw = flaws[item.linkId]
  const id = `item-${item.linkId}`
  const title = item.text || t('forms.edit.noWords')
  return (
    <div className={isOpen ? 'bg-paper' : ''}>
      <div className="flex flex-wrap items-center gap-1 pr-2 pl-1 md:flex-nowrap md:pr-3 md:pl-3">
        <DragHandle label={t('forms.edit.moveItem', { number })} {...handle} />
        <h3 className="min-w-0 flex-[1_0_70%] md:flex-1">
          <button
            type="button"
            id={id}
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            onClick={() => setOpen(isOpen ? null : item.linkId)}
            className="flex min-h-13 w-full items-center gap-3 rounded-md py-2 text-left"
          >
            <span className="shrink-0 text-sm text-ink-3 tabular-nums">{number}</span>
            <span className="min-w-0 flex-1">
              <span
                className={`block break-words ${item.text ? '' : 'text-ink-3 italic'} ${isOpen ? 'font-strong' : 'font-medium'}`}
              >
                {title}
              </span>
              <span className={`block text-xs text-ink-3 ${isOpen ? 'sr-only' : ''}`}>
                <Summary item={item} />
              </span>
              {flaw && (
                <span className="mt-0.5 flex items-start gap-1.5 text-xs font-strong text-danger">
                  <CircleAlert size={14} className="mt-0.5 shrink-0" aria-hidden />
                  {t(`forms.flaw.${flaw}`)}
                </span>
              )}
              {!isOpen && (
                <span className="flex flex-wrap gap-1.5 empty:hidden lg:hidden">
                  <Chips item={item} />
                </span>
              )}
            </span>
            {!isOpen && (
              <span className="hidden max-w-1/2 flex-wrap justify-end gap-1.5 lg:flex">
                <Chips item={item} />
              </span>
            )}
            {!isOpen && <ChevronDown size={18} className="mr-2 shrink-0 text-ink-2" aria-hidden />}
          </button>
        </h3>
        {isOpen && (
          <div className="ml-auto flex items-center gap-1">
            <RowActions item={item} title={title} />
          </div>
        )}
      </div>
      {isOpen && (
        <div id={`${id}-fields`} className="px-4 pt-1 pb-5 md:pr-5 md:pl-13">
          <ItemFields item={item} inside={<ItemList parent={item} />} />
        </div>
      )}
    </div>
  )
}

function RowActions({ item, title }: { item: FormItem; title: string }) {
  const t = useT()
  const { items, numbers, setOpen, onPart, edit } = useEditing()
  const place = placeOf(items, item.linkId)
  // A question of a group cannot be moved to another part.
  const otherParts = items.some(({ linkId }) => linkId === place?.parent)
    ? items.filter(({ linkId }) => linkId !== place?.parent)
    : []
  const duplicate = () => {
    if (!place) return
    const copy = copyOf(item)
    edit((all) => insertItem(all, place.parent, place.index + 1, copy))
    setOpen(copy.linkId)
  }
  const remove = () => {
    if (!place) return
    edit((all) => removeItem(all, item.linkId))
    const parent = place.parent === null ? undefined : itemOf(items, place.parent)
    setOpen(parent?.repeats ? parent.linkId : null)
    // The focus was inside of what is gone.
    const next = parent?.item?.[place.index + 1] ?? parent?.item?.[place.index - 1]
    setTimeout(() => document.getElementById(next ? `item-${next.linkId}` : 'add-question')?.focus())
    toast.success(t('forms.edit.removed', { text: title }), undefined, {
      label: t('forms.edit.undo'),
      onClick: () => {
        edit((all) => insertItem(all, place.parent, place.index, item))
        setOpen(item.linkId)
      },
    })
  }
  return (
    <>
      <IconButton
        icon={Copy}
        label={t('forms.edit.duplicate')}
        title={t('forms.edit.duplicate')}
        onClick={duplicate}
      />
      <IconButton
        icon={Trash2}
        className="hover:bg-danger-soft hover:text-danger"
        label={t('forms.edit.remove')}
        title={t('forms.edit.remove')}
        onClick={remove}
      />
      {otherParts.length > 0 && (
        <Menu
          label={t('forms.edit.itemMenu', { number: numbers.get(item.linkId) ?? '' })}
          actions={otherParts.map(({ linkId, text }) => ({
            label: t('forms.edit.toPart', { part: text || t('forms.edit.noName') }),
            icon: CornerDownRight,
            onSelect: () => {
              edit((all) => moveInto(all, item.linkId, linkId))
              onPart(linkId)
            },
          }))}
        />
      )}
      <IconButton
        icon={ChevronUp}
        className="bg-sunken"
        label={t('app.close')}
        onClick={() =>
          setOpen(place?.parent && items.every(({ linkId }) => linkId !== place.parent) ? place.parent : null)
        }
      />
    </>
  )
}

/** The type of an item with what matters of it: "One choice, 4 answers". */
function Summary({ item }: { item: FormItem }) {
  const t = useT()
  const kind = kindOf(item)
  const name = t(`forms.edit.kind.${kind}`)
  switch (kind) {
    case 'one':
    case 'several':
      return t('forms.edit.summary.answers', { kind: name, count: item.answerOption?.length ?? 0 })
    case 'scale':
      return t('forms.edit.summary.scale', { min: item.min ?? 0, max: item.max ?? 0 })
    case 'quantity':
      return item.unit ? t('forms.edit.summary.unit', { unit: item.unit }) : name
    case 'entries':
    case 'together':
      return t('forms.edit.summary.questions', { kind: name, count: questionCount(item.item ?? []) })
    default:
      return name
  }
}

function Chips({ item }: { item: FormItem }) {
  const t = useT()
  const { items, numbers } = useEditing()
  const [first, ...others] = item.enableWhen ?? []
  const question = first && itemOf(items, first.question)
  return (
    <>
      {first && question && (
        <span className="inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-full bg-accent-soft px-2.5 py-0.5 text-xs font-strong text-on-accent-soft">
          <CornerDownRight size={14} className="shrink-0" aria-hidden />
          <span className="line-clamp-2">
            {t('forms.edit.chip', {
              number: numbers.get(first.question) ?? '',
              comparison: comparisonOf(first, question),
              answer: expectedText(t, question, first),
              more: others.length,
            })}
          </span>
        </span>
      )}
      {item.required && <Badge tone="neutral">{t('forms.edit.must.chip')}</Badge>}
    </>
  )
}
