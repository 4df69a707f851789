import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SIGNING_MINUTES } from '../../../shared/consents.ts'
import { signOut } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { report } from '../../ui/failures.ts'
import { newLinks } from './consent.ts'
import { OfflineNote } from './OfflineNote.tsx'

type HandOverDialogProps = { patientId: string; count: number; onClose: () => void }

/** The question before this device is handed to a patient, which ends the practitioner's session on it. */
export function HandOverDialog({ patientId, count, onClose }: HandOverDialogProps) {
  const t = useT()
  const navigate = useNavigate()
  const handOver = trpc.consents.handOver.useMutation({ meta: { silent: true } })
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      let token = ''
      await signOut(
        () => navigate({ to: '/sign', hash: token, replace: true, ignoreBlocker: true }),
        async () => {
          token = (await handOver.mutateAsync({ patientId })).token
          newLinks.add(token)
        },
      )
    } catch (error) {
      report(error, { errorTitle: t('consents.device.failed') })
      setBusy(false)
      onClose()
    }
  }
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('consents.device.startTitle')}
      description={t('consents.device.startText', { minutes: SIGNING_MINUTES, count })}
      action={t('consents.device.startAction')}
      look="primary"
      busy={busy}
      onConfirm={() => void start()}
    >
      <OfflineNote />
    </AlertDialog>
  )
}
