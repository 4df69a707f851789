import { Copy, Download } from 'lucide-react'
import { download } from '../../lib/download.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { refuse } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'

/** The codes cannot be read again later. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useT()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('account.codes.copied')),
      () => refuse(t('app.failed.title'), t('account.codes.notCopied')),
    )
  const save = () =>
    download('recovery-codes.txt', 'text/plain', t('account.codes.file', { clinic: clinicName, codes: text }))
  return (
    <Dialog
      open
      onClose={onDone}
      title={t('account.codes.title')}
      description={t('account.codes.text')}
      actions={<Button onClick={onDone}>{t('account.codes.saved')}</Button>}
    >
      <Alert tone="warning">{t('account.codes.onlyNow')}</Alert>
      <ul aria-label={t('account.codes.list')} className="mt-4 grid grid-cols-2 gap-2 font-mono text-base">
        {codes.map((code) => (
          <li key={code} className="rounded-md bg-sunken px-4 py-2.5 text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="outline" onClick={copy}>
          <Copy size={18} />
          {t('account.codes.copy')}
        </Button>
        <Button look="outline" onClick={save}>
          <Download size={18} />
          {t('account.codes.download')}
        </Button>
      </div>
    </Dialog>
  )
}
