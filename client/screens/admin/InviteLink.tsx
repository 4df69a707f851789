import { Copy, Printer } from 'lucide-react'
import { INVITE_DAYS } from '../../../shared/invites.ts'
import { printPaper } from '../../lib/printPaper.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { refuse } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'

type InviteLinkProps = { url: string; email: string | null; onClose: () => void }

/** The link of a new invitation, to mail, copy or print. It cannot be read again later. */
export function InviteLink({ url, email, onClose }: InviteLinkProps) {
  const t = useT()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t('admin.invite.copied')),
      () => refuse(t('app.failed.title'), t('admin.invite.notCopied')),
    )
  const print = () =>
    printPaper(t('admin.invite.paper.title', { clinic: clinicName }), [
      { tag: 'h1', text: t('admin.invite.paper.title', { clinic: clinicName }) },
      { tag: 'p', text: t('admin.invite.paper.text', { days: INVITE_DAYS }) },
      { tag: 'p', text: url, mono: true },
    ])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.invite.made')}
      description={
        email ? t('admin.invite.mailed', { email }) : t('admin.invite.handOver', { days: INVITE_DAYS })
      }
      actions={<Button onClick={onClose}>{t('admin.invite.done')}</Button>}
    >
      <Field label={t('admin.invite.link')}>
        <Input
          readOnly
          value={url}
          className="pr-12 font-mono text-sm!"
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="outline" onClick={() => void copy()}>
          <Copy size={18} />
          {t('admin.invite.copy')}
        </Button>
        <Button look="outline" onClick={print}>
          <Printer size={18} />
          {t('admin.invite.print')}
        </Button>
      </div>
      <Alert tone="warning" className="mt-5">
        {t('admin.invite.onlyNow')}
      </Alert>
    </Dialog>
  )
}
