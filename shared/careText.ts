/** Common parts of sentences about a patient: days, values with unit and range, lists, and tags. */
import type { MessageId } from '../locales/messages.ts'
import {
  type MessageValues,
  type PlainId,
  type Translate,
  type Translator,
  utcDay,
} from '../locales/translate.ts'
import type { CriticalLimit } from './bloodTests.ts'
import { type MarkerFigure, SIGNS } from './markers.ts'

/** The reader of a text. */
export type Audience = 'patient' | 'practitioner'

/** Words a message as text, or as elements where its tags are drawn. */
export type Wording<Text, Known extends MessageId = PlainId> = <Id extends Known>(
  id: Id,
  ...values: MessageValues<Id>
) => Text
/** The same with clinical messages. */
export type ClinicalWording<Text> = Wording<Text, MessageId>

const content = (parts: unknown) => parts

/** Words messages as text, without what their tags emphasise. */
export const asText =
  <Known extends MessageId>(t: Translator<Known>): Wording<string, Known> =>
  (id, ...[values]) =>
    t(id, ...([{ ...values, lead: content, arrow: content }] as unknown as MessageValues<typeof id>))

/** "4 November", or "4 November 2026". */
export const dayText = (t: Translate, day: string, withYear: boolean) =>
  t(withYear ? 'care.day.withYear' : 'care.day.ofYear', { day: utcDay(day) })

/** "5 March 2026 or 3 May 2026". */
export const anyDay = (t: Translate, days: readonly string[]) =>
  days
    .map((day) => t('bloodTests.day', { day: utcDay(day) }))
    .reduce((list, next) => t('bloodTests.days.or', { days: list, next }))

/** "<0.41 mg/L". */
export function figureText(t: Translate, figure: Pick<MarkerFigure, 'comparator' | 'value' | 'unit'>) {
  const { comparator, value, unit } = figure
  const number = { sign: comparator === null ? '' : SIGNS[comparator], value }
  return unit ? t('care.figure.withUnit', { ...number, unit }) : t('care.figure.value', number)
}

/** A limit beyond which a value is critical, in the value's unit: "above 6 mmol/L". */
export const limitText = (t: Translate, { is, bound }: CriticalLimit, unit: string | null) =>
  t('bloodTests.limit', { is, bound: figureText(t, { value: bound, comparator: null, unit }) })

/** "30–150", "up to 2", "from 40"; null if none is printed. */
export function rangeText(t: Translate, { low, high }: Pick<MarkerFigure, 'low' | 'high'>) {
  if (low !== null && high !== null) return t('care.figure.between', { low, high })
  if (high !== null) return t('care.figure.upTo', { high })
  return low === null ? null : t('care.figure.from', { low })
}
