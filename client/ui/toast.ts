import type { ToastKind } from './Toaster.tsx'

async function show(kind: ToastKind, title: string, description?: string) {
  const { showToast } = await import('./Toaster.tsx')
  showToast(kind, title, description)
}

/** Shows toasts. The code that renders them is loaded with the first one. */
export const toast = {
  success: (title: string, description?: string) => void show('success', title, description),
  error: (title: string, description?: string) => void show('error', title, description),
  info: (title: string, description?: string) => void show('info', title, description),
}
