import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, get } from 'react-hook-form'
import { commas } from '../../../shared/listText.ts'
import { matched, scheduleOf } from '../../../shared/planItems.ts'
import { parseMedications } from '../../../shared/plans.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { AddField } from '../../ui/AddField.tsx'
import type { Tone } from '../../ui/Badge.tsx'
import { Field } from '../../ui/Field.tsx'
import { MedicationRow } from './MedicationRow.tsx'
import {
  activeItems,
  type EditedItem,
  type WrittenPlan,
  withFurtherDays,
  without,
  withTyped,
} from './planText.ts'

type MedicationsFieldProps = {
  items: EditedItem[]
  onChange: (items: EditedItem[]) => void
  /** Null for a new plan. */
  saved: WrittenPlan | null
  toneOf: (medication: string) => Tone | undefined
  errors: FieldErrors
  /** Number of submits: each opens the first row with an error. */
  submitCount: number
}

/** A plan's medications, of which one is open at a time, and a field that adds more. */
export function MedicationsField({
  items,
  onChange,
  saved,
  toneOf,
  errors,
  submitCount,
}: MedicationsFieldProps) {
  const t = useT()
  const today = useToday()
  const [open, setOpen] = useState<string | null>(null)
  const [known, setKnown] = useState<string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const toggles = useRef(new Map<string, HTMLButtonElement>())
  const active = activeItems(items)
  const before = new Map(
    saved ? matched(scheduleOf(saved), active).map(({ was, is }) => [is, was] as const) : [],
  )
  // A taper has several rows of one text.
  const keys = new Map(
    active.map((item, index) => {
      const step = active.slice(0, index).filter(({ text }) => text === item.text).length
      return [item, step === 0 ? item.text : `${item.text} ${step}`] as const
    }),
  )
  const keyOf = (item: EditedItem) => keys.get(item) ?? item.text
  const problem: unknown = get(errors, 'items.message') ?? get(errors, 'items.root.message')
  const errorAt = (index: number) => (path: string) =>
    get(errors, `items.${index}.${path}.message`) as string | undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a submit opens a row, not each change of its errors
  useEffect(() => {
    const wrong = active.find((_, index) => get(errors, `items.${index}`))
    if (!wrong) return
    setOpen(keyOf(wrong))
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [submitCount])

  const add = (texts: string[]) => {
    const added = withTyped(items, texts, today)
    setKnown(added.known)
    onChange(added.items)
  }
  const remove = (item: EditedItem) => {
    const index = active.indexOf(item)
    const next = active[index + 1] ?? active[index - 1]
    ;(next ? toggles.current.get(keyOf(next)) : input.current)?.focus()
    setOpen(null)
    onChange(without(items, (one) => one === item, saved))
  }

  return (
    <Field
      label={t('plans.form.medications')}
      className="md:col-span-2"
      hint={known.length > 0 ? t('plans.form.known', { names: commas(t, known) }) : t('plans.form.separate')}
      error={typeof problem === 'string' ? problem : undefined}
    >
      {(control) => (
        <>
          {active.length > 0 && (
            <ul ref={list} className="mb-3.5">
              {active.map((item, index) => (
                <MedicationRow
                  key={keyOf(item)}
                  item={item}
                  before={saved ? (before.get(item) ?? null) : undefined}
                  tone={toneOf(item.text)}
                  today={today}
                  open={open === keyOf(item)}
                  onToggle={() => setOpen(open === keyOf(item) ? null : keyOf(item))}
                  onChange={(changed) => onChange(items.map((one) => (one === item ? changed : one)))}
                  onRemove={() => remove(item)}
                  onFurtherDays={() => {
                    onChange(withFurtherDays(items, item))
                    const step = active
                      .slice(0, active.indexOf(item) + 1)
                      .filter(({ text }) => text === item.text)
                    setOpen(`${item.text} ${step.length}`)
                  }}
                  errorAt={errorAt(index)}
                  toggle={(button) => {
                    if (button) toggles.current.set(keyOf(item), button)
                    else toggles.current.delete(keyOf(item))
                  }}
                />
              ))}
            </ul>
          )}
          <AddField
            {...control}
            ref={input}
            onAdd={add}
            parse={parseMedications}
            placeholder={t('plans.form.add')}
          />
        </>
      )}
    </Field>
  )
}
