import { useT } from '../locale/messages.tsx'
import { AlertDialog } from '../ui/Dialog.tsx'

const KINDS = ['entries', 'doses', 'measurements', 'notes', 'messages', 'forms'] as const

export type Unsent = Record<(typeof KINDS)[number], number>

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
