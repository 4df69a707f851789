/**
 * Rows held against their neighbours: a blood count, a lipid profile or an iron panel prints figures that follow from one
 * another, so a misread digit or decimal point shows without anybody knowing the page.
 */

import type { MarkerRow } from '../../../shared/bloodTests.ts'
import { RELATIONS, type Relation } from './relations.data.ts'
import { simpleUnit } from './simpleUnit.ts'
import { conversion } from './units.ts'
import { trimmed } from './vocabulary.ts'

/** What neighbours say of the rows that take part in a calculation; all other rows are in none of the three. */
export type Arithmetic = {
  /** A calculation holds with this row, and would not with one that is a tenth off. */
  confirmed: Set<MarkerRow>
  /** A calculation fails, and this row is to blame, or may be where nothing tells which one is. */
  contradicted: Set<MarkerRow>
  /** The one other reading of a contradicted row (its `otherValue`, or its point elsewhere) with which all is right. */
  suggested: Map<MarkerRow, number>
}

/** A row in a relation: its printed figure, half of its last printed digit, and how both become the relation's unit. */
type Term = { row: MarkerRow; value: number; half: number; factor: number; offset: number }
type Check = { relation: Relation; terms: (Term | null)[] }
type Verdict = 'holds' | 'fails' | 'silent'

/** A printed figure has no more decimals than this. */
const MOST_DECIMALS = 8

/** How many decimals a row's value is printed with: `13.50` has two, whatever its number says. */
function decimalsOf({ value, printedValue = '' }: MarkerRow): number {
  const digits = printedValue.slice(0, 40).replaceAll(/\D/g, '')
  for (let decimals = 0; digits !== '' && decimals <= MOST_DECIMALS; decimals += 1)
    if (Number(digits) / 10 ** decimals === Math.abs(value)) return decimals
  return Math.min(MOST_DECIMALS, (/\.(\d+)/.exec(String(value))?.[1] ?? '').length)
}

/** Half of the last printed digit. Single cells are counted in tens and hundreds: the zeros at their end are no digits. */
function halfDigit(row: MarkerRow): number {
  const decimals = decimalsOf(row)
  if (decimals > 0 || simpleUnit(row.unit, row.marker) !== '/ul') return 0.5 / 10 ** decimals
  const figures = String(row.value)
  const zeros = Math.max(0, figures.length - Math.max(2, trimmed(figures, '', '0').length))
  return 0.5 * 10 ** zeros
}

const inUnit = ({ factor, offset }: Term, value: number) => value * factor + offset

/** The row of a marker that a relation takes; null where there is none, or several that differ. */
function termOf(rows: readonly MarkerRow[], marker: string, unit: string): Term | null {
  const terms = rows.flatMap((row): Term | [] => {
    if (row.marker !== marker || row.comparator !== null || row.value < 0) return []
    const way = conversion(marker, row.unit, unit)
    return way ? { row, value: row.value, half: halfDigit(row), factor: way.factor, offset: way.offset } : []
  })
  const own = terms.filter(({ row }) => simpleUnit(row.unit, marker) === simpleUnit(unit, marker))
  const [first, ...others] = own.length > 0 ? own : terms
  if (!first || others.some((other) => inUnit(other, other.value) !== inUnit(first, first.value))) return null
  return first
}

/** Both ends of what a difference can be while each value is within its rounding. */
function reach(relation: Relation, terms: (Term | null)[]): [low: number, high: number][] {
  const present = terms.flatMap((term, at) => (term ? [{ term, at }] : []))
  const values = terms.map(() => 0)
  const ends: [number, number][] = []
  // A difference rises or falls all the way with each value, so its extremes lie where every value is at an end.
  for (let corner = 0; corner < 2 ** present.length; corner += 1) {
    present.forEach(({ term, at }, bit) => {
      const side = corner & (1 << bit) ? term.half : -term.half
      values[at] = inUnit(term, Math.max(0, term.value + side))
    })
    relation.difference(...values).forEach((difference, way) => {
      const [low, high] = ends[way] ?? [difference, difference]
      ends[way] = [Math.min(low, difference), Math.max(high, difference)]
    })
  }
  return ends
}

