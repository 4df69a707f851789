import Papa from 'papaparse'
import type { Translate } from '../../../locales/translate.ts'
import { linesOf, type ShownForecast } from './forecast.ts'

const COLUMNS = [
  'admin.forecast.csv.product',
  'admin.forecast.csv.unitsPerPack',
  'admin.forecast.csv.unit',
  'admin.forecast.csv.patients',
  'admin.forecast.csv.stock',
  'admin.forecast.csv.need30',
  'admin.forecast.csv.need60',
  'admin.forecast.csv.runsOut',
  'admin.forecast.csv.order',
] as const

/**
 * The matching lines as CSV, in packs. `runs_out` is a day, or empty if nobody needs the product or it lasts longer
 * than 180 days. Cells that a spreadsheet would run as formulas get an apostrophe in front.
 */
export function forecastCsv(t: Translate, forecast: Omit<ShownForecast, 'uncounted'>): string {
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
  return Papa.unparse({ fields: COLUMNS.map((id) => t(id)), data }, { escapeFormulae: true, newline: '\r\n' })
}
