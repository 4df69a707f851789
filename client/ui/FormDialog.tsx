import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Button, type ButtonLook } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type FormDialogProps = {
  onClose: () => void
  title: string
  description?: string
  /** The verb of the button that saves. */
  action: string
  look?: ButtonLook
  busy: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Two columns of fields where there is room. */
  wide?: boolean
  /** Stands before the buttons. */
  note?: ReactNode
  /** Stands beside the fields, or below them on a phone. */
  aside?: ReactNode
  /** Given where what is typed outlives the dialog: whether text stands there from before. */
  restored?: boolean
  children: ReactNode
}

/** A form in a dialog: its fields, the way back, and one button that saves. */
export function FormDialog({
  action,
  look = 'primary',
  busy,
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
          <Button type="submit" form={form} look={look} busy={busy}>
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
