import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { markerKey } from '../../../shared/resultText.ts'
import { english, textOf as wordsOf } from '../../../tools/testing/resultText.ts'
import { MARKERS } from '../markers/knownMarkers.ts'
import { isWelcome } from '../markers/markers.ts'
import { conversion, exactly } from '../markers/units.ts'
import { markerRow } from '../testing/markerRow.ts'
import { unitsOf } from '../testing/unitsOf.ts'
import type { MarkerRow } from '../types.ts'

type Side = 'high' | 'low'
const SIDES: Side[] = ['high', 'low']

/** A row outside its range on one side, but not critical. */
const row = (name: string, side: Side, over: Partial<MarkerRow> = {}) =>
  markerRow({
    ...{ name, value: side === 'high' ? 12 : 8, unit: 'unknown/unit', low: 9, high: 11, flag: side },
    ...over,
  })
const textOf = (...markers: MarkerRow[]) =>
  wordsOf({ collectedOn: null, possibleDays: [], markers, unread: [], qualitative: [], language: null })

const messages: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../locales/en.json', import.meta.url), 'utf8'),
)

/** Each marker with its texts: what a value is often seen with, and how food and habits affect it. */
const TEXTS = MARKERS.map(({ name, group, habits }) => {
  const causes = (side: Side) => messages[`bloodTests.marker.${markerKey(name)}.${side}`] ?? ''
  const advice = (side: Side) => habits[side].map((key) => messages[`bloodTests.habits.${key}`]).join(' ')
  return {
    name,
    group,
    high: causes('high'),
    low: causes('low'),
    lifestyle: { high: advice('high'), low: advice('low') },
  }
})

/** All texts about a marker on one side. */
function said(marker: string, side: Side): string {
  const found = TEXTS.find(({ name }) => name === marker)
  if (!found) throw new Error(`no marker ${marker}`)
  return `${found[side]} ${found.lifestyle[side]}`
}

it('each side of a marker that is often seen with something has its text, and no other', () => {
  for (const { name, seenWith, habits } of MARKERS) {
    for (const side of SIDES) {
      const texts = TEXTS.find((one) => one.name === name)
      expect(texts?.[side] !== '', `${name} ${side}`).toBe(seenWith.includes(side))
      expect(texts?.lifestyle[side]).not.toContain('undefined')
      expect(texts?.lifestyle[side] !== '').toBe(habits[side].length > 0)
    }
  }
  expect(new Set(MARKERS.map(({ name }) => markerKey(name))).size).toBe(MARKERS.length)
})

