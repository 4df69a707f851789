import { lazy, Suspense, useState } from 'react'
import type { AlertDialogProps, DialogProps } from './DialogParts.tsx'

const LoadedDialog = lazy(async () => ({ default: (await import('./DialogParts.tsx')).Dialog }))
const LoadedAlertDialog = lazy(async () => ({ default: (await import('./DialogParts.tsx')).AlertDialog }))

/** Whether a dialog is open or was: its code is loaded when it first opens, and stays for the closing motion. */
function useWasOpened(isOpen: boolean) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened
}

/** Centred on wide screens, full-screen on phones. With typed text, Escape and clicks outside ask for confirmation. */
export function Dialog(props: DialogProps) {
  if (!useWasOpened(props.open)) return null
  return (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  )
}

/** A confirmation: clicks outside do not close it, and the cancelling button has the focus. */
export function AlertDialog(props: AlertDialogProps) {
  if (!useWasOpened(props.open)) return null
  return (
    <Suspense>
      <LoadedAlertDialog {...props} />
    </Suspense>
  )
}
