import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { IN_CLINICAL } from '../locales/clinical.ts'
import { CLINICAL, isOf } from '../locales/clinicalIds.ts'
import { LANGUAGES, type Language } from '../locales/translate.ts'

const catalogueOf = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8'))
const english = catalogueOf('en')

/** The arguments, tags and choices of a message: `{name}`, `<link>`, `count: plural`, `audience: patient|other`. */
function partsOf(elements: readonly MessageFormatElement[], into = new Set<string>()) {
  for (const element of elements) {
    if (element.type === TYPE.tag) {
      into.add(`<${element.value}>`)
      partsOf(element.children, into)
    } else if (element.type === TYPE.select || element.type === TYPE.plural) {
      into.add(`${element.value}: ${element.type === TYPE.plural ? 'plural' : 'select'}`)
      for (const option of Object.values(element.options)) partsOf(option.value, into)
    } else if (element.type !== TYPE.literal && element.type !== TYPE.pound) into.add(`{${element.value}}`)
  }
  return into
}

/** The arguments of a message, whatever is done with them. */
const argumentsOf = (text: string) =>
  [...new Set([...partsOf(parse(text))].map((part) => part.replace(/[{}]|: .*/g, '')))].sort()

/** The options of each choice by a word. */
function optionsOf(elements: readonly MessageFormatElement[], into = new Map<string, Set<string>>()) {
  for (const element of elements) {
    if (element.type === TYPE.tag) optionsOf(element.children, into)
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue
    for (const [option, { value }] of Object.entries(element.options)) {
      if (element.type === TYPE.select)
        into.set(element.value, (into.get(element.value) ?? new Set()).add(option))
      optionsOf(value, into)
    }
  }
  return into
}

/** Texts outside of choices and arguments. */
const literals = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    if (element.type === TYPE.tag) return literals(element.children)
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return Object.values(element.options).flatMap(({ value }) => literals(value))
    return []
  })

it.each([...CLINICAL, ...IN_CLINICAL])('the clinical messages that "%s" means exist', (entry) => {
  expect(Object.keys(english).some((id) => isOf(entry, id))).toBe(true)
})

/** Signs that a language sets with other spaces, or as other signs. */
const WRONG: Partial<Record<Language, RegExp>> = {
  de: /[.]{3}|"/,
  fr: /[.]{3}|"|'(?!\{)|[ \u202f]:|[ \u00a0][;!?]|«[^\u00a0]|[^\u00a0]»/,
  es: /[.]{3}|"/,
}

it.each(Object.entries(WRONG))('the texts of %s have its quotation marks and spaces', (language, wrong) => {
  const texts = Object.entries(catalogueOf(language as Language))
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([])
})

it('each Spanish question and exclamation begins with its sign', () => {
  const count = (text: string, sign: string) => text.split(sign).length
  const unpaired = Object.entries(catalogueOf('es')).filter(
    ([, text]) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
  )
  expect(unpaired).toEqual([])
})

/** Returns whether a `#` remains as literal text, as it does in a select inside a plural. */
const hasBareSign = (text: string) => literals(parse(text)).some((part) => /# /.test(part))

it.each(LANGUAGES)('every number sign of the catalogue %s is replaced by its number', (language) => {
  expect(Object.entries(catalogueOf(language)).filter(([, text]) => hasBareSign(text))).toEqual([])
})

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the catalogue %s', (language) => {
  const own = catalogueOf(language)

  it(`the catalogue ${language} has the messages of English, no fewer and no more`, () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort())
  })

  it(`the messages of ${language} take the arguments of the English ones`, () => {
    const differing = Object.entries(own).filter(
      ([id, text]) => argumentsOf(text).join() !== argumentsOf(english[id] ?? '').join(),
    )
    expect(differing).toEqual([])
  })

  it(`the choices of ${language} have no option that English lacks, and one for all others`, () => {
    const problems = Object.entries(own).flatMap(([id, text]) => {
      const known = optionsOf(parse(english[id] ?? ''))
      return [...optionsOf(parse(text))].flatMap(([name, options]) => {
        const unknown = [...options].filter((option) => option !== 'other' && !known.get(name)?.has(option))
        return unknown.length > 0 || !options.has('other') ? [`${id} ${name}: ${unknown}`] : []
      })
    })
    expect(problems).toEqual([])
  })

  it(`the texts of ${language} have its quotation marks and apostrophes`, () => {
    const problems = Object.entries(own).filter(([, text]) =>
      literals(parse(text)).some((part) => /["']|\p{L} [;!?»]|« /u.test(part)),
    )
    expect(problems).toEqual([])
  })
})