/** Whether the rows of a relation agree. What cannot be calculated, as a division by zero, says nothing. */
function verdictOf({ relation, terms }: Check): Verdict {
  const size = relation.size(...terms.map((term) => (term ? inUnit(term, term.value) : 0)))
  const ends = reach(relation, terms)
  if (ends.length === 0 || !ends.flat().every(Number.isFinite)) return 'silent'
  const within = ([share, plus = 0]: readonly [number, number?]) => share * size + plus
  const near = within(relation.near)
  if (ends.some(([low, high]) => low <= near && high >= -near)) return 'holds'
  const far = within(relation.far)
  const above = within(relation.farAbove ?? relation.far)
  return ends.every(([low, high]) => low > above || high < -far) ? 'fails' : 'silent'
}

const withValue = ({ relation, terms }: Check, row: MarkerRow, value: number): Check => ({
  relation,
  terms: terms.map((term) =>
    term?.row === row ? { ...term, value, half: term.half * (value === 0 ? 1 : value / term.value) } : term,
  ),
})

/** A misread figure is off by at least this share of it. */
const NOTICEABLE = 0.1

/** Whether a relation that holds would fail to, were the row's figure a tenth or two last digits off. */
function isSensitive(check: Check, row: MarkerRow): boolean {
  const term = check.terms.find((one) => one?.row === row)
  if (!term) return false
  const step = Math.max(NOTICEABLE * term.value, 4 * term.half)
  return [term.value - step, term.value + step].every((value) => {
    const moved = { ...check, terms: check.terms.map((one) => (one === term ? { ...term, value } : one)) }
    return verdictOf(moved) !== 'holds'
  })
}

/** One marker on one page in two units, as HbA1c in % and in mmol/mol. */
function twice(rows: readonly MarkerRow[]): Check[] {
  const printed = Map.groupBy(
    rows.filter(({ marker, comparator, value }) => marker !== null && comparator === null && value > 0),
    ({ marker, name }) => JSON.stringify([marker, name.toLowerCase()]),
  )
  return [...printed.values()].flatMap((pair): Check[] => {
    const [one, other, ...more] = pair
    const marker = one?.marker ?? null
    if (!one || !other || more.length > 0 || marker === null) return []
    const unit = simpleUnit(one.unit, marker)
    if (unit === simpleUnit(other.unit, marker)) return []
    const terms = [termOf([one], marker, unit), termOf([other], marker, unit)]
    if (terms.includes(null)) return []
    const relation: Relation = {
      inputs: [],
      difference: (here = 0, there = 0) => [here - there],
      size: (here = 0) => here,
      near: [0.01],
      far: [0.03],
    }
    return [{ relation, terms }]
  })
}

/** Every relation that the rows are enough for. */
function checksOf(rows: readonly MarkerRow[]): Check[] {
  const known = rows.filter(({ marker }) => marker !== null)
  const found = RELATIONS.flatMap((relation): Check[] => {
    const terms = relation.inputs.map(([marker, unit]) => termOf(known, marker, unit))
    if (terms.includes(null)) return []
    const more = (relation.optional ?? []).map(([marker, unit]) => termOf(known, marker, unit))
    return [{ relation, terms: [...terms, ...more] }]
  })
  return [...found, ...twice(known)]
}

const rowsOf = ({ terms }: Check) => terms.flatMap((term) => (term ? [term.row] : []))

/** Failed checks that share rows, together: each group has its own culprit. */
function groups(failed: Check[]): Check[][] {
  const all: Check[][] = []
  for (const check of failed) {
    const rows = new Set(rowsOf(check))
    const touching = all.filter((group) => group.some((one) => rowsOf(one).some((row) => rows.has(row))))
    const others = all.filter((group) => !touching.includes(group))
    all.splice(0, all.length, ...others, [...touching.flat(), check])
  }
  return all
}

