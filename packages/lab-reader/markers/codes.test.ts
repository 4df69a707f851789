import { describe, expect, it } from 'vitest'
import { MARKERS, type UnitKind } from './knownMarkers.ts'
import { findMarker, loincOf } from './markers.ts'

/** What each code measures according to LOINC, and the kinds of unit that measure the same. */
const PROPERTIES: [property: string, kinds: UnitKind[], codes: string][] = [
  [
    '[#/volume]',
    ['number'],
    '6690-2 789-8 777-3 751-8 731-0 742-7 711-2 704-7 53115-2 26507-4 60474-4 771-6',
  ],
  [
    '[Mass/volume]',
    ['mass', 'massFeu', 'massDdu'],
    '718-7 786-4 2498-4 2500-7 2501-5 3034-6 2276-4 2345-7 1558-6 27353-2 1986-9 2093-3 2085-9 ' +
      '2089-1 13457-7 13458-5 43396-1 2571-8 1884-6 1869-7 10835-7 1975-2 1968-7 1971-1 2885-2 ' +
      '1751-7 10834-0 14338-8 22763-7 2160-0 3094-0 3091-6 3084-1 33863-2 14957-5 17861-6 17863-2 ' +
      '2777-1 19123-9 5763-8 5631-7 5724-0 3024-7 3051-0 3026-2 3053-6 3052-8 3013-0 62292-8 1989-3 ' +
      '1649-3 2132-9 2284-8 2283-0 2923-1 1823-4 1903-4 2428-1 1988-5 30522-7 33959-8 26881-3 ' +
      '3255-7 2465-3 2458-8 2472-9 2143-6 2986-8 2991-8 2243-4 2839-9 2842-3 2191-5 2484-4 2731-8 ' +
      '2857-1 13969-1 10839-9 89579-7 6598-7 67151-1 33762-6 30934-4 14118-4 48065-7 48066-5 ' +
      '5671-3 5685-3 5609-3 30240-6 2998-3 2339-0 38483-4 6299-2 38476-8 2142-8 10886-0 ' +
      '2064-4 8245-3 5683-8 5681-2 9407-8 2161-8 ' +
      '10535-3 3432-2 3968-5 4086-5 3948-7 4049-3 11253-2 3520-4 29247-4 20578-1 35668-3 3298-7 4024-6 5640-8',
  ],
  [
    '[Moles/volume]',
    ['molar'],
    '59260-0 14798-3 14800-7 22753-8 14723-1 14749-6 14771-0 53553-4 14796-7 15069-8 14647-2 ' +
      '14646-4 22748-8 39469-2 25371-6 70204-3 14927-8 43583-4 14631-6 14629-0 14630-8 54347-0 ' +
      '16362-6 14682-9 14937-7 22664-7 14933-6 2951-2 2823-3 2075-0 2028-9 1963-8 33037-3 2000-8 ' +
      '29265-6 1995-0 14879-1 2601-3 14665-4 11555-0 14920-3 14928-6 14921-1 14930-2 14635-7 ' +
      '14685-2 14732-2 14731-4 14622-5 13964-2 13965-9 14675-3 14913-8 14914-6 14715-7 14890-8 ' +
      '14688-6 13967-5 14866-8 33763-4 47092-2 2524-7 22674-6 14807-2 25170-2 2597-3 59467-1 32554-8 ' +
      '15074-8 32693-4 2947-0 6298-4 2069-3 1994-3 51844-9 ' +
      '14334-7 14698-5 14877-5 14946-8 14915-3 14836-1 14628-2',
  ],
  [
    '[Units/volume], [Enzymatic activity/volume]',
    ['units'],
    '20448-7 1742-6 1920-8 6768-6 2324-2 2532-0 1798-8 3040-3 3016-3 8099-4 8098-6 11572-5 ' +
      '33935-8 19113-0 31017-7 15067-2 10501-5 20568-2 2157-6 32673-6 5385-0',
  ],
  [
    'a share',
    ['percent'],
    '4544-3 788-0 51631-0 51637-7 770-8 736-9 5905-5 713-8 706-2 71695-1 26508-2 17849-1 58413-6 ' +
      '2502-3 4548-4 3050-2 12841-3 20563-3 2614-6',
  ],
  ['[Entitic volume]', ['volume'], '787-2 21000-5 32623-1 32207-3'],
  ['[Entitic mass]', ['weight'], '785-6'],
  ['[Entitic substance]', ['cellAmount'], '59468-9'],
  ['[Volume Rate/Area]', ['clearancePerArea'], '69405-9 98979-8 62238-1 33914-3'],
  ['[Osmolality]', ['osmolality'], '2692-2'],
  ['[Velocity]', ['settling'], '30341-2'],
  ['[Time]', ['time'], '5902-2 14979-9 5964-2 3173-2'],
  ['[Partial pressure]', ['pressure'], '11557-6'],
  ['of moles in moles', ['moleRatio'], '59261-8'],
  ['[Mass Ratio] in mg/g, [Mass/mass]', ['massRatio'], '14959-1 2890-2 13776-0 38445-3 25907-7'],
  ['[Ratio] of mass to moles', ['massPerMole'], '30000-4 34366-5'],
  ['a ratio without a unit', ['ratio'], '9830-1 11054-4 1916-6 1759-0 3097-3 32215-6 6301-6 34714-6 2755-7'],
]
/** A volume fraction is printed in % and as a fraction of one, nucleated red cells in % and per 100 white cells. */
const ALSO_RATIOS = ['4544-3', '58413-6']

