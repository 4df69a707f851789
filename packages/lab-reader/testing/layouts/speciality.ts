/** Panels that naturopathic clinics order: organic acids, food antibodies, stool. Their rows replace those of the report. */
import { need, write } from '../flow.ts'
import { type Lab, writtenFlag, writtenNumber, writtenRange } from '../lab.ts'
import { put } from '../paper.ts'
import type { Dice } from '../random.ts'
import type { Printed } from '../rows.ts'
import { type Drawing, heading, type Layout, placeRow } from './layout.ts'

/** Each in the words of its panel, which laboratories everywhere print in English or Latin. */
const ACIDS =
  'Citramalic|Tricarballylic|Suberic|Adipic|Ethylmalonic|Hippuric|Glutaric|Orotic|Sebacic|Malic|Fumaric|Aconitic|2-Oxoglutaric|4-Cresol|Uracil|Thymine'
const FOODS =
  'Rye|Spelt|Plaice|Cashew|Honey|Casein|Gliadin|Lentil|Parsley|Trout|Walnut|Sesame|Papaya|Celery|Turkey|Ginger|Fennel|Quinoa|Mustard|Oregano|Apricot'
const ORGANISMS =
  'Bacteroides vulgatus|Prevotella copri|Roseburia spp.|Citrobacter freundii|Morganella morganii|Proteus mirabilis|Candida albicans|Ruminococcus spp.|Veillonella spp.|Geotrichum spp.'

type Result = {
  name: string
  value: number
  low: number | null
  high: number | null
  unit: string
  digits: number
}

const exponential = (value: number) => value.toExponential(2).replace('e+', 'e')

