import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnoprstuvwxyz'
const ACCENTED = 'àƀçđèƒĝĥìĵķľɱñòþŕšţùṽŵẋýž'

export const accentedText = (text: string) =>
  text.replace(/[a-z]/g, (letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter)

/** Accented, and 40 % longer by a repeated beginning. What joins arguments, as ", ", stays. */
export const longText = (text: string) =>
  /\p{L}{2}/u.test(text)
    ? `${accentedText(text)} ${accentedText(text.trimStart().slice(0, Math.ceil(text.length * 0.4)))}`
    : text

/** The elements with the literal text rewritten. Arguments, tags and choices stay. */
export function rewritten(
  elements: readonly MessageFormatElement[],
  rewrite: (text: string) => string,
): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: rewrite(element.value) }
    if (element.type === TYPE.tag) return { ...element, children: rewritten(element.children, rewrite) }
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: rewritten(option.value, rewrite) },
      ])
      return { ...element, options: Object.fromEntries(options) }
    }
    return element
  })
}

/** A catalogue with the literal text of its messages rewritten. */
export const rewrittenCatalogue = (
  catalogue: Readonly<Record<string, string>>,
  rewrite: (text: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, printAST(rewritten(parse(text), rewrite))]),
  )

/**
 * Replaces every text of the English catalogue by one with accents (en-XA), so that tests fail where code decides by a
 * text.
 */
export function pseudoLocale(): Plugin {
  return {
    name: 'pseudo-locale',
    enforce: 'pre',
    load(id) {
      if (!/\/locales\/en\.json(\?|$)/.test(id)) return undefined
      const english = JSON.parse(readFileSync(id.replace(/\?.*$/, ''), 'utf8'))
      return JSON.stringify(rewrittenCatalogue(english, accentedText))
    },
  }
}
