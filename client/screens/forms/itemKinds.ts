import {
  CalendarDays,
  CircleDot,
  Gauge,
  Hash,
  Info,
  ListChecks,
  ListPlus,
  type LucideIcon,
  PersonStanding,
  Pill,
  Ruler,
  Sigma,
  SquareStack,
  Text,
  TextCursorInput,
  ToggleLeft,
} from 'lucide-react'
import type { FormItem } from '../../../shared/forms.ts'

type KindFields = Pick<FormItem, 'type'> & Partial<FormItem>
/** What the fields of an item are by its kind in the editor: its type, look and whether it repeats, in one word. */
const FIELDS = {
  one: { type: 'choice' },
  several: { type: 'choice', repeats: true },
  yesNo: { type: 'boolean' },
  line: { type: 'string' },
  text: { type: 'text' },
  quantity: { type: 'quantity' },
  integer: { type: 'integer' },
  decimal: { type: 'decimal' },
  scale: { type: 'integer', look: 'scale', min: 0, max: 10 },
  date: { type: 'date' },
  sites: { type: 'choice', look: 'sites', repeats: true },
  entries: { type: 'group', repeats: true },
  together: { type: 'group' },
  note: { type: 'display' },
} as const satisfies Record<string, KindFields>
export type ItemKind = keyof typeof FIELDS
export const ITEM_KINDS = Object.keys(FIELDS) as ItemKind[]

export const KIND_ICONS: Record<ItemKind | 'medicines', LucideIcon> = {
  one: CircleDot,
  several: ListChecks,
  yesNo: ToggleLeft,
  line: TextCursorInput,
  text: Text,
  quantity: Ruler,
  integer: Hash,
  decimal: Sigma,
  scale: Gauge,
  date: CalendarDays,
  sites: PersonStanding,
  entries: ListPlus,
  together: SquareStack,
  note: Info,
  medicines: Pill,
}

export function kindOf({ type, look, repeats }: FormItem): ItemKind {
  switch (type) {
    case 'group':
      return repeats ? 'entries' : 'together'
    case 'display':
      return 'note'
    case 'boolean':
      return 'yesNo'
    case 'string':
      return 'line'
    case 'choice':
      if (look === 'sites') return 'sites'
      return repeats ? 'several' : 'one'
    case 'integer':
      return look === 'scale' ? 'scale' : 'integer'
    default:
      return type
  }
}

const NUMBERS: readonly ItemKind[] = ['quantity', 'integer', 'decimal']
const CHOICES: readonly ItemKind[] = ['one', 'several']
const GROUPS: readonly ItemKind[] = ['entries', 'together']

/** The kinds that an item can be changed into: a group stays a group, because of what it holds. */
export const kindsFor = (kind: ItemKind): readonly ItemKind[] =>
  ITEM_KINDS.filter((other) => GROUPS.includes(other) === GROUPS.includes(kind))

/** An item as one of another kind: keeps what both have. */
export function asKind(item: FormItem, kind: ItemKind): FormItem {
  const { linkId, text, help, required, enableWhen, enableBehavior, profile } = item
  const before = kindOf(item)
  const both = (kinds: readonly ItemKind[]) => kinds.includes(before) && kinds.includes(kind)
  return {
    ...{ linkId, text },
    ...(help && { help }),
    ...(enableWhen && { enableWhen }),
    ...(enableBehavior && { enableBehavior }),
    ...(kind !== 'note' && required && { required }),
    ...(kind !== 'note' && profile && { profile }),
    ...FIELDS[kind],
    ...(CHOICES.includes(kind) && {
      answerOption: (CHOICES.includes(before) && item.answerOption) || [{ valueString: '' }],
    }),
    ...(both(NUMBERS) && {
      ...(item.min !== undefined && { min: item.min }),
      ...(item.max !== undefined && { max: item.max }),
    }),
    ...(GROUPS.includes(kind) && { item: item.item ?? [] }),
  }
}
