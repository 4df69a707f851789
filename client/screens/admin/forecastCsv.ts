import Papa from 'papaparse'
import { linesOf, type ShownForecast } from './forecast.ts'

const fields = [
  'product',
  'units_per_pack',
  'unit',
  'patients',
  'stock',
  'needed_30_days',
  'needed_60_days',
  'runs_out',
  'order',
]

/**
 * The matching lines as CSV, in packs. `runs_out` is a day, or empty if nobody needs the product or it lasts longer
 * than 180 days. Cells that a spreadsheet would run as formulas get an apostrophe in front.
 */
export function forecastCsv(forecast: Omit<ShownForecast, 'uncounted'>): string {
  const data = linesOf(forecast).map((line) => [
    line.name,
    line.unitsPerPack,
    line.unitName,
    line.patients,
    line.stock,
    line.need30,
    line.need60,
    line.runsOut,
    line.order,
  ])
  return Papa.unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' })
}
