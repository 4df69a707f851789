import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conversion, exactly } from '../markers/units.ts'
import { rowWithoutRange as row } from '../testing/markerRow.ts'
import type { MarkerRow } from '../types.ts'
import { arithmeticOf } from './arithmetic.ts'

/** A row as a laboratory prints a true value: in this unit, with this many decimals. */
function printed(marker: string, truth: number, from: string, [unit, decimals]: readonly [string, number]) {
  const way = conversion(marker, from, unit)
  if (!way) throw new Error(`${marker}: ${from} is not ${unit}`)
  const printedValue = exactly(truth, way).toFixed(decimals)
  return row(marker, Number(printedValue), unit, { printedValue })
}

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const oneOf = (...units: (readonly [string, number])[]) => fc.constantFrom(...units)
const MG = oneOf(['mg/dL', 0], ['mg/dL', 1], ['mmol/L', 2])
const CELLS = oneOf(['10^3/uL', 2], ['G/L', 2], ['/µL', 0], ['lakh/cumm', 4])

const bloodCount = fc
  .record({
    hct: number(15, 60),
    rbc: number(2, 7),
    mchc: number(28, 36),
    wbc: number(2, 40),
    shares: fc.tuple(number(30, 60), number(15, 40), number(2, 10), number(0.5, 5), number(0.2, 2)),
    hbUnit: oneOf(['g/dL', 1], ['g/L', 0], ['mmol/L', 2]),
    hctUnit: oneOf(['%', 1], ['L/L', 3]),
    rbcUnit: oneOf(['10^6/uL', 2], ['T/L', 2], ['Mio/µl', 2], ['/pl', 2]),
    wbcUnit: CELLS,
  })
  .map(({ hct, rbc, mchc, wbc, shares, hbUnit, hctUnit, rbcUnit, wbcUnit }) => {
    const hb = (mchc * hct) / 100
    const whole = shares.reduce((sum, share) => sum + share, 0)
    const cells = ['neutrophils', 'lymphocytes', 'monocytes', 'eosinophils', 'basophils'].flatMap(
      (name, at) => {
        const share = (100 * (shares[at] ?? 0)) / whole
        return [
          printed(
            name.replace(/^./, (letter) => letter.toUpperCase()),
            share,
            '%',
            ['%', 1],
          ),
          printed(`Absolute ${name}`, (share * wbc) / 100, '10^3/ul', wbcUnit),
        ]
      },
    )
    return [
      printed('Hemoglobin', hb, 'g/dl', hbUnit),
      printed('Hematocrit', hct, '%', hctUnit),
      printed('Red blood cells', rbc, '10^6/ul', rbcUnit),
      printed('MCV', (10 * hct) / rbc, 'fl', ['fL', 1]),
      printed('MCH', (10 * hb) / rbc, 'pg', ['pg', 1]),
      printed('MCHC', mchc, 'g/dl', ['g/dL', 1]),
      printed('White blood cells', wbc, '10^3/ul', wbcUnit),
      ...cells,
    ]
  })

const lipids = fc
  .record({ tc: number(130, 350), hdl: number(25, 90), tg: number(40, 390), unit: MG })
  .map(({ tc, hdl, tg, unit }) => {
    const mg = (marker: string, value: number) => printed(marker, value, 'mg/dl', unit)
    const ldl = Math.max(20, tc - hdl - tg / 5)
    const total = ldl + hdl + tg / 5
    return [
      mg('Total cholesterol', total),
      mg('HDL cholesterol', hdl),
      mg('LDL cholesterol, calculated', ldl),
      mg('Triglycerides', tg),
      mg('VLDL cholesterol', tg / 5),
      mg('Non-HDL cholesterol', total - hdl),
      printed('Cholesterol/HDL ratio', total / hdl, '', ['ratio', 1]),
      printed('LDL/HDL ratio', ldl / hdl, '', ['ratio', 2]),
    ]
  })

