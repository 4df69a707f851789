import { drawReport } from '../server/demo/report.ts'

/** What a file chooser is given. */
type Upload = { name: string; mimeType: string; buffer: Buffer }

const row = (name: string, value: number, unit: string, low: number | null, high: number | null) => ({
  name,
  value,
  comparator: null,
  unit,
  low,
  high,
  printedFlag: low !== null && value < low ? 'LOW' : high !== null && value > high ? 'HIGH' : 'NORMAL',
})

/** A lab report as a laboratory prints it: ferritin is low, the other five rows are in range. */
export async function labReport(name = 'Report.pdf'): Promise<Upload> {
  const pdf = await drawReport({
    layout: 'ruled',
    patient: { name: 'LIND, NORA', birthDate: '1990-02-03', sex: 'F' },
    collectedOn: '2026-03-09',
    panel: 'Basic Panel',
    rows: [
      row('Hemoglobin', 13.4, 'g/dL', 12, 15.5),
      row('Platelet Count', 244, '10^3/uL', 150, 400),
      row('Ferritin', 18, 'ng/mL', 30, 150),
      row('Vitamin B12', 412, 'pg/mL', 200, 900),
      row('Glucose', 92, 'mg/dL', 70, 99),
      row('Creatinine', 0.8, 'mg/dL', 0.6, 1.1),
    ],
  })
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
}

/** The first half of a report: it begins like a PDF, and cannot be read. */
export async function brokenReport(name = 'Broken.pdf'): Promise<Upload> {
  const { mimeType, buffer } = await labReport()
  return { name, mimeType, buffer: buffer.subarray(0, buffer.length / 2) }
}