const CODES = MARKERS.flatMap(({ name, loinc, named }) =>
  [loinc, ...named.map((one) => one.loinc)].flatMap((codes) =>
    Object.entries(codes).flatMap(([kind, code]) => (code ? [{ name, kind, code }] : [])),
  ),
)

/** LOINC's check digit: mod 10 with every second digit doubled, from the right. */
function checkDigit(number: string): number {
  const digits = [...number].reverse().map(Number)
  const sum = digits
    .flatMap((digit, at) => (at % 2 === 0 ? [...String(2 * digit)].map(Number) : digit))
    .reduce((total, digit) => total + digit, 0)
  return (10 - (sum % 10)) % 10
}

describe('a LOINC code', () => {
  it('a LOINC code ends with its check digit, and belongs to one kind of unit of one marker', () => {
    for (const { name, code } of CODES) {
      const [number = '', digit] = code.split('-')
      expect(Number(digit), `${code} of ${name}`).toBe(checkDigit(number))
    }
    const own = [...Map.groupBy(CODES, ({ code }) => code)].filter(([, uses]) => uses.length > 1)
    expect(own.map(([code]) => code).sort()).toEqual([...ALSO_RATIOS].sort())
  })

  it('a LOINC code measures the same property as its unit', () => {
    const kindsOf = new Map(
      PROPERTIES.flatMap(([, kinds, codes]) => codes.split(' ').map((code) => [code, kinds as string[]])),
    )
    for (const { name, kind, code } of CODES) {
      const kinds = kindsOf.get(code) ?? []
      expect(ALSO_RATIOS.includes(code) ? [...kinds, 'ratio'] : kinds, `${code} of ${name}`).toContain(kind)
    }
    expect(kindsOf.size).toBe(new Set(CODES.map(({ code }) => code)).size)
  })

  it.each([
    ['eGFR', 'mL/min/1.73m2', '69405-9'],
    ['eGFR (CKD-EPI 2021)', 'mL/min/1.73m2', '98979-8'],
    ['eGFR CKD-EPI 2009', 'ml/min/1,73 m²', '62238-1'],
    ['eGFR MDRD', 'mL/min/1.73m2', '33914-3'],
    ['eGFR', 'mL/min', null],
    ['Bicarbonate', 'mmol/L', '1963-8'],
    ['Carbon Dioxide, Total', 'mmol/L', '2028-9'],
    ['Vitamin D, 25-OH', 'ng/mL', '62292-8'],
    ['Vitamin D3, 25-Hydroxy', 'ng/mL', '1989-3'],
    ['Vitamin D3, 25-Hydroxy', 'nmol/L', '14635-7'],
    ['Vitamin D 25 Hydroxy (D2 + D3)', 'ng/mL', '62292-8'],
    ['Troponin I', 'ng/mL', '10839-9'],
    ['Troponin I, High Sensitivity', 'ng/L', '89579-7'],
    ['hs Troponin T', 'ng/L', '67151-1'],
    ['HbA1c', '%', '4548-4'],
    ['HbA1c', 'mmol/mol', '59261-8'],
    ['Albumin/Creatinine Ratio', 'mg/g', '14959-1'],
    ['Albumin/Creatinine Ratio', 'mg/mmol', '30000-4'],
    ['D-Dimer', 'mg/L FEU', '48065-7'],
    ['D-Dimer', 'ng/mL DDU', '48066-5'],
    ['D-Dimer', 'mg/L', '30240-6'],
    ['Blood lead', 'µg/dL', '5671-3'],
    ['Quecksilber im Blut', 'nmol/L', '25170-2'],
    ['Arsenic, blood', 'µg/L', null],
    ['Hemoglobin', 'mmol/L', '59260-0'],
    ['Hematocrit', 'L/L', '4544-3'],
    ['Vitamin B1', 'nmol/L', null],
    ['Vitamin B1 (whole blood)', 'nmol/L', '32554-8'],
    ['Vitamin B1, whole blood', 'µg/L', '2998-3'],
    ['MCH', 'fmol', '59468-9'],
    ['MCHC', 'mmol/L', '59467-1'],
  ])('a LOINC code of %s in %s is %s', (name, unit, code) => {
    const marker = findMarker(name, unit)
    expect(marker).not.toBeNull()
    expect(loincOf(marker, unit, name)).toBe(code)
  })
})