const chemistry = fc
  .record({
    protein: number(5, 9),
    share: number(0.45, 0.7),
    direct: number(0.1, 4),
    indirect: number(0.1, 4),
    iron: number(20, 200),
    tibc: number(220, 480),
    sodium: number(125, 150),
    chloride: number(90, 112),
    bicarbonate: number(15, 30),
    potassium: number(3, 6),
    withPotassium: fc.boolean(),
    a1c: number(4.5, 13),
    nitrogen: number(5, 60),
    creatinine: number(0.5, 4),
    gram: oneOf(['g/dL', 1], ['g/L', 0]),
    bilirubin: oneOf(['mg/dL', 2], ['µmol/L', 0]),
    ironUnit: oneOf(['µg/dL', 0], ['µmol/L', 1]),
    salt: oneOf(['mmol/L', 0], ['mEq/L', 1], ['mval/l', 0]),
  })
  .map((one) => [
    printed('Total protein', one.protein, 'g/dl', one.gram),
    printed('Albumin', one.protein * one.share, 'g/dl', one.gram),
    printed('Globulin', one.protein * (1 - one.share), 'g/dl', one.gram),
    printed('Albumin/globulin ratio', one.share / (1 - one.share), '', ['ratio', 1]),
    printed('Total bilirubin', one.direct + one.indirect, 'mg/dl', one.bilirubin),
    printed('Direct bilirubin', one.direct, 'mg/dl', one.bilirubin),
    printed('Indirect bilirubin', one.indirect, 'mg/dl', one.bilirubin),
    printed('Iron', one.iron, 'ug/dl', one.ironUnit),
    printed('TIBC', one.tibc, 'ug/dl', one.ironUnit),
    printed('UIBC', one.tibc - one.iron, 'ug/dl', one.ironUnit),
    printed('Transferrin saturation', (100 * one.iron) / one.tibc, '%', ['%', 0]),
    printed('Sodium', one.sodium, 'mmol/l', one.salt),
    printed('Chloride', one.chloride, 'mmol/l', one.salt),
    printed('Carbon dioxide', one.bicarbonate, 'mmol/l', one.salt),
    printed('Potassium', one.potassium, 'mmol/l', ['mmol/L', 1]),
    printed(
      'Anion gap',
      one.sodium - one.chloride - one.bicarbonate + (one.withPotassium ? one.potassium : 0),
      'mmol/l',
      one.salt,
    ),
    printed('Hemoglobin A1c', one.a1c, '%', ['%', 1]),
    printed('Estimated average glucose', 28.7 * one.a1c - 46.7, 'mg/dl', ['mg/dL', 0]),
    printed('Urea nitrogen', one.nitrogen, 'mg/dl', ['mg/dL', 0]),
    printed('Creatinine', one.creatinine, 'mg/dl', ['mg/dL', 2]),
    printed('BUN/creatinine ratio', one.nitrogen / one.creatinine, '', ['ratio', 0]),
  ])

const panel = fc.oneof(bloodCount, lipids, chemistry)

const named = (rows: MarkerRow[], marker: string) => {
  const found = rows.find((one) => one.marker === marker)
  if (!found) throw new Error(`no ${marker}`)
  return found
}

const COUNT: [string, number, string][] = [
  ['Hemoglobin', 13.4, 'g/dL'],
  ['Hematocrit', 40.2, '%'],
  ['Red blood cells', 4.57, '10^6/uL'],
  ['MCV', 88, 'fL'],
  ['MCH', 29.3, 'pg'],
  ['MCHC', 33.3, 'g/dL'],
  ['White blood cells', 6.8, 'K/uL'],
  ['Neutrophils', 58, '%'],
  ['Lymphocytes', 30, '%'],
  ['Monocytes', 8, '%'],
  ['Eosinophils', 3, '%'],
  ['Basophils', 1, '%'],
]
/** A blood count as printed, with some of its figures misread. */
const count = (misread: Record<string, Partial<MarkerRow>> = {}) =>
  COUNT.map(([marker, value, unit]) => row(marker, value, unit, misread[marker]))

