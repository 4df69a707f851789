import { Tabs } from '@base-ui/react/tabs'
import { ArrowLeft, ArrowRight, CircleAlert, CornerDownRight, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type FormItem, flatten, MAX_QUESTION } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { Field, focusField, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toast } from '../../ui/toast.ts'
import { AddQuestion } from './AddQuestion.tsx'
import { ConditionEditor } from './ConditionEditor.tsx'
import { comparisonsOf, conditionOn } from './conditionText.ts'
import {
  changeItem,
  freshLinkId,
  insertItem,
  moveItem,
  questionCount,
  questionsBefore,
  removeItem,
} from './draftItems.ts'
import { useEditing } from './editing.ts'
import { ItemList } from './ItemList.tsx'

type PartTabsProps = { part: FormItem | undefined }

/** The parts of a form as tabs, and the questions of the one that is shown. */
export function PartTabs({ part }: PartTabsProps) {
  const t = useT()
  const { items, numbers, flaws, onPart, edit } = useEditing()
  const [named, setNamed] = useState<FormItem | null>(null)
  const add = () => setNamed({ linkId: freshLinkId(), text: '', type: 'group', item: [] })
  const name = ({ text, help }: { text: string; help: string }) => {
    if (!named) return
    const part = { ...named, text, ...(help && { help }) }
    if (!help) delete part.help
    edit((all) =>
      all.some(({ linkId }) => linkId === named.linkId)
        ? changeItem(all, named.linkId, (one) => ({ ...part, item: one.item ?? [] }))
        : insertItem(all, null, all.length, part),
    )
    setNamed(null)
    onPart(named.linkId)
  }
  const partFlaw = part && flaws[part.linkId]
  return (
    <Tabs.Root value={part?.linkId ?? null} onValueChange={onPart}>
      <div className="flex items-start border-b border-line pr-2 md:pr-3">
        <Tabs.List
          aria-label={t('forms.edit.parts')}
          className="flex min-w-0 flex-1 px-2 max-md:overflow-x-auto md:flex-wrap md:px-3"
        >
          {items.map(({ linkId, text, item }) => (
            <Tabs.Tab
              key={linkId}
              value={linkId}
              className="-mb-px flex min-h-13 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-strong text-ink-2 -outline-offset-2 transition-colors duration-(--dur-1) hover:text-ink data-active:border-accent-text data-active:text-accent-text"
            >
              <span className="max-w-48 truncate">{text || t('forms.edit.noName')}</span>
              <span className="min-w-6 rounded-full bg-neutral-soft px-1.5 py-0.5 text-center text-xs text-on-neutral-soft tabular-nums">
                {questionCount(item ?? [])}
              </span>
              {flatten([...(item ?? []), { linkId, text, type: 'group' }]).some(
                (one) => flaws[one.linkId],
              ) && <CircleAlert size={16} className="text-danger" aria-label={t('forms.edit.flawed')} />}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className="flex min-h-13 items-center">
          {part && <PartMenu part={part} onRename={() => setNamed(part)} />}
          <IconButton
            icon={Plus}
            size={20}
            label={t('forms.edit.addPart')}
            title={t('forms.edit.addPart')}
            onClick={add}
          />
        </div>
      </div>
      {part && (
        <Tabs.Panel value={part.linkId} tabIndex={-1} className="outline-none">
          {part.enableWhen && (
            <div className="border-b border-line bg-paper px-4 py-3 md:px-5">
              <ConditionEditor item={part} />
            </div>
          )}
          {partFlaw && partFlaw !== 'group' && (
            <p className="flex items-center gap-1.5 border-b border-line px-4 py-3 text-sm font-strong text-danger md:px-5">
              <CircleAlert size={16} aria-hidden />
              {t('forms.edit.flawOf', {
                number: numbers.get(part.linkId) ?? '',
                flaw: t(`forms.flaw.${partFlaw}`),
              })}
            </p>
          )}
          {(part.item ?? []).length === 0 && (
            <p className="px-4 py-8 text-center text-ink-2 md:px-5">{t('forms.edit.emptyPart')}</p>
          )}
          <ItemList key={part.linkId} parent={part} />
          <div className="rounded-b-lg border-t border-line bg-paper p-4">
            <AddQuestion parent={part} />
          </div>
        </Tabs.Panel>
      )}
      {!part && <p className="px-4 py-8 text-center text-ink-2">{t('forms.edit.noParts')}</p>}
      {named && <PartDialog part={named} onName={name} onClose={() => setNamed(null)} />}
    </Tabs.Root>
  )
}

type PartMenuProps = { part: FormItem; onRename: () => void }

function PartMenu({ part, onRename }: PartMenuProps) {
  const t = useT()
  const { items, onPart, edit } = useEditing()
  const index = items.findIndex(({ linkId }) => linkId === part.linkId)
  const move = (to: number) => edit((all) => moveItem(all, part.linkId, to))
  const remove = () => {
    const next = items[index + 1] ?? items[index - 1]
    edit((all) => removeItem(all, part.linkId))
    if (next) onPart(next.linkId)
    toast.success(t('forms.edit.removed', { text: part.text || t('forms.edit.noName') }), undefined, {
      label: t('forms.edit.undo'),
      onClick: () => {
        edit((all) => insertItem(all, null, index, part))
        onPart(part.linkId)
      },
    })
  }
  const question = questionsBefore(items, part.linkId).at(-1)
  const [comparison] = question ? comparisonsOf(question) : []
  return (
    <Menu
      label={t('forms.edit.partMenu', { part: part.text })}
      actions={[
        { label: t('forms.edit.renamePart'), icon: Pencil, onSelect: onRename },
        question &&
          comparison &&
          !part.enableWhen && {
            label: t('forms.edit.condition.add'),
            icon: CornerDownRight,
            onSelect: () =>
              edit((all) =>
                changeItem(all, part.linkId, (one) => ({
                  ...one,
                  enableWhen: [conditionOn(question, comparison)],
                })),
              ),
          },
        index > 0 && { label: t('forms.edit.partBefore'), icon: ArrowLeft, onSelect: () => move(index - 1) },
        index < items.length - 1 && {
          label: t('forms.edit.partAfter'),
          icon: ArrowRight,
          onSelect: () => move(index + 1),
        },
        { label: t('forms.edit.removePart'), icon: Trash2, onSelect: remove, danger: true },
      ]}
    />
  )
}

type PartDialogProps = {
  part: FormItem
  onName: (words: { text: string; help: string }) => void
  onClose: () => void
}

function PartDialog({ part, onName, onClose }: PartDialogProps) {
  const t = useT()
  const [text, setText] = useState(part.text)
  const [help, setHelp] = useState(part.help ?? '')
  const isNew = part.text === ''
  return (
    <FormDialog
      title={t(isNew ? 'forms.edit.addPart' : 'forms.edit.renamePart')}
      description={t('forms.edit.partText')}
      action={t(isNew ? 'forms.edit.addPart' : 'forms.edit.take')}
      busy={false}
      disabled={text.trim() === ''}
      onSubmit={() => onName({ text: text.trim(), help: help.trim() })}
      onClose={onClose}
    >
      <Field label={t('forms.edit.partName')}>
        <Input
          ref={focusField}
          maxLength={MAX_QUESTION}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Field label={t('forms.edit.help')} aside={t('forms.edit.optional')}>
        <Input maxLength={MAX_QUESTION} value={help} onChange={({ target }) => setHelp(target.value)} />
      </Field>
    </FormDialog>
  )
}
