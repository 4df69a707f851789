import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnoprstuvwxyz'
const ACCENTED = 'àƀçđèƒĝĥìĵķľɱñòþŕšţùṽŵẋýž'

const accentedText = (text: string) =>
  text.replace(/[a-z]/g, (letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter)

/** The elements with each letter of their text accented. Arguments, tags and choices stay. */
function accented(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) {
      return { ...element, value: accentedText(element.value) }
    }
    if (element.type === TYPE.tag) return { ...element, children: accented(element.children) }
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: accented(option.value) },
      ])
      return { ...element, options: Object.fromEntries(options) }
    }
    return element
  })
}

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
      const english: Record<string, string> = JSON.parse(readFileSync(id.replace(/\?.*$/, ''), 'utf8'))
      return JSON.stringify(
        Object.fromEntries(
          Object.entries(english).map(([key, text]) => [key, printAST(accented(parse(text)))]),
        ),
      )
    },
  }
}
