/**
 * Checks rows against each other: a blood count, a lipid profile or an iron panel prints figures that can be calculated
 * from one another, so a misread digit or decimal point shows without knowledge of the page.
 */

import { trimmed } from '../languages/vocabulary.ts'
import { markerOf } from '../markers/knownMarkers.ts'
import { RELATIONS, type Relation } from '../markers/relations.ts'
import { simpleUnit } from '../markers/simpleUnit.ts'
import { conversion } from '../markers/units.ts'
import type { MarkerRow } from '../types.ts'

/** The result of the calculations for the rows that take part in one; other rows are in none of the three. */
export type Arithmetic = {
  /** A calculation holds with this row, and would fail if its value were a tenth off. */
  confirmed: Set<MarkerRow>
  /** A calculation fails because of this row, or may fail because of it where the culprit is unclear. */
  contradicted: Set<MarkerRow>
  /**
   * The only other reading of a contradicted row (its `otherValue`, or the decimal point in another place) with which
   * all calculations hold.
   */
  suggested: Map<MarkerRow, number>
}

/**
 * A row in a relation: its printed figure, half of its last printed digit, and the factor that converts both to the
 * relation's unit.
 */
type Term = { row: MarkerRow; value: number; half: number; factor: number; offset: number }
type Check = { relation: Relation; terms: (Term | null)[] }
type Verdict = 'holds' | 'fails' | 'silent'

/** The most decimals of a printed figure. */
const MOST_DECIMALS = 8

/** How many decimals a row's value is printed with: `13.50` has two, whatever its number says. */
function decimalsOf({ value, printedValue = '' }: MarkerRow): number {
  const digits = printedValue.slice(0, 40).replaceAll(/\D/g, '')
  for (let decimals = 0; digits !== '' && decimals <= MOST_DECIMALS; decimals += 1)
    if (Number(digits) / 10 ** decimals === Math.abs(value)) return decimals
  return Math.min(MOST_DECIMALS, (/\.(\d+)/.exec(String(value))?.[1] ?? '').length)
}

/**
 * Half of the last printed digit. Cells are counted one by one in tens and hundreds, so zeros at the end of such a
 * count are not significant.
 */
function halfDigit(row: MarkerRow): number {
  const decimals = decimalsOf(row)
  if (decimals > 0 || simpleUnit(row.unit, row.marker) !== '/ul') return 0.5 / 10 ** decimals
  const figures = String(row.value)
  const zeros = Math.max(0, figures.length - Math.max(2, trimmed(figures, '', '0').length))
  return 0.5 * 10 ** zeros
}

const inUnit = ({ factor, offset }: Term, value: number) => value * factor + offset

/** The row of a marker that takes part in a relation; null if there is none, or if several differ. */
function termOf(rows: readonly MarkerRow[], marker: string, unit: string): Term | null {
  const terms = rows.flatMap((row): Term | [] => {
    if (markerOf(row)?.name !== marker || row.comparator !== null || row.value < 0) return []
    const way = conversion(marker, row.unit, unit)
    return way ? { row, value: row.value, half: halfDigit(row), factor: way.factor, offset: way.offset } : []
  })
  const own = terms.filter(({ row }) => simpleUnit(row.unit, marker) === simpleUnit(unit, marker))
  const [first, ...others] = own.length > 0 ? own : terms
  if (!first || others.some((other) => inUnit(other, other.value) !== inUnit(first, first.value))) return null
  return first
}

/** The lowest and the highest difference that is possible while each value is within its rounding. */
function reach(relation: Relation, terms: (Term | null)[]): [low: number, high: number][] {
  const present = terms.flatMap((term, at) => (term ? [{ term, at }] : []))
  const values = terms.map(() => 0)
  const ends: [number, number][] = []
  // The difference is monotonic in each value, so its extremes are at the ends of the values' intervals.
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

/**
 * Whether the rows of a relation agree. A calculation that is not possible, such as a division by zero, has no verdict.
 */
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

/** The smallest error of a misread figure that must show, as a share of it. */
const NOTICEABLE = 0.1

/** Whether a relation that holds would fail if the row's figure were off by a tenth, or by two of its last digits. */
function isSensitive(check: Check, row: MarkerRow): boolean {
  const term = check.terms.find((one) => one?.row === row)
  if (!term) return false
  const step = Math.max(NOTICEABLE * term.value, 4 * term.half)
  return [term.value - step, term.value + step].every((value) => {
    const moved = { ...check, terms: check.terms.map((one) => (one === term ? { ...term, value } : one)) }
    return verdictOf(moved) !== 'holds'
  })
}

/** One marker printed in two units on one page, such as HbA1c in % and in mmol/mol. */
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

/** Every relation for which the rows are sufficient. */
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

/** Groups failed checks that share rows: each group has its own culprit. */
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
 * Other readings of a row: what its digits may also mean, and its decimal point moved by up to three places. A reading
 * never has digits that are not printed.
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
 * The rows to blame for failed checks that belong together: those that all of them share and no other check confirms.
 * Where there is none, several rows are wrong: each in turn is the one that most checks blame.
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
 * Checks the rows of one report against each other, in whatever units they are printed, within the rounding of the
 * printed figures and a margin for what the laboratory did not print. A failed calculation blames the one row that it
 * shares with the other failed calculations and that no calculation confirms. Where several such rows remain, one is
 * blamed alone only if it alone has another reading with which all calculations hold; otherwise all of them are blamed.
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
    // A misplaced decimal point explains more than a coincidence would.
    const explains = only && readings.length === 1 && blamed.length > 1 && settles(failed, only)
    for (const row of explains ? [only[0]] : blamed) contradicted.add(row)
  }
  const confirmed = new Set([...vouched].filter((row) => !contradicted.has(row)))
  return { confirmed, contradicted, suggested }
}

/** Whether another reading of one row makes all failed checks hold. */
function settles(failed: Check[], [row, reading]: [MarkerRow, number]): boolean {
  return failed.every((check) => verdictOf(withValue(check, row, reading)) === 'holds')
}
