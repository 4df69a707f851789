import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, get } from 'react-hook-form'
import { commas } from '../../../shared/listText.ts'
import { scheduleOf } from '../../../shared/planItems.ts'
import { parseMedications } from '../../../shared/plans.ts'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { AddField } from '../../ui/AddField.tsx'
import type { Tone } from '../../ui/Badge.tsx'
import { Field } from '../../ui/Field.tsx'
import { MedicationRow } from './MedicationRow.tsx'
import { activeItems, type EditedItem, type WrittenPlan, without, withTyped } from './planText.ts'

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
  const [openText, setOpenText] = useState<string | null>(null)
  const [known, setKnown] = useState<string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const toggles = useRef(new Map<string, HTMLButtonElement>())
  const active = activeItems(items)
  const before = saved && new Map(scheduleOf(saved).map((item) => [item.text, item]))
  const problem: unknown = get(errors, 'items.message') ?? get(errors, 'items.root.message')
  const errorAt = (index: number) => (path: string) =>
    get(errors, `items.${index}.${path}.message`) as string | undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a submit opens a row, not each change of its errors
  useEffect(() => {
    const wrong = active.find((_, index) => get(errors, `items.${index}`))
    if (!wrong) return
    setOpenText(wrong.text)
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
  const remove = (text: string) => {
    const index = active.findIndex((item) => item.text === text)
    const next = active[index + 1] ?? active[index - 1]
    ;(next ? toggles.current.get(next.text) : input.current)?.focus()
    setOpenText(null)
    onChange(without(items, text, saved))
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
                  key={item.text}
                  item={item}
                  before={before ? (before.get(item.text) ?? null) : undefined}
                  tone={toneOf(item.text)}
                  today={today}
                  open={openText === item.text}
                  onToggle={() => setOpenText(openText === item.text ? null : item.text)}
                  onChange={(changed) =>
                    onChange(items.map((one) => (one.text === changed.text ? changed : one)))
                  }
                  onRemove={() => remove(item.text)}
                  errorAt={errorAt(index)}
                  toggle={(button) => {
                    if (button) toggles.current.set(item.text, button)
                    else toggles.current.delete(item.text)
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
