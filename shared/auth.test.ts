import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullName, newPatientInput, profileInput, signUpInput } from './auth.ts'

const account = { email: 'maya@test.clinic', password: 'a password' }
/** Every input that takes a name. */
const INPUTS = [
  ['sign-up', (name: string) => signUpInput.safeParse({ ...account, fullName: name })],
  ['a new patient', (name: string) => newPatientInput.safeParse({ ...account, fullName: name })],
  ['the profile', (name: string) => profileInput.safeParse({ fullName: name })],
] as const

const SENTENCE = 'Please write the name without a web address'

describe('fullName', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aEß -.:/w'), maxLength: 40 })
  const address = fc.constantFrom('://', 'www.', 'WWW.', 'wWw.', '：／／', 'ｗｗｗ．')
  it.each(INPUTS)('%s refuses every name with a web address, beside its field', (_what, parse) => {
    fc.assert(
      fc.property(text, address, text, (before, link, after) => {
        const { error } = parse(`Ma${before}${link}${after}ya`)
        expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['fullName'], SENTENCE]])
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
