import type { FieldErrors } from 'react-hook-form'
import { textOf } from '../../locales/translate.ts'
import { t } from '../locale/messages.tsx'
import { refuse } from './failures.ts'

/** The message of the first invalid field, including nested ones; null if there is none. */
function firstMessage(errors: object): string | null {
  for (const [key, error] of Object.entries(errors)) {
    // `ref` is an element of the page, not an error.
    if (key === 'ref' || typeof error !== 'object' || error === null) continue
    const message = typeof error.message === 'string' ? error.message : firstMessage(error)
    if (message) return message
  }
  return null
}

/** Shows the message of the form's first invalid field as a toast, besides the one at the field. */
export function toastFirstError(errors: FieldErrors, title?: unknown) {
  const message = firstMessage(errors)
  if (message) refuse(typeof title === 'string' ? title : t('app.failed.title'), textOf(t, message))
}
