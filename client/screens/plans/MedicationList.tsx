import { Check } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'

/** The medications that the patient ticked as taken today, and a function that sets a tick. */
export type TodaysDoses = { taken: ReadonlySet<string>; set: (medication: string, taken: boolean) => void }

/** How many a card shows before "+N". */
const FIRST_MEDICATIONS = 3

type MedicationListProps = { medications: string[]; doses?: TodaysDoses | undefined }

/** A plan's medications, one per line. Patients can tick each as taken today; the whole line is clickable. */
export function MedicationList({ medications, doses }: MedicationListProps) {
  return (
    <ul>
      {medications.map((medication, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same medication may appear twice
        <li key={index} className="border-b border-line">
          {doses ? (
            <label className="flex min-h-tap cursor-pointer items-center justify-between gap-4 rounded-sm py-2 text-base has-focus-visible:focus-ring">
              <span className="min-w-0 break-words">{medication}</span>
              <input
                type="checkbox"
                className="peer sr-only"
                aria-label={`${medication} taken today`}
                checked={doses.taken.has(medication)}
                onChange={({ target }) => doses.set(medication, target.checked)}
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

/** The first medications of a plan, "+N" for the others, and for patients how many were taken today. */
export function FirstMedications({ medications, doses }: MedicationListProps) {
  if (medications.length === 0) return null
  const rest = medications.slice(FIRST_MEDICATIONS)
  return (
    <div className="border-t border-line">
      <MedicationList medications={medications.slice(0, FIRST_MEDICATIONS)} doses={doses} />
      {(rest.length > 0 || doses) && (
        <p className="flex min-h-6 items-center justify-between gap-3 pt-3 text-sm text-ink-2">
          {rest.length > 0 && (
            <Badge tone="neutral" description={rest.join(', ')}>
              +{rest.length}
            </Badge>
          )}
          {doses && (
            <span className="ml-auto">
              {new Set(medications.filter((name) => doses.taken.has(name))).size} of{' '}
              {new Set(medications).size} taken today
            </span>
          )}
        </p>
      )}
    </div>
  )
}
