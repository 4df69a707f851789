import { z } from 'zod'
import { LANGUAGES, message } from '../locales/translate.ts'
import { day } from './auth.ts'
import { CONDITIONS } from './conditions.ts'
import {
  type FormItem,
  flatten,
  ITEM_TYPES,
  MAX_NUMBER,
  MAX_QUESTION,
  MAX_QUESTIONNAIRE,
  MAX_STRING,
  MAX_TITLE,
  MOST_DEPTH,
  MOST_ITEMS,
  MOST_OPTIONS,
  OPERATORS,
  optionsOf,
  PROFILE_FIELDS,
  type Questionnaire,
} from './forms.ts'

// Separate from forms.ts, so that a page without the editor does not load zod.

const LINK_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
const linkId = z
  .string()
  .regex(LINK_ID, message('forms.invalid.linkId'))
  // Names that every object has would find something where there is no answer.
  .refine((name) => !(name in {}), message('forms.invalid.linkId'))
const text = (most: number) => z.string().trim().max(most, message('forms.invalid.tooLong', { most }))
const number = z.number().min(-MAX_NUMBER).max(MAX_NUMBER)

const condition = z.object({
  question: linkId,
  operator: z.enum(OPERATORS),
  answerBoolean: z.boolean().optional(),
  answerString: text(MAX_STRING).optional(),
  answerInteger: number.int().optional(),
  answerDecimal: number.optional(),
  answerDate: day.optional(),
})

const option = z.object({ valueString: text(MAX_STRING), condition: z.enum(CONDITIONS).optional() })

const plainItem = z.object({
  linkId,
  text: text(MAX_QUESTION),
  type: z.enum(ITEM_TYPES),
  help: text(MAX_QUESTION).optional(),
  required: z.boolean().optional(),
  repeats: z.boolean().optional(),
  unit: text(30).optional(),
  min: number.optional(),
  max: number.optional(),
  look: z.enum(['scale', 'sites']).optional(),
  minText: text(MAX_STRING).optional(),
  maxText: text(MAX_STRING).optional(),
  answerOption: z.array(option).max(MOST_OPTIONS, message('forms.invalid.options')).optional(),
  enableWhen: z.array(condition).max(10).optional(),
  enableBehavior: z.enum(['all', 'any']).optional(),
  profile: z.enum(PROFILE_FIELDS).optional(),
})

/** An item with groups to a bounded depth: a recursive schema would let a hostile one exhaust the stack. */
const itemTo = (depth: number): z.ZodType<FormItem> =>
  depth === 0
    ? (plainItem as z.ZodType<FormItem>)
    : (plainItem.extend({
        item: z
          .array(z.lazy(() => itemTo(depth - 1)))
          .max(MOST_ITEMS)
          .optional(),
      }) as z.ZodType<FormItem>)

/** A questionnaire as it may be kept as a draft: well formed, each `linkId` once, within the limits. */
export const questionnaireInput: z.ZodType<Questionnaire> = z
  .object({ item: z.array(itemTo(MOST_DEPTH)).max(MOST_ITEMS) })
  .refine(({ item }) => flatten(item).length <= MOST_ITEMS, message('forms.invalid.items'))
  .refine((form) => JSON.stringify(form).length <= MAX_QUESTIONNAIRE, message('forms.invalid.items'))
  .refine(({ item }) => {
    const ids = flatten(item).map((one) => one.linkId)
    return new Set(ids).size === ids.length
  }, message('forms.invalid.twice'))

export const saveFormInput = z.object({
  id: z.uuid().optional(),
  title: text(MAX_TITLE).min(1, message('forms.invalid.title')),
  language: z.enum(LANGUAGES).optional(),
  questionnaire: questionnaireInput,
})

/** What prevents a questionnaire from being published, by `linkId`; worded by `forms.flaw.*`. */
export type Flaw = 'empty' | 'text' | 'options' | 'condition' | 'scale' | 'group'

/** Whether a condition expects an answer that its question can have. */
function asksRightly(
  question: FormItem,
  { operator, ...asked }: NonNullable<FormItem['enableWhen']>[number],
) {
  const { answerBoolean, answerString, answerInteger, answerDecimal, answerDate } = asked
  if (operator === 'exists') return answerBoolean !== undefined
  switch (question.type) {
    case 'boolean':
      return answerBoolean !== undefined && (operator === '=' || operator === '!=')
    case 'integer':
      return answerInteger !== undefined
    case 'decimal':
    case 'quantity':
      return answerDecimal !== undefined || answerInteger !== undefined
    case 'date':
      return answerDate !== undefined
    case 'choice':
      return (
        answerString !== undefined &&
        (operator === '=' || operator === '!=') &&
        optionsOf(question).includes(answerString)
      )
    default:
      return answerString !== undefined && (operator === '=' || operator === '!=')
  }
}

/**
 * Returns what prevents a questionnaire from being published: no question, an item without text, a choice without or
 * with duplicate options, an empty group, a scale without ends, and a condition that does not refer to an answer of an
 * earlier question.
 */
export function flawsOf({ item: items }: Questionnaire): { [linkId: string]: Flaw } {
  const flaws: { [linkId: string]: Flaw } = {}
  const all = flatten(items)
  if (!all.some(({ type }) => type !== 'group' && type !== 'display')) flaws[''] = 'empty'

  const look = (list: readonly FormItem[], before: Map<string, FormItem>) => {
    for (const item of list) {
      const options = optionsOf(item)
      const asked = (item.enableWhen ?? []).map((one) => ({ one, question: before.get(one.question) }))
      if (item.text === '') flaws[item.linkId] = 'text'
      else if (
        item.type === 'choice' &&
        (options.length === 0 || options.includes('') || new Set(options).size < options.length)
      ) {
        flaws[item.linkId] = 'options'
      } else if (item.type === 'group' && (item.item ?? []).length === 0) flaws[item.linkId] = 'group'
      else if (item.look === 'scale' && !isScale(item)) flaws[item.linkId] = 'scale'
      else if (asked.some(({ one, question }) => !question || !asksRightly(question, one))) {
        flaws[item.linkId] = 'condition'
      }
      if (item.type === 'group') {
        // What stands in a repeated group is known within its own entry only.
        const within = item.repeats ? new Map(before) : before
        look(item.item ?? [], within)
      } else if (item.type !== 'display') before.set(item.linkId, item)
    }
  }
  look(items, new Map())
  return flaws
}

const isScale = ({ type, min, max }: FormItem) =>
  type === 'integer' && min !== undefined && max !== undefined && min < max && max - min <= 100
