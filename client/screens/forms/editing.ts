import { createContext, use } from 'react'
import type { Flaw } from '../../../shared/formInputs.ts'
import type { FormItem } from '../../../shared/forms.ts'

/** What the parts of the editor share. */
type Editing = {
  items: readonly FormItem[]
  /** "2.3" by `linkId`. */
  numbers: ReadonlyMap<string, string>
  flaws: { readonly [linkId: string]: Flaw }
  /** The names of the item that is open and of the groups around it. */
  open: ReadonlySet<string>
  setOpen: (linkId: string | null) => void
  /** Shows a part. */
  onPart: (linkId: string) => void
  edit: (edit: (items: FormItem[]) => FormItem[]) => void
}

const EditingContext = createContext<Editing | null>(null)
export const EditingProvider = EditingContext.Provider

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('no form is edited here')
  return editing
}

/** Focuses the words of an open item. */
export const focusWords = (linkId: string) =>
  document.querySelector<HTMLElement>(`#item-${CSS.escape(linkId)}-fields textarea`)?.focus()
