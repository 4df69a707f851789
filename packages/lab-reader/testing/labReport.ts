/** The lab report whose photos the reader's tests read. */
import type { MarkerRow } from '../types.ts'
import { drawReport, type ReportLayout, type ReportRow } from './sample.ts'

/** A row of a report, without a comparator. */
export const row = (
  name: string,
  value: number,
  unit: string,
  low: number | null,
  high: number | null,
  printedFlag: string,
): ReportRow => ({ name, value, unit, low, high, printedFlag, comparator: null })

/** What the report says. */
export const ROWS = [
  row('Glucose', 95.4, 'mg/dL', 70, 99, 'NORMAL'),
  row('Hemoglobin A1c', 5.9, '%', 4.1, 5.6, 'HIGH'),
  row('Potassium', 4.35, 'mmol/L', 3.5, 5.2, 'NORMAL'),
  row('Red Blood Cell Count', 4.81, 'M/uL', 4.2, 5.4, 'NORMAL'),
  row('Thyroid Stimulating Hormone', 0.31, 'uIU/mL', 0.45, 4.5, 'LOW'),
  row('ALT (SGPT)', 36.3, 'U/L', 7, 56, 'NORMAL'),
]

/** The report as a PDF. */
export const draw = (layout: ReportLayout, rows = ROWS) =>
  drawReport({
    layout,
    patient: { name: 'Rosa Marten', birthDate: '1984-03-09', sex: 'F' },
    collectedOn: '2025-06-30',
    panel: 'Wellness panel',
    rows,
  })

const PRINTED = ['name', 'value', 'comparator', 'unit', 'low', 'high', 'printedFlag'] as const

/** The printed fields of a row, whether it was drawn or read. */
export const printed = (row: MarkerRow | ReportRow) =>
  Object.fromEntries(PRINTED.map((field) => [field, row[field]])) as ReportRow

/** What is printed beside the words of its page, in points: lines of a table, and a pale field. */
export const TABLE_LINES = [
  ...Array.from({ length: 8 }, (_, index) => ({
    x: 38,
    y: 164 + 18 * index,
    width: 530,
    height: 0.7,
    grey: 60,
  })),
  { x: 38, y: 146, width: 0.7, height: 144, grey: 60 },
  { x: 568, y: 146, width: 0.7, height: 144, grey: 60 },
  // As shading or a watermark is.
  { x: 200, y: 100, width: 160, height: 220, grey: 232 },
]
