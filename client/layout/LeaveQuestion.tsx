import { useT } from '../locale/messages.tsx'
import { AlertDialog } from '../ui/Dialog.tsx'

/** What `useBlocker` returns with `withResolver`, as far as the question needs it. */
type Leaving = {
  status: 'blocked' | 'idle'
  reset?: (() => void) | undefined
  proceed?: (() => void) | undefined
}

/** Asks before a page with unsaved changes is left. */
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
