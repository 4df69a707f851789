/** From measured values to printed rows, and the truth of each row. */
import { PANELS, type PanelKey } from './analytes.data.ts'
import { type Lab, writtenFlag, writtenLimit, writtenNumber, writtenRange } from './lab.ts'
import type { Measured, Sex } from './patient.ts'
import type { Dice } from './random.ts'

/** The truth of one printed row. */
export type RowTruth = {
  name: string
  marker: string | null
  value: number
  comparator: '<' | '>' | null
  unit: string | null
  low: number | null
  high: number | null
  /** The printed sign or word beside the value, or null. */
  flag: string | null
  side: 'low' | 'normal' | 'high'
  page: number
  /** The page does not decide the range (a table of risk, ranges by age). */
  openRange?: boolean
  /** An unexplained sign is beside the value. */
  mustDoubt?: boolean
  /** May be read or not: the same result in another unit on a line of its own. */
  optional?: boolean
}

export type QualitativeTruth = { name: string; text: string; page: number }

/** The printed texts of one result. */
export type Printed = {
  name: string
  value: string
  unit: string
  range: string
  low: string
  high: string
  flag: string
  previous: string
  /** A sign behind the name, explained at the foot of the page. */
  footnote: string
  /** A result of another day, where one is printed as a sentence. */
  earlier: string
  method: string
  material: string
  note: string
  /** Lines of ranges by sex or of risk, in place of the range or below it. */
  lines: string[]
  abnormal: boolean
  /** The same result in another unit, where a layout prints it: beside the first or on a second line. */
  other: {
    value: string
    unit: string
    range: string
    truth: RowTruth
    shown: boolean
    below: boolean
  } | null
  truth: RowTruth | null
  qualitative: QualitativeTruth | null
}

export type Section = { title: string; key: PanelKey; rows: Printed[] }

/** Whether a country prints an analyte, rather than its counterpart. */
function printedIn(key: string, lab: Lab): boolean {
  if (!lab.words.names[key]) return false
  if (lab.country === 'us') return key !== 'Urea'
  if (lab.country !== 'in') return key !== 'Urea nitrogen' && key !== 'BUN/creatinine ratio'
  return true
}

/** A name in this laboratory's spelling: the same kind of spelling for all names. */
function nameOf(key: string, lab: Lab, dice: Dice, kind: number): string {
  const names = lab.words.names[key] ?? [key]
  const name = names[kind] ?? dice.pick(names)
  return lab.cutAfter > 0 ? name.slice(0, lab.cutAfter).trim() : name
}

/** What a laboratory prints as the specimen of an analyte: serum, or else whole blood or plasma. */
function materialOf(key: string, { words: { materials } }: Lab, dice: Dice): string {
  const isIn = (...panels: PanelKey[]) =>
    panels.some((panel) => (PANELS[panel] as readonly string[]).includes(key))
  const ofBlood = isIn('count', 'differential', 'wholeBlood') || key === 'Hemoglobin A1c' || key === 'ESR'
  if (ofBlood) return dice.pick(materials.slice(1, 2))
  return dice.pick(isIn('coagulation') ? materials.slice(2, 3) : materials.slice(0, 1))
}

type Making = { dice: Dice; lab: Lab; sex: Sex; measure: (key: string) => Measured; nameKind: number }

/** Analytes that are often below the detection limit of their method. */
const MAY_BE_BELOW = new Set([
  'C-reactive protein',
  'hs-CRP',
  'Rheumatoid factor',
  'TPO antibodies',
  'Thyroglobulin antibodies',
  'Troponin I',
  'Troponin T',
  'D-dimer',
  'Lipoprotein(a)',
  'IgE',
  'PSA',
])

/** The comparator of a value printed with `<` or `>`, at the end of a method's range. */
function comparatorOf({ way, analyte, side }: Measured, dice: Dice): '<' | '>' | null {
  if (MAY_BE_BELOW.has(analyte.key) && way.low === null && side === 'normal' && dice.chance(0.3)) return '<'
  return analyte.key === 'eGFR' && side === 'normal' && dice.chance(0.4) ? '>' : null
}

/** The same result in the other system of units, computed from the printed value. */
function otherOf({ way, analyte, value }: Measured, truth: RowTruth, lab: Lab): Printed['other'] {
  const other = way === analyte.ways.usual ? analyte.ways.si : analyte.ways.usual
  if (!other) return null
  const { text: unit, scale } = lab.unit(other.unit, analyte.key)
  if (scale !== 1 || unit === truth.unit) return null
  const usual = (value - way.offset) / way.factor
  const converted = Number((usual * other.factor + other.offset).toFixed(other.digits))
  const { low, high } = lab.shows.range ? other : { low: null, high: null }
  return {
    value: writtenNumber(converted, other.digits, lab),
    unit,
    range: writtenRange(low, high, other.digits, lab),
    truth: { ...truth, value: converted, unit, low, high, flag: null, mustDoubt: false },
    shown: false,
    below: false,
  }
}

