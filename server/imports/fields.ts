import { z } from 'zod'
import { message } from '../../locales/translate.ts'
import { email, FIRST_DAY, fullName, optionalText, TOO_EARLY } from '../../shared/auth.ts'
import type { DayOrder, Decimal, ImportField, ImportKind } from '../../shared/imports.ts'
import { productInput } from '../../shared/shopInputs.ts'
import { dayOf, isFormula, numberOf } from './cells.ts'

const PHONE_MAX = 40
const ID_MAX = 100

export type Wording = { dayOrder: DayOrder; decimal: Decimal; today: string }
/** A line's fields, or the message why it is refused. */
export type Fields = { values: Record<string, string | number>; reason: string | null }

const { name, priceCents, stock, category, description, unitsPerPack } = productInput.shape
const externalId = z.string().max(ID_MAX, message('auth.invalid.textTooLong', { max: ID_MAX }))

/** The rule of each field, for its value where there is one. */
const RULES: Partial<Record<ImportField, z.ZodType>> = {
  ...{ externalId, fullName, email, phone: optionalText(PHONE_MAX) },
  ...{ name, price: priceCents, stock, category, description, unitsPerPack },
}

/** Parses a cell: text, a day, cents, or a whole number. Throws a message. */
function parseCell(field: ImportField, cell: string, { dayOrder, decimal, today }: Wording): string | number {
  if (field === 'email') return cell.toLowerCase()
  if (field === 'dateOfBirth') {
    const day = dayOf(cell, dayOrder, Number(today.slice(0, 4)))
    if (day === null) throw message('imports.reason.noDay', { text: cell.slice(0, 40) })
    if (day < FIRST_DAY) throw TOO_EARLY
    if (day > today) throw message('imports.reason.futureDay')
    return day
  }
  if (field !== 'price' && field !== 'stock' && field !== 'unitsPerPack') return cell
  const number = numberOf(cell, decimal)
  if (number === null) throw message('imports.reason.noNumber', { text: cell.slice(0, 40) })
  if (field !== 'price') return number
  const cents = Number((number * 100).toPrecision(15))
  if (!Number.isInteger(cents)) throw message('imports.reason.cents', { text: cell.slice(0, 40) })
  return cents
}

/** Removes the apostrophe by which the portal's exports escape formulas. */
const unescaped = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '')

/** Reads a line's mapped cells. A refused line keeps its raw cells. */
export function readFields(
  kind: ImportKind,
  cells: Partial<Record<ImportField, string>>,
  wording: Wording,
): Fields {
  const { givenName, familyName, ...others } = cells
  const joined = [givenName, familyName].filter(Boolean).join(' ')
  const given = Object.entries({ ...others, ...(joined && !others.fullName && { fullName: joined }) })
    .map(([field, cell]) => [field as ImportField, unescaped(cell)] as const)
    .filter(([, cell]) => cell !== '')
  const refused = (reason: string): Fields => ({ values: Object.fromEntries(given), reason })
  const values: Fields['values'] = {}
  for (const [field, cell] of given) {
    if (isFormula(cell)) return refused(message('imports.reason.formula', { text: cell.slice(0, 40) }))
    try {
      const value = parseCell(field, cell, wording)
      const checked = RULES[field]?.safeParse(value)
      if (checked?.success === false) return refused(checked.error.issues[0]?.message ?? '')
      values[field] = value
    } catch (reason) {
      if (typeof reason !== 'string') throw reason
      return refused(reason)
    }
  }
  if (!(kind === 'patients' ? values.fullName : values.name)) return refused(message('imports.reason.noName'))
  return { values, reason: null }
}