describe('the text about a value outside its range', () => {
  it('the text about a value outside its range is specific to its side, for each side of each marker', () => {
    for (const { name, high, low, lifestyle } of TEXTS.filter(({ group }) => group !== 'drugLevels')) {
      for (const side of SIDES) {
        const text = textOf(row(name, side))
        const [own, other] = side === 'high' ? [high, low] : [low, high]
        if (own) expect(text, `${name} ${side}`).toMatch(/(?:A|High|Low) .+ (?:is|are) often seen with /)
        if (own) expect(text, `${name} ${side}`).toContain(` often seen with ${own}.`)
        else expect(text).toContain(' depends on the other results')
        if (other && !own.startsWith(other))
          expect(text, `${name} ${side}`).not.toContain(`often seen with ${other}`)
        const advice = `Food and habits, for ${name}: `
        if (lifestyle[side]) expect(text).toContain(`${advice}${lifestyle[side]}`)
        else expect(text, `${name} ${side}`).not.toContain(advice)
      }
    }
  })

  it('the text about the level of a medicine speaks of dose and time, and advises nothing else', () => {
    const levels = MARKERS.filter(({ group }) => group === 'drugLevels')
    const said = english('bloodTests.finding.drugLevels', { audience: 'patient' })
    const unknown = english('bloodTests.finding.unknown', { direction: 'high', name: 'X', isPlural: 'no' })
    expect(levels.length).toBeGreaterThan(20)
    for (const { name, seenWith, habits } of levels) {
      expect([...seenWith, ...habits.high, ...habits.low], name).toEqual([])
      for (const side of SIDES) {
        const text = textOf(row(name, side))
        expect(text, name).toContain(said)
        expect(text, name).not.toContain(unknown.slice(unknown.indexOf('X') + 1))
      }
      expect(textOf(row(name, 'high', { flag: 'normal', value: 10 })), name).toContain(said)
    }
  })

  it('the text about a value outside its range continues the phrase "is often seen with"', () => {
    const causes = TEXTS.flatMap(({ high, low }) => [high, low]).filter(Boolean)
    expect(
      causes.filter((cause) => /^(?:in|with|by|of|from|at|and|or)\s|^[A-Z][a-z]+ed\b|[.;]$/.test(cause)),
    ).toEqual([])
  })

  it.each<[side: Side, markers: string, never: RegExp]>([
    // Where a value is high, nothing that raises it is recommended, and nothing that lowers it is named as its cause.
    ['high', 'Hemoglobin|Red blood cells|Hematocrit', /iron|B12|folate/i],
    ['high', 'Iron|Ferritin|Transferrin saturation', /contain iron|legumes|lack of|vitamin C/i],
    ['high', 'Calcium|Corrected calcium|Ionized calcium', /dairy|mineral water|green vegetables|lack of/i],
    ['high', 'Magnesium|Zinc|Selenium|Potassium|Phosphorus', /rich in it|little in the diet/i],
    ['high', 'Vitamin D, 25-hydroxy|Vitamin B12|Folate', /sources|rich in it|little sun|few vegetables/i],
    ['high', 'Albumin|Total protein|Globulin', /legumes|supports it|little protein/i],
    ['high', 'Testosterone|Free testosterone', /support it|strength training/i],
    ['high', 'Free T4|Free T3|Total T4|Total T3', /iodine|selenium/i],
    ['high', 'eGFR', /good|welcome|filter less/i],
    ['high', 'Cortisol|DHEA-sulfate', /that make little/i],
    ['high', 'Sodium|Chloride', /plain water|antidepress/i],
    // Where a value is low, nothing that lowers it is recommended, and nothing that raises it is named as its cause.
    ['low', 'Sodium', /salt|fluid counts|drinking too little/i],
    ['low', 'TSH', /iodine|selenium|makes little hormone/i],
    ['low', 'Hemoglobin|Red blood cells|Hematocrit', /altitude|smoking|drinking enough/i],
    ['low', 'Ferritin|Iron', /alcohol|excess weight|overload/i],
    ['low', 'Calcium|Corrected calcium|Ionized calcium', /supplements|can raise it|active parathyroid/i],
    ['low', 'Potassium', /salt substitutes|excrete less/i],
    ['low', 'Magnesium', /can raise it|excrete less/i],
    ['low', 'Glucose|Fasting glucose|Hemoglobin A1c', /sweet drinks|white flour/i],
    ['low', 'Total cholesterol|LDL cholesterol', /saturated|oats/i],
    ['low', 'HDL cholesterol', /oats|commonly lower/i],
    ['low', 'Creatinine|Urea|Urea nitrogen', /painkillers/i],
    ['low', 'Vitamin D, 25-hydroxy|Vitamin B12|Folate|Zinc', /^supplements/i],
    ['low', 'Uric acid', /beer/i],
    ['low', 'Platelets', /lack of iron/i],
    ['low', 'Testosterone', /taking testosterone/i],
  ])(
    'the text about a value outside its range does not mix in the other side: %s %s',
    (side, markers, never) => {
      for (const marker of markers.split('|')) expect(said(marker, side), marker).not.toMatch(never)
    },
  )

  it.each<[side: Side, marker: string, always: RegExp]>([
    ['high', 'Total bilirubin', /^liver disease/],
    ['high', 'Direct bilirubin', /^liver disease/],
    ['high', 'FSH', /menopause in women, and testes .* in men/],
    ['high', 'LH', /menopause in women, and testes .* in men/],
    ['low', 'Testosterone', /in men, and .* in women/],
    ['high', 'Estradiol', /in women, and .* in men/],
    ['high', 'Vitamin B12', /liver disease, kidneys .*disorder of the blood/],
    ['low', 'Vitamin B12', /metformin.*immune reaction of the stomach/],
    ['high', 'Parathyroid hormone', /vitamin D.*kidneys that filter less.*lithium.*active/],
    ['low', 'Parathyroid hormone', /were removed/],
    ['high', 'Prolactin', /pregnancy.*medicines.*underactive thyroid.*pituitary/],
    ['low', 'Albumin', /inflammation, liver disease, .*kidneys or gut, pregnancy/],
    ['low', 'Sodium', /water tablets.*antidepressants.*heart, liver, kidneys or adrenal/],
    ['high', 'eGFR', /filter more than usual, as early in diabetes/],
    ['high', 'Calcium', /parathyroid.*vitamin D or calcium supplements/],
  ])(
    'the text about a value outside its range names the causes of its side: %s %s',
    (side, marker, always) => {
      expect(said(marker, side)).toMatch(always)
    },
  )

  it('the text about a value outside its range calls HDL welcome only up to the level above which it protects no further, in every unit', () => {
    for (const [value, welcome] of [
      [1.7, true],
      [1.9, true],
      [2, false],
      [3, false],
    ] as const) {
      for (const unit of unitsOf('HDL cholesterol')) {
        const way = conversion('HDL cholesterol', 'mmol/l', unit)
        if (way) expect(isWelcome('HDL cholesterol', exactly(value, way), unit), unit).toBe(welcome)
      }
    }
    const high = { value: 2.6, unit: 'mmol/L', low: 1, high: 1.6 }
    expect(textOf(row('HDL cholesterol', 'high', high))).not.toMatch(/good news|welcome/i)
    expect(textOf(row('HDL cholesterol', 'high', { ...high, value: 1.7 }))).toMatch(/good news/i)
    expect(textOf(row('eGFR', 'high', { value: 165, unit: 'mL/min/1.73m2', high: 120 }))).not.toMatch(/good/i)
  })
})

