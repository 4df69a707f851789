import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EmergencyKind } from '../../shared/emergencies.ts'
import { ClinicalRich } from './Clinical.tsx'
import { emergencyNumber } from './clinic.ts'

type EmergencyLineProps = {
  /** The text's emergencies, the most urgent first. Nothing is shown without any. */
  kinds: readonly EmergencyKind[]
  number?: string
}

/** Tells the writer of a text about an emergency whom to call. The text can be saved and sent as ever. */
export function EmergencyLine({ kinds, number = emergencyNumber }: EmergencyLineProps) {
  const [kind] = kinds
  if (!kind) return null
  const call = (text: ReactNode) => (
    <a href={`tel:${number.replaceAll(' ', '')}`} className="font-strong underline underline-offset-2">
      {text}
    </a>
  )
  return (
    <p role="alert" className="flex gap-3 rounded-md bg-danger p-3.5 text-sm text-on-danger">
      <Phone size={20} className="shrink-0" aria-hidden />
      <span>
        <ClinicalRich id="emergencies.line" values={{ kind, number, call }} />
      </span>
    </p>
  )
}
