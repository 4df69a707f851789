import { describe, expect, it } from 'vitest'
import { textOf } from '../../../tools/testing/resultText.ts'
import { ucumOf } from '../fhir/ucum.ts'
import { MARKERS } from '../markers/knownMarkers.ts'
import { unitKind } from '../markers/simpleUnit.ts'
import type { Page } from '../page/words.ts'
import { readPages } from '../process/keptReading.ts'
import { conclusionsOf } from './conclusions.ts'

/** One result on a page with headings, as laboratories print it; each character is 5 points wide. */
function page(name: string, value: number | string, unit: string, range = ''): Page {
  const lines = [
    ['Test', 'Result', 'Unit', 'Reference range'],
    [name, String(value), unit, range],
  ]
  const at = [40, 240, 320, 460]
  const words = lines.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      [...cell.matchAll(/\S+/g)].map((match) => ({
        text: match[0],
        x: (at[column] ?? 0) + 5 * match.index,
        y: 40 + 12 * row,
        width: 5 * match[0].length,
        height: 8,
        angle: 0,
      })),
    ),
  )
  return { number: 1, width: 700, height: 800, words }
}

const drawn = '2026-11-20'
/** The urgency of a printed result of a person of this age in days, with what else is known. */
function urgencyFor(
  [name, value, unit, range]: [name: string, value: number | string, unit: string, range?: string],
  { days, facts = [] }: { days?: number; facts?: string[] } = {},
) {
  const { markers } = readPages([page(name, value, unit, range)])
  expect(markers, `${name} ${value} ${unit}`).toHaveLength(1)
  const born = days === undefined ? null : new Date(Date.parse(drawn) - days * 86_400_000)
  const reading = { markers, unread: [], qualitative: [], collectedOn: drawn, possibleDays: [] }
  const about = { born: born?.toISOString().slice(0, 10) ?? null, today: '2026-11-22', facts }
  return { ...conclusionsOf(reading, [], about), marker: markers[0]?.marker ?? null }
}

const read = (name: string, value: number | string, unit: string) => {
  const reading = readPages([page(name, value, unit)])
  expect(reading.markers, `${name} ${value} ${unit}`).toHaveLength(1)
  const row = reading.markers[0]
  if (!row) throw new Error('no row')
  const { urgency } = conclusionsOf(reading)
  return { row, urgency, opening: textOf(reading).split('\n\n')[0] ?? '' }
}

