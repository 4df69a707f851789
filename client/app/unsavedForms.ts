import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { onUserLeft } from './session.ts'

/**
 * What was typed into a dialog and not saved, by the record that it is about. In memory only, because it may speak of a
 * patient: it outlives the dialog, and neither a reload nor the session.
 */
const typed = new Map<string, unknown>()
onUserLeft(() => typed.clear())

/** Leaves text for the dialog of a record, as if it had been typed there. */
export function leaveTyped(record: string, values: object) {
  typed.set(record, values)
}

/** Keeps what is typed into a form, and puts it back when the same record is opened again. */
export function useTypedForm<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
  record: string,
  /** Leaves out what must not be kept. */
  keeping: (values: Values) => Values = (values) => values,
) {
  const { reset, subscribe } = form
  const [before] = useState(() => typed.get(record) as Values | undefined)
  useEffect(() => {
    if (before) reset(before, { keepDefaultValues: true })
  }, [before, reset])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => void typed.set(record, keeping(values)),
      }),
    [subscribe, record, keeping],
  )
  return { typedBefore: before !== undefined, forget: () => void typed.delete(record) }
}

/** The same for values that are no form's. */
export function useTypedState<Values extends object>(record: string, start: () => Values) {
  const [before] = useState(() => typed.get(record) as Values | undefined)
  const [values, setValues] = useState(() => before ?? start())
  const set = (next: Values) => {
    typed.set(record, next)
    setValues(next)
  }
  return {
    values,
    set,
    typedBefore: before !== undefined,
    forget: () => void typed.delete(record),
  }
}
