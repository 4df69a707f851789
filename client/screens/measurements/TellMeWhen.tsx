import { Lock, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import type { RuleInput } from '../../../shared/measurementInputs.ts'
import {
  DEFAULT_RULES,
  type MeasurementRule,
  RULE_KINDS,
  type RuleKind,
} from '../../../shared/measurementRules.ts'
import { DANGER, UNITS_OF } from '../../../shared/measurements.ts'
import { unitText } from '../../../shared/measurementText.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { NumbersForm } from './NumbersForm.tsx'

/** "two readings above 150/95 within 3 days". */
function ruleText(rule: MeasurementRule, t: Translate) {
  switch (rule.kind) {
    case 'bloodPressure':
      return t('measurements.rule.bloodPressure', rule)
    case 'weight':
      return t('measurements.rule.weight', rule)
    case 'glucose':
      return t('measurements.rule.glucose', rule)
  }
}

type RuleProps = {
  patientId: string
  kind: RuleKind
  /** Undefined while it is off. */
  rule: MeasurementRule | undefined
}

function Rule({ patientId, kind, rule }: RuleProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const [isEditing, setIsEditing] = useState(false)
  /** The new choice until the server has stored it. */
  const [chosen, setChosen] = useState<boolean>()
  const set = trpc.measurements.setRule.useMutation({
    meta: { errorTitle: t('measurements.failed.rule') },
    onSuccess: async () => {
      await utils.measurements.rules.invalidate()
      setIsEditing(false)
    },
    onSettled: () => setChosen(undefined),
  })
  const { kind: _kind, ...numbers } = rule ?? DEFAULT_RULES[kind]
  // The server checks the numbers, and refuses missing ones.
  const save = (rule: Record<string, number | null> | null) =>
    set.mutate({ patientId, kind, rule } as RuleInput)
  const text = ruleText(rule ?? DEFAULT_RULES[kind], t)
  return (
    <li className="py-1">
      <div className="flex items-start gap-1">
        <label className="flex min-h-tap min-w-0 flex-1 cursor-pointer items-start gap-3 py-2 text-sm">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 accent-accent"
            checked={chosen ?? rule !== undefined}
            onChange={({ target }) => {
              if (set.isPending) return
              setChosen(target.checked)
              save(target.checked ? numbers : null)
            }}
          />
          <span className="min-w-0">{text}</span>
        </label>
        {rule && (
          <Button
            look="plain"
            size="tight"
            aria-expanded={isEditing}
            aria-label={t('measurements.rule.edit', { rule: text })}
            onClick={() => setIsEditing(!isEditing)}
          >
            <Pencil size={16} aria-hidden />
          </Button>
        )}
      </div>
      {rule && isEditing && (
        <NumbersForm
          fields={Object.entries(numbers).map(([name, value]) => ({
            ...{ name, value, label: t('measurements.rule.number', { number: name, kind }) },
            ...(name !== 'days' && { unit: unitText(UNITS_OF[kind][0], t) }),
          }))}
          save={t('measurements.rule.save')}
          busy={set.isPending}
          error={set.error?.message}
          onSave={save}
          onCancel={() => setIsEditing(false)}
        />
      )}
    </li>
  )
}

/** A practitioner's rules for a patient's measurements, and the alarms that are always on. */
export function TellMeWhen({ patientId }: { patientId: string }) {
  const t = useT()
  const rules = trpc.measurements.rules.useQuery({ patientId }, { meta: { silent: true } })
  return (
    <SectionCard title={t('measurements.rules')} className="p-5 md:p-6">
      <p className="text-xs text-ink-3">{t('measurements.rulesHint')}</p>
      {rules.data ? (
        <ul className="mt-2">
          {RULE_KINDS.map((kind) => (
            <Rule
              key={kind}
              patientId={patientId}
              kind={kind}
              rule={rules.data.find((one) => one.kind === kind)}
            />
          ))}
        </ul>
      ) : (
        <LoadState
          query={rules}
          error={t('measurements.failed.rules')}
          loading="mt-2 h-36 w-full rounded-lg"
        />
      )}
      <p className="mt-2 flex gap-2 border-t border-line pt-3 text-xs text-ink-2">
        <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
        <span>{t('measurements.alwaysOn', DANGER)}</span>
      </p>
    </SectionCard>
  )
}
