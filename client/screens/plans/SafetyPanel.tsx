import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { SafetyCheck, SafetyWarning } from '../../../shared/plans.ts'
import { counted } from '../../../shared/text.ts'
import { Field, Textarea } from '../../ui/Field.tsx'
import { NotChecked, SafetyVerdict } from '../../ui/SafetyFindings.tsx'
import { SafetyNotice } from '../../ui/SafetyNotice.tsx'
import type { Safety } from './useSafety.ts'

const seriousOf = (check: SafetyCheck | undefined) =>
  check?.warnings.filter(({ severity }) => severity === 'serious') ?? []

type WarningsProps = Pick<SafetyPanelProps, 'items' | 'onRemove'> & { of: SafetyWarning[] }

function Warnings({ of, items, onRemove }: WarningsProps) {
  if (of.length === 0) return null
  return (
    <ul className="grid gap-3">
      {of.map((warning) => {
        const [item] = warning.items
        return (
          <SafetyNotice
            key={`${warning.id} ${warning.items.join(' ')}`}
            warning={warning}
            heading="h4"
            fromProfile="From the patient's profile"
          >
            {onRemove && items.includes(item) && (
              <button
                type="button"
                onClick={() => onRemove(item)}
                className="min-h-tap font-strong hover:underline"
              >
                Remove {item}
              </button>
            )}
          </SafetyNotice>
        )
      })}
    </ul>
  )
}

type SafetyPanelProps = {
  safety: Safety
  /** The patient's first name. */
  firstName: string
  reason: string
  onReason: (reason: string) => void
  /** The medications in the form. */
  items: string[]
  /** Removes a medication from the form; absent if it cannot be changed. */
  onRemove?: ((item: string) => void) | undefined
}

/** The result of the safety check: warnings, unknown medications, and what was not checked. */
export function SafetyPanel({ safety, firstName, reason, onReason, items, onRemove }: SafetyPanelProps) {
  const check = safety.data
  const serious = seriousOf(check)
  const cautions = check?.warnings.filter(({ severity }) => severity === 'caution') ?? []
  return (
    <div aria-live="polite" aria-busy={safety.isFetching}>
      <h3 className="mb-4 flex items-baseline justify-between gap-3">
        <span className="text-lg font-strong">Safety check</span>
        <span className="text-xs text-ink-2">as you type</span>
      </h3>
      {!check && (
        <p className="text-sm text-ink-2">Select a patient, and the medications are checked here.</p>
      )}
      {check && (
        <div className="grid gap-4 text-sm">
          <SafetyVerdict check={check} what="medications" />
          <Warnings of={serious} items={items} onRemove={onRemove} />
          {serious.length > 0 && (
            <Field label="Reason to continue" hint="Saved in the audit log.">
              <Textarea
                rows={2}
                maxLength={500}
                value={reason}
                onChange={({ target }) => onReason(target.value)}
              />
            </Field>
          )}
          <Warnings of={cautions} items={items} onRemove={onRemove} />
          <NotChecked check={check} whose="the patient's" />
          <div className="border-t border-line pt-4">
            {check.profile ? (
              <>
                <h4 className="font-strong">From {firstName}'s profile</h4>
                <p className="text-ink-2">
                  Current medications: {check.profile.currentMedications ?? 'none given'}
                </p>
                <p className="text-ink-2">Allergies: {check.profile.allergies ?? 'none given'}</p>
                <p className="text-ink-2">Conditions: {check.conditions.join(', ') || 'none given'}</p>
              </>
            ) : (
              <p className="text-ink-2">
                This patient is not assigned to you, so this check cannot see allergies, conditions, current
                medications and other plans.
              </p>
            )}
          </div>
          <p className="text-xs text-ink-3">
            Decision support, rules of {check.version}. It does not know every combination and cannot prove
            safety.
          </p>
        </div>
      )}
    </div>
  )
}

/** How many warnings are left to resolve or read, beside the save button. */
export function SafetyNote({ check, reason }: { check: SafetyCheck | undefined; reason: string }) {
  const serious = seriousOf(check).length
  const cautions = (check?.warnings.length ?? 0) - serious
  if (serious + cautions === 0) return null
  if (serious === 0) {
    return (
      <p className="flex items-center gap-2.5 text-sm font-strong text-warning">
        <CircleAlert size={18} />
        {counted(cautions, 'caution')} to read
      </p>
    )
  }
  return (
    <p className="flex items-center gap-2.5 text-sm font-strong text-danger">
      <TriangleAlert size={18} />
      {reason.trim() ? 'Saved with your reason' : `${counted(serious, 'interaction')} to resolve`}
    </p>
  )
}
