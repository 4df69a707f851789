import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { Translate } from '../../../locales/translate.ts'
import { conditionText } from '../../../shared/conditionText.ts'
import { commas } from '../../../shared/listText.ts'
import type { Slot } from '../../../shared/planItems.ts'
import type { SafetyCheck, SafetyWarning } from '../../../shared/plans.ts'
import { useT } from '../../locale/messages.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { NotChecked, SafetyNotices, SafetyVerdict, SourcesNote, Spaced } from '../../ui/SafetyFindings.tsx'
import type { Move } from './planText.ts'
import type { Safety } from './useSafety.ts'

const seriousOf = (check: SafetyCheck | undefined) =>
  check?.warnings.filter(({ severity }) => severity === 'serious') ?? []

type WarningsProps = Pick<SafetyPanelProps, 'items' | 'onRemove' | 'onMove'> & { of: SafetyWarning[] }

/** "Move Iron from morning to midday". */
function moveText({ item, from, to }: Move, t: Translate) {
  const name = (slot: Slot) => t(`plans.slot.${slot}`)
  return t('plans.safety.move', { item, from: from === null ? 'any' : name(from), to: name(to) })
}

function Warnings({ of, items, onRemove, onMove }: WarningsProps) {
  const t = useT()
  return (
    <SafetyNotices warnings={of} heading="h4" audience="practitioner">
      {({ item, apart }) => (
        <>
          {onMove && apart?.move && items.includes(apart.move.item) && (
            <button
              type="button"
              onClick={() => apart.move && onMove(apart.move)}
              className="min-h-tap text-left font-strong hover:underline"
            >
              {moveText(apart.move, t)}
            </button>
          )}
          {onRemove && items.includes(item) && (
            <button
              type="button"
              onClick={() => onRemove(item)}
              className="min-h-tap text-left font-strong hover:underline"
            >
              {t('plans.safety.remove', { item })}
            </button>
          )}
        </>
      )}
    </SafetyNotices>
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
  /** Moves one time of a medication. */
  onMove?: ((move: Move) => void) | undefined
}

/** The result of the safety check: warnings, unknown medications, and what was not checked. */
export function SafetyPanel({
  safety,
  firstName,
  reason,
  onReason,
  items,
  onRemove,
  onMove,
}: SafetyPanelProps) {
  const t = useT()
  const check = safety.data
  const serious = seriousOf(check)
  const cautions = check?.warnings.filter(({ severity }) => severity === 'caution') ?? []
  const conditions = check?.conditions.map((condition) => conditionText(condition, t)) ?? []
  const none = t('plans.safety.noneGiven')
  return (
    <div aria-live="polite" aria-busy={safety.isFetching}>
      <h3 className="mb-4 flex items-baseline justify-between gap-3">
        <span className="text-lg font-strong">{t('safety.title')}</span>
        <span className="text-xs text-ink-2">{t('plans.safety.asYouType')}</span>
      </h3>
      {!check && <p className="text-sm text-ink-2">{t('plans.safety.noPatient')}</p>}
      {check && (
        <div className="grid gap-4 text-sm">
          <SafetyVerdict check={check} audience="practitioner" />
          <Warnings of={serious} items={items} onRemove={onRemove} onMove={onMove} />
          {serious.length > 0 && (
            <Field label={t('plans.safety.reason')} hint={t('plans.safety.reasonHint')}>
              <Textarea
                rows={2}
                maxLength={500}
                value={reason}
                onChange={({ target }) => onReason(target.value)}
              />
            </Field>
          )}
          <Warnings of={cautions} items={items} onRemove={onRemove} onMove={onMove} />
          <SourcesNote check={check} />
          <Spaced check={check} />
          <NotChecked check={check} audience="practitioner" />
          <div className="border-t border-line pt-4">
            {check.profile ? (
              <>
                <h4 className="font-strong">{t('plans.safety.fromProfile', { name: firstName })}</h4>
                <p className="text-ink-2">
                  {t('plans.safety.medications', { text: check.profile.currentMedications ?? none })}
                </p>
                <p className="text-ink-2">
                  {t('plans.safety.allergies', { text: check.profile.allergies ?? none })}
                </p>
                <p className="text-ink-2">
                  {t('plans.safety.conditions', { text: commas(t, conditions) || none })}
                </p>
              </>
            ) : (
              <p className="text-ink-2">{t('plans.safety.unlinked')}</p>
            )}
          </div>
          <p className="text-xs text-ink-3">{t('plans.safety.limits', { version: check.version })}</p>
        </div>
      )}
    </div>
  )
}

/** How many warnings are left to resolve or read, beside the save button. */
export function SafetyNote({ check, reason }: { check: SafetyCheck | undefined; reason: string }) {
  const t = useT()
  const serious = seriousOf(check).length
  const cautions = (check?.warnings.length ?? 0) - serious
  if (serious + cautions === 0) return null
  if (serious === 0) {
    return (
      <p className="flex items-center gap-2.5 text-sm font-strong text-warning">
        <CircleAlert size={18} />
        {t('plans.safety.cautions', { count: cautions })}
      </p>
    )
  }
  return (
    <p className="flex items-center gap-2.5 text-sm font-strong text-danger">
      <TriangleAlert size={18} />
      {reason.trim() ? t('plans.safety.overruled') : t('plans.safety.serious', { count: serious })}
    </p>
  )
}
