import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, QUADRATIC } from '../../tools/testing/growth.ts'
import { MASK, maskPeople } from './masking.ts'

describe('maskPeople', () => {
  const cases: [text: string, masked: string][] = [
    ['Maya Lindqvist sleeps badly', `${MASK} sleeps badly`],
    ["For MAYA: lindqvist's plan", `For ${MASK}'s plan`],
    ['Lindqvist, Maya', MASK],
    ["Mayas plan, maya's tea", `${MASK}s plan, ${MASK}'s tea`],
    ['see maya_lindqvist and MayaLindqvist', `see ${MASK} and ${MASK}`],
    ['write to maya.l@example.org today', `write to ${MASK} today`],
    ['id 0192f0c1-2222-4333-8444-555566667777.', `id ${MASK}.`],
    ['Mayapple and lindqvistine stay', 'Mayapple and lindqvistine stay'],
  ]
  it.each(cases)('maskPeople masks the patient in: %s', (text, masked) => {
    expect(maskPeople(text, 'Maya Lindqvist')).toBe(masked)
  })

  it('maskPeople ignores accents, in the text and in the name', () => {
    expect(maskPeople('Tomas Rivera, TOMÁS, Toma\u0301s', 'Tomás Rivera')).toBe(`${MASK}, ${MASK}, ${MASK}`)
    expect(maskPeople('Tomás', 'Tomas Rivera')).toBe(MASK)
  })

  it('maskPeople leaves particles that are words, and masks them within the whole name', () => {
    expect(maskPeople('Ana de Sousa: eau de mélisse', 'Ana de Sousa')).toBe(`${MASK}: eau de mélisse`)
  })

  it('maskPeople finds names in scripts without spaces', () => {
    expect(maskPeople('给王小明的计划', '王小明')).toBe(`给${MASK}的计划`)
  })

  it("maskPeople masks other people's whole names, and no word of them that may be a herb", () => {
    expect(maskPeople('Rose hip as for Rose Miller', 'Maya Lindqvist', ['Rose Miller', 'Ginger'])).toBe(
      `Rose hip as for ${MASK}`,
    )
  })

  const manyParts = Array.from({ length: 60 }, () => '1').join(' ')
  it.each([
    ['a name of many equal parts', `${manyParts} x`, 80, manyParts],
    ['a name of many parts of one letter', 'a', 10_000, `${'a '.repeat(60)}b`],
    ['what begins like addresses', 'a@', 5_000, 'Maya'],
  ])('maskPeople takes time that grows with the text alone, for %s too', (_, piece, times, name) => {
    expect(growthOf(times, (size) => maskPeople(piece.repeat(size), name))).toBeLessThan(QUADRATIC)
  })

  it('maskPeople finds a name of many equal parts, and none where its last part is missing', () => {
    expect(maskPeople(`${manyParts} x`.repeat(80), manyParts)).toContain(MASK)
    expect(maskPeople('a'.repeat(10_000), `${'a '.repeat(60)}b`)).toBe('a'.repeat(10_000))
  })

  it('maskPeople leaves nothing of a name, whatever is around it', () => {
    const name = fc.constantFrom(
      'Maya Lindqvist',
      'Tomás Rivera',
      'Anne-Marie O’Neill',
      'Øystein Å',
      'İpek Yılmaz',
    )
    const around = fc.constantFrom('', ' ', ', ', '.\n', ' (', '"', '’s ', '-', '_', '7')
    fc.assert(
      fc.property(name, fc.array(fc.tuple(around, fc.nat(2), around)), (full, pieces) => {
        const [first = '', last = ''] = full.split(' ')
        const text = pieces
          .map(([before, which, after]) => before + [full, first, last][which] + after)
          .join(' ')
        const masked = maskPeople(text, full).replaceAll(MASK, ' ')
        for (const part of [first, last].filter((one) => [...one].length > 1))
          expect(masked).not.toContain(part)
      }),
    )
  })
})
