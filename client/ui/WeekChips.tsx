import { Check } from 'lucide-react'
import { useId } from 'react'
import { RETEST_WEEKS } from '../../shared/retests.ts'
import { useT } from '../locale/messages.tsx'

type WeekChipsProps = { label: string; value: number; onChange: (weeks: number) => void }

/** A number of weeks, as radio buttons drawn as chips. */
export function WeekChips({ label, value, onChange }: WeekChipsProps) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {RETEST_WEEKS.map((weeks) => (
          <label
            key={weeks}
            className="relative flex min-h-tap cursor-pointer items-center justify-center gap-2 rounded-md border border-line-strong bg-surface px-2 text-sm font-medium transition-colors duration-(--dur-1) hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-strong has-checked:text-on-accent-soft has-focus-visible:focus-ring"
          >
            <input
              type="radio"
              name={name}
              className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
              checked={value === weeks}
              onChange={() => onChange(weeks)}
            />
            <Check size={16} aria-hidden className="hidden text-accent-text peer-checked:block" />
            {t('bloodTests.retest.inWeeks', { weeks })}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
