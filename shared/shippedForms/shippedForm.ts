import type { Language } from '../../locales/translate.ts'
import type { AnswerOption, EnableWhen, FormItem, Questionnaire } from '../forms.ts'
import { SHAPES, type Shape, type ShippedForm } from './shapes.ts'

/** The words of one form: its `title`, and those of its shapes. */
type FormWords = { readonly [key: string]: string }

const WORDS: Record<Language, () => Promise<{ default: Record<ShippedForm, FormWords> }>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
}

/** Gives shapes their words. Throws when one is missing. */
function worded(shapes: readonly Shape[], words: FormWords): FormItem[] {
  const inAll = new Map<string, Shape>()
  const find = (list: readonly Shape[]) => {
    for (const shape of list) {
      inAll.set(shape.linkId, shape)
      find(shape.item ?? [])
    }
  }
  find(shapes)
  const keyOf = (shape: Shape) => shape.key ?? shape.linkId
  const word = (key: string) => {
    const found = words[key]
    if (found === undefined) throw new Error(`No words for ${key}`)
    return found
  }

  const condition = ({ option, ...asked }: NonNullable<Shape['enableWhen']>[number]): EnableWhen => {
    const question = inAll.get(asked.question)
    return option === undefined || !question
      ? asked
      : { ...asked, answerString: word(`${keyOf(question)}.${option}`) }
  }
  const answer = (key: string, option: NonNullable<Shape['options']>[number]): AnswerOption =>
    typeof option === 'string'
      ? { valueString: word(`${key}.${option}`) }
      : { valueString: word(`${key}.${option.condition}`), condition: option.condition }

  const item = ({ key: _key, day, options, enableWhen, item: inner, ...shape }: Shape): FormItem => {
    const key = _key ?? shape.linkId
    const help = words[`${key}.help`]
    return {
      ...shape,
      text: word(key).replace('{day}', String(day)),
      ...(help && { help }),
      ...(shape.look === 'scale' && { minText: word(`${key}.min`), maxText: word(`${key}.max`) }),
      ...(options && { answerOption: options.map((option) => answer(key, option)) }),
      ...(enableWhen && { enableWhen: enableWhen.map(condition) }),
      ...(inner && { item: inner.map(item) }),
    }
  }
  return shapes.map(item)
}

/** A shipped form in a language. Loads the language's words when they are first needed. */
export async function shippedForm(
  name: ShippedForm,
  language: Language,
): Promise<{ title: string; questionnaire: Questionnaire }> {
  const { default: forms } = await WORDS[language]()
  const words = forms[name]
  return { title: words.title ?? '', questionnaire: { item: worded(SHAPES[name], words) } }
}
