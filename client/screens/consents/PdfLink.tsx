import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../../ui/Button.tsx'

type PdfLinkProps = { id: string; look?: ButtonLook; children: ReactNode }

/** Downloads a document as it was signed. */
export function PdfLink({ id, look = 'plain', children }: PdfLinkProps) {
  return (
    <a
      href={`/api/consents/${id}/file`}
      download
      className={buttonClass(look, look === 'plain' ? 'tight' : 'regular')}
    >
      <Download size={18} aria-hidden />
      <span>{children}</span>
    </a>
  )
}
