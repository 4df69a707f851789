import { changesBetween, type PlanChange, type PlanItem } from '../../../shared/planItems.ts'
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

/** What the form changes about one medication. */
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
  return [...names].flatMap((name) => {
    const [was, is] = [before, after].map((list) => list.filter(({ text }) => text === name))
    return changesBetween(was ?? [], is ?? []).map((change): ItemChange => {
      const item = is?.[0]
      if (!item) return { kind: 'stopped', name }
      if (problemOf(item)) return { kind: 'invalid', name }
      return change.kind === 'changed' ? change : { kind: 'added', name, item }
    })
  })
}

/** The other changed fields. */
export function fieldChanges(saved: WrittenPlan, form: PlanText): ((typeof FIELDS)[number] | 'product')[] {
  const before = planText(saved)
  const changed = FIELDS.filter((name) => form[name].trim() !== before[name].trim())
  const products = new Map(before.items.map(({ text, productId }) => [text, productId]))
  const moved = activeItems(form.items).some(
    ({ text, productId = null }) => products.has(text) && products.get(text) !== productId,
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

/** What saving does to a plan's versions; `firstName` is the patient's. */
export const versionWords = (version: number, firstName: string) =>
  t('plans.changes.becomes', { version, next: version + 1, name: firstName })
