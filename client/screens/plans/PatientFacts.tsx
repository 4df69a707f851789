import { TriangleAlert } from 'lucide-react'
import { conditionText } from '../../../shared/conditionText.ts'
import { commas, onOneLine } from '../../../shared/listText.ts'
import type { SafetyCheck } from '../../../shared/plans.ts'
import { useT } from '../../locale/messages.tsx'

type PatientFactsProps = {
  profile: SafetyCheck['profile'] | undefined
  conditions: SafetyCheck['conditions']
}

/**
 * The facts that a plan is checked against, above its fields; on a phone only the allergies, because the panel has the
 * rest. Reserves its space until the check has answered.
 */
export function PatientFacts({ profile, conditions }: PatientFactsProps) {
  const t = useT()
  if (profile === null) return null
  const { allergies, currentMedications } = profile ?? {}
  const facts = [
    [t('account.field.allergies'), allergies || (profile && t('care.strip.notAsked'))],
    [t('care.head.takes'), currentMedications],
    [
      t('care.head.conditions'),
      commas(
        t,
        conditions.map((condition) => conditionText(condition, t)),
      ),
    ],
  ] as const
  return (
    <dl
      className={`mt-4 flex min-h-11 shrink-0 flex-wrap items-center gap-x-6 gap-y-0.5 px-5 py-2.5 text-sm md:px-7 ${allergies ? 'bg-danger-soft text-danger' : 'bg-sunken text-ink-2'}`}
    >
      {facts.map(
        ([name, text], at) =>
          text && (
            <div key={name} className={`flex min-w-0 gap-1.5 ${at > 0 ? 'max-md:hidden' : ''}`}>
              {text === allergies && <TriangleAlert size={18} aria-hidden className="mt-0.75 shrink-0" />}
              <dt className="shrink-0 font-strong">{name}</dt>
              <dd className="min-w-0 break-words">{onOneLine(t, text)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
