import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { message } from '../locales/translate.ts'
import { fullName, newPatientInput, profileInput, signUpInput } from './auth.ts'
import { packageInput } from './credits.ts'
import { productInput } from './shopInputs.ts'

const account = { email: 'maya@test.clinic', password: 'a password' }
/** Every input that takes a name. */
const INPUTS = [
  ['sign-up', (name: string) => signUpInput.safeParse({ ...account, fullName: name })],
  ['a new patient', (name: string) => newPatientInput.safeParse({ ...account, fullName: name })],
  ['the profile', (name: string) => profileInput.safeParse({ fullName: name })],
] as const

const WITH_ADDRESS = message('auth.invalid.nameWithAddress')
const NOT_VISIBLE = message('auth.invalid.nameNotVisible')

/** The messages of a refused input, with their fields. */
const problemsOf = ({ error }: z.ZodSafeParseResult<unknown>) =>
  error?.issues.map((issue) => [issue.path.join('.'), issue.message])

describe('fullName', () => {
  it.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['Hangul fillers', '\u3164\uffa0\u115f'],
    ['braille blanks', '\u2800\u2800'],
    ['joiners', '\u200d\u200c'],
    ['combining marks', '\u0301\u0302'],
    ['word joiners', '\u2060\ufeff\u00ad'],
    ['tags', '\u{e0061}\u{e0062}'],
    ['variation selectors', '\ufe0f\ufe0f'],
    ['a line break in a name', 'Maya\nLindqvist'],
    ['a turn of the text in a name', 'Maya \u202eLindqvist'],
    ['an isolate in a name', 'Maya \u2066Lindqvist'],
    ['a zero-width space in a name', 'Ma\u200bya'],
    ['a soft hyphen in a name', 'Ma\u00adya'],
    ['a joiner between Latin letters', 'Ma\u200dya'],
    ['a joiner at the end', 'علی\u200c'],
    ['a Hangul filler in a name', 'Ma\u3164ya'],
    ['two joiners in a row', 'علی\u200c\u200cرضا'],
  ])('a name of or with %s is refused, and its message names the reason', (_what, name) => {
    for (const [, parse] of INPUTS) {
      expect(problemsOf(parse(name))).toContainEqual(['fullName', NOT_VISIBLE])
    }
    const product = { name, priceCents: 1, stock: 1, credits: 1 }
    expect(problemsOf(productInput.safeParse(product))).toContainEqual(['name', NOT_VISIBLE])
    expect(problemsOf(packageInput.safeParse(product))).toContainEqual(['name', NOT_VISIBLE])
  })

  it.each([
    'علی\u200cرضا',
    'ශ්\u200dරී ලංකා',
    'क्\u200dष',
    '葛\u{e0100}城',
    'Nguyễn Thị Ánh',
    "Zoë D'Arcy-Müller",
    '김민준',
    'Ольга',
    'שָׁלוֹם',
    '👩\u200d⚕\ufe0f Maya',
  ])('%j is a name', (name) => expect(fullName.parse(name)).toBe(name))

  const text = fc.string({ unit: fc.constantFrom(...'aEß -.:/w'), maxLength: 40 })
  const address = fc.constantFrom('://', 'www.', 'WWW.', 'wWw.', '：／／', 'ｗｗｗ．')
  it.each(INPUTS)('%s refuses every name with a web address, beside its field', (_what, parse) => {
    fc.assert(
      fc.property(text, address, text, (before, link, after) => {
        expect(problemsOf(parse(`Ma${before}${link}${after}ya`))).toEqual([['fullName', WITH_ADDRESS]])
      }),
    )
  })

  it('fullName takes every name of these pieces that makes no web address', () => {
    const pieces = fc.string({
      unit: fc.constantFrom('w', 'ww', 'W', '.', ':', '/', '//', 'a', ' '),
      maxLength: 40,
    })
    fc.assert(
      fc.property(pieces, (middle) => {
        const name = `Ma${middle}ya`
        expect(fullName.safeParse(name).success).toBe(!/:\/\/|www\./i.test(name))
      }),
    )
  })

  it.each(['Maya Lindqvist', 'Dr. A. w. Wwwolf', 'Ana-Lucía O’Neill', '山田 花子', 'Maya / Eva: twins'])(
    'fullName takes %j',
    (name) => expect(fullName.parse(name)).toBe(name),
  )
})
