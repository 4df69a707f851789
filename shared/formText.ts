import type { Translate } from '../locales/translate.ts'
import { dayText, figureText } from './careText.ts'
import type { Condition } from './conditions.ts'
import { conditionText } from './conditionText.ts'
import {
  type Answer,
  type BodySite,
  type Entry,
  type FormItem,
  isDeclined,
  isEntries,
  isRepeatedGroup,
  type ProfileField,
  type Value,
} from './forms.ts'
import { commas, semicolons } from './listText.ts'

/** One value in words: a day, a number with its unit, a place of the body, yes or no, or the text. */
function oneValue(t: Translate, item: FormItem, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'forms.yes' : 'forms.no')
  if (typeof value === 'number') {
    const figure = figureText(t, { value, comparator: null, unit: item.unit ?? null })
    return item.look === 'scale' ? t('forms.answers.ofScale', { figure, most: item.max ?? 10 }) : figure
  }
  if (item.type === 'date') return dayText(t, value, true)
  return item.look === 'sites' ? t(`forms.site.${value as BodySite}`) : value
}

/** An answer to a question in words: several values apart by semicolons, `Declined` as what the person chose. */
export function valueText(t: Translate, item: FormItem, answer: Answer): string {
  if (isDeclined(answer)) return t('forms.declined')
  return semicolons(
    t,
    [answer].flat().map((value) => oneValue(t, item, value)),
  )
}

/** One entry of a repeated group in words, its questions in their order. */
export const entryText = (t: Translate, group: FormItem, entry: Entry): string =>
  (group.item ?? [])
    .flatMap((item) => {
      const answer = entry[item.linkId]
      return answer === undefined ? [] : [valueText(t, item, answer)]
    })
    .join(' ')

/** The answers to a question or repeated group, one line per entry; empty without any. */
export function linesOf(t: Translate, item: FormItem, answer: Answer | Entry[] | undefined): string[] {
  if (answer === undefined) return []
  if (isEntries(answer)) return answer.map((entry) => entryText(t, item, entry))
  return isRepeatedGroup(item) ? [] : [valueText(t, item, answer)]
}

/** A profile field's value in words; conditions are stored as comma-separated codes. */
export const profileText = (t: Translate, field: ProfileField, value: string): string =>
  field === 'conditions'
    ? commas(
        t,
        value.split(',').map((code) => conditionText(code as Condition, t)),
      )
    : value
