import { ChevronDown, CircleAlert, CircleDashed, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import { conditionText } from '../../../shared/conditionText.ts'
import { commas, onOneLine } from '../../../shared/listText.ts'
import type { Slot } from '../../../shared/planItems.ts'
import type { SafetyCheck, SafetyWarning } from '../../../shared/plans.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { formatInstant } from '../../ui/format.ts'
import {
  NotChecked,
  NotReviewed,
  SafetyNotices,
  SafetyVerdict,
  SourcesNote,
  Spaced,
} from '../../ui/SafetyFindings.tsx'
import type { Move } from './planText.ts'
import { proposedReason, type Safety } from './useSafety.ts'

const seriousOf = (check: SafetyCheck | undefined) =>
  check?.warnings.filter(({ severity }) => severity === 'serious') ?? []

type WarningsProps = Pick<SafetyPanelProps, 'items' | 'onRemove' | 'onMove'> & {
  check: SafetyCheck
  of: SafetyWarning[]
  /** How many are open at first. */
  opened: number
}

/** "Move Iron from morning to midday". */
function moveText({ item, from, to }: Move, t: Translate) {
  const name = (slot: Slot) => t(`plans.slot.${slot}`)
  return t('plans.safety.move', { item, from: from === null ? 'any' : name(from), to: name(to) })
}

function Warnings({ check, of, opened, items, onRemove, onMove }: WarningsProps) {
  const t = useT()
  return (
    <SafetyNotices warnings={of} heading="h4" audience="practitioner" opened={opened}>
      {(warning) => {
        const { item } = warning
        const move = warning.apart?.move
        const canMove = onMove && move && items.includes(move.item)
        const canRemove = onRemove && items.includes(item)
        const answer = check.answers.find((one) => check.warnings[one.warning] === warning)
        return (
          <>
            {answer && (
              <p className="mt-2 break-words text-ink">
                {t('plans.safety.answered', { ...answer, day: formatInstant(answer.at) })}
              </p>
            )}
            {(canMove || canRemove) && (
              <div className="mt-2.5 grid gap-2">
                {canMove && (
                  <Button look="outline" size="tight" onClick={() => onMove(move)}>
                    {moveText(move, t)}
                  </Button>
                )}
                {canRemove && (
                  <Button look="outline" size="tight" onClick={() => onRemove(item)}>
                    {t('plans.safety.remove', { item })}
                  </Button>
                )}
              </div>
            )}
          </>
        )
      }}
    </SafetyNotices>
  )
}

/** How many pairs were not looked at, as one line that opens. */
function NotLookedAt({ check: { unreviewed, pairs } }: { check: SafetyCheck }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <section className="rounded-md border border-dashed border-line-strong px-4 text-ink-2">
      <h4>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-tap w-full items-center gap-2.5 py-2.5 text-left"
        >
          <CircleDashed size={18} aria-hidden className="shrink-0" />
          <span className="min-w-0 grow">
            <span className="block font-strong text-ink">
              {t('plans.safety.notLookedAt', { count: unreviewed.length, pairs })}
            </span>
            {t('plans.safety.notLookedAt.hint')}
          </span>
          <ChevronDown
            size={18}
            aria-hidden
            className={`shrink-0 transition-transform duration-(--dur-2) ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h4>
      <div id={list} hidden={!isOpen} className="pb-4">
        <NotReviewed unreviewed={unreviewed} />
      </div>
    </section>
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
      {!check && (
        <p className="text-sm text-ink-2">
          {t(
            safety.isError
              ? 'plans.safety.failed'
              : safety.isLoading
                ? 'plans.safety.checking'
                : 'plans.safety.noPatient',
          )}
        </p>
      )}
      {check && (
        <div className="grid gap-4 text-sm">
          <SafetyVerdict check={check} audience="practitioner" />
          <Warnings {...{ check, items, onRemove, onMove }} of={serious} opened={1} />
          {serious.length > 0 && (
            <Field
              label={t('plans.safety.reason')}
              hint={t(
                reason !== '' && reason === proposedReason(check)
                  ? 'plans.safety.reasonFilled'
                  : 'plans.safety.reasonHint',
              )}
            >
              <Textarea
                rows={2}
                maxLength={500}
                value={reason}
                onChange={({ target }) => onReason(target.value)}
              />
            </Field>
          )}
          <Warnings
            {...{ check, items, onRemove, onMove }}
            of={cautions}
            opened={serious.length > 0 ? 0 : 1}
          />
          {check.unreviewed.length > 0 && <NotLookedAt check={check} />}
          <SourcesNote check={check} />
          <Spaced check={check} />
          <NotChecked check={check} audience="practitioner" />
          <div className="border-t border-line pt-4">
            {check.profile ? (
              <>
                <h4 className="font-strong">{t('plans.safety.fromProfile', { name: firstName })}</h4>
                <p className="text-ink-2">
                  {t('plans.safety.medications', {
                    text: onOneLine(t, check.profile.currentMedications ?? none),
                  })}
                </p>
                <p className="text-ink-2">
                  {t('plans.safety.allergies', { text: onOneLine(t, check.profile.allergies ?? none) })}
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

/** How many warnings are left to resolve or read, and how much was not looked at, beside the save button. */
export function SafetyNote({ check, reason }: { check: SafetyCheck | undefined; reason: string }) {
  const t = useT()
  const serious = seriousOf(check).length
  const cautions = (check?.warnings.length ?? 0) - serious
  const unseen = check?.unreviewed.length ?? 0
  if (serious + cautions + unseen === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {serious > 0 && (
        <p className="flex items-center gap-2 font-strong text-danger">
          <TriangleAlert size={18} />
          {reason.trim() ? t('plans.safety.overruled') : t('plans.safety.serious', { count: serious })}
        </p>
      )}
      {cautions > 0 && (
        <p className="flex items-center gap-2 font-strong text-warning">
          <CircleAlert size={18} />
          {t('plans.safety.cautions', { count: cautions })}
        </p>
      )}
      {unseen > 0 && (
        <p className="flex items-center gap-2 text-ink-2">
          <CircleDashed size={18} />
          {t('plans.safety.unseen', { count: unseen })}
        </p>
      )}
    </div>
  )
}
