import { drawReport, type ReportLayout, reportRow as row } from '@verbena/lab-reader/sample'

const MAYA = { name: 'LINDQVIST, MAYA', birthDate: '1988-04-12', sex: 'F' } as const

const IRON_AGO = 12
const SALTS_AGO = 15

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Iron studies with empty stores, a little later than the last annual panel below. */
export const ironPanel = () =>
  drawReport({
    layout: 'ruled',
    patient: MAYA,
    collectedOn: dayBefore(IRON_AGO),
    panel: 'Iron Studies',
    rows: [
      row('Iron', 41, 'ug/dL', 50, 170),
      row('Ferritin', 18, 'ng/mL', 30, 150),
      row('Total Iron Binding Capacity', 412, 'ug/dL', 250, 450),
      row('Transferrin Saturation', 10, '%', 15, 50),
    ],
  })

/** The values that are measured again each season, so that trends have a history. */
type Season = {
  ago: number
  hemoglobin: number
  ferritin: number
  vitaminD: number
  cholesterol: number
  ldl: number
}

const seasonRows = ({ hemoglobin, ferritin, vitaminD, cholesterol, ldl }: Season) => [
  row('Hemoglobin', hemoglobin, 'g/dL', 12, 15.5),
  row('Ferritin', ferritin, 'ng/mL', 30, 150),
  row('Vitamin D, 25-Hydroxy', vitaminD, 'ng/mL', 30, 100),
  row('Total Cholesterol', cholesterol, 'mg/dL', null, 200),
  row('LDL Cholesterol', ldl, 'mg/dL', null, 100),
]

const annualPanel = (season: Season, layout: ReportLayout, tsh: number, b12: number) => () =>
  drawReport({
    layout,
    patient: MAYA,
    collectedOn: dayBefore(season.ago),
    panel: 'Annual Panel',
    rows: [
      ...seasonRows(season),
      row('White Blood Cell Count', 6.2, '10^3/uL', 4.5, 11),
      row('Platelet Count', 244, '10^3/uL', 150, 400),
      row('Vitamin B12', b12, 'pg/mL', 200, 900),
      row('Thyroid Stimulating Hormone', tsh, 'uIU/mL', 0.4, 4),
      row('Glucose', 92, 'mg/dL', 70, 99),
      row('HDL Cholesterol', 64, 'mg/dL', 40, 60),
      row('Triglycerides', 96, 'mg/dL', null, 150),
      row('C-Reactive Protein', 1.1, 'mg/L', 0, 3),
    ],
  })

const followUp = (season: Season, layout: ReportLayout) => () =>
  drawReport({
    layout,
    patient: MAYA,
    collectedOn: dayBefore(season.ago),
    panel: 'Follow-up Panel',
    rows: seasonRows(season),
  })

const WINTER = { ago: 364, hemoglobin: 12.1, ferritin: 41, vitaminD: 17, cholesterol: 232, ldl: 151 }
const SUMMER = { ago: 181, hemoglobin: 13.1, ferritin: 29, vitaminD: 33, cholesterol: 218, ldl: 141 }
const AUTUMN = { ago: 96, hemoglobin: 13.4, ferritin: 24, vitaminD: 24, cholesterol: 214, ldl: 138 }

/** A potassium that a laboratory would report to a doctor by telephone. */
const saltsPanel = () =>
  drawReport({
    layout: 'grouped',
    patient: MAYA,
    collectedOn: dayBefore(SALTS_AGO),
    panel: 'Electrolytes',
    rows: [
      row('Sodium', 138, 'mmol/L', 135, 145),
      row('Potassium', 6.3, 'mmol/L', 3.5, 5.1),
      row('Chloride', 103, 'mmol/L', 98, 107),
      row('Creatinine', 0.9, 'mg/dL', 0.5, 1.1),
    ],
  })

export type DemoReport = {
  name: string
  /** How many days ago the blood was drawn. */
  ago: number
  draw: () => Promise<Uint8Array>
  /** The practitioner's comment, empty if the result was only marked as reviewed; absent where it was not. */
  review?: string
  /** Planned on this result: the marker, and in how many weeks. */
  retests?: [marker: string, weeks: number][]
}

/**
 * The demo patient's uploads of one year, oldest first. One of them has a critical value; the last two are not reviewed.
 * A retest of the third is due, and two of the last are planned.
 */
export const demoReports: DemoReport[] = [
  {
    name: 'Annual_Panel_Last_Year.pdf',
    ago: WINTER.ago,
    draw: annualPanel(WINTER, 'plain', 2.6, 338),
    review: '',
  },
  { name: 'Follow_up_Summer.pdf', ago: SUMMER.ago, draw: followUp(SUMMER, 'split'), review: '' },
  {
    name: 'Annual_Panel.pdf',
    ago: AUTUMN.ago,
    draw: annualPanel(AUTUMN, 'watermark', 2.1, 412),
    review:
      'Vitamin D and ferritin are low. We start with food and sun, and look at vitamin D again in late autumn.',
    retests: [['Vitamin D, 25-hydroxy', 14]],
  },
  { name: 'Electrolytes.pdf', ago: SALTS_AGO, draw: saltsPanel },
  {
    name: 'Iron_Studies.pdf',
    ago: IRON_AGO,
    draw: ironPanel,
    retests: [
      ['Ferritin', 12],
      ['Transferrin saturation', 12],
    ],
  },
]
