import { TriangleAlert } from 'lucide-react'

type AllergiesStripProps = { allergies: string | null; takes: string | null }

/** What a practitioner must not overlook where something is decided: allergies and current medications. */
export function AllergiesStrip({ allergies, takes }: AllergiesStripProps) {
  const known = allergies !== null && allergies.trim() !== ''
  return (
    <p
      className={`flex gap-3 rounded-md px-4 py-3 text-sm ${known ? 'bg-danger-soft text-on-danger-soft' : 'bg-neutral-soft text-on-neutral-soft'}`}
    >
      <TriangleAlert size={20} aria-hidden className="shrink-0" />
      <span className="flex min-w-0 flex-wrap gap-x-8 gap-y-1 break-words">
        <span>
          <span className="font-strong">Allergies:</span> {known ? allergies : 'not asked yet'}
        </span>
        {takes?.trim() && (
          <span>
            <span className="font-strong">Takes:</span> {takes}
          </span>
        )}
      </span>
    </p>
  )
}
