/** Ratios computed from a report's rows, each with the rows used. They are not interpreted. */
import { conversion, convert, FRIEDEWALD_TRIGLYCERIDES, markerOf } from '@verbena/lab-reader'
import type { MarkerRow, Ratio, RatioId } from '../../shared/bloodTests.ts'
import { ownName } from '../../shared/markers.ts'

type Rule = {
  id: RatioId
  unit: string | null
  /** Markers of the same ratio: if the report prints one, nothing is calculated. */
  printed: string[]
  inputs: { marker: string; unit: string }[]
  decimals: number
  /** Computes the ratio in the units of `inputs`; null if the formula is not valid for these values. */
  value: (...inputs: number[]) => number | null
}

const TC = { marker: 'Total cholesterol', unit: 'mg/dL' }
const HDL = { marker: 'HDL cholesterol', unit: 'mg/dL' }
const TG = { marker: 'Triglycerides', unit: 'mg/dL' }
const ALBUMIN = { marker: 'Albumin', unit: 'g/dL' }
const quotient = (above = Number.NaN, below = Number.NaN) => (below > 0 ? above / below : null)

const RULES: Rule[] = [
  {
    id: 'ldlFriedewald',
    unit: 'mg/dL',
    printed: ['LDL cholesterol', 'LDL cholesterol, calculated'],
    inputs: [TC, HDL, TG],
    decimals: 0,
    value: (total = 0, hdl = 0, tg = 0) => {
      const ldl = total - hdl - tg / 5
      return tg <= FRIEDEWALD_TRIGLYCERIDES && ldl > 0 ? ldl : null
    },
  },
  {
    id: 'nonHdl',
    unit: 'mg/dL',
    printed: ['Non-HDL cholesterol'],
    inputs: [TC, HDL],
    decimals: 0,
    value: (total = 0, hdl = 0) => (total > hdl ? total - hdl : null),
  },
  {
    id: 'triglyceridesHdl',
    unit: null,
    printed: ['Triglycerides/HDL ratio'],
    inputs: [TG, HDL],
    decimals: 1,
    value: quotient,
  },
  {
    id: 'cholesterolHdl',
    unit: null,
    printed: ['Cholesterol/HDL ratio'],
    inputs: [TC, HDL],
    decimals: 1,
    value: quotient,
  },
  {
    id: 'transferrinSaturation',
    unit: '%',
    printed: ['Transferrin saturation'],
    inputs: [
      { marker: 'Iron', unit: 'ug/dL' },
      { marker: 'TIBC', unit: 'ug/dL' },
    ],
    decimals: 0,
    value: (iron = 0, tibc = 0) => (tibc > 0 && iron <= tibc ? (100 * iron) / tibc : null),
  },
  {
    // https://gpnotebook.com/en-IE/pages/cardiovascular-medicine/homeostatic-model-assessment-for-insulin-resistance-homa-ir
    id: 'homaIr',
    unit: null,
    printed: ['HOMA-IR'],
    inputs: [
      { marker: 'Fasting glucose', unit: 'mg/dL' },
      { marker: 'Insulin', unit: 'mIU/L' },
    ],
    decimals: 1,
    value: (glucose = 0, insulin = 0) => (glucose * insulin) / 405,
  },
  {
    id: 'albuminGlobulin',
    unit: null,
    printed: ['Albumin/globulin ratio'],
    inputs: [ALBUMIN, { marker: 'Total protein', unit: 'g/dL' }],
    decimals: 1,
    value: (albumin = 0, protein = 0) => quotient(albumin, protein - albumin),
  },
  {
    id: 'bunCreatinine',
    unit: null,
    printed: ['BUN/creatinine ratio'],
    inputs: [
      { marker: 'Urea nitrogen', unit: 'mg/dL' },
      { marker: 'Creatinine', unit: 'mg/dL' },
    ],
    decimals: 1,
    value: quotient,
  },
  {
    id: 'astAlt',
    unit: null,
    printed: ['AST/ALT ratio'],
    inputs: [
      { marker: 'AST', unit: 'U/L' },
      { marker: 'ALT', unit: 'U/L' },
    ],
    decimals: 1,
    value: quotient,
  },
]

/** A row that may be used in a formula: plausible, not doubtful, and with an exact value above 0. */
const isExact = (row: MarkerRow) =>
  row.plausible && !row.doubtful && row.comparator === null && row.value > 0 && markerOf(row) !== null

/** The ratios that a report allows and does not print itself. */
export function ratiosOf(rows: readonly MarkerRow[]): Ratio[] {
  const exact = rows.filter(isExact)
  const printed = new Set(rows.map(({ marker }) => marker))
  return RULES.flatMap((rule): Ratio[] => {
    if (rule.printed.some((marker) => printed.has(marker))) return []
    const used = rule.inputs.map(({ marker, unit }) => {
      const row = exact.find((candidate) => candidate.marker === marker)
      const way = row ? conversion(marker, row.unit, unit) : null
      return row && way ? { row, value: convert(row.value, way), how: way.how } : null
    })
    const inputs = used.filter((input) => input !== null)
    if (inputs.length < used.length) return []
    const value = rule.value(...inputs.map((input) => input.value))
    if (value === null) return []
    return [
      {
        id: rule.id,
        value: Number(value.toFixed(rule.decimals)),
        unit: rule.unit,
        inputs: inputs.map(({ row, how }) => ({
          ...{ name: ownName(row), value: row.value, unit: row.unit, how },
        })),
      },
    ]
  })
}