/** The row of a result; `isRaw` writes its numbers with exponents. */
function printedOf(result: Result, dice: Dice, lab: Lab, isRaw = false): Printed {
  const { name, value, low, high, unit, digits } = result
  const side = low !== null && value < low ? 'low' : high !== null && value > high ? 'high' : 'normal'
  const flag = lab.flags === 'letters' ? writtenFlag(side, false, dice, lab) : ''
  const raw = low === null ? `<${exponential(high ?? 0)}` : `${exponential(low)} - ${exponential(high ?? 0)}`
  return {
    name,
    value: isRaw ? exponential(value) : writtenNumber(value, digits, lab),
    unit,
    range: isRaw ? raw : writtenRange(low, high, digits, lab),
    low: '',
    high: '',
    flag,
    previous: '',
    footnote: '',
    earlier: '',
    method: '',
    material: '',
    note: '',
    lines: [],
    abnormal: side !== 'normal',
    other: null,
    qualitative: null,
    truth: {
      name,
      marker: null,
      value,
      comparator: null,
      unit: unit || null,
      low,
      high,
      flag: flag || null,
      side,
      page: 0,
    },
  }
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** Names, the ranges over their unit, and the results, under headings of two lines. */
function drawAcids({ dice, lab, flow, sections }: Drawing) {
  const unit = dice.pick(['mmol/mol creatinine', 'µg/mg creatinine', 'mmol/mol creat'])
  const rows = dice.some(ACIDS.split('|'), dice.int(8, 16)).map((name) => {
    const high = rounded(dice.between(1, 90), 1)
    const low = dice.chance(0.3) ? rounded(high * 0.1, 1) : null
    return printedOf(
      { name, value: rounded(high * dice.between(0.05, 1.6), 1), low, high, unit, digits: 1 },
      dice,
      lab,
    )
  })
  sections.splice(0, sections.length, { title: 'Organic acids', key: 'urine', rows })
  const { paper } = flow
  const step = paper.size * flow.leading
  const at = [0, 0.05, 0.34, 0.62].map((share) => flow.left + share * (flow.right - flow.left))
  const line = (texts: string[], style: { bold?: boolean; role?: 'row' }) => {
    for (const [index, text] of texts.entries()) put(paper, text, at[index] ?? 0, flow.y + paper.size, style)
    flow.y += step
  }
  const [range = '', rest = ''] = heading(dice, lab, 'range').split('\n')
  line(
    [
      '',
      'Metabolic markers in urine',
      `${range} ${rest}`.trim(),
      heading(dice, lab, 'value').split('\n')[0] ?? '',
    ],
    {
      bold: true,
    },
  )
  line(['', '', `(${unit})`, ''], { bold: true })
  rows.forEach((row, index) => {
    need(flow, step)
    if (index % 6 === 5) line(['', dice.pick(['Microbial markers', 'Energy metabolism'])], { bold: true })
    placeRow(row, flow)
    line([String(index + 1), row.name, row.range, row.flag === '' ? row.value : `${row.flag} ${row.value}`], {
      role: 'row',
    })
  })
}

/** Three lists side by side: name, result, class. */
function drawFoods({ dice, lab, flow, sections }: Drawing) {
  const unit = dice.pick(['µg/mL', 'U/mL', 'mg/L'])
  const rows = dice.some(FOODS.split('|'), dice.pick([12, 15, 18])).map((name) =>
    printedOf(
      { name, value: rounded(dice.between(0.2, 40), 1), low: null, high: null, unit, digits: 1 },
      dice,
      {
        ...lab,
        flags: 'none',
      },
    ),
  )
  sections.splice(0, sections.length, { title: 'Food IgG', key: 'urine', rows })
  const { paper } = flow
  const step = paper.size * flow.leading
  const third = (flow.right - flow.left) / 3
  const line = (lists: string[][], style: { bold?: boolean; role?: 'row' }) => {
    lists.forEach((texts, list) => {
      texts.forEach((text, index) => {
        const x = flow.left + list * third + (index * third) / 2.6
        put(paper, text, x, flow.y + paper.size, style)
      })
    })
    flow.y += step
  }
  write(flow, 'Food antibodies IgG, dried blood spot', { bold: true })
  flow.y += step
  const head = ['Food', unit, dice.pick(['Class', 'Grade'])]
  line([head, head, head], { bold: true })
  const length = rows.length / 3
  for (let at = 0; at < length; at += 1) {
    const across = [rows[at], rows[at + length], rows[at + 2 * length]].flatMap((row) => row ?? [])
    for (const row of across) placeRow(row, flow)
    line(
      across.map((row) => [row.name, row.value, String(dice.int(0, 3))]),
      { role: 'row' },
    )
  }
}

/** A table of organisms whose amounts are printed with exponents. */
function drawOrganisms({ dice, lab, flow, sections }: Drawing) {
  const unit = dice.pick(['CFU/g', 'CFU/g', 'copies/g'])
  const rows = dice.some(ORGANISMS.split('|'), dice.int(5, 10)).map((name) => {
    const power = 10 ** dice.int(3, 10)
    const bound = (share: number) => Number((power * share).toPrecision(3))
    const low = dice.chance(0.5) ? bound(dice.between(0.1, 0.4)) : null
    const high = bound(dice.between(1, 5))
    return printedOf(
      { name, value: bound(dice.between(0.05, 8)), low, high, unit, digits: 0 },
      dice,
      lab,
      true,
    )
  })
  sections.splice(0, sections.length, { title: 'Stool', key: 'urine', rows })
  const { paper } = flow
  const step = paper.size * flow.leading
  const at = [0, 0.4, 0.56, 0.64, 0.78].map((share) => flow.left + share * (flow.right - flow.left))
  const line = (texts: string[], style: { bold?: boolean; role?: 'row' }) => {
    for (const [index, text] of texts.entries()) put(paper, text, at[index] ?? 0, flow.y + paper.size, style)
    flow.y += step
  }
  const head = (key: 'name' | 'value' | 'unit' | 'range') => heading(dice, lab, key).replaceAll('\n', ' ')
  write(flow, 'Stool analysis', { bold: true })
  line([head('name'), head('value'), '', head('unit'), head('range')], { bold: true })
  for (const row of rows) {
    placeRow(row, flow)
    line([row.name, row.value, row.flag, row.unit, row.range], { role: 'row' })
  }
}

export const speciality: Layout = {
  mostRows: 20,
  withoutPrevious: true,
  rare: true,
  draw(drawing) {
    drawing.dice.pick([drawAcids, drawFoods, drawOrganisms])(drawing)
  },
}