describe('a printed result, in the unit of any laboratory,', () => {
  it.each([
    ['Platelet Count', 0.2, 'lakh/cumm'],
    ['Platelet Count', 20, 'G/L'],
    ['Platelet Count', 20, '/nl'],
    ['Thrombozyten', 20, 'Gpt/L'],
    ['Тромбоциты', 20, '10^9/л'],
    ['Тромбоциты', 20, 'тыс/мкл'],
    ['Αιμοπετάλια', 20, 'χιλ/μL'],
    ['Thrombozyten', 20, 'Tsd/µl'],
    ['Platelet Count', '20000', '/cumm'],
    ['Platelet Count', 20, '10^9/L'],
    ['WBC', 80, 'G/L'],
    ['Leukozyten', 80, '/nl'],
    ['WBC', 80, 'thou/mm3'],
    ['Hemoglobin', 3.5, 'mmol/L'],
    ['Hemoglobin', 7.5, 'g/dL'],
    ['Hemoglobin', 75, 'g/L'],
    ['Hematocrit', 0.18, 'L/L'],
    ['Glucose', 0.4, 'g/L'],
    ['Glucose', 40, 'mg/100 ml'],
    ['Glucose', 40, 'mg/100ml'],
    ['Troponin I', 2500, 'ng/L'],
    ['Troponin T', 500, 'pg/mL'],
    ['Bilirubin Total', 300, 'µmol/L'],
    ['Triglycerides', 3000, 'mg/dL'],
    ['Urea', 250, 'mg/dL'],
    ['BUN', 40, 'mmol/L'],
    ['Ionized Calcium', 7, 'mg/dL'],
    ['Phosphorus', 0.6, 'mg/dL'],
    ['Creatinine', 6, 'mg/dL'],
    ['Creatinine', 531, 'µmol/L'],
    ['Calcium', 14, 'mg/dL'],
    ['Calcium', 3.5, 'mmol/L'],
    ['Calcium', 7, 'mEq/L'],
    ['Fibrinogen', 90, 'mg/dL'],
    ['Fibrinogen', 0.9, 'g/L'],
    ['Magnesium', 0.7, 'mEq/L'],
    ['Lactate', 45, 'mg/dL'],
    ['AST', 15, 'µkat/L'],
    ['TSH', 120, 'mcIU/mL'],
    ['TSH', 120, 'mU/L'],
    ['Free T4', 5, 'ng/dL'],
    ['Osmolality', 345, 'mOsm/kg'],
    ['eGFR', 9, 'mL/min/1.73 m^2'],
    ['Potassium', 6.2, 'mEq/L'],
  ])('a printed result, in the unit of any laboratory, raises an alarm: %s of %s %s', (name, value, unit) => {
    const { row, opening } = read(name, value, unit)
    expect(row.plausible).toBe(true)
    expect(opening).toMatch(/^Contact a doctor or emergency service today: /)
  })

  it.each([
    ['Calcium', 9.5, 'mmol/L'],
    ['Ionized Calcium', 4.8, 'mmol/L'],
    ['Hemoglobin', 14, 'g/L'],
    ['Glucose', 95, 'mmol/L'],
    ['Creatinine', 55, 'mg/dL'],
    ['Platelet Count', 250, '/µL'],
  ])(
    'a printed result, in the unit of any laboratory, is doubtful and raises no alarm: %s of %s %s',
    (name, value, unit) => {
      const { row, urgency } = read(name, value, unit)
      expect(row).toMatchObject({ plausible: false })
      expect(urgency).toBe('none')
    },
  )

  it.each([
    ['Platelet Count', 250, 'G/L', '10*3/uL'],
    ['Erythrozyten', 4.9, 'T/L', '10*6/uL'],
    ['Erythrozyten', 4.9, '/pl', '10*6/uL'],
    ['Platelet Count', 250, '/nl', '10*3/uL'],
    ['Thrombozyten', 250, 'Gpt/L', '10*3/uL'],
    ['Platelet Count', 2.5, 'lakh/cumm', '10*5/uL'],
    ['Leukozyten', 6.1, 'Tsd/µl', '10*3/uL'],
    ['Erythrozyten', 4.9, 'Mio/µl', '10*6/uL'],
    ['WBC', '6100', '10^6/L', '/uL'],
    ['RBC', 4.9, 'mill/mm3', '10*6/uL'],
    ['RBC', 4.9, '10¹²/L', '10*6/uL'],
    ['Glucose', 95, 'mg/100ml', 'mg/dL'],
    ['eGFR', 95, 'mL/min/1.73 m^2', 'mL/min/{1.73_m2}'],
    ['TSH', 2.1, 'mcIU/mL', 'm[IU]/L'],
    ['FSH', 5, 'mU/mL', 'm[IU]/mL'],
    ['FSH', 5, 'mIU/mL', 'm[IU]/mL'],
    ['FSH', 5, 'IU/L', '[IU]/L'],
    ['IgE', 90, 'kIU/L', 'k[IU]/L'],
    ['ALT', 0.5, 'µkat/L', 'ukat/L'],
    ['Osmolality', 290, 'mOsm/kg', 'mosm/kg'],
    ['Albumin/Creatinine Ratio', 2.1, 'mg/mmol', 'mg/mmol'],
  ])(
    'a printed result, in the unit of any laboratory, has a UCUM code: %s of %s %s is %4$s',
    (name, value, unit, ucum) => {
      const { row } = read(name, value, unit)
      expect(row).toMatchObject({ value: Number(value), unit, plausible: true })
      expect(row.marker).not.toBeNull()
      expect(unitKind(row.unit)).not.toBeNull()
      expect(ucumOf(row.unit, row.marker)).toBe(ucum)
      expect(MARKERS.map(({ name: known }) => known)).toContain(row.marker)
    },
  )
})

const YEARS = 365.25
type Printed = [name: string, value: number | string, unit: string, range?: string]

