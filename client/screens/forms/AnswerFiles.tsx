import { Download } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import { buttonClass } from '../../ui/Button.tsx'

/** Downloads an answered form, as a PDF and for another system. */
export function AnswerFiles({ id, title }: { id: string; title: string }) {
  const t = useT()
  const link = (file: string, label: string, name: string) => (
    <a href={`/api/forms/${id}/${file}`} download aria-label={name} className={buttonClass('plain', 'tight')}>
      <Download size={16} aria-hidden />
      <span>{label}</span>
    </a>
  )
  return (
    <p className="-mx-2 flex flex-wrap gap-1 print:hidden">
      {link('form.pdf', t('forms.patient.pdf'), t('forms.patient.pdfNamed', { title }))}
      {link('fhir', t('forms.patient.fhir'), t('forms.patient.fhirNamed', { title }))}
    </p>
  )
}
