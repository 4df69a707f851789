import { Copy, Download } from 'lucide-react'
import { download } from '../../lib/download.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { refuse } from '../../ui/failures.ts'
import { toast } from '../../ui/toast.ts'

/** The codes cannot be read again later. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Recovery codes copied'),
      () => refuse('Error', 'This browser did not allow copying. Please download the codes instead.'),
    )
  const save = () =>
    download(
      'recovery-codes.txt',
      'text/plain',
      `Recovery codes for ${clinicName}, each works once:\n\n${text}\n`,
    )
  return (
    <Dialog
      open
      onClose={onDone}
      title="Save your recovery codes"
      description="If you lose your phone, you can sign in once with each of these."
      actions={<Button onClick={onDone}>I have saved them</Button>}
    >
      <Alert tone="warning">
        They are shown only now. Store them where you can find them without your phone.
      </Alert>
      <ul aria-label="Recovery codes" className="mt-4 grid grid-cols-2 gap-2 font-mono text-base">
        {codes.map((code) => (
          <li key={code} className="rounded-md bg-sunken px-4 py-2.5 text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="outline" onClick={copy}>
          <Copy size={18} />
          Copy
        </Button>
        <Button look="outline" onClick={save}>
          <Download size={18} />
          Download
        </Button>
      </div>
    </Dialog>
  )
}