describe('arithmeticOf', () => {
  it('arithmeticOf never contradicts a consistent panel, in whatever units and with whatever decimals', () => {
    fc.assert(
      fc.property(panel, (rows) => {
        const { contradicted } = arithmeticOf(rows)
        expect([...contradicted].map(({ name, value, unit }) => [name, value, unit])).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('arithmeticOf confirms the rows of a blood count', () => {
    const rows = count()
    const { confirmed, contradicted } = arithmeticOf(rows)
    expect(contradicted.size).toBe(0)
    for (const marker of ['Hemoglobin', 'Hematocrit', 'Red blood cells', 'MCV', 'MCH', 'MCHC', 'Neutrophils'])
      expect(confirmed).toContain(named(rows, marker))
    // A change by one basophil would not show.
    expect(confirmed).not.toContain(named(rows, 'White blood cells'))
  })

  it.each([
    ['Hemoglobin', 19.4],
    ['Hemoglobin', 134],
    ['Hematocrit', 46.2],
    ['Red blood cells', 4.07],
    ['MCV', 38],
    ['MCHC', 38.3],
  ])('arithmeticOf finds the one misread row of a blood count: %s of %d', (marker, value) => {
    const rows = count({ [marker]: { value } })
    expect([...arithmeticOf(rows).contradicted]).toEqual([named(rows, marker)])
  })

  it('arithmeticOf doubts all rows of a sum where it is unclear which one is wrong', () => {
    const rows = count({ Neutrophils: { value: 88 } })
    const { contradicted, suggested } = arithmeticOf(rows)
    expect([...contradicted].map(({ marker }) => marker)).toEqual([
      'Neutrophils',
      'Lymphocytes',
      'Monocytes',
      'Eosinophils',
      'Basophils',
    ])
    expect(suggested.size).toBe(0)
  })

  it('arithmeticOf suggests the other reading of a number where only this makes all calculations hold', () => {
    const lost = count({ Hematocrit: { value: 402 } })
    expect(arithmeticOf(lost).suggested).toEqual(new Map([[named(lost, 'Hematocrit'), 40.2]]))
    const share = count({ Neutrophils: { value: 5.8 } })
    const blamed = arithmeticOf(share)
    expect(blamed.suggested).toEqual(new Map([[named(share, 'Neutrophils'), 58]]))
    expect([...blamed.contradicted]).toEqual([named(share, 'Neutrophils')])
    const leukocytes = [
      row('White blood cells', 6.8, '/µL', { otherValue: 6800, plausible: false }),
      row('Neutrophils', 58, '%'),
      row('Absolute neutrophils', 3944, '/µL'),
    ]
    expect([...arithmeticOf(leukocytes).suggested.values()]).toEqual([6800])
  })

  it('arithmeticOf treats a result printed in two units as one figure', () => {
    const rows = [
      row('Hemoglobin A1c', 5.9, '%', { name: 'HbA1c' }),
      row('Hemoglobin A1c', 41, 'mmol/mol', { name: 'HbA1c' }),
    ]
    expect(arithmeticOf(rows).confirmed.size).toBe(2)
    const misread = [rows[0], row('Hemoglobin A1c', 11, 'mmol/mol', { name: 'HbA1c' })].filter(
      (one) => one !== undefined,
    )
    expect(arithmeticOf(misread).contradicted.size).toBe(2)
  })

  it('arithmeticOf ignores bounded values, unknown tests, and two different results of one marker', () => {
    const rows = [
      row('Iron', 41, 'ug/dL'),
      row('TIBC', 412, 'ug/dL'),
      row('Transferrin saturation', 60, '%', { comparator: '<' }),
      row('Transferrin saturation', 60, '%', { marker: null }),
    ]
    const two = [
      row('Iron', 41, 'ug/dL'),
      row('Iron', 90, 'ug/dL'),
      row('TIBC', 412, 'ug/dL'),
      row('Transferrin saturation', 60, '%'),
    ]
    for (const some of [rows, two])
      expect(arithmeticOf(some)).toEqual({
        confirmed: new Set(),
        contradicted: new Set(),
        suggested: new Map(),
      })
  })

  it('arithmeticOf accepts a measured LDL that differs from the Friedewald formula', () => {
    const rows = [
      row('Total cholesterol', 210, 'mg/dL'),
      row('HDL cholesterol', 50, 'mg/dL'),
      row('Triglycerides', 150, 'mg/dL'),
      row('LDL cholesterol', 141, 'mg/dL'),
    ]
    expect(arithmeticOf(rows).contradicted.size).toBe(0)
  })

  it('arithmeticOf finds most single misread figures, and blames the right row', () => {
    const figures = { caught: 0, right: 0, all: 0 }
    const confusions = ['08', '17', '35', '38', '56', '68', '49', '27', '89']
    const misread = ({ printedValue = '' }: MarkerRow, at: number, kind: number) => {
      if (kind === 0) return printedValue.replace('.', '')
      const place = at % printedValue.length
      const digit = printedValue[place] ?? ''
      const pair = confusions.find((two) => two.includes(digit))
      const other = pair?.replace(digit, '') ?? digit
      return printedValue.slice(0, place) + other + printedValue.slice(place + 1)
    }
    fc.assert(
      fc.property(panel, fc.nat(), fc.nat(), fc.nat({ max: 1 }), (rows, which, at, kind) => {
        const before = rows[which % rows.length]
        if (!before) return
        const text = misread(before, at, kind)
        const value = Number(text)
        // Only figures that are off by more than a tenth must be found.
        if (!Number.isFinite(value) || Math.abs(value - before.value) <= 0.1 * before.value) return
        const after = { ...before, value, printedValue: text }
        const { confirmed, contradicted } = arithmeticOf(rows.map((one) => (one === before ? after : one)))
        figures.all += 1
        figures.caught += Number(contradicted.has(after))
        figures.right += Number(contradicted.has(after) && contradicted.size === 1)
        expect(confirmed.has(after)).toBe(false)
      }),
      { numRuns: 1500, seed: 1 },
    )
    expect(figures.caught / figures.all).toBeGreaterThan(0.9)
    expect(figures.right / figures.all).toBeGreaterThan(0.7)
  })
})
