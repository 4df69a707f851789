import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../locales/translate.ts'
import { documentInput } from './consentInputs.ts'
import { CONSENT_KINDS, isSameName } from './consents.ts'
import { blocksOf, filledIn, TEXT_FIELDS } from './consentText.ts'
import { blanksIn, loadShippedConsents } from './shippedConsents.ts'

describe('isSameName', () => {
  it.each([
    ['Maya Lindqvist', ' maya  LINDQVIST ', true],
    ['Zoë', 'Zoe\u0308', true],
    ['Maya Lindqvist', 'Maya\u00a0Lindqvist', true],
    ['Maya Lindqvist', 'Maya Lindquist', false],
    ['Zoë', 'Zoe', false],
  ])('isSameName of %j and %j is %j', (one, other, same) => {
    expect(isSameName(one, other)).toBe(same)
  })
})

describe('a document’s text', () => {
  const values = { name: 'Maya', dateOfBirth: '1988', clinic: 'Lake', practitioner: 'Elena', today: 'now' }

  it('filledIn replaces its fields once, and leaves other braces', () => {
    const text = '{name}, {name}, {dateOfBirth}, {clinic}, {practitioner}, {today}, {other}, {toString}'
    expect(filledIn(text, values)).toBe('Maya, Maya, 1988, Lake, Elena, now, {other}, {toString}')
    expect(filledIn('{name}', { ...values, name: '{clinic}' })).toBe('{clinic}')
  })

  it('blocksOf divides headings and paragraphs, and keeps the lines of a paragraph', () => {
    expect(blocksOf('First\nsecond\n\n# Head \nThird\r\n#1 is no heading\n## Last')).toEqual([
      { kind: 'paragraph', text: 'First\nsecond' },
      { kind: 'heading', text: 'Head' },
      { kind: 'paragraph', text: 'Third\n#1 is no heading' },
      { kind: 'heading', text: 'Last' },
    ])
  })

  it('blocksOf reads the longest text of one kind of sign at once', () => {
    const begun = performance.now()
    for (const sign of ['#', ' ', '# ', '\n', '\r']) blocksOf(sign.repeat(20_000))
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

describe.each(LANGUAGES)('the shipped documents in %s', (language) => {
  it('are one of each kind, as a clinic may save them', async () => {
    const shipped = await loadShippedConsents(language)
    expect(shipped.map(({ kind }) => kind)).toEqual(CONSENT_KINDS.filter((kind) => kind !== 'own'))
    for (const document of shipped) expect(documentInput.safeParse(document).error).toBeUndefined()
  })

  it('name the same fields, and have as many blanks and headings, as the English ones', async () => {
    const shapeOf = ({ text, explained }: { text: string; explained: boolean }) => ({
      explained,
      blanks: blanksIn(text).length,
      headings: blocksOf(text).filter(({ kind }) => kind === 'heading').length,
      fields: TEXT_FIELDS.filter((field) => text.includes(`{${field}}`)),
    })
    const [here, english] = await Promise.all([loadShippedConsents(language), loadShippedConsents('en')])
    expect(here.map(shapeOf)).toEqual(english.map(shapeOf))
  })
})
