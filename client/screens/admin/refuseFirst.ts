import type { FieldErrors } from 'react-hook-form'
import { refuse } from '../../ui/failures.ts'

/** Beside the field *and* as a toast: specification section 8. */
export function refuseFirst(errors: FieldErrors) {
  const first = Object.values(errors).find((error) => error?.message)
  if (typeof first?.message === 'string') refuse('Error', first.message)
}
