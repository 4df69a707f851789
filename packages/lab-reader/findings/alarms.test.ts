import { describe, expect, it } from 'vitest'
import { textOf } from '../../../tools/testing/resultText.ts'
import { ucumOf } from '../fhir/ucum.ts'
import { MARKERS } from '../markers/knownMarkers.ts'
import { unitKind } from '../markers/simpleUnit.ts'
import type { Page } from '../page/words.ts'
import { readPages } from '../process/keptReading.ts'
import { conclusionsOf } from './conclusions.ts'

/** One result on a page with headings, as laboratories print it; each character is 5 points wide. */
function page(name: string, value: number | string, unit: string): Page {
  const lines = [
    ['Test', 'Result', 'Unit', 'Reference range'],
    [name, String(value), unit, ''],
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
