import type { FieldErrors } from 'react-hook-form'
import { refuse } from './failures.ts'

/** The message of the first invalid field, also within lists; null when there is none. */
function firstMessage(errors: object): string | null {
  for (const [key, error] of Object.entries(errors)) {
    // `ref` is the page's element, not an error.
    if (key === 'ref' || typeof error !== 'object' || error === null) continue
    const message = typeof error.message === 'string' ? error.message : firstMessage(error)
    if (message) return message
  }
  return null
}

/**
 * Shows a toast with the message of a form's first invalid field, under the title "Error" or another one. The message
 * is also beside the field.
 */
export function toastFirstError(errors: FieldErrors, title: unknown = 'Error') {
  const message = firstMessage(errors)
  if (message) refuse(typeof title === 'string' ? title : 'Error', message)
}
