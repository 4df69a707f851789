const OPEN = 'portal:find'

/** Opens the search from elsewhere, such as the drawer of a phone. */
export const openFind = () => dispatchEvent(new Event(OPEN))

/** Whether a key press is typing, or belongs to an open dialog or menu. */
function isTaken({ target }: KeyboardEvent) {
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return true
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

/** Calls `open` on the key "/" outside fields and dialogs, and on `openFind`. Returns the unsubscribe function. */
export function onFind(open: () => void) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
    event.preventDefault()
    open()
  }
  addEventListener('keydown', onKey)
  addEventListener(OPEN, open)
  return () => {
    removeEventListener('keydown', onKey)
    removeEventListener(OPEN, open)
  }
}
