import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  type FormItem,
  MAX_NUMBER,
  MAX_QUESTION,
  MAX_STRING,
  PROFILE_FIELDS,
  type ProfileField,
} from '../../../shared/forms.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { AddQuestion } from './AddQuestion.tsx'
import { ConditionEditor } from './ConditionEditor.tsx'
import { changeItem } from './draftItems.ts'
import { useEditing } from './editing.ts'
import { asKind, type ItemKind, kindOf, kindsFor } from './itemKinds.ts'
import { OptionsEditor } from './OptionsEditor.tsx'

/** Unset fields leave the item. */
type Change = { [Field in keyof FormItem]?: FormItem[Field] | undefined }

const withoutUnset = (item: Change): FormItem =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as FormItem

/** Profile fields that an item of a kind can be proposed for. */
function profileFieldsOf(kind: ItemKind): readonly ProfileField[] {
  return PROFILE_FIELDS.filter((field) => {
    if (field === 'conditions') return kind === 'one' || kind === 'several'
    if (field === 'phone' || field.startsWith('emergency')) return kind === 'line'
    return ['line', 'text', 'one', 'several', 'entries', 'yesNo'].includes(kind)
  })
}

type ItemFieldsProps = {
  item: FormItem
  /** The list of what a group holds. */
  inside: ReactNode
}

/** Everything that can be set of an item. */
export function ItemFields({ item, inside }: ItemFieldsProps) {
  const t = useT()
  const { edit } = useEditing()
  const [showsHelp, setShowsHelp] = useState(false)
  const kind = kindOf(item)
  const set = (change: Change) =>
    edit((items) => changeItem(items, item.linkId, (one) => withoutUnset({ ...one, ...change })))
  const isChoice = kind === 'one' || kind === 'several'
  const isGroup = item.type === 'group'
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
        <Field
          label={t(
            kind === 'note' ? 'forms.edit.note' : isGroup ? 'forms.edit.groupTitle' : 'forms.edit.question',
          )}
        >
          <Textarea
            rows={kind === 'note' ? 3 : 1}
            maxLength={MAX_QUESTION}
            value={item.text}
            onChange={({ target }) => set({ text: target.value })}
            className="field-sizing-content min-h-tap resize-none"
          />
        </Field>
        <Field label={t('forms.edit.type')}>
          <Select<ItemKind>
            value={kind}
            onChange={(next) => edit((items) => changeItem(items, item.linkId, (one) => asKind(one, next)))}
            options={kindsFor(kind).map((value) => ({ value, label: t(`forms.edit.kind.${value}`) }))}
            placeholder=""
          />
        </Field>
      </div>
      {kind !== 'note' &&
        (showsHelp || item.help ? (
          <Field label={t('forms.edit.help')} aside={t('forms.edit.optional')}>
            <Input
              maxLength={MAX_QUESTION}
              value={item.help ?? ''}
              onChange={({ target }) => {
                setShowsHelp(true)
                set({ help: target.value || undefined })
              }}
            />
          </Field>
        ) : (
          <Button
            look="plain"
            size="tight"
            className="-my-3 -ml-3 justify-self-start"
            onClick={() => setShowsHelp(true)}
          >
            <Plus size={18} />
            {t('forms.edit.addHelp')}
          </Button>
        ))}
      <div
        className={
          isChoice
            ? `grid grid-cols-1 gap-x-5 gap-y-4 ${item.profile === 'conditions' ? '' : 'lg:grid-cols-2'}`
            : 'contents'
        }
      >
        {isChoice && <OptionsEditor item={item} />}
        {kind === 'scale' && <ScaleFields item={item} set={set} />}
        {(kind === 'quantity' || kind === 'integer' || kind === 'decimal') && (
          <NumberFields item={item} set={set} />
        )}
        {kind !== 'note' && kind !== 'together' && (
          <div className="grid content-start gap-1">
            <Switch
              label={t('forms.edit.must')}
              hint={t(isGroup ? 'forms.edit.must.group' : 'forms.edit.must.hint')}
              checked={item.required === true}
              onChange={(on) => set({ required: on || undefined })}
            />
            {kind === 'sites' && (
              <Switch
                label={t('forms.edit.severalSites')}
                checked={item.repeats === true}
                onChange={(on) => set({ repeats: on || undefined })}
              />
            )}
            <ProfileChoice item={item} fields={profileFieldsOf(kind)} set={set} />
          </div>
        )}
      </div>
      {isGroup && <Inner item={item} inside={inside} />}
      <ConditionEditor item={item} />
    </div>
  )
}

type FieldsProps = { item: FormItem; set: (change: Change) => void }

function ProfileChoice({ item, fields, set }: FieldsProps & { fields: readonly ProfileField[] }) {
  const t = useT()
  const [first] = fields
  if (!first) return null
  return (
    <>
      <Switch
        label={t('forms.edit.profile')}
        hint={t('forms.edit.profile.hint')}
        checked={item.profile !== undefined}
        onChange={(on) => set({ profile: on ? first : undefined })}
      />
      {item.profile && (
        <Select<ProfileField>
          aria-label={t('forms.edit.profile.field')}
          value={item.profile}
          onChange={(profile) => set({ profile })}
          options={fields.map((value) => ({ value, label: t(`forms.edit.profile.${value}`) }))}
          placeholder=""
        />
      )}
    </>
  )
}

const numberOf = (value: number | null) => (value !== null && Number.isFinite(value) ? value : undefined)

function NumberFields({ item, set }: FieldsProps) {
  const t = useT()
  const whole = item.type === 'integer'
  return (
    <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-3">
      {item.type === 'quantity' && (
        <Field label={t('forms.edit.unit')}>
          <Input
            maxLength={30}
            value={item.unit ?? ''}
            onChange={({ target }) => set({ unit: target.value || undefined })}
          />
        </Field>
      )}
      {(['min', 'max'] as const).map((end) => (
        <Field key={end} label={t(`forms.edit.${end}`)} aside={t('forms.edit.optional')}>
          <NumberInput
            min={-MAX_NUMBER}
            max={MAX_NUMBER}
            whole={whole}
            value={item[end] ?? null}
            onChange={(value) => set({ [end]: numberOf(value) })}
          />
        </Field>
      ))}
    </div>
  )
}

function ScaleFields({ item, set }: FieldsProps) {
  const t = useT()
  return (
    <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-[8rem_minmax(0,1fr)]">
      {(['min', 'max'] as const).map((end) => (
        <div key={end} className="contents">
          <Field label={t(`forms.edit.scale.${end}`)}>
            <NumberInput
              min={-100}
              max={100}
              whole
              value={item[end] ?? null}
              onChange={(value) => set({ [end]: numberOf(value) })}
            />
          </Field>
          <Field label={t(`forms.edit.scale.${end}Text`)} aside={t('forms.edit.optional')}>
            <Input
              maxLength={MAX_STRING}
              value={item[`${end}Text`] ?? ''}
              onChange={({ target }) => set({ [`${end}Text`]: target.value || undefined })}
            />
          </Field>
        </div>
      ))}
    </div>
  )
}

/** A group's items. */
function Inner({ item, inside }: ItemFieldsProps) {
  const t = useT()
  return (
    <section aria-label={t('forms.edit.inside')} className="rounded-md border border-line-strong bg-surface">
      {(item.item ?? []).length > 0 && inside}
      <div className="rounded-b-md border-t border-line bg-paper p-3 first:rounded-md first:border-t-0">
        <AddQuestion parent={item} inGroup />
      </div>
    </section>
  )
}
