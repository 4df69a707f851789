import { useT } from '../locale/messages.tsx'
import { AlertDialog } from '../ui/Dialog.tsx'

export type Unsent = { entries: number; doses: number; notes: number; messages: number; forms: number }

const KINDS = ['entries', 'doses', 'notes', 'messages', 'forms'] as const

type SignOutQuestionProps = { unsent: Unsent; busy: boolean; onStay: () => void; onLeave: () => void }

/** Confirms a sign-out that deletes unsent items. */
export function SignOutQuestion({ unsent, busy, onStay, onLeave }: SignOutQuestionProps) {
  const t = useT()
  const kinds = KINDS.filter((kind) => unsent[kind] > 0)
  return (
    <AlertDialog
      open
      onClose={onStay}
      title={t('app.unsent.title')}
      description={t('app.unsent.text', {
        items: kinds.map((kind) => t(`app.unsent.${kind}`, { count: unsent[kind] })),
        count: kinds.reduce((sum, kind) => sum + unsent[kind], 0),
      })}
      cancel={t('app.unsent.stay')}
      action={t('app.unsent.leave')}
      busy={busy}
      onConfirm={onLeave}
    />
  )
}
