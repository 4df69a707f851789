import { drawReport, reportRow as row } from '@verbena/lab-reader/sample'
import { PageSizes, PDFDocument, StandardFonts } from 'pdf-lib'

type Upload = { name: string; mimeType: string; buffer: Buffer }

/** A typical lab report: ferritin is low, the other five rows are in range. */
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

/** The first half of a report: starts like a PDF, but cannot be read. */
export async function brokenReport(name = 'Broken.pdf'): Promise<Upload> {
  const { mimeType, buffer } = await labReport()
  return { name, mimeType, buffer: buffer.subarray(0, buffer.length / 2) }
}

type Exported = { name: string; loinc: string; value: number; unit: string; low: number; high: number }
const FERRITIN: Exported = { name: 'Ferritin', loinc: '2276-4', value: 18, unit: 'ng/mL', low: 30, high: 150 }

/** A blood test exported by another system: by default ferritin of one day (yyyy-MM-dd). */
export function fhirBundle(name = 'Bundle.json', day = '2026-03-09', results = [FERRITIN]): Upload {
  const entry = results.map((result) => ({
    resource: {
      resourceType: 'Observation',
      status: 'final',
      code: { text: result.name, coding: [{ system: 'http://loinc.org', code: result.loinc }] },
      effectiveDateTime: day,
      valueQuantity: { value: result.value, unit: result.unit },
      referenceRange: [{ low: { value: result.low }, high: { value: result.high } }],
    },
  }))
  const bundle = { resourceType: 'Bundle', type: 'collection', entry }
  return { name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(bundle)) }
}

const COLUMNS = [56, 232, 300, 372] as const

/** Name, value with the printed flag, unit and range, as German laboratories print them. */
const BEFUND: [name: string, value: string, unit: string, range: string][] = [
  ['Leukozyten', '6,10', '10^3/µl', '4,00 - 10,00'],
  ['Hämoglobin', '13,4', 'g/dl', '12,0 - 15,5'],
  ['Ferritin', '12 -', 'ng/ml', '15 - 150'],
  ['Natrium', '139', 'mmol/l', '136 - 145'],
  // A flag that no laboratory prints.
  ['Kalium', '6,4 §', 'mmol/l', '3,5 - 5,1'],
  ['Calcium', '2,31', 'mmol/l', '2,15 - 2,50'],
  ['Kreatinin', '0,84', 'mg/dl', '0,50 - 0,90'],
  // A result that cannot be parsed.
  ['Harnstoff', '#?#', 'mg/dl', '17 - 43'],
  // Flagged as high, but within its range.
  ['Harnsäure', '4,1 +', 'mg/dl', '2,4 - 5,7'],
  ['Bilirubin gesamt', '0,6', 'mg/dl', '0,2 - 1,2'],
]

const DAY_MS = 24 * 60 * 60 * 1000
/** A few days ago, because values of an old test are never urgent. */
export const DRAWN = new Date(Date.now() - 5 * DAY_MS)
const germanDay = (day: Date) => day.toISOString().slice(0, 10).split('-').reverse().join('.')

/** A German report with two contradictory rows and one unreadable line. `comment` is what the laboratory wrote below. */
export async function germanReport(name = 'Laborbefund.pdf', comment = ''): Promise<Upload> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage(PageSizes.A4)
  let y = 780
  const write = (cells: readonly string[], size = 10) => {
    cells.forEach((text, index) => {
      page.drawText(text, { x: COLUMNS[index] ?? COLUMNS[0], y, size, font })
    })
    y -= 22
  }
  write(['Laborbefund'], 16)
  write(['Patient: Lind, Nora', '', 'Geburtsdatum: 03.02.1990'])
  write([
    `Entnahme: ${germanDay(DRAWN)}`,
    '',
    `Befunddatum: ${germanDay(new Date(DRAWN.getTime() + DAY_MS))}`,
  ])
  y -= 10
  write(['Untersuchung', 'Ergebnis', 'Einheit', 'Referenzbereich'])
  for (const row of BEFUND) write(row)
  write(['HBsAg', 'negativ'])
  y -= 22
  write([comment])
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}
