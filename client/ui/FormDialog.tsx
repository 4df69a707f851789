import { type ReactNode, type RefObject, type SubmitEvent, useId } from 'react'
import { useT } from '../locale/messages.tsx'
import { Button, type ButtonLook } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type FormDialogProps = {
  onClose: () => void
  title: string
  description?: string
  /** Label of the submit button. */
  action: string
  look?: ButtonLook
  busy: boolean
  /** True while there is nothing to submit. */
  disabled?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Two columns of fields on wide screens. */
  wide?: boolean
  /** Below the title, always in view. */
  band?: ReactNode
  /** Before the buttons. */
  note?: ReactNode
  /** Beside the fields, or below them on phones. */
  aside?: ReactNode
  /** Whether unsaved input was restored, for dialogs that remember it. */
  restored?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

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
  const t = useT()
  const form = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      actions={
        <>
          {note}
          <Button look="outline" onClick={onClose}>
            {t('app.cancel')}
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
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event)
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
