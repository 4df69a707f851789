import type { ReactNode } from 'react'
import { commas } from '../../../shared/listText.ts'
import { slotTitle } from '../../../shared/planItemText.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { countDoses, type Dose, skippedText } from './dosesOfDay.ts'
import { TickMark } from './TickMark.tsx'
import type { PlanDoses } from './useDosesOfDay.ts'

const FIRST_MEDICATIONS = 3

type TickProps = {
  dose: Dose
  name: string
  onChange: (taken: boolean) => void
  className: string
  children: ReactNode
}

/** A dose's checkbox after its label; the whole line is clickable. */
function Tick({ dose: { state, reason }, name, onChange, className, children }: TickProps) {
  return (
    <label
      className={`flex min-h-tap cursor-pointer items-center rounded-sm has-focus-visible:focus-ring ${className}`}
    >
      {children}
      <input
        type="checkbox"
        className="peer sr-only"
        aria-label={name}
        aria-description={state === 'skipped' ? skippedText(reason) : undefined}
        checked={state === 'taken'}
        onChange={({ target }) => onChange(target.checked)}
      />
      <TickMark state={state} />
    </label>
  )
}

/** A medication's name, with its schedule below if there is one. */
function Name({ medication, lang, schedule }: Omit<MedicationProps, 'doses' | 'set'>) {
  return (
    <span className="min-w-0 break-words">
      <span lang={lang}>{medication}</span>
      {schedule && <span className="block text-xs text-ink-3">{schedule}</span>}
    </span>
  )
}

type MedicationProps = {
  medication: string
  lang: string | undefined
  schedule: string | undefined
  doses: Dose[]
  set: PlanDoses['set']
}

/** A medication with a checkbox for each dose of today. */
function TickedMedication({ medication, lang, schedule, doses, set }: MedicationProps) {
  const t = useT()
  const [first, ...others] = doses
  const name = <Name medication={medication} lang={lang} schedule={schedule} />
  if (!first) {
    return (
      <span className="flex min-h-tap items-center justify-between gap-4 py-2 text-base">
        {name}
        <span className="shrink-0 text-sm text-ink-3">{t('plans.today.notToday')}</span>
      </span>
    )
  }
  if (others.length === 0) {
    return (
      <Tick
        dose={first}
        name={t('plans.today.taken', { medication, day: 'today' })}
        onChange={(taken) => set(first, taken)}
        className="justify-between gap-4 py-2 text-base"
      >
        {name}
      </Tick>
    )
  }
  return (
    <span className="block pt-2 text-base">
      {name}
      <span className="flex flex-wrap gap-x-6">
        {doses.map((dose) => (
          <Tick
            key={dose.slot}
            dose={dose}
            name={t(`plans.today.takenAt.${dose.slot}`, { medication })}
            onChange={(taken) => set(dose, taken)}
            className="gap-2.5 text-sm text-ink-2"
          >
            {slotTitle(dose.slot, t)}
          </Tick>
        ))}
      </span>
    </span>
  )
}

type MedicationListProps = {
  medications: string[]
  /** The `lang` of their names. */
  lang?: string | undefined
  /** For patients: today's doses, which they can tick. */
  today?: PlanDoses | undefined
  schedules?: ReadonlyMap<string, string> | undefined
}

/** A plan's medications, one per line. Patients can tick today's doses. */
export function MedicationList({ medications, lang, today, schedules }: MedicationListProps) {
  return (
    <ul>
      {medications.map((medication, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same medication may appear twice
        <li key={index} className="border-b border-line">
          {today?.doses ? (
            <TickedMedication
              medication={medication}
              lang={lang}
              schedule={schedules?.get(medication)}
              doses={today.doses.filter((dose) => dose.medication === medication)}
              set={today.set}
            />
          ) : (
            <span className="flex min-h-tap items-center py-2 text-base">
              <Name medication={medication} lang={lang} schedule={schedules?.get(medication)} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The first medications, "+N" for the others, and for patients today's count of doses taken. */
export function FirstMedications({ medications, lang, today }: MedicationListProps) {
  const t = useT()
  if (medications.length === 0) return null
  const rest = medications.slice(FIRST_MEDICATIONS)
  const { taken, due } = countDoses(today?.doses ?? [])
  return (
    <div className="border-t border-line">
      <MedicationList medications={medications.slice(0, FIRST_MEDICATIONS)} lang={lang} today={today} />
      {(rest.length > 0 || due > 0) && (
        <p className="flex min-h-6 items-center justify-between gap-3 pt-3 text-sm text-ink-2">
          {rest.length > 0 && (
            <Badge tone="neutral" description={commas(t, rest)}>
              {t('plans.more', { count: rest.length })}
            </Badge>
          )}
          {due > 0 && <span className="ml-auto">{t('plans.today.count', { taken, due })}</span>}
        </p>
      )}
    </div>
  )
}
