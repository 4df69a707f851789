import type { Translate } from '../../../locales/translate.ts'
import type { EnableWhen, FormItem, Operator, Value } from '../../../shared/forms.ts'
import { valueText } from '../../../shared/formText.ts'
import { localDay } from '../../lib/today.ts'
import { kindOf } from './itemKinds.ts'

/** The operator of each comparison in the words of the editor. */
const OPERATOR_OF = {
  includes: '=',
  includesNot: '!=',
  is: '=',
  isNot: '!=',
  more: '>',
  less: '<',
  atLeast: '>=',
  atMost: '<=',
  later: '>',
  earlier: '<',
  answered: 'exists',
  unanswered: 'exists',
} as const satisfies Record<string, Operator>
export type Comparison = keyof typeof OPERATOR_OF
const COMPARISONS = Object.keys(OPERATOR_OF) as Comparison[]

export function comparisonsOf(question: FormItem): Comparison[] {
  const kind = kindOf(question)
  const exists: Comparison[] = ['answered', 'unanswered']
  const equals: Comparison[] = ['is', 'isNot']
  if (kind === 'yesNo') return [...equals, ...exists]
  if (question.type === 'choice') {
    return question.repeats ? ['includes', 'includesNot', ...exists] : [...equals, ...exists]
  }
  if (['integer', 'scale', 'decimal', 'quantity'].includes(kind)) {
    return [...equals, 'more', 'less', 'atLeast', 'atMost', ...exists]
  }
  return kind === 'date' ? ['later', 'earlier', ...exists] : [...exists, ...equals]
}

export function comparisonOf({ operator, answerBoolean }: EnableWhen, question: FormItem): Comparison {
  if (operator === 'exists') return answerBoolean === false ? 'unanswered' : 'answered'
  const fits = comparisonsOf(question).find((one) => OPERATOR_OF[one] === operator)
  return fits ?? COMPARISONS.find((one) => OPERATOR_OF[one] === operator) ?? 'answered'
}

/** The answer that a condition asks for. */
export const expectedOf = ({
  answerBoolean,
  answerString,
  answerInteger,
  answerDecimal,
  answerDate,
}: EnableWhen): Value | undefined =>
  answerString ?? answerInteger ?? answerDecimal ?? answerDate ?? answerBoolean

/** A condition about a question; without a value its usual one: the first answer, "yes", the middle of a scale. */
export function conditionOn(question: FormItem, comparison: Comparison, value?: Value | null): EnableWhen {
  const asked = { question: question.linkId, operator: OPERATOR_OF[comparison] }
  if (asked.operator === 'exists') return { ...asked, answerBoolean: comparison === 'answered' }
  const { type, min = 0, max = min, look, answerOption } = question
  switch (type) {
    case 'boolean':
      return { ...asked, answerBoolean: typeof value === 'boolean' ? value : true }
    case 'integer': {
      const middle = look === 'scale' ? Math.ceil((min + max) / 2) : min
      return { ...asked, answerInteger: typeof value === 'number' ? Math.round(value) : middle }
    }
    case 'decimal':
    case 'quantity':
      return { ...asked, answerDecimal: typeof value === 'number' ? value : min }
    case 'date':
      return { ...asked, answerDate: typeof value === 'string' && value ? value : localDay() }
    default:
      return {
        ...asked,
        answerString:
          typeof value === 'string'
            ? value
            : look === 'sites'
              ? 'head'
              : (answerOption?.[0]?.valueString ?? ''),
      }
  }
}

/** The answer that a condition asks for, in words; empty where it asks whether there is any. */
export function expectedText(t: Translate, question: FormItem, asked: EnableWhen): string {
  const value = expectedOf(asked)
  if (asked.operator === 'exists' || value === undefined) return ''
  return valueText(t, { ...question, repeats: false }, value)
}
