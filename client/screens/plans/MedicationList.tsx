import { Check } from 'lucide-react'

/** What the patient ticked today of one plan, and how a tick is set. */
export type Ticks = { taken: ReadonlySet<string>; set: (medication: string, taken: boolean) => void }

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