describe('a printed result of a child', () => {
  it.each<[days: number, Printed, urgency: string]>([
    [0, ['Glucose', 38, 'mg/dL'], 'today'],
    [0, ['Glucose', 44, 'mg/dL'], 'none'],
    [2, ['Glukose', 2.4, 'mmol/L'], 'today'],
    [2, ['Glucose', 2.7, 'mmol/L'], 'none'],
    [5, ['Glucose', 215, 'mg/dL'], 'today'],
    [0, ['Bilirubin, Total', 8, 'mg/dL'], 'today'],
    [1, ['Bilirubin, Total', 8, 'mg/dL'], 'none'],
    [1, ['Bilirubin gesamt', 12, 'mg/dl'], 'today'],
    [3, ['Bilirubin, Total', 12, 'mg/dL'], 'none'],
    [4, ['Bilirubine totale', 290, 'µmol/L'], 'today'],
    [20, ['Bilirubin, Total', 13, 'mg/dL'], 'none'],
    [60, ['Bilirubin, Total', 13, 'mg/dL'], 'today'],
    [1, ['Hemoglobin', 21.5, 'g/dL'], 'none'],
    [1, ['Hemoglobin', 25, 'g/dL'], 'today'],
    [2, ['Hemoglobin', 9.4, 'g/dL'], 'today'],
    [60, ['Hemoglobin', 9.4, 'g/dL'], 'none'],
    [60, ['Hemoglobin', 7.6, 'g/dL'], 'today'],
    [1, ['Hematocrit', 64, '%'], 'none'],
    [1, ['Hematocrit', 72, '%'], 'today'],
    [1, ['WBC', 34, '10^9/L'], 'none'],
    [1, ['WBC', 48, '10^9/L'], 'today'],
    [20, ['WBC', 34, '10^9/L'], 'today'],
    [3, ['WBC', 4.1, '10^9/L'], 'today'],
    [3, ['Platelets', 80, '10^9/L'], 'sameDay'],
    [3, ['Platelets', 40, '10^9/L'], 'today'],
    [10, ['Potassium', 6.6, 'mmol/L'], 'none'],
    [10, ['Potassium', 7.2, 'mmol/L'], 'today'],
    [10, ['Sodium', 128, 'mmol/L'], 'today'],
    [1, ['TSH', 35, 'mIU/L'], 'none'],
    [6, ['TSH', 35, 'mIU/L'], 'today'],
    [6, ['TSH', 9, 'mIU/L'], 'none'],
    [40 * YEARS, ['TSH', 35, 'mIU/L'], 'none'],
    [40 * YEARS, ['Osmolality', 245, 'mOsm/kg'], 'sameDay'],
    [40 * YEARS, ['Osmolalität', 324, 'mosmol/kg'], 'sameDay'],
    [40 * YEARS, ['Osmolality', 236, 'mOsm/kg'], 'today'],
    [40 * YEARS, ['Osmolality', 268, 'mOsm/kg'], 'none'],
    [40 * YEARS, ['Osmolality', 301, 'mOsm/kg'], 'none'],
    [6, ['CRP', 22, 'mg/L'], 'today'],
    [6, ['CRP', 4, 'mg/L'], 'none'],
    [60, ['CRP', 30, 'mg/L'], 'sameDay'],
    [2 * YEARS, ['CRP', 30, 'mg/L'], 'none'],
    [40 * YEARS, ['CRP', 60, 'mg/L'], 'none'],
    [3, ['Ammonia', 180, 'µmol/L'], 'today'],
    [3, ['Ammonia', 80, 'µmol/L'], 'none'],
    [5 * YEARS, ['Ammonia', 120, 'µmol/L'], 'sameDay'],
    [10, ['Creatinine', 1.7, 'mg/dL'], 'today'],
    [1, ['Creatinine', 0.9, 'mg/dL'], 'none'],
    [20, ['Direct bilirubin', 2.1, 'mg/dL'], 'sameDay'],
    [8 * YEARS, ['HbA1c', 7.1, '%'], 'sameDay'],
    [8 * YEARS, ['HbA1c', 55, 'mmol/mol'], 'sameDay'],
    [8 * YEARS, ['HbA1c', 5.4, '%'], 'none'],
    [40 * YEARS, ['HbA1c', 7.1, '%'], 'none'],
    [8 * YEARS, ['Glucose', 210, 'mg/dL'], 'sameDay'],
    [8 * YEARS, ['Glucose', 290, 'mg/dL'], 'today'],
    [8 * YEARS, ['Glucose', 105, 'mg/dL'], 'none'],
    [3 * YEARS, ['Blood lead', 12, 'µg/dL'], 'sameDay'],
    [3 * YEARS, ['Blood lead', 48, 'µg/dL'], 'today'],
    [3 * YEARS, ['Blood lead', 2, 'µg/dL'], 'none'],
  ])('a printed result of a child of %d days, %j, is as urgent as %s', (days, printed, urgency) => {
    expect(urgencyFor(printed, { days }).urgency).toBe(urgency)
  })

  it('a printed result of a child within the range printed for it raises no alarm by a limit for adults', () => {
    const lactate: Printed = ['Lactate', 3.8, 'mmol/L', '0.5 - 4.2']
    expect(urgencyFor(lactate, { days: 1 }).urgency).toBe('none')
    expect(urgencyFor(lactate, { days: 40 * YEARS }).urgency).toBe('today')
    const [finding] = urgencyFor(lactate).findings
    expect(finding).toMatchObject({ kind: 'critical', isAgeMissing: true })
    const [outside] = urgencyFor(['Lactate', 4.8, 'mmol/L', '0.5 - 2.2']).findings
    expect(outside).toMatchObject({ kind: 'critical', isAgeMissing: false })
  })
})

