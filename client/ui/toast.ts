import type { ToastAction, ToastKind } from './Toaster.tsx'

async function show(kind: ToastKind, title: string, description?: string, action?: ToastAction) {
  const { showToast } = await import('./Toaster.tsx')
  showToast(kind, title, description, action)
}

/** The toaster's code is loaded with the first toast. */
export const toast = {
  success: (title: string, description?: string, action?: ToastAction) =>
    void show('success', title, description, action),
  error: (title: string, description?: string) => void show('error', title, description),
  info: (title: string, description?: string) => void show('info', title, description),
}