describe('the note about biotin', () => {
  // Sandwich assays read too low, competitive assays too high.
  const TOO_LOW =
    'TSH|LH|FSH|Prolactin|Parathyroid hormone|Insulin|C-peptide|Ferritin|PSA|SHBG|Thyroglobulin|Troponin I|Troponin T|' +
    'CK-MB|NT-proBNP'
  const TOO_HIGH =
    'Free T4|Free T3|Total T4|Total T3|Cortisol|Testosterone|Estradiol|Progesterone|DHEA-sulfate|Vitamin D, 25-hydroxy|' +
    'Vitamin B12|Folate|TPO antibodies|Thyroglobulin antibodies'

  it('the note about biotin is given on the side to which biotin moves the test, and on no other', () => {
    const [low, high] = [TOO_LOW.split('|'), TOO_HIGH.split('|')]
    for (const { name, lifestyle } of TEXTS) {
      expect(/biotin/i.test(lifestyle.low), `${name} low`).toBe(low.includes(name))
      expect(/biotin/i.test(lifestyle.high), `${name} high`).toBe(high.includes(name))
      if (low.includes(name)) expect(lifestyle.low).toContain('read too low')
      if (high.includes(name)) expect(lifestyle.high).toContain('read too high')
    }
  })
})

it('the texts of markers use careful words: no exclamation, no diagnosis, no promise', () => {
  for (const { high, low, lifestyle } of TEXTS)
    for (const text of [high, low, lifestyle.high, lifestyle.low])
      expect(text).not.toMatch(/!|\byou have\b|\bcures?\b|\bheals?\b|\bguarantee/i)
})

it('no marker text names an amount to take', () => {
  for (const { high, low, lifestyle } of TEXTS)
    for (const text of [high, low, lifestyle.high, lifestyle.low])
      expect(text).not.toMatch(
        /\d ?(?:mg|µg|mcg|iu|g|ml)\b|\bdos(?:e|es|age)\b|\b(?:a|per|each) day\b|daily/i,
      )
})
