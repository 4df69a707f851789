import type { z } from 'zod'
import type { units } from './schema.ts'
import table from './units.json' with { type: 'json' }

const { sources, factors, formulas, charges, atomicWeights } = table as z.infer<typeof units>

/** `value in to = value in from * factor + offset`; units are normalised, see `simpleUnit`. */
export type Factor = { from: string; to: string; factor: number; offset?: number; source: string }

const urlOf = (source: string) => sources[source]?.url ?? ''

/** The molar mass of a formula such as `C6H12O6`, in g/mol. */
export function molarMass(formula: string): number {
  return [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].reduce(
    (mass, [, element = '', count]) => mass + (atomicWeights[element] ?? Number.NaN) * Number(count || 1),
    0,
  )
}

/** The formula by whose mass each marker is measured. */
export const FORMULAS = formulas

const published = Object.entries(factors).map(
  ([marker, { from, to, factor, offset, source }]): [string, Factor] => [
    marker,
    { from, to, factor, ...(offset !== undefined && { offset }), source: urlOf(source) },
  ],
)

/** Factors from mass to amount where no public table was read. */
const byMass = Object.entries(formulas)
  .filter(([marker]) => !(marker in factors))
  .map(([marker, formula]): [string, Factor] => [
    marker,
    { from: 'g/l', to: 'mol/l', factor: 1 / molarMass(formula), source: urlOf('iupac') },
  ])
const byCharge = Object.entries(charges).map(([marker, charge]): [string, Factor] => [
  marker,
  { from: 'eq/l', to: 'mol/l', factor: 1 / charge, source: urlOf('clin-chem') },
])

/** Factors by marker; all factors of one marker are for the same quantity. */
export const FACTORS: Readonly<Record<string, readonly Factor[]>> = Object.fromEntries(
  [...Map.groupBy([...published, ...byMass, ...byCharge], ([marker]) => marker)].map(([marker, all]) => [
    marker,
    all.map(([, factor]) => factor),
  ]),
)