describe('a printed result in pregnancy', () => {
  const facts = ['pregnancy']
  it.each<[Printed, inPregnancy: string, otherwise: string]>([
    [['Bile acids', 24, 'µmol/L'], 'sameDay', 'none'],
    [['Gallensäuren', 112, 'µmol/l'], 'today', 'none'],
    [['Acides biliaires', 8, 'µmol/L'], 'none', 'none'],
    [['Protein/Creatinine Ratio, Urine', 45, 'mg/mmol'], 'sameDay', 'none'],
    [['Protein/Creatinine Ratio', 380, 'mg/g'], 'sameDay', 'none'],
    [['Protein/Creatinine Ratio', 90, 'mg/g'], 'none', 'none'],
    [['Platelets', 85, '10^9/L'], 'sameDay', 'none'],
    [['Platelets', 130, '10^9/L'], 'none', 'none'],
    [['ALT', 95, 'U/L'], 'sameDay', 'none'],
    [['AST', 82, 'U/L'], 'sameDay', 'none'],
    [['ALT', 35, 'U/L'], 'none', 'none'],
    [['Uric acid', 6.4, 'mg/dL'], 'sameDay', 'none'],
    [['Creatinine', 1.1, 'mg/dL'], 'sameDay', 'none'],
    [['D-dimer', 0.8, 'mg/L FEU', '0 - 0.5'], 'none', 'sameDay'],
    [['D-dimer', 1.6, 'mg/L FEU', '0 - 0.5'], 'sameDay', 'sameDay'],
    [['D-dimer', 1.6, 'mg/L FEU', '0 - 1.7'], 'none', 'none'],
    [['Fibrinogen', 1.8, 'g/L'], 'today', 'none'],
    [['Hemoglobin', 7.6, 'g/dL'], 'today', 'today'],
    [['Hemoglobin', 10.8, 'g/dL'], 'none', 'none'],
  ])(
    'a printed result in pregnancy, %j, is as urgent as %s, and otherwise as %s',
    (printed, pregnant, other) => {
      expect(urgencyFor(printed, { days: 30 * YEARS, facts }).urgency).toBe(pregnant)
      expect(urgencyFor(printed, { facts }).urgency).toBe(pregnant)
      expect(urgencyFor(printed, { days: 30 * YEARS }).urgency).toBe(other)
    },
  )
})

