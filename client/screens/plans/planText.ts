import { addDays } from '../../../shared/health.ts'
import { planItemInput } from '../../../shared/planItemInputs.ts'
import { type PlanItem, proposedItem, SLOTS, scheduleOf, untimed } from '../../../shared/planItems.ts'
import { capital, itemWords, noneText, sequence } from '../../../shared/planItemText.ts'
import type { SafetyWarning } from '../../../shared/plans.ts'
import { productNamed } from '../../../shared/shop.ts'
import { t } from '../../locale/messages.tsx'
import type { PlanContent } from './planContent.ts'

/** The change of one time that the safety check proposes. */
export type Move = NonNullable<NonNullable<SafetyWarning['apart']>['move']>

/** A medication of the form. */
export type EditedItem = Omit<PlanItem, 'productId'> & {
  /** Null for none, undefined while the best match by name is proposed. */
  productId: string | null | undefined
  /** Set when a medication of the saved plan is removed; "Undo" clears it. */
  stopped?: boolean
  /** Set for further days of a medication, which the saved plan lacks. */
  copied?: boolean
}

/** The form's fields, with empty text instead of null. */
export type PlanText = {
  patientId: string
  title: string
  description: string
  items: EditedItem[]
  dosageInstructions: string
  duration: string
  notes: string
  /** Why the plan is saved despite a serious warning. */
  reason: string
}

/** A plan as the server returns it to people who may edit it. */
export type WrittenPlan = PlanContent & {
  id: string
  patientId: string
  patient: { fullName: string; email: string | null }
  version: number
  createdAt: string
}

export type ShopProduct = { id: string; name: string }

const EMPTY: PlanText = {
  patientId: '',
  title: '',
  description: '',
  items: [],
  dosageInstructions: '',
  duration: '',
  notes: '',
  reason: '',
}

/** Initial form fields: those of a saved plan, or empty. */
export function planText(saved: WrittenPlan | null): PlanText {
  if (!saved) return EMPTY
  return {
    patientId: saved.patientId,
    title: saved.title,
    description: saved.description ?? '',
    items: scheduleOf(saved),
    dosageInstructions: saved.dosageInstructions ?? '',
    duration: saved.duration ?? '',
    notes: saved.notes ?? '',
    reason: '',
  }
}

/** A typed medication as parsed from its words, from `today` (`yyyy-MM-dd`), without an end. */
const newItem = (text: string, today: string): EditedItem => ({
  ...proposedItem(text),
  from: today,
  productId: undefined,
})

/**
 * Adds typed medications to the form, each text once; stopped ones are resumed. `known` lists those already in the
 * form.
 */
export function withTyped(items: readonly EditedItem[], texts: readonly string[], today: string) {
  const wanted = new Set(texts)
  const present = new Set(items.map(({ text }) => text))
  return {
    items: [
      ...items.map((item) => (item.stopped && wanted.has(item.text) ? { ...item, stopped: false } : item)),
      ...[...wanted].filter((text) => !present.has(text)).map((text) => newItem(text, today)),
    ],
    known: items.filter(({ text, stopped }) => wanted.has(text) && !stopped).map(({ text }) => text),
  }
}

/** Removes items. Those of the saved plan are only stopped, so that "Undo" can restore them. */
export const without = (
  items: readonly EditedItem[],
  isRemoved: (item: EditedItem) => boolean,
  saved: WrittenPlan | null,
) =>
  items.flatMap((item): EditedItem[] => {
    if (!isRemoved(item)) return [item]
    return saved?.medications?.includes(item.text) && !item.copied ? [{ ...item, stopped: true }] : []
  })

/** Plans a medication for further days too: from the day after its last one, without an end. */
export const withFurtherDays = (items: readonly EditedItem[], item: EditedItem) =>
  items.flatMap((one) => {
    if (one !== item) return [one]
    const from = item.until === null ? item.from : addDays(item.until, 1)
    return [one, { ...item, from, until: null, copied: true }]
  })

/** Whether a medication leaves days free on which it may be planned otherwise. */
export const hasFreeDays = ({ days, until }: EditedItem) =>
  until !== null || days.kind === 'weekdays' || days.kind === 'cycle'

/** Moves one time of a medication; from no time to the only one. */
export const withMoved = (items: readonly EditedItem[], { item, from, to }: Move) =>
  items.map((one) =>
    one.text === item && !one.stopped
      ? { ...one, slots: SLOTS.filter((slot) => slot === to || (slot !== from && one.slots.includes(slot))) }
      : one,
  )

/** The medications that are not stopped. */
export const activeItems = <Item extends EditedItem>(items: readonly Item[]) =>
  items.filter(({ stopped }) => !stopped)

/** The chosen product of a medication, or the best match by name; null for none. */
export function productOf<Product extends ShopProduct>(
  { text, productId }: Pick<EditedItem, 'text' | 'productId'>,
  products: Product[],
): Product | null {
  if (productId === undefined) return productNamed(text, products)
  return products.find(({ id }) => id === productId) ?? null
}

/** The form as the input of the procedures that save a plan. */
export function planInputOf({ items, ...fields }: PlanText, products: ShopProduct[]) {
  return {
    ...fields,
    items: activeItems(items).map(({ stopped: _stopped, copied: _copied, ...item }) => ({
      ...item,
      productId: item.productId === undefined ? (productOf(item, products)?.id ?? null) : item.productId,
    })),
  }
}

/** A canonical key of an item's content, independent of the order of its keys. */
export const contentOf = ({ text, slots, units, unitName, days, from, until, productId }: EditedItem) =>
  JSON.stringify([
    ...[text, slots, units, unitName],
    Object.entries(days)
      .filter(([, part]) => part !== null && part !== undefined)
      .sort(),
    ...[from, until, productId ?? null],
  ])

/** Whether an item has more than its name. Others need not be sent. */
export const isTimed = (item: PlanItem) => contentOf(item) !== contentOf(untimed(item.text))

/** Whether the item is unchanged since it was parsed, and its words contained a schedule. */
export function isReadFromWords({ text, slots, units, unitName, days }: EditedItem) {
  const bare = untimed(text)
  const proposed = proposedItem(text)
  return (
    contentOf(proposed) !== contentOf(bare) &&
    contentOf(proposed) === contentOf({ ...bare, slots, units, unitName, days })
  )
}

/** An item's error, as a `message`; null if it can be saved. */
export const problemOf = (item: EditedItem) => planItemInput.safeParse(item).error?.issues[0]?.message ?? null

/** An item's closed row: "Midday, 1 cup, weekdays, no end". Includes the first day if after `today` (`yyyy-MM-dd`). */
export function rowSentence(item: PlanItem, today: string): string {
  const { slots, units, days, from, until } = itemWords(item, t)
  const later = item.from && item.from > today ? from : null
  return capital(sequence([slots, units, days, later, until ?? noneText('until', t)], t))
}
