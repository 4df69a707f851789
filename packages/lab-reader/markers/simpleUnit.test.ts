import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKnownUnit, simpleUnit, unitKind } from './simpleUnit.ts'

/** Printed units, by their normalised spelling. */
const PRINTED: Record<string, string> = {
  '/ul': '/µl|/mm³|/cumm|cumm|/ cu.mm|cells/mcL|cells/uL|Zellen/µl|10^6/L|per cumm|/mmc',
  '10^3/ul':
    'K/uL|K/mcL|x10E3/µL|10^9/L|10*9/L|10E9/L|x10⁹/L|x10(9)/L|109/L|10 9/L|E9/l|Thousand/mcL|10³/µL|10e3/µL|X 10³ / µL|' +
    "thou/mm3|thousand/uL|thou/µL|G/L|Giga/l|Gpt/l|Gpt/L|/nl|Tsd/µl|Tsd./µl|tys/µl|tys./µl|bin/mm3|mil/mm3|10'3/uL|" +
    'migliaia/mmc|1,000/µl|x 1000/mm3|x10^3|x10^9|10*3/uL',
  '10^5/ul': 'lakh/cumm|lakhs/cumm|Lakhs / cu.mm|lac/µL',
  '10^6/ul':
    'M/uL|M/mcL|mill/cumm|mill/mm3|Mill/mm³|million/cumm|million/mcL|millions/mm3|milhões/mm3|10^12/L|10*12/L|10¹²/L|' +
    'x10E6/µL|T/L|Tera/L|Tpt/l|/pl|Mio/µl|Mio./µl|mln/µl|1012/L|E12/l|milyon/mm3',
  'g/dl': 'g/dL|gm/dl|g/100 ml|g %|g%|gm%|gr/dL|GM/DL',
  'mg/dl': 'mg/dL|mg/100ml|mg/100 ml|mg %|mg%|mg/dL.|mg/dL (calc)|(mg/dL)',
  'ug/dl': 'mcg/dL|micg/dL|µg/dL|μg/dl|ug/dl|microg/dL',
  'ug/l': 'ug/l|µg/L|mcg/L',
  'ng/ml': 'ng/ml|ng/mL',
  'mmol/l': 'mmol/L|mmol / l|mmol/lt|mMol/L',
  'umol/l': 'µmol/l|umol/L|mcmol/L',
  'meq/l': 'mEq/L|mval/l|mEq/lt',
  'u/l': 'U/l|IU/L|E/l|UI/L|U/L 37°C|U/l (37 °C)|U.I./L|units/L',
  'ku/l': 'kU/l|kIU/L',
  'u/ml': 'U/mL|IU/mL|UI/ml',
  'miu/l': 'mU/l|mIU/L|µIU/mL|uIU/ml|mcIU/mL|micIU/mL|µU/ml|µUI/mL|mlU/L|m[IU]/L',
  'miu/ml': 'mIU/mL|mU/mL|mUI/ml',
  'ukat/l': 'µkat/L|ukat/l',
  'nkat/l': 'nkat/L',
  'mosm/kg': 'mOsm/kg|mosmol/kg|mOsm/kg H2O',
  'mg/mmol': 'mg/mmol|mg Alb/mmol|mg/mmol crea',
  'mg/24h':
    'mg/24h|mg/(24.h)|mg/24 h|mg/24 Std.|mg/24 uur|mg/24 ore|mg/24 saat|mg/24 heures|mg/24 horas|mg/d|mg/Tag|mg/jour|mg/dobę|mg/gün',
  'mmol/24h': 'mmol/24h|mmol/24 hrs|mmol/day|mmol/día|mmol/die|mmol/etmaal',
  'mg/g': 'mg/g|mg/g creat|mg/g Kreatinin',
  'mmol/mol': 'mmol/mol',
  'ml/min/1.73m2':
    'ml/min/1.73m2|mL/min/1.73 m²|ml/min/1,73 m²|ml/min/1.73 m^2|mL/dk/1.73m2|ml/min/1.73sq.m|mL/min/1.73m*2|mL/min/{1.73_m2}|ml/min/1.73',
  'mm/h': 'mm/h|mm/hr|mm/1h|mm/saat|mm/1st hr|mm in 1st hr|mm/Std.|mm/uur|mm/ora',
  s: 's|sec|sec.|secs|seconds|sn|Sek.|seg',
  '%': '%|% (NGSP)|Prozent',
  '‰': '‰',
  '': 'ratio|Ratio|calc|INR|Index|-',
  'l/l': 'l/l|L/L',
  fl: 'fl|fL|µm³|um3|cu microns',
  pg: 'pg|pg/cell',
  fmol: 'fmol',
  'mg/lfeu': 'mg/L FEU|mg/L (FEU)|mg FEU/L',
  '/100wbc': '/100 WBC|/100 WBCs',
}
const SPELLINGS = Object.entries(PRINTED).flatMap(([simple, printed]) =>
  printed.split('|').map((unit) => [unit, simple] as const),
)

describe('simpleUnit', () => {
  it.each(SPELLINGS)('simpleUnit normalises %s to %s', (unit, simple) => {
    expect(simpleUnit(unit)).toBe(simple)
    expect(simpleUnit(simple)).toBe(simple)
    expect(unitKind(unit)).not.toBeNull()
  })

  it('simpleUnit uses the marker where one spelling has two meanings', () => {
    for (const printed of ['G/L', 'g/L', 'g/l']) {
      expect(simpleUnit(printed, 'Platelets')).toBe('10^3/ul')
      expect(simpleUnit(printed, 'Hemoglobin')).toBe('g/l')
    }
    expect(simpleUnit('mil/mm3', 'Red blood cells')).toBe('10^6/ul')
    expect(simpleUnit('mil/mm3', 'White blood cells')).toBe('10^3/ul')
  })

  it.each([
    'bananas',
    'mg',
    'mg/12h',
    'mmol/week',
    '/HPF',
    'bar',
    'g',
    'K',
    '10',
    '4.2',
    '70-99',
    'Low',
    'Glucose',
    '',
  ])('%s is no unit that a marker is measured in', (text) => {
    expect(isKnownUnit(text)).toBe(false)
  })

  it('simpleUnit accepts every text, and reads no more of it than the longest unit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const simple = simpleUnit(text)
        expect(simple.length).toBeLessThanOrEqual(160)
        expect(simpleUnit(text.slice(0, 40))).toBe(simple)
      }),
    )
  })
})
