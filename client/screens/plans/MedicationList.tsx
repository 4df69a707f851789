import { Check } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'

/** What the patient ticked today of one plan, and how a tick is set. */
export type Ticks = { taken: ReadonlySet<string>; set: (medication: string, taken: boolean) => void }

/** How many a card shows before "+N". */
const FIRST_MEDICATIONS = 3

type MedicationListProps = { medications: string[]; ticks?: Ticks | undefined }

/** A plan's medications, one to a line; for the patient each can be ticked for today, over the whole line. */
export function MedicationList({ medications, ticks }: MedicationListProps) {
  return (
    <ul>
      {medications.map((medication, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same medication may stand twice
        <li key={index} className="border-b border-line">
          {ticks ? (
            <label className="flex min-h-tap cursor-pointer items-center justify-between gap-4 rounded-sm py-2 text-base has-focus-visible:focus-ring">
              <span className="min-w-0 break-words">{medication}</span>
              <input
                type="checkbox"
                className="peer sr-only"
                aria-label={`${medication} taken today`}
                checked={ticks.taken.has(medication)}
                onChange={({ target }) => ticks.set(medication, target.checked)}
              />
              <span
                aria-hidden
                className="flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-line-strong text-transparent transition-transform duration-(--dur-1) peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-active:scale-90"
              >
                <Check size={16} />
              </span>
            </label>
          ) : (
            <span className="flex min-h-tap items-center py-2 text-base">{medication}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The first of a plan's medications, "+N" for the rest, and for the patient how many were taken today. */
export function FirstMedications({ medications, ticks }: MedicationListProps) {
  if (medications.length === 0) return null
  const rest = medications.slice(FIRST_MEDICATIONS)
  return (
    <div className="border-t border-line">
      <MedicationList medications={medications.slice(0, FIRST_MEDICATIONS)} ticks={ticks} />
      {(rest.length > 0 || ticks) && (
        <p className="flex min-h-6 items-center justify-between gap-3 pt-3 text-sm text-ink-2">
          {rest.length > 0 && (
            <Badge tone="neutral" description={rest.join(', ')}>
              +{rest.length}
            </Badge>
          )}
          {ticks && (
            <span className="ml-auto">
              {new Set(medications.filter((name) => ticks.taken.has(name))).size} of{' '}
              {new Set(medications).size} taken today
            </span>
          )}
        </p>
      )}
    </div>
  )
}
