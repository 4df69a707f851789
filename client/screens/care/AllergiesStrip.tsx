import { TriangleAlert } from 'lucide-react'

type Told = { allergies: string | null; currentMedications: string | null }

/** What must be known before any decision: allergies, and what the patient takes. */
export function AllergiesStrip({ profile: { allergies, currentMedications } }: { profile: Told }) {
  return (
    <p
      className={`mt-5 flex gap-3 rounded-md px-4 py-3 text-sm ${allergies ? 'bg-danger-soft text-on-danger-soft' : 'bg-neutral-soft text-on-neutral-soft'}`}
    >
      {allergies && <TriangleAlert size={20} className="shrink-0" />}
      <span className="flex min-w-0 flex-wrap gap-x-8">
        <span className="min-w-0 break-words whitespace-pre-line">
          <span className="font-strong">Allergies:</span> {allergies ?? 'not asked yet'}
        </span>
        {currentMedications && (
          <span className="min-w-0 break-words whitespace-pre-line">
            <span className="font-strong">Takes:</span> {currentMedications}
          </span>
        )}
      </span>
    </p>
  )
}
