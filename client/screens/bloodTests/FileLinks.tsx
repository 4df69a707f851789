import { Download, FileText, type LucideIcon, Printer } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import type { BloodTest } from './bloodTest.ts'

/** Downloads of a result, and its print. */
export function FileLinks({ test: { id, status } }: { test: BloodTest }) {
  const t = useT()
  const link = (path: string, Icon: LucideIcon, text: string) => (
    <a href={`/api/blood-tests/${id}/${path}`} className={buttonClass('plain', 'tight')} download>
      <Icon size={18} />
      {text}
    </a>
  )
  return (
    <>
      {link('file', FileText, t('bloodTests.originalFile'))}
      {status === 'completed' && (
        <>
          {link('report.pdf', Download, t('bloodTests.result.pdf'))}
          {link('fhir', Download, t('bloodTests.result.fhir'))}
          <Button look="plain" size="tight" onClick={() => window.print()}>
            <Printer size={18} />
            {t('bloodTests.print')}
          </Button>
        </>
      )}
    </>
  )
}
