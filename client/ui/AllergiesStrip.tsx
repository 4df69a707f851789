import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Rich, useT } from '../locale/messages.tsx'

type AllergiesStripProps = {
  profile: { allergies: string | null; currentMedications: string | null }
  className: string
}

const strong = (text: ReactNode) => <span className="font-strong">{text}</span>

/** Allergies and current medications, for practitioners about to decide. */
export function AllergiesStrip({
  profile: { allergies, currentMedications },
  className,
}: AllergiesStripProps) {
  const t = useT()
  return (
    <p
      className={`flex gap-3 rounded-md px-4 py-3 text-sm ${allergies ? 'bg-danger-soft text-on-danger-soft' : 'bg-neutral-soft text-on-neutral-soft'} ${className}`}
    >
      {allergies && <TriangleAlert size={20} aria-hidden className="shrink-0" />}
      <span className="flex min-w-0 flex-wrap gap-x-8 gap-y-1">
        <span className="min-w-0 break-words whitespace-pre-line">
          <Rich
            id="care.strip.allergies"
            values={{ text: allergies || t('care.strip.notAsked'), b: strong }}
          />
        </span>
        {currentMedications && (
          <span className="min-w-0 break-words whitespace-pre-line">
            <Rich id="care.strip.takes" values={{ text: currentMedications, b: strong }} />
          </span>
        )}
      </span>
    </p>
  )
}
