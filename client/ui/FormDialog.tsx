import { type ReactNode, type RefObject, type SubmitEvent, useId } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type FormDialogProps = {
  onClose: () => void
  title: string
  description?: string
  /** The label of the submit button. */
  action: string
  look?: ButtonLook
  busy: boolean
  /** True while there is nothing to submit. */
  disabled?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Two columns of fields on wide screens. */
  wide?: boolean
  /** Shown before the buttons. */
  note?: ReactNode
  /** Shown beside the fields, or below them on a phone. */
  aside?: ReactNode
  /** For dialogs that remember unsaved input: whether input was restored. */
  restored?: boolean
  /** The field that has the focus at first. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A form in a dialog, with a Cancel and a submit button. */
export function FormDialog({
  action,
  look = 'primary',
  busy,
  disabled = false,
  onSubmit,
  wide = false,
  note,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      actions={
        <>
          {note}
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} look={look} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
      {...dialog}
    >
      <form
        id={form}
        noValidate
        className={`grid gap-x-4 gap-y-5 ${wide ? 'md:grid-cols-2' : 'grid-cols-1'}`}
        onSubmit={onSubmit}
      >
        {children}
      </form>
    </Dialog>
  )
}