/** The printed texts of one measured analyte. */
function printedOf(key: string, making: Making): Printed {
  const { dice, lab, measure } = making
  const measured = measure(key)
  const { way, side, far } = measured
  const { text: unit, scale } = lab.unit(way.unit, key)
  // Single cells are counted where the unit is not in thousands; lakhs are hundreds of them.
  const digits = scale === 1 ? way.digits : scale < 1 ? 2 : 0
  const times = (value: number | null) => (value === null ? null : Number((value * scale).toFixed(digits)))
  const comparator = comparatorOf(measured, dice)
  const bound = comparator === '>' ? 90 : null
  const value = bound ?? times(measured.value) ?? 0
  let [low, high] = [times(way.low), times(way.high)]
  if (low === null && high !== null && lab.fromZero) low = 0
  const flag = writtenFlag(side, far, dice, lab)
  const number = writtenNumber(value, bound === null ? digits : 0, lab)
  const gap = dice.chance(0.5) ? ' ' : ''
  const before = times(Number((measured.value * dice.between(0.85, 1.15)).toFixed(way.digits))) ?? 0
  const bySex = lab.bySex && lab.shows.range && low !== null && high !== null && low > 0 && dice.chance(0.6)
  const other = (bounds: number | null) => (bounds === null ? null : Number((bounds * 1.06).toFixed(digits)))
  const { people } = lab.words
  const line = (who: string, from: number | null, to: number | null) =>
    `${who}: ${writtenRange(from, to, digits, lab)}`
  const [mine, theirs] = making.sex === 'female' ? [people.female, people.male] : [people.male, people.female]
  const lines = bySex ? dice.shuffle([line(mine, low, high), line(theirs, other(low), other(high))]) : []
  const shown = lab.shows.range
  const name = nameOf(key, lab, dice, making.nameKind)
  const truth: RowTruth = {
    name,
    marker: measured.analyte.marker,
    value,
    comparator,
    unit: lab.shows.unit && unit !== '' ? unit : null,
    low: shown ? low : null,
    high: shown ? high : null,
    flag: flag || null,
    side,
    page: 0,
    ...(lab.flags === 'unknown' && flag !== '' && { mustDoubt: true }),
  }
  return {
    name,
    value: comparator ? `${comparator}${gap}${number}` : number,
    unit: lab.shows.unit ? unit : '',
    range: shown && !bySex ? writtenRange(low, high, digits, lab) : '',
    low: shown && low !== null ? writtenLimit(low, digits, lab) : '',
    high: shown && high !== null ? writtenLimit(high, digits, lab) : '',
    flag,
    previous: lab.shows.previous && dice.chance(0.8) ? writtenNumber(before, digits, lab) : '',
    earlier: writtenNumber(before, digits, lab),
    method: dice.pick(lab.words.methods),
    material: materialOf(key, lab, dice),
    footnote: lab.footnotes && dice.chance(0.3) ? lab.footnotes : '',
    note: dice.pick(lab.words.notes),
    lines,
    abnormal: side !== 'normal',
    other: comparator === null ? otherOf(measured, truth, lab) : null,
    truth,
    qualitative: null,
  }
}

/** A result in words. */
function printedWords(dice: Dice, lab: Lab, urine: boolean): Printed {
  const [name, results, expected] = dice.pick(urine ? lab.words.urine : lab.words.qualitative)
  const text = dice.pick(results)
  return {
    name,
    value: text,
    unit: '',
    range: dice.chance(0.6) ? expected : '',
    low: '',
    high: '',
    flag: '',
    previous: '',
    earlier: '',
    footnote: '',
    other: null,
    method: '',
    material: '',
    note: '',
    lines: [],
    abnormal: text.toLowerCase() !== expected.toLowerCase(),
    truth: null,
    qualitative: { name, text, page: 0 },
  }
}

/** Sections of a report: some panels, each with some of its analytes, about `size` rows in all. */
export function sectionsOf(
  making: Making,
  size: number,
  wanted: readonly string[] = [],
  panels: readonly PanelKey[] = [],
): Section[] {
  const { dice, lab } = making
  const order = Object.keys(PANELS) as PanelKey[]
  const holds = (panel: PanelKey) => (PANELS[panel] as readonly string[]).some((key) => wanted.includes(key))
  // Minerals in whole blood are ordered alone.
  const others = dice.shuffle(order.filter((panel) => !holds(panel) && panel !== 'wholeBlood'))
  const sections: Section[] = []
  let rows = 0
  const names = new Set<string>()
  for (const panel of [...order.filter((each) => panels.includes(each) || holds(each)), ...others]) {
    if (rows >= size && !panels.includes(panel) && !holds(panel)) break
    if (sections.some(({ key }) => key === panel)) continue
    const available = PANELS[panel].filter((key) => printedIn(key, lab) && !making.measure(key).impossible)
    const share = panels.includes(panel) ? dice.int(7, 15) : Math.min(size - rows, dice.int(4, 15))
    const most = holds(panel) ? 2 : Math.max(2, Math.min(available.length, share))
    const chosen = dice.some(available, most)
    const keys = available.filter((key) => chosen.includes(key) || wanted.includes(key))
    const printed = keys
      .map((key) => printedOf(key, making))
      // A percentage and a count may have the same name; two results that nothing distinguishes may not.
      .filter(({ name, unit }) => !names.has(`${name} ${unit}`) && names.add(`${name} ${unit}`))
    const inWords = panel === 'urine' ? 4 : panel === 'inflammation' && dice.chance(0.6) ? 1 : 0
    for (let count = 0; count < inWords; count += 1) {
      const words = printedWords(dice, lab, panel === 'urine')
      if (!names.has(words.name)) printed.push(words)
      names.add(words.name)
    }
    if (printed.length === 0) continue
    rows += printed.length
    sections.push({ title: dice.pick(lab.words.panels[panel]), key: panel, rows: printed })
  }
  return sections.sort((one, two) => order.indexOf(one.key) - order.indexOf(two.key))
}
