import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useT } from '../locale/messages.tsx'

export type ToastKind = 'success' | 'error' | 'info'

/** A button in a toast. It closes the toast. */
export type ToastAction = {
  label: string
  onClick: () => void
  /** The toast has run out, or was closed in another way than by its button. */
  onClose?: () => void
}

/** How long a toast with a button stays. Milliseconds. */
const ACTION_LASTS = 10_000

const manager = Toast.createToastManager()

const KINDS = {
  success: { icon: CircleCheck, look: 'border-line bg-raised', iconColour: 'text-success', lasts: 5_000 },
  info: { icon: Info, look: 'border-line bg-raised', iconColour: 'text-info', lasts: 5_000 },
  // Errors stay long enough to be read aloud.
  error: {
    icon: CircleAlert,
    look: 'border-danger bg-danger-soft',
    iconColour: 'text-on-danger-soft',
    lasts: 8_000,
  },
}

/** A group, not Base UI's dialog, because nothing has to be answered. */
const GROUP = { role: 'group', 'aria-modal': undefined }

function Toasts() {
  const t = useT()
  const { toasts } = Toast.useToastManager()
  return toasts.map((item) => {
    const { icon: Icon, look, iconColour } = KINDS[(item.type ?? 'info') as ToastKind]
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        {...GROUP}
        swipeDirection={['right', 'up']}
        className={`pointer-events-auto lift-2 w-full rounded-md border transition-[opacity,translate] duration-(--dur-3) ease-out data-limited:hidden data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-ending-style:duration-(--dur-2) data-starting-style:-translate-y-3 data-starting-style:opacity-0 ${look}`}
      >
        <Toast.Content className="flex gap-3 py-1.5 pr-1.5 pl-4">
          <Icon size={20} className={`mt-2 ${iconColour}`} />
          <div className="min-w-0 flex-1 py-2 text-sm">
            <Toast.Title render={<p />} className="font-strong text-ink" />
            <Toast.Description className="text-ink-2" />
          </div>
          <Toast.Action className="-my-1 min-h-tap rounded-md px-3 text-sm font-strong text-accent-text hover:bg-accent-soft" />
          <Toast.Close
            aria-label={t('app.close')}
            // Base UI hides it from assistive technology until the list has the focus, though it is visible and
            // reachable.
            aria-hidden={false}
            className="-my-1 flex size-tap items-center justify-center rounded-md text-ink hover:text-ink-2"
          >
            <X size={18} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    )
  })
}

/** Keeps `--toasts`, the height of all toasts with the gap above them, on the document. */
function measure(viewport: HTMLElement | null) {
  if (!viewport) return
  const observer = new ResizeObserver(() => {
    const { offsetHeight } = viewport
    document.documentElement.style.setProperty('--toasts', `${offsetHeight && offsetHeight + 12}px`)
  })
  observer.observe(viewport)
  return () => observer.disconnect()
}

const container = document.createElement('div')
document.body.append(container)
// Rendered synchronously, effects included: the toast manager drops toasts that are added before it has a listener.
flushSync(() =>
  createRoot(container).render(
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        {/* Centred below the bar, because buttons of forms and dialogs are at the right and bottom. On a phone above the
            tabs, where `--bottom` lets all of the page scroll free. A full-screen dialog on a phone has its first field at
            the top, focused when it is invalid: then the toasts are above the dialog's buttons. The list of a field, which
            is opened after a toast, lies above it. */}
        <Toast.Viewport
          ref={measure}
          className="pointer-events-none fixed inset-x-5 top-18 z-45 flex flex-col gap-3 max-md:[body:has([data-tabs]):not(:has([role=dialog]))_&]:top-auto max-md:[body:has([data-tabs]):not(:has([role=dialog]))_&]:bottom-[calc(var(--tabs)+0.75rem)] max-md:[body:has([role=dialog])_&]:top-auto max-md:[body:has([role=dialog])_&]:bottom-22 md:mx-auto md:w-96"
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>,
  ),
)

const idOf = (title: string, description = '') => `${title} ${description}`

/** Closes the toast of these texts. */
export const closeToast = (title: string, description?: string) => manager.close(idOf(title, description))

/** Shows a toast. A repeated text extends the toast that is shown. */
export function showToast(kind: ToastKind, title: string, description?: string, action?: ToastAction) {
  const id = idOf(title, description)
  let isUsed = false
  const act = () => {
    isUsed = true
    manager.close(id)
    action?.onClick()
  }
  manager.add({
    id,
    type: kind,
    title,
    description,
    timeout: action ? ACTION_LASTS : KINDS[kind].lasts,
    onClose: () => isUsed || action?.onClose?.(),
    ...(action && { actionProps: { children: action.label, onClick: act } }),
  })
}
