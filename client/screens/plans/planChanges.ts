import { changesBetween, itemWords, type PlanChange, type PlanItem } from '../../../shared/planItems.ts'
import {
  activeItems,
  contentOf,
  type EditedItem,
  type PlanText,
  planText,
  problemOf,
  type WrittenPlan,
} from './planText.ts'

const FIELDS = [
  { name: 'title', label: 'title' },
  { name: 'description', label: 'description' },
  { name: 'dosageInstructions', label: 'dosage instructions' },
  { name: 'duration', label: 'duration' },
  { name: 'notes', label: 'notes' },
] as const

const planned = (item: EditedItem): PlanItem => ({ ...item, productId: item.productId ?? null })

/** What the form changes about one medication, in words. */
export type ItemChange = { kind: PlanChange['kind']; name: string; words: string }

export function itemChanges(saved: WrittenPlan, items: readonly EditedItem[]): ItemChange[] {
  const before = planText(saved).items.map(planned)
  const after = activeItems(items).map(planned)
  const names = new Set([...items, ...before].map(({ text }) => text))
  return [...names].flatMap((name) => {
    const [was, is] = [before, after].map((list) => list.filter(({ text }) => text === name))
    return changesBetween(was ?? [], is ?? []).map(({ kind, text }) => {
      const item = is?.[0]
      if (!item) return { kind, name, words: 'is stopped' }
      if (problemOf(item)) return { kind, name, words: 'needs a correction first' }
      if (kind === 'changed') return { kind, name, words: text.replace(`${name} `, 'changes: ') }
      const { slots, units, days, until } = itemWords(item)
      const schedule = [slots, units, days, until].filter(Boolean).join(', ')
      return { kind, name, words: `is new: ${schedule}` }
    })
  })
}

/** The other changed fields, by label: "title", "notes". */
export function fieldChanges(saved: WrittenPlan, form: PlanText): string[] {
  const before = planText(saved)
  const changed: string[] = FIELDS.filter(({ name }) => form[name].trim() !== before[name].trim()).map(
    ({ label }) => label,
  )
  const products = new Map(before.items.map(({ text, productId }) => [text, productId]))
  const moved = activeItems(form.items).some(
    ({ text, productId = null }) => products.has(text) && products.get(text) !== productId,
  )
  return moved ? [...changed, 'product of the shop'] : changed
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
export function versionWords(version: number, firstName: string): string {
  const earlier = version === 1 ? '1 stays' : `${version === 2 ? '1 and 2' : `1 to ${version}`} stay`
  const noun = version === 1 ? 'Version' : 'Versions'
  return `Becomes version ${version + 1}. ${noun} ${earlier} readable, for ${firstName} too.`
}
