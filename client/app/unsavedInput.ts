import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { onUserLeft } from './session.ts'

/**
 * Unsaved input of dialogs by edited record. In memory only, because it may be about a patient: it survives closing
 * the dialog, but neither a reload nor the end of the session.
 */
const unsaved = new Map<string, unknown>()
onUserLeft(() => unsaved.clear())

/** Sets a record's unsaved input, as if it had been typed in its dialog. */
export function setUnsaved(record: string, values: object) {
  unsaved.set(record, values)
}

/** Returns and removes a record's unsaved input. Undefined if there is none. */
export function takeUnsaved<Values extends object>(record: string): Values | undefined {
  const values = unsaved.get(record) as Values | undefined
  unsaved.delete(record)
  return values
}

/**
 * Remembers a form's input and restores it when the same record is opened again. `restored` is whether it did; call
 * `discard` after saving.
 */
export function useUnsavedForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  record: string,
  /** Removes values that must not be remembered. */
  keeping: (values: Values) => Values = (values) => values,
) {
  const { reset, subscribe } = form
  const [before] = useState(() => unsaved.get(record) as Values | undefined)
  useEffect(() => {
    if (before) reset(before, { keepDefaultValues: true })
  }, [before, reset])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => void unsaved.set(record, keeping(values)),
      }),
    [subscribe, record, keeping],
  )
  return { restored: before !== undefined, discard: () => void unsaved.delete(record) }
}

/** Like `useUnsavedForm`, for state outside react-hook-form. */
export function useUnsavedState<Values extends object>(record: string, start: () => Values) {
  const [before] = useState(() => unsaved.get(record) as Values | undefined)
  const [values, setValues] = useState(() => before ?? start())
  const set = (next: Values) => {
    unsaved.set(record, next)
    setValues(next)
  }
  return {
    values,
    set,
    restored: before !== undefined,
    discard: () => void unsaved.delete(record),
  }
}
