import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SafetyCheck } from '../../../shared/plans.ts'
import { trpcClient } from '../../app/trpc.ts'
import { t } from '../../locale/messages.tsx'
import type { Tone } from '../../ui/Badge.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { type EditedItem, problemOf } from './planText.ts'

type SafetyRequest = { patientId: string; items: EditedItem[]; exceptPlan?: string | undefined }

/** The form's items as the check takes them. One that cannot be saved yet is checked by its name. */
const checkedItems = (items: readonly EditedItem[]) => ({
  medications: items.map(({ text }) => text),
  items: items
    .filter((item) => problemOf(item) === null)
    .map(({ text, slots, units, unitName, days, from, until }) => ({
      ...{ text, slots, units, unitName, days, from, until },
    })),
})

/** Runs the server's safety check of the form's items while the person types. */
export function useSafety({ patientId, items, exceptPlan }: SafetyRequest) {
  const listed = useDebounced(JSON.stringify(checkedItems(items)))
  return useQuery({
    queryKey: ['plans', 'check', patientId, listed, exceptPlan],
    queryFn: () =>
      trpcClient.plans.check.mutate({
        ...(JSON.parse(listed) as ReturnType<typeof checkedItems>),
        ...{ patientId, exceptPlan },
      }),
    enabled: patientId !== '',
    // While the form's patient is being changed, the previous patient's findings must not be shown.
    placeholderData: (before, query) => (query?.queryKey[2] === patientId ? before : undefined),
    // Contains data of the patient's profile, so it is dropped when the form closes.
    gcTime: 0,
    meta: { errorTitle: t('app.failed.title') },
  })
}
export type Safety = ReturnType<typeof useSafety>

/** Longest reason that is stored. */
const MAX_REASON = 500

/** Earlier answers to the same serious warnings; empty unless each has one. */
export function proposedReason(check: SafetyCheck | undefined): string {
  const serious = check?.warnings.flatMap(({ severity }, at) => (severity === 'serious' ? [at] : [])) ?? []
  const reasons = serious.map((at) => check?.answers.find(({ warning }) => warning === at)?.reason)
  if (!reasons.every((one) => one !== undefined)) return ''
  const joined = [...new Set(reasons)].join('\n')
  return joined.length <= MAX_REASON ? joined : ''
}

/**
 * The reason to continue: what was typed for this patient, else what was answered before. `sent` is what to save with: an
 * earlier answer only to the warnings that are on screen.
 */
export function useReason(
  safety: Safety,
  patientId: string,
  typed: string,
  onType: (reason: string) => void,
) {
  const [typedFor, setTypedFor] = useState<string | null>(null)
  const isTyped = typed !== '' || typedFor === patientId
  const proposed = proposedReason(safety.data)
  return {
    shown: isTyped ? typed : proposed,
    sent: isTyped ? typed : safety.isPlaceholderData ? '' : proposed,
    change: (reason: string) => {
      setTypedFor(patientId)
      onType(reason)
    },
  }
}

/** Whether the check covers a medication; false while a new one is being checked. */
export const isChecked = (check: SafetyCheck | undefined, medication: string) =>
  [check?.recognised, check?.unrecognised].some((names) => names?.includes(medication))

/** The colour of a medication's badge. Neutral if the rules do not know the medication. */
export function toneOf(check: SafetyCheck | undefined, medication: string): Tone {
  if (!check) return 'neutral'
  const about = check.warnings.filter(
    (warning) => warning.item === medication || ('other' in warning && warning.other === medication),
  )
  if (about.some(({ severity }) => severity === 'serious')) return 'danger'
  if (about.length > 0) return 'warning'
  return check.recognised.includes(medication) ? 'success' : 'neutral'
}
