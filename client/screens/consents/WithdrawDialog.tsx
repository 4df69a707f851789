import type { ConsentKind } from '../../../shared/consents.ts'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import { useT } from '../../locale/messages.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { OfflineNote } from './OfflineNote.tsx'

type WithdrawDialogProps = {
  consent: { id: string; title: string; kind: Exclude<ConsentKind, 'costs'> }
  onClose: () => void
}

/** Says what a withdrawal means, and withdraws what was signed. Asks for no reason. */
export function WithdrawDialog({ consent: { id, title, kind }, onClose }: WithdrawDialogProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const online = useOnline()
  const withdraw = trpc.consents.withdraw.useMutation({
    onSettled() {
      onClose()
      void utils.consents.invalidate()
    },
    meta: { errorTitle: t('consents.withdraw.failed'), success: [t('consents.withdraw.done')] },
  })
  const isContract = kind === 'contract'
  const parts = [
    ['consents.withdraw.fromNowOn', t(`consents.withdraw.now.${kind}`)],
    ['consents.withdraw.stays', t(`consents.withdraw.then.${isContract ? 'contract' : 'other'}`)],
  ] as const
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t(isContract ? 'consents.withdraw.endTitle' : 'consents.withdraw.title', { title })}
      description={t('consents.withdraw.told')}
      action={t(isContract ? 'consents.withdraw.endAction' : 'consents.withdraw.action')}
      cancel={t('consents.withdraw.keep')}
      busy={withdraw.isPending}
      onConfirm={() => online && withdraw.mutate({ id })}
    >
      {parts.map(([heading, text]) => (
        <section key={heading} className="mt-4">
          <h3 className="text-sm font-strong">{t(heading)}</h3>
          <ul className="mt-1 list-disc pl-5 text-sm text-ink-2">
            {text.split('\n').map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <OfflineNote />
    </AlertDialog>
  )
}
