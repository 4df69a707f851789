import { AlertDialog as BaseAlert } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useT } from '../locale/messages.tsx'
import { Button, type ButtonLook } from './Button.tsx'

const BACKDROP =
  'fixed inset-0 bg-scrim transition-opacity duration-(--dur-2) data-ending-style:opacity-0 data-starting-style:opacity-0'

const MOTION =
  'transition-[opacity,translate] duration-(--dur-3) ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-ending-style:duration-(--dur-2) data-starting-style:translate-y-2 data-starting-style:opacity-0'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  /** Below the title, always in view. */
  band?: ReactNode
  /** Buttons, fixed below the content. */
  actions?: ReactNode
  /** Beside the content, or below it on phones. Makes the dialog wide. */
  aside?: ReactNode
  wide?: boolean
  /** Whether unsaved input was restored, for dialogs that remember it. */
  restored?: boolean | undefined
  /** The element focused on opening. Closing returns the focus. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/** Whether an event comes from a text field of this dialog, not of a nested one. */
const isOwnText = ({ currentTarget, target }: FormEvent) =>
  target instanceof Node &&
  currentTarget.contains(target) &&
  (target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type)))

/** Centred on wide screens, full-screen on phones. With typed text, Escape and clicks outside ask for confirmation. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  band,
  actions,
  aside,
  wide = aside !== undefined,
  restored,
  initialFocus,
  children,
}: DialogProps) {
  const t = useT()
  const [typed, setTyped] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const close = () => {
    setTyped(false)
    setConfirming(false)
    onClose()
  }
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        if (next) return
        if (reason !== 'close-press' && (typed || restored)) setConfirming(true)
        else close()
      }}
    >
      <Base.Portal>
        <Base.Backdrop forceRender className={`${BACKDROP} z-40`} />
        <Base.Viewport className="fixed inset-0 z-40 flex md:items-center md:justify-center md:p-10">
          <Base.Popup
            initialFocus={initialFocus}
            onInput={(event) => isOwnText(event) && setTyped(true)}
            className={`lift-3 flex size-full flex-col bg-raised md:h-auto md:max-h-full md:rounded-lg ${wide ? 'md:max-w-245' : 'md:max-w-140'} ${MOTION}`}
          >
            <header className="flex items-start justify-between gap-4 px-5 pt-5 md:px-7 md:pt-6">
              <div className="min-w-0 break-words">
                <Base.Title className="font-display text-xl font-title">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-sm text-ink-2">{description}</Base.Description>
                )}
              </div>
              <Base.Close
                aria-label={t('app.close')}
                className="-mt-2 -mr-3 flex size-tap shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-ink"
              >
                <X size={20} />
              </Base.Close>
            </header>
            {band}
            {aside ? (
              <div className="min-h-0 flex-1 overflow-y-auto md:grid md:grid-cols-[1.8fr_1fr]">
                <div className="px-5 py-5 md:px-7">{children}</div>
                <aside className="border-line bg-paper px-5 py-5 max-md:border-t md:border-l">{aside}</aside>
              </div>
            ) : (
              <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 md:px-7">{children}</div>
            )}
            {actions && (
              <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-4 md:px-7">
                {actions}
              </footer>
            )}
            <AlertDialog
              open={confirming}
              onClose={() => setConfirming(false)}
              title={t('app.closeUnsaved.title')}
              description={t(restored === undefined ? 'app.closeUnsaved.lost' : 'app.closeUnsaved.kept')}
              cancel={t('app.closeUnsaved.keep')}
              action={t('app.close')}
              onConfirm={close}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

export type AlertDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description: ReactNode
  /** Label of the confirming button. */
  action: string
  onConfirm: () => void
  busy?: boolean
  /** Label of the cancelling button; "Cancel" by default. */
  cancel?: string
  look?: ButtonLook
  /** Below the description. */
  children?: ReactNode
}

/** A confirmation: clicks outside do not close it, and the cancelling button has the focus. */
export function AlertDialog({
  open,
  onClose,
  title,
  description,
  action,
  onConfirm,
  busy = false,
  cancel,
  look = 'danger',
  children,
}: AlertDialogProps) {
  const t = useT()
  const cancelButton = useRef<HTMLButtonElement>(null)
  return (
    <BaseAlert.Root open={open} onOpenChange={(next) => next || onClose()}>
      <BaseAlert.Portal>
        {/* Drawn over the dialog that it belongs to. */}
        <BaseAlert.Backdrop forceRender className={`${BACKDROP} z-40`} />
        <BaseAlert.Viewport className="fixed inset-0 z-40 flex items-center justify-center p-5">
          <BaseAlert.Popup
            initialFocus={cancelButton}
            className={`lift-3 w-full max-w-110 rounded-lg bg-raised p-6 break-words ${MOTION}`}
          >
            <BaseAlert.Title className="text-lg font-strong">{title}</BaseAlert.Title>
            <BaseAlert.Description className="mt-2 text-base text-ink-2">{description}</BaseAlert.Description>
            {children}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Button ref={cancelButton} look="outline" onClick={onClose}>
                {cancel ?? t('app.cancel')}
              </Button>
              <Button look={look} busy={busy} onClick={onConfirm}>
                {action}
              </Button>
            </div>
          </BaseAlert.Popup>
        </BaseAlert.Viewport>
      </BaseAlert.Portal>
    </BaseAlert.Root>
  )
}
