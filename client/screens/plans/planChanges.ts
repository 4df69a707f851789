import { matched, type PlanChange, type PlanItem, partChanges } from '../../../shared/planItems.ts'
import { t } from '../../locale/messages.tsx'
import {
  activeItems,
  contentOf,
  type EditedItem,
  type PlanText,
  planText,
  problemOf,
  type WrittenPlan,
} from './planText.ts'

const FIELDS = ['title', 'description', 'dosageInstructions', 'duration', 'notes'] as const

const planned = (item: EditedItem): PlanItem => ({ ...item, productId: item.productId ?? null })

/** The form's change of one medication. */
export type ItemChange =
  | Exclude<PlanChange, { kind: 'added' | 'stopped' }>
  | { kind: 'added'; name: string; item: PlanItem }
  | { kind: 'stopped'; name: string }
  /** An added or changed one that has an error. */
  | { kind: 'invalid'; name: string }

export function itemChanges(saved: WrittenPlan, items: readonly EditedItem[]): ItemChange[] {
  const before = planText(saved).items.map(planned)
  const after = activeItems(items).map(planned)
  const names = new Set([...items, ...before].map(({ text }) => text))
  const pairs = matched(before, after)
  return [...names].flatMap((name) =>
    pairs
      .filter(({ was, is }) => (is ?? was)?.text === name)
      .flatMap(({ was, is }): ItemChange[] => {
        if (!is) return [{ kind: 'stopped', name }]
        const parts = was ? partChanges(was, is) : []
        if (was && parts.length === 0) return []
        if (problemOf(is)) return [{ kind: 'invalid', name }]
        return [was ? { kind: 'changed', name, parts } : { kind: 'added', name, item: is }]
      }),
  )
}

/** The other changed fields. */
export function fieldChanges(saved: WrittenPlan, form: PlanText): ((typeof FIELDS)[number] | 'product')[] {
  const before = planText(saved)
  const changed = FIELDS.filter((name) => form[name].trim() !== before[name].trim())
  const moved = matched(before.items, activeItems(form.items)).some(
    ({ was, is }) => was && is && was.productId !== (is.productId ?? null),
  )
  return moved ? [...changed, 'product'] : changed
}

/** Whether the form differs from the saved plan. */
export function isChanged(saved: WrittenPlan, form: PlanText): boolean {
  const contents = (items: readonly EditedItem[]) => JSON.stringify(items.map(contentOf))
  return (
    form.patientId !== saved.patientId ||
    fieldChanges(saved, form).length > 0 ||
    contents(activeItems(form.items)) !== contents(planText(saved).items)
  )
}

/** The effect of saving on a plan's versions; `firstName` is the patient's. */
export const versionWords = (version: number, firstName: string) =>
  t('plans.changes.becomes', { version, next: version + 1, name: firstName })
