import { Copy, Printer } from 'lucide-react'
import { INVITE_DAYS } from '../../../shared/invites.ts'
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

/** A line of a sheet of paper. */
type PaperLine = { tag: 'h1' | 'p'; text: string; mono?: boolean }

/** Prints lines of text as a sheet of their own, in a hidden frame, so that nothing of the page is printed. */
function printPaper(title: string, lines: readonly PaperLine[]) {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = title
  document.body.append(frame)
  const sheet = frame.contentDocument
  const view = frame.contentWindow
  if (!sheet || !view) return frame.remove()
  sheet.title = title
  sheet.body.style.font = '16px/1.5 sans-serif'
  for (const { tag, text, mono } of lines) {
    const line = sheet.createElement(tag)
    line.textContent = text
    line.style.overflowWrap = 'anywhere'
    if (mono) line.style.fontFamily = 'monospace'
    sheet.body.append(line)
  }
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
