/**
 * Converts units, so that results of several laboratories can be drawn on one chart, and one limit of a marker applies
 * in every unit in which it is printed. What a report prints is never replaced.
 */

import { FACTORS } from './factors.ts'
import { reportedAs } from './knownMarkers.ts'
import { simpleUnit } from './simpleUnit.ts'

/** `converted = value * factor + offset`; `how` explains this to people, and is empty if nothing changes. */
export type Conversion = { factor: number; offset: number; how: string; source: string | null }

/** The base quantity of a unit, how many of it one unit is (60 for "a minute" in seconds), and a power of ten. */
type Scale = { of: string; times: number; power: number }

const PREFIXES: Record<string, number> = { k: 3, '': 0, d: -1, m: -3, u: -6, n: -9, p: -12, f: -15 }
const power = (prefix: string | undefined) => PREFIXES[prefix ?? ''] ?? 0

/** One unit of an enzyme converts one micromole a minute, one katal one mole a second. */
const UNITS_PER_KATAL = 6e7

/** The scale of a unit; null for a unit without one. */
function scaleOf(simple: string): Scale | null {
  const [, prefix, of = '', volume, fibrin = ''] =
    /^([munpfk]?)(g|mol|eq|osm|kat|i?u|au|ru)\/([mdu]?)l(feu|ddu)?$/.exec(simple) ?? []
  if (of === 'kat') return { of: 'u/l', times: UNITS_PER_KATAL, power: power(prefix) - power(volume) }
  if (of)
    return { of: of === 'iu' ? 'u/l' : `${of}${fibrin}/l`, times: 1, power: power(prefix) - power(volume) }
  const [count, digits = '0'] = /^(?:10\^(-?\d+))?\/ul$/.exec(simple) ?? []
  if (count !== undefined) return { of: 'count', times: 1, power: Number(digits) }
  const [, above, what = '', below, base = ''] =
    /^([munpf]?)(g|mol)\/(m?)(g|mol)$/.exec(simple) ??
    /^([munpf]?)(g)\/(k)(g)$/.exec(simple) ??
    /^([munpf]?)(g|mol)()()$/.exec(simple) ??
    []
  if (what) return { of: `${what}/${base}`, times: 1, power: power(above) - power(below) }
  const [, amount, kind = ''] = /^([munpk]?)(g|mol|eq)\/24h$/.exec(simple) ?? []
  if (kind) return { of: `${kind}/24h`, times: 1, power: power(amount) }
  const rest: Record<string, Scale> = {
    '%': { of: 'share', times: 1, power: -2 },
    '‰': { of: 'share', times: 1, power: -3 },
    'l/l': { of: 'share', times: 1, power: 0 },
    'ml/s': { of: 'ml/min', times: 60, power: 0 },
    'ml/min': { of: 'ml/min', times: 1, power: 0 },
    'ml/s/1.73m2': { of: 'ml/min/1.73m2', times: 60, power: 0 },
    'ml/min/1.73m2': { of: 'ml/min/1.73m2', times: 1, power: 0 },
    // One kilogram of plasma water counts as one litre, as in laboratories' calculations of osmolality.
    'mosm/kg': { of: 'osm/l', times: 1, power: -3 },
    'mmol/kg': { of: 'osm/l', times: 1, power: -3 },
    // A conventional millimetre of mercury, in pascals.
    mmhg: { of: 'pa', times: 133.322, power: 0 },
    kpa: { of: 'pa', times: 1, power: 3 },
  }
  return rest[simple] ?? null
}

const SAME: Conversion = { factor: 1, offset: 0, how: '', source: null }
const rounded = (factor: number) => String(Number(factor.toPrecision(4)))
/** Multiplies by ten to the power of `exponent`, without the rounding error of a negative exponent. */
const scaled = (value: number, exponent: number) =>
  exponent < 0 ? value / 10 ** -exponent : value * 10 ** exponent

/** The conversion between units of one quantity, such as g/L and mg/dL, or µkat/L and U/L. */
function byScale(from: string, to: string): Conversion | null {
  if (from === to) return SAME
  const [one, other] = [scaleOf(from), scaleOf(to)]
  if (!one || !other || one.of !== other.of) return null
  const step = one.power - other.power
  const factor = scaled(one.times / other.times, step)
  if (factor === 1) return SAME
  const isTenfold = one.times === other.times && step < 0
  const how = isTenfold ? `÷ ${10 ** -step}` : `× ${rounded(factor)}`
  return { factor, offset: 0, how, source: null }
}

/** The conversion from a printed unit to the common unit of the marker's factors. */
function toCommon(marker: string, unit: string): Conversion | null {
  const factors = FACTORS[reportedAs(marker)] ?? []
  const [first] = factors
  if (!first) return null
  const direct = byScale(unit, first.to)
  if (direct) return direct
  for (const { from, to, factor, offset = 0, source } of factors) {
    const into = byScale(unit, from)
    const outOf = byScale(to, first.to)
    if (!into || !outOf) continue
    return {
      factor: into.factor * factor * outOf.factor,
      offset: offset * outOf.factor,
      how: 'by a factor',
      source,
    }
  }
  return null
}

/**
 * The conversion of a marker's value from one printed unit to another; null if no table contains it. A missing unit
 * converts only to a missing unit.
 */
export function conversion(marker: string, from: string | null, to: string | null): Conversion | null {
  const [one, other] = [simpleUnit(from, marker), simpleUnit(to, marker)]
  const same = byScale(one, other)
  if (same) return same
  const [there, back] = [toCommon(marker, one), toCommon(marker, other)]
  if (!there || !back) return null
  const factor = there.factor / back.factor
  const offset = (there.offset - back.offset) / back.factor
  if (Math.abs(factor - 1) < 1e-9 && offset === 0) return SAME
  const sign = offset < 0 ? '−' : '+'
  const more = offset === 0 ? '' : ` ${sign} ${rounded(Math.abs(offset))}`
  return { factor, offset, how: `× ${rounded(factor)}${more}`, source: there.source ?? back.source }
}

/** A value in another unit, rounded to ten significant digits to remove binary rounding errors. */
export function exactly(value: number, { factor, offset }: Pick<Conversion, 'factor' | 'offset'>): number {
  return Number((value * factor + offset).toPrecision(10))
}

/** A converted value for people, rounded to four significant digits: no more than its factor has. */
export function convert(value: number, { factor, offset, how }: Conversion): number {
  return how === '' ? value : Number((value * factor + offset).toPrecision(4))
}