describe('a printed level', () => {
  it.each<[Printed, marker: string, urgency: string]>([
    [['Lithium', 1.8, 'mmol/L'], 'Lithium', 'today'],
    [['Lithium', 1.3, 'mmol/L'], 'Lithium', 'sameDay'],
    [['Lithium', 0.7, 'mmol/L'], 'Lithium', 'none'],
    [['Litiemia', 1.9, 'mEq/L'], 'Lithium', 'today'],
    [['Lithiumspiegel', 2.1, 'mval/l'], 'Lithium', 'today'],
    [['Digoxin', 3.2, 'ng/mL'], 'Digoxin', 'today'],
    [['Digoxine', 3.4, 'nmol/L'], 'Digoxin', 'today'],
    [['Digoxin', 1.1, 'µg/L'], 'Digoxin', 'none'],
    [['Carbamazepin', 19, 'µg/ml'], 'Carbamazepine', 'today'],
    [['Carbamazepina', 80, 'µmol/L'], 'Carbamazepine', 'today'],
    [['Karbamazepina', 8, 'mg/l'], 'Carbamazepine', 'none'],
    [['Phenytoin', 28, 'mg/L'], 'Phenytoin', 'today'],
    [['Fenitoína', 120, 'µmol/L'], 'Phenytoin', 'today'],
    [['Valproinsäure', 170, 'mg/l'], 'Valproate', 'today'],
    [['Acide valproïque', 1100, 'µmol/L'], 'Valproate', 'today'],
    [['Kwas walproinowy', 80, 'mg/l'], 'Valproate', 'none'],
    [['Phenobarbital', 62, 'µg/mL'], 'Phenobarbital', 'today'],
    [['Theophylline', 31, 'mg/L'], 'Theophylline', 'today'],
    [['Teofillina', 160, 'µmol/L'], 'Theophylline', 'today'],
    [['Tacrolimus', 28, 'ng/mL'], 'Tacrolimus', 'today'],
    [['Takrolimus', 8, 'µg/l'], 'Tacrolimus', 'none'],
    [['Ciclosporin', 900, 'µg/L'], 'Ciclosporin', 'today'],
    [['Siklosporin', 150, 'ng/mL'], 'Ciclosporin', 'none'],
    [['Vancomycin', 62, 'mg/L'], 'Vancomycin', 'today'],
    [['Vancomycin Peak', 35, 'mg/L'], 'Vancomycin', 'none'],
    [['Vancomycin Trough', 26, 'mg/L'], 'Vancomycin', 'sameDay'],
    [['Gentamicin Trough', 3.1, 'mg/L'], 'Gentamicin', 'sameDay'],
    [['Gentamicina', 14, 'µg/mL'], 'Gentamicin', 'today'],
    [['Methotrexate', 4, 'µmol/L'], 'Methotrexate', 'today'],
    [['Acetaminophen', 180, 'µg/mL'], 'Paracetamol', 'today'],
    [['Paracetamolo', 1.2, 'mmol/L'], 'Paracetamol', 'today'],
    [['Salicylates', 420, 'mg/L'], 'Salicylate', 'today'],
    [['Salicylate', 3.1, 'mmol/L'], 'Salicylate', 'today'],
    [['Quick', 9, '%'], 'Prothrombin activity', 'today'],
    [['Quick-Wert', 92, '%'], 'Prothrombin activity', 'none'],
    [['Thromboplastinzeit', 8, '%'], 'Prothrombin activity', 'today'],
    [['TPZ', 7, '%'], 'Prothrombin activity', 'today'],
    [['Taux de prothrombine', 9, '%'], 'Prothrombin activity', 'today'],
    [['TP', 9, '%'], 'Prothrombin activity', 'today'],
    [['PT', 10, '%'], 'Prothrombin activity', 'today'],
    [['Wskaźnik protrombinowy', 9, '%'], 'Prothrombin activity', 'today'],
    [['Actividad de protrombina', 9, '%'], 'Prothrombin activity', 'today'],
    [['Attività protrombinica', 9, '%'], 'Prothrombin activity', 'today'],
    [['Atividade de protrombina', 9, '%'], 'Prothrombin activity', 'today'],
    [['Protrombin aktivitesi', 9, '%'], 'Prothrombin activity', 'today'],
    [['Protrombinetijd', 9, '%'], 'Prothrombin activity', 'today'],
    [['Prothrombin Time', 9, 's'], 'Prothrombin time', 'none'],
    [['INR', 6.2, ''], 'INR', 'today'],
    [['Quick INR', 6.2, ''], 'INR', 'today'],
    [['Blood lead', 82, 'µg/dL'], 'Lead', 'today'],
    [['Blei im Blut', 3.9, 'µmol/l'], 'Lead', 'today'],
    [['Blood lead', 30, 'µg/dL'], 'Lead', 'sameDay'],
    [['Quecksilber im Blut', 80, 'µg/l'], 'Mercury', 'sameDay'],
    [['Mercury, blood', 250, 'µg/L'], 'Mercury', 'today'],
    [['Glucose', 420, 'mg/dL'], 'Glucose', 'today'],
    [['Ethanol', 3.4, 'g/L'], 'Ethanol', 'today'],
    [['Alkohol', 3.4, '‰'], 'Ethanol', 'today'],
    [['Carboxyhemoglobin', 24, '%'], 'Carboxyhemoglobin', 'today'],
    [['Methämoglobin', 22, '%'], 'Methemoglobin', 'today'],
    [['Blood pH', 7.12, ''], 'Blood pH', 'today'],
    [['pH', 7.12, '', '7.35 - 7.45'], 'Blood pH', 'today'],
    [['Stężenie takrolimusu', 30, 'ng/ml'], 'Tacrolimus', 'today'],
    [['Dosage de la digoxine', 3.1, 'µg/L'], 'Digoxin', 'today'],
    [['pCO2', 72, 'mmHg'], 'pCO2', 'today'],
    [['pCO2', 9.6, 'kPa'], 'pCO2', 'today'],
    [['pCO2', 5.3, 'kPa'], 'pCO2', 'none'],
  ])('a printed level, %j, is %s and as urgent as %s', (printed, marker, urgency) => {
    expect(urgencyFor(printed)).toMatchObject({ marker, urgency })
  })
})