/**
 * Other readings of a row: what its digits may mean besides, and its decimal point up to three places elsewhere among
 * them; a reading never has digits that are not printed.
 */
function readingsOf(row: MarkerRow): number[] {
  const { value, otherValue } = row
  const left = [10, 100, 1000].map((ten) => value / ten)
  const right = [10, 100, 1000].slice(0, decimalsOf(row)).map((ten) => value * ten)
  const shifted = [...left, ...right].map((reading) => Number(reading.toPrecision(12)))
  const all = otherValue === undefined ? shifted : [otherValue, ...shifted]
  return [...new Set(all)].filter((reading) => reading !== value)
}

/** The readings with which every check of the row holds. */
function fittingReadings(row: MarkerRow, checks: Check[]): number[] {
  const own = checks.filter((check) => rowsOf(check).includes(row))
  return readingsOf(row).filter((reading) => {
    const verdicts = own.map((check) => verdictOf(withValue(check, row, reading)))
    return verdicts.includes('holds') && !verdicts.includes('fails')
  })
}

/**
 * Who is to blame for failed checks that belong together: the rows that all of them share and that no other check vouches
 * for. Where there is none, several rows are wrong, and each in turn is the one that most checks blame.
 */
function culprits(failed: Check[], vouched: Set<MarkerRow>): MarkerRow[] {
  const found: MarkerRow[] = []
  let left = failed
  while (left.length > 0) {
    const blamed = new Map<MarkerRow, number>()
    for (const row of left.flatMap(rowsOf)) blamed.set(row, (blamed.get(row) ?? 0) + 1)
    const free = [...blamed].filter(([row]) => !vouched.has(row))
    const open = free.length > 0 ? free : [...blamed]
    const most = Math.max(...open.map(([, times]) => times))
    const worst = open.filter(([, times]) => times === most).map(([row]) => row)
    const impossible = worst.filter(({ plausible }) => !plausible)
    const named = impossible.length === 1 ? impossible : worst
    found.push(...named)
    left = left.filter((check) => !rowsOf(check).some((row) => named.includes(row)))
  }
  return found
}

/**
 * Holds the rows of one report against one another, in whatever units they are printed, within the rounding of the
 * printed figures and a little more for what the laboratory did not print. A calculation that fails blames the one row
 * that it shares with the other calculations that fail and that no calculation vouches for; where that leaves several,
 * one of them is named only if it alone has another reading with which all is right, and else all of them.
 */
export function arithmeticOf(rows: readonly MarkerRow[]): Arithmetic {
  const checks = checksOf(rows).map((check) => ({ check, verdict: verdictOf(check) }))
  const which = (wanted: Verdict) =>
    checks.filter(({ verdict }) => verdict === wanted).map(({ check }) => check)
  const vouched = new Set(
    which('holds').flatMap((check) => rowsOf(check).filter((row) => isSensitive(check, row))),
  )
  const all = checks.map(({ check }) => check)
  const contradicted = new Set<MarkerRow>()
  const suggested = new Map<MarkerRow, number>()
  for (const failed of groups(which('fails'))) {
    const blamed = culprits(failed, vouched)
    const readings = blamed.flatMap((row) =>
      fittingReadings(row, all).map((reading): [MarkerRow, number] => [row, reading]),
    )
    const [only] = readings
    if (only && readings.length === 1) suggested.set(...only)
    // A point in another place explains more than a coincidence would.
    const explains = only && readings.length === 1 && blamed.length > 1 && settles(failed, only)
    for (const row of explains ? [only[0]] : blamed) contradicted.add(row)
  }
  const confirmed = new Set([...vouched].filter((row) => !contradicted.has(row)))
  return { confirmed, contradicted, suggested }
}

/** Whether one other reading sets all failed checks right. */
function settles(failed: Check[], [row, reading]: [MarkerRow, number]): boolean {
  return failed.every((check) => verdictOf(withValue(check, row, reading)) === 'holds')
}
