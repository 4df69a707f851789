import { useT } from '../locale/messages.tsx'
import { AlertDialog } from '../ui/Dialog.tsx'

/** The part of `useBlocker`'s result (with `withResolver`) that the question needs. */
type Leaving = {
  status: 'blocked' | 'idle'
  reset?: (() => void) | undefined
  proceed?: (() => void) | undefined
}

/** Asks before leaving a page with unsaved changes. */
export function LeaveQuestion({ leaving }: { leaving: Leaving }) {
  const t = useT()
  return (
    <AlertDialog
      open={leaving.status === 'blocked'}
      onClose={() => leaving.reset?.()}
      title={t('account.leave.title')}
      description={t('account.leave.text')}
      cancel={t('account.leave.stay')}
      action={t('account.leave.leave')}
      onConfirm={() => leaving.proceed?.()}
    />
  )
}
