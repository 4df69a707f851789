import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../page/words.ts'
import { readWords } from '../process/readReport.ts'
import { printed } from '../testing/labReport.ts'
import { drawReport, REPORT_LAYOUTS, type ReportLayout, type ReportRow } from '../testing/sample.ts'
import { typeset } from '../testing/typeset.ts'
import { readRows } from './rows.ts'

/** The rows of a page in short: name, value, unit, low, high, flag. */
const short = (text: string) =>
  readRows([typeset(text)]).markers.map((row) => [row.name, row.value, row.unit, row.low, row.high, row.flag])

describe('a table with headings', () => {
  it('a table with headings is read in any order of its columns, in the words of any laboratory', () => {
    expect(
      short(`
 Investigation              Observed Value   Unit         Biological Ref. Interval
 Haemoglobin (Hb)           13.2             gm/dl        13.0 - 17.0
 Total Leucocyte Count      7,200            cells/cumm   4,000 - 10,000`),
    ).toEqual([
      ['Haemoglobin (Hb)', 13.2, 'gm/dl', 13, 17, 'normal'],
      ['Total Leucocyte Count', 7200, 'cells/cumm', 4000, 10_000, 'normal'],
    ])
    expect(
      short(`
 Test Name        Flag   Result    Reference Range    Units
 ALT (SGPT)       H      61        7-56               U/L
 AST (SGOT)              22        10-40              U/L`),
    ).toEqual([
      ['ALT (SGPT)', 61, 'U/L', 7, 56, 'high'],
      ['AST (SGOT)', 22, 'U/L', 10, 40, 'normal'],
    ])
  })

  it('a table with headings may have the limits, or the results in and out of range, in two columns', () => {
    expect(
      short(`
 Analyte       Result   Unit     Low    High   Status
 Ferritin      12       ng/mL    15     150    L`),
    ).toEqual([['Ferritin', 12, 'ng/mL', 15, 150, 'low']])
    expect(
      short(`
 Test Name                 In Range     Out Of Range     Reference Range          Lab
 CHOLESTEROL, TOTAL                     243 H            <200 mg/dL               EN
 HDL CHOLESTEROL           64                            > OR = 50 mg/dL          EN`),
    ).toEqual([
      ['CHOLESTEROL, TOTAL', 243, 'mg/dL', null, 200, 'high'],
      ['HDL CHOLESTEROL', 64, 'mg/dL', 50, null, 'normal'],
    ])
  })

  it('a table with headings does not begin with the patient’s dates, although some of their labels are headings elsewhere', () => {
    expect(
      short(`
 Doğum Tarihi       26 Temmuz 1964     Laboratuvar kabul tarihi     5 Ocak 2022

 Kreatinin          2.93 mg/dL                 (0.60-1.20)              2.96
 POTASYUM           3.2 mEq/L                  (3.5-5.1)
 FOSFOR             4.2 mg/dL                  (2.5-4.5)                4.0`),
    ).toEqual([
      ['Kreatinin', 2.93, 'mg/dL', 0.6, 1.2, 'high'],
      ['POTASYUM', 3.2, 'mEq/L', 3.5, 5.1, 'low'],
      ['FOSFOR', 4.2, 'mg/dL', 2.5, 4.5, 'normal'],
    ])
  })

  it('a table with headings distinguishes the current result from the previous one', () => {
    expect(
      short(`
   Test           Current Result and Flag     Previous Result and Date     Units        Reference Interval
   WBC            5.4                         6.0  01/05/2023              x10E3/uL     3.4-10.8
   Hemoglobin     11.0          Low           12.5 01/05/2023              g/dL         11.1-15.9`),
    ).toEqual([
      ['WBC', 5.4, 'x10E3/uL', 3.4, 10.8, 'normal'],
      ['Hemoglobin', 11, 'g/dL', 11.1, 15.9, 'low'],
    ])
  })

  it('a table with headings does not mistake a title for the heading of a day, nor a heading of two lines for a result', () => {
    expect(
      short(`
                                 Test Results
 Analyte          21/11/2019     08/02/2019     Units      Reference range
 Cholesterol            5.45           4.51     mmol/L     3.00 - 5.17
 Zinc                   14.5           12.0     umol/L     10.7 - 18.4`),
    ).toEqual([
      ['Cholesterol', 5.45, 'mmol/L', 3, 5.17, 'high'],
      ['Zinc', 14.5, 'umol/L', 10.7, 18.4, 'normal'],
    ])
    const { markers, qualitative } = readRows([
      typeset(`
 Test Description     Abnormal     Observed     Unit       Bio. Ref.
                      Flag         Value                   Interval
 Cholesterol                       5.45         mmol/L     3.00 - 5.17`),
    ])
    expect(markers.map(({ value }) => value)).toEqual([5.45])
    expect(qualitative).toEqual([])
  })

  it('a table with headings may have its ranges first, written with a word, and footnote numbers behind its names', () => {
    expect(
      short(`
 HEMOGLOBINE ¹      125 tot 165         g/l       141
 Hematocriet        0,370 tot 0,490     l/l       0,424
 Trombocyten 1)     150 tot 400         10^9/l    193`),
    ).toEqual([
      ['HEMOGLOBINE ¹', 141, 'g/l', 125, 165, 'normal'],
      ['Hematocriet', 0.424, 'l/l', 0.37, 0.49, 'normal'],
      ['Trombocyten 1)', 193, '10^9/l', 150, 400, 'normal'],
    ])
  })

  it('a table with headings distinguishes a value with < from the ranges, whatever signs are behind the other values', () => {
    expect(
      short(`
 Analyte       Ref. Range        Unit       Result
 MPV           7.4 - 11.5        fL         6.0 -
 PDW           9.0 - 17.0        fL         8.2 -
 LDL           100 - 130         mg/dL      99  -
 D-dimer       <= 0.50           mg/L       <0.19`).at(-1),
    ).toEqual(['D-dimer', 0.19, 'mg/L', null, 0.5, 'normal'])
  })

  it('a table with headings reads thousands in ranges of documents with decimal commas', () => {
    expect(
      short(`
 Exame          Resultado     Unidade     Valores de referência
 Leucócitos     5.600         /mm³        4.000-10.000
 Hemoglobina    14,0          g/dL        12,5-16,5`),
    ).toEqual([
      ['Leucócitos', 5600, '/mm³', 4000, 10_000, 'normal'],
      ['Hemoglobina', 14, 'g/dL', 12.5, 16.5, 'normal'],
    ])
  })

  it('a table with headings may wrap its names, units and ranges while another table continues beside it', () => {
    const { markers } = readRows([
      typeset(`
 Sex: Male
 Test           Result  Unit         Range           Test           Result  Unit         Range
 Transferrin    20      %            Female:         eGFR           73      mL/min/1.73  > 60
 Saturation                          15 - 50                                m²
                                     Male:
                                     20 - 55
 Ac.            56      U/mL         0 - 115         Sodium         140     mmol/L       135 -
 anti-TPO                                                                                145`),
    ])
    expect(markers.map(({ name, value, unit, low, high }) => [name, value, unit, low, high])).toEqual([
      ['Transferrin Saturation', 20, '%', 20, 55],
      ['eGFR', 73, 'mL/min/1.73 m²', 60, null],
      ['Ac. anti-TPO', 56, 'U/mL', 0, 115],
      ['Sodium', 140, 'mmol/L', 135, 145],
    ])
  })

  it('a table with headings may be beside another one', () => {
    expect(
      short(`
 Test       Result  Unit    Range        Test        Result  Unit     Range
 Glucose    95      mg/dL   70-99        Sodium      140     mmol/L   135-145`),
    ).toEqual([
      ['Glucose', 95, 'mg/dL', 70, 99, 'normal'],
      ['Sodium', 140, 'mmol/L', 135, 145, 'normal'],
    ])
  })

  it('a table with headings continues on the next page, with or without its headings', () => {
    const first = typeset(`
 Test            Value        Range      Status
 Vitamin B12     556 pg/mL    200-900    NORMAL`)
    const second = typeset('\n Folate          6.0 ng/mL    2.7-17.0   NORMAL', { number: 2 })
    const rows = readRows([first, second]).markers
    expect(rows.map(({ name, place }) => [name, place.page])).toEqual([
      ['Vitamin B12', 1],
      ['Folate', 2],
    ])
  })

  it('a table with headings keeps rows without a unit, a range or a number of decimals as printed', () => {
    expect(
      short(`
 Test                    Result    Units    Reference Range
 BUN/Creatinine Ratio    20                 10 - 20
 Rosehip sensitivity     7.30      xyz
 HIV 1 & 2               Non Reactive
 Blood culture           PENDING            0 - 1`),
    ).toEqual([
      ['BUN/Creatinine Ratio', 20, null, 10, 20, 'normal'],
      ['Rosehip sensitivity', 7.3, 'xyz', null, null, null],
    ])
  })

  it('a table with headings takes the range from below a result where the laboratory prints it there', () => {
    expect(
      short(`
 Test Name            Result   Flag   Units
 LDL-CHOLESTEROL      160      H      mg/dL
   Reference range: <100`),
    ).toEqual([['LDL-CHOLESTEROL', 160, 'mg/dL', null, 100, 'high']])
  })
})

describe('names', () => {
  it('names are joined where they are wrapped, without the methods below them', () => {
    const lines = `
 Test                        Result   Units   Reference
 Mean Corpuscular            33       g/dL    32 - 36
 Hemoglobin Concentration

 Creatinine                  0.9      mg/dL   0.6 - 1.1
 Method: Jaffe kinetic

 Glucose                     95       mg/dL   70 - 99`
    expect(short(lines).map(([name]) => name)).toEqual([
      'Mean Corpuscular Hemoglobin Concentration',
      'Creatinine',
      'Glucose',
    ])
  })

  it('names do not go on with a remark below them', () => {
    const lines = `
 Exame                       Resultado  Unidade  Referência
 RNI                         0,94                0,80 - 1,20
 Pode subir depois de comer

 Glicose                     88         mg/dL    70 - 99

 Creatinina                  0,9        mg/dL    0,6 - 1,1`
    expect(short(lines).map(([name]) => name)).toEqual(['RNI', 'Glicose', 'Creatinina'])
  })

  it('names are joined where their two lines are above and below the result', () => {
    const { words, ...rest } = typeset(`
 Test                        Result   Units   Reference
                             33       g/dL    32 - 36`)
    const name = (text: string, y: number) => ({
      text,
      x: 45,
      y,
      width: 5 * text.length,
      height: 8,
      angle: 0,
    })
    const both = [name('Mean-corpuscular', 59), name('Hemoglobin', 69)]
    const [row] = readRows([{ ...rest, words: [...words, ...both] }]).markers
    expect(row?.name).toBe('Mean-corpuscular Hemoglobin')
  })

  it('names do not include the title of the next section', () => {
    expect(
      short(`
 Test            Result   Units   Reference Range
 Glucose         95       mg/dL   70-99
 LIPIDS
 Triglycerides   120      mg/dL   0-150
 Thyroid panel
 TSH             2.1      mIU/L   0.4-4.5`).map(([name]) => name),
    ).toEqual(['Glucose', 'Triglycerides', 'TSH'])
  })

  it('names of many rows are all kept: the limit is applied later, with a notice', () => {
    const rows = Array.from({ length: 600 }, (_, index) => ` Row number ${index}   5   mg/dL   1-9`)
    expect(readRows([typeset(rows.join('\n'))]).markers).toHaveLength(600)
  })
})

describe('a text that is not a result', () => {
  it('a text that is not a result never becomes a row', () => {
    expect(
      short(`
 Patient: Rosa Marten             Age: 45      Sex: F       ID: 100762
 Invoice 12345                    Total 89.00
 Height 172 cm                    Weight 70 kg
 Blood Pressure                   120/80 mmHg
 Phone: 555-123-4567              Fax: 555-987-6543
 1200 Main Street Suite 400       Springfield, IL 62704
 Normal                           <5.7 %
 Prediabetes                      5.7-6.4 %
 Deficiency                       <20 ng/mL
 A glucose of 95 mg/dL is normal.
 Page 1 of 3`),
    ).toEqual([])
  })

  it('a text that is not a result is dropped when it is turned or poster-sized: a watermark', () => {
    const clean = typeset(' Glucose   95 mg/dL   70-99')
    const word = { text: '77', x: 150, y: 30, width: 60, height: 8, angle: 45 }
    const watermarked = { ...clean, words: [word, ...clean.words, { ...word, angle: 0, height: 60, y: 0 }] }
    expect(readRows([watermarked])).toEqual(readRows([clean]))
  })

  it('a text that is not a result of urine is not mapped to a marker of blood', () => {
    const { markers } = readRows([
      typeset(`
 Test            Result   Units   Reference Range
 Glucose         95       mg/dL   70-99
 URINALYSIS
 Protein         10       mg/dL   0-20`),
    ])
    expect(markers.map(({ marker }) => marker)).toEqual(['Glucose', null])
  })
})

describe('the day of the draw', () => {
  const day = (text: string) => readRows([typeset(text)]).collectedOn

  it.each([
    ['Collected: 06/30/2025 08:15 AM', '2025-06-30'],
    ['Collection Date: 2025-06-30', '2025-06-30'],
    ['Date Collected  30.06.2025', '2025-06-30'],
    ['Sample Collected On : 30-Jun-2025 09:10', '2025-06-30'],
    ['Drawn March 27, 2023', '2023-03-27'],
    ['Date du prélèvement: 11-12-202312:42  Édité le: 14-12-2023 10:43', '2023-12-11'],
    ['Specimen Date: 27 Mar 2023', '2023-03-27'],
    ['TEST DATE: 12/03/2023  Printed 12/30/2023', '2023-12-03'],
    ['TEST DATE: 12/03/2023  Printed 30/12/2023', '2023-03-12'],
    ['Collected: 12/03/2023  Reported: 4 Dec 2023', '2023-12-03'],
    ['Date: 03/14/2024', '2024-03-14'],
    ['Rosa Marten | 06/30/2025', '2025-06-30'],
    ['Collected: 30/06/2025', '2025-06-30'],
    ['DOB: 22/06/1968  Collected: 05/06/2025', '2025-06-05'],
    ['Ημ/νια αιμοληψίας: 25/06/2025  Ημ/νία έκδοσης: 27/06/2025', '2025-06-25'],
    ['Ημερ- αιµοληψίας: 25/06/2025  Ημ/νία ἑκδοσης: 27/06/2025', '2025-06-25'],
  ])('the day of the draw is read from "%s"', (text, expected) => {
    expect(day(text)).toBe(expected)
  })

  it('the day of the draw takes precedence over every other date, wherever it is printed', () => {
    expect(
      day(`
 Report Date: 12/18/2025        DOB: 08/04/1972
 Received: 09/26/2025           Date: 12/18/2025
 Collected: 09/25/2025 / 02:39 PM`),
    ).toBe('2025-09-25')
    expect(
      day(`
 Collected      Received      Reported
 09/25/2025     09/26/2025    09/27/2025`),
    ).toBe('2025-09-25')
  })

  it('the day of the draw is the date of the report where no other date is printed', () => {
    expect(day('DOB: 08/04/1972    Report Date: June 21, 2025')).toBe('2025-06-21')
    expect(day('ROSA MARTEN   08/04/1972  F\nReport Date: June 21, 2025')).toBe('2025-06-21')
    expect(day('Report Date: June 21, 2025   Date: 06/19/2025')).toBe('2025-06-19')
    expect(day('Report Date: June 21, 2025\n03/01/2024 - 04/02/2024')).toBeNull()
  })

  it('the day of the draw stays open where two days are possible and nothing in the report decides', () => {
    const { collectedOn, possibleDays } = readRows([typeset('Collected: 12/03/2023')])
    expect(collectedOn).toBeNull()
    expect(possibleDays).toEqual(['2023-03-12', '2023-12-03'])
  })

  it('the day of the draw is inferred from the licence of an American laboratory, not from a method of the same name', () => {
    expect(day('Collected: 07/10/2019\n Laboratory CLIA 05D2099871')).toBe('2019-07-10')
    expect(day('Collected: 07/10/2019\n TSH   2.1   mIU/L   CLIA')).toBeNull()
    expect(day('Lake Road, Madhopur - 560011\n Collected: 07/10/2019')).toBe('2019-10-07')
  })

  it('the day of the draw is read where an accent was drawn separately from its letter', () => {
    expect(day('Pobranie: 7 pa\u007a\u0301dziernika 2026')).toBe('2026-10-07')
  })

  it.each([
    'DOB: 08/04/1972',
    'Report printed 06/30/2025',
    'Report Date: 06/30/2025  Reported: 07/02/2025',
    'Printed: 2025-06-30',
    'WILLIAMS, ROSA | 01/06/1946 | F',
    'Collected: 13/32/2025',
    '03/01/2024 - 04/02/2024',
    'Specimen received: 06/30/2025',
  ])('the day of the draw is not guessed from "%s"', (text) => {
    expect(day(text)).toBeNull()
  })
})

describe('readRows', () => {
  const table = (rows: string[]) =>
    typeset(['', ' Test                Result   Units    Reference', ...rows].join('\n'))
  const known = [
    ' Glucose             95       mg/dL    70 - 99',
    ' Sodium              140      mmol/L   135 - 145',
    ' TSH                 5.1      mIU/L    0.4 - 4.5',
  ]

  it('readRows is deterministic', () => {
    expect(readRows([table(known)])).toEqual(readRows([table(known)]))
  })

  it('readRows reads the other rows unchanged when an unknown row is added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 999 }), (at, value) => {
        const rows = known.toSpliced(
          at,
          0,
          ` Rosehip factor      ${String(value).padEnd(8)} zorks    1 - 500`,
        )
        const names = known.map((row) => row.trim().split(/\s{2,}/)[0])
        const bare = (page: Page) => readRows([page]).markers.map(({ place: _, ...row }) => row)
        const others = bare(table(rows)).filter(({ name }) => names.includes(name))
        expect(others).toEqual(bare(table(known)))
        expect(bare(table(rows))).toHaveLength(4)
      }),
    )
  })

  it('readRows keeps an impossible value as printed and marks it', () => {
    const [row] = readRows([table([' C-Reactive Protein  -0.36    mg/L     0.0 - 3.0'])]).markers
    expect(row).toMatchObject({ value: -0.36, plausible: false, marker: 'C-reactive protein' })
  })

  it('readRows returns the position of each row on the page', () => {
    const [row] = readRows([table(known)]).markers
    expect(row?.place).toEqual({ page: 1, x: 0.0643, y: 0.08, width: 0.3214, height: 0.0125 })
  })

  it('readRows does not fail on any words', () => {
    const word = fc.record({
      text: fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('Test', 'Result', '5.4', 'mg/dL', '70-99', '<', 'H'),
      ),
      x: fc.integer({ min: -50, max: 700 }),
      y: fc.integer({ min: -50, max: 800 }),
      width: fc.integer({ min: 0, max: 90 }),
      height: fc.integer({ min: 0, max: 40 }),
      angle: fc.constantFrom(0, 0, 0, 45, 90),
    })
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const { markers } = readRows([{ number: 1, width: 612, height: 792, words }])
        for (const row of markers) expect(Number.isFinite(row.value)).toBe(true)
      }),
    )
  })
})

/**
 * Rows as a laboratory could print them. No name ends with a specimen, which is not part of a name on a line of its
 * own. Every row has a unit, because cards and bare rows are distinguished from text by it.
 */
const anyRow: fc.Arbitrary<ReportRow> = fc
  .record({
    words: fc.array(
      fc.constantFrom(
        'Alpha',
        'Beta',
        'Omega',
        'Total',
        'Free',
        'Bound',
        'Globulin',
        'Kinase',
        'Factor',
        'Peptide',
        'C4',
        'Zeta-2',
      ),
      { minLength: 1, maxLength: 8 },
    ),
    known: fc.option(
      fc.constantFrom('Glucose', 'HDL Cholesterol', 'Vitamin D, 25-Hydroxy', 'Triiodothyronine (T3)'),
      { freq: 3 },
    ),
    digits: fc.integer({ min: 0, max: 99_999 }),
    decimals: fc.integer({ min: 0, max: 2 }),
    comparator: fc.option(fc.constantFrom('<', '>', '<=', '>='), { freq: 4 }),
    unit: fc.constantFrom(
      'mg/dL',
      '%',
      'K/uL',
      'mL/min/1.73m2',
      'x10^3/uL',
      'uIU/mL',
      'fL',
      'mmol/L',
      'ratio',
    ),
    bounds: fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 })),
    sides: fc.constantFrom('both', 'low', 'high', 'none'),
    printedFlag: fc.constantFrom('HIGH', 'LOW', 'NORMAL', 'BORDERLINE', null),
  })
  // A percentage of an unknown whole is not a result of a laboratory by itself.
  .filter(({ known, unit }) => known !== null || unit !== '%')
  .map(({ words, known, digits, decimals, comparator, unit, bounds, sides, printedFlag }) => ({
    name: known ?? words.join(' '),
    value: Number((digits / 10 ** decimals).toFixed(decimals)),
    comparator,
    unit,
    low: sides === 'both' || sides === 'low' ? bounds[0] / 10 : null,
    high: sides === 'both' || sides === 'high' ? (bounds[0] + bounds[1]) / 10 : null,
    printedFlag,
  }))

/**
 * The part of a row that a layout prints: bars have no ranges, and some laboratories print no word for normal values.
 */
function asPrinted(layout: ReportLayout, row: ReportRow): ReportRow {
  if (layout === 'bars') return { ...row, low: null, high: null }
  return layout === 'blankFlag' && row.printedFlag === 'NORMAL' ? { ...row, printedFlag: null } : row
}

describe('a generated report', () => {
  it.each(REPORT_LAYOUTS)('a generated report is read with all its rows in layout %s', async (layout) => {
    const rows = fc.uniqueArray(anyRow, { selector: ({ name }) => name, minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 0, max: 9000 }), async (rows, day) => {
        const collectedOn = new Date(Date.UTC(2001, 0, 1 + day)).toISOString().slice(0, 10)
        const patient = { name: 'Rosa Marten', birthDate: '1984-03-09', sex: 'F' } as const
        const file = await drawReport({ layout, patient, collectedOn, panel: 'Wellness panel', rows })
        const reading = readRows(await readWords(file, 'application/pdf'))
        const names = (one: ReportRow, other: ReportRow) => one.name.localeCompare(other.name)
        const expected = rows.map((row) => asPrinted(layout, row)).toSorted(names)
        expect(reading.markers.map(printed).toSorted(names)).toEqual(expected)
        expect(reading.collectedOn).toBe(collectedOn)
      }),
      { numRuns: 3, endOnFailure: true },
    )
  })
})

describe('results outside tables', () => {
  it('results outside tables are read from running text, names with commas and words for results included', () => {
    const text = typeset(`
 Liver: Bilirubin, total 0.6 mg/dL (0.2 - 1.2), ALT 61 U/L H (7 - 56), Albumin
 4.1 g/dL (3.5 - 5.2), HBsAg negative. Please repeat in 3 months, if symptoms persist.`)
    const { markers, qualitative, unread } = readRows([text])
    expect(markers.map(({ name, value, unit, low, high }) => [name, value, unit, low, high])).toEqual([
      ['Bilirubin, total', 0.6, 'mg/dL', 0.2, 1.2],
      ['ALT', 61, 'U/L', 7, 56],
      ['Albumin', 4.1, 'g/dL', 3.5, 5.2],
    ])
    expect(qualitative.map(({ name, text: said }) => [name, said])).toEqual([['HBsAg', 'negative']])
    expect(unread).toEqual([])
  })

  it('in running text may have limits in brackets, also for one sex, and codes as flags', () => {
    const { markers } = readRows([
      typeset(`
 Sex: Female
 Iron panel (3): Iron 44 ug/dL Zk (Male: [53 - 180], Female: [50 - 170]); TIBC 416 ug/dL (250 -
 425); Vitamins: 25 OH vitamin D 82.7 ng/mL (30 - 100);INR 1.05.`),
    ])
    expect(
      markers.map(({ name, value, low, high, printedFlag }) => [name, value, low, high, printedFlag]),
    ).toEqual([
      ['Iron', 44, 50, 170, 'Zk'],
      ['TIBC', 416, 250, 425, null],
      ['25 OH vitamin D', 82.7, 30, 100, null],
      ['INR', 1.05, null, null, null],
    ])
    expect(markers[0]?.doubt).toBe('sign')
  })

  it('in running text are listed as unread where a value has no name', () => {
    const { markers, unread } = readRows([
      typeset(`
 Liver: ALT 61 U/L (7 - 56), AST 30 U/L (7 - 56), 12.3 mg/dL (3.0 - 5.0), Albumin 4.1 g/dL
 (3.5 - 5.2).`),
    ])
    expect(markers.map(({ name }) => name)).toEqual(['ALT', 'AST', 'Albumin'])
    expect(unread.map(({ text }) => text)).toEqual(['12.3 mg/dL (3.0 - 5.0)'])
  })

  it('results outside tables are read from a numbered list, and listed as unread where they are not understood', () => {
    const { markers, unread } = readRows([
      typeset(`
 1. Serum iron - 22.5 µmol/L (8.9-30.4)
 2. Ferritin - 487 ug/L (15-150)
 3. Transferrin - 2.9x g/L (2.0-3.6)`),
    ])
    expect(markers.map(({ name, value }) => [name, value])).toEqual([
      ['Serum iron', 22.5],
      ['Ferritin', 487],
    ])
    expect(unread.map(({ text }) => text)).toEqual(['3. Transferrin - 2.9x g/L (2.0-3.6)'])
  })

  it('results outside tables are read from a transposed table', () => {
    expect(
      short(`
 Test            Glucose        Ferritin       TSH
 Result          88             9    *         2.1
 Unit            mg/dL          ng/mL          mIU/L
 Range           70 - 99        15 - 150       0.4 - 4.2`),
    ).toEqual([
      ['Glucose', 88, 'mg/dL', 70, 99, 'normal'],
      ['Ferritin', 9, 'ng/mL', 15, 150, 'low'],
      ['TSH', 2.1, 'mIU/L', 0.4, 4.2, 'normal'],
    ])
  })

  it('results outside tables are read from a transposed table whose headings touch the cells behind them', () => {
    expect(
      short(`
 Test            Glucose        Ferritin       TSH
 Result 88                      9    *         2.1
 Unit            mg/dL          ng/mL          mIU/L
 Range           70 - 99        15 - 150       0.4 - 4.2`).map(([name, value]) => [name, value]),
    ).toEqual([
      ['Glucose', 88],
      ['Ferritin', 9],
      ['TSH', 2.1],
    ])
  })

  it('results outside tables have no unit where a scale is drawn with dashes', () => {
    expect(
      short(`
 Test              Result     Unit             Range
 Glucose           88         mg/dL            70 - 99
 Ferritin          40         (----o----)      15 - 150`).map(([name, , unit]) => [name, unit]),
    ).toEqual([
      ['Glucose', 'mg/dL'],
      ['Ferritin', null],
    ])
  })

  it('results outside tables are read from a transposed table with unknown labels, names that nearly touch, and a result in words', () => {
    expect(
      short(`
 Parameter   ALT       Free triiodothyronine TSH      HOMA-IR
 Messwert    61        3.1                   2.1      1.8
 EH          U/L       pg/mL                 mIU/L
 Bereiche    7 - 56    2.0 - 4.4             0.4 - 4  0 - 2.5

 Parameter   pH         Ketone
 Messwert    6.2        1+
 EH
 Bereiche    5.0 - 8.0  negativ`),
    ).toEqual([
      ['ALT', 61, 'U/L', 7, 56, 'high'],
      ['Free triiodothyronine', 3.1, 'pg/mL', 2, 4.4, 'normal'],
      ['TSH', 2.1, 'mIU/L', 0.4, 4, 'normal'],
      ['HOMA-IR', 1.8, null, 0, 2.5, 'normal'],
      ['pH', 6.2, null, 5, 8, 'normal'],
    ])
  })

  it('results outside tables are doubtful in a transposed table where a name is not above its value', () => {
    const { markers } = readRows([
      typeset(`
 Test        Glucose        Ferritin
 Result      88                        9
 Unit        mg/dL          ng/mL`),
    ])
    expect(markers.map(({ name, doubtful }) => [name, doubtful])).toEqual([
      ['Glucose', false],
      ['Ferritin', true],
    ])
  })

  it('results outside tables are read from a transposed table whose names begin only roughly above their values', () => {
    const { words, ...page } = typeset(`
 PRUEBA          Urea en suero    Creatinina en suero Potasio (K)
 09-10-2021      27               0.95                4.3
 Uds.            mg/dl            mg/dl               mmol/L
 V. Referencia   15 - 44          0.60 - 1.20         3.5 - 5.1`)
    const moved = words.map((word) => (word.x > 250 && word.y > 60 ? { ...word, x: word.x + 3.2 } : word))
    expect(
      readRows([{ ...page, words: moved }]).markers.map(({ name, value, unit, high }) => [
        name,
        value,
        unit,
        high,
      ]),
    ).toEqual([
      ['Urea en suero', 27, 'mg/dl', 44],
      ['Creatinina en suero', 0.95, 'mg/dl', 1.2],
      ['Potasio (K)', 4.3, 'mmol/L', 5.1],
    ])
  })

  it('results outside tables have no sentence for a name that begins like the heading of names', () => {
    expect(
      short(`
 Badanie objęte zakresem akredytacji nr AM 118, wydanie 7.
 Lipidogram
 Cholesterol
 Wynik: 243 mg/dL  +
 Zakres referencyjny: do 200
 Trójglicerydy
 Wynik: 396 mg/dL  ++
 Zakres referencyjny: do 150`).map(([name, value, unit, , high]) => [name, value, unit, high]),
    ).toEqual([
      ['Cholesterol', 243, 'mg/dL', 200],
      ['Trójglicerydy', 396, 'mg/dL', 150],
    ])
  })

  it('results outside tables are no address below a name, whose postcode begins like a limit', () => {
    expect(
      short(`
 Fenland Pathology Partnership
 14 Abbey Lane, Ashbourne AB3 1XY

 Sodium     140    mmol/L    135 - 145`).map(([name]) => name),
    ).toEqual(['Sodium'])
  })

  it('results outside tables may be of ALT in a transposed table, although that is a heading in Turkish', () => {
    expect(
      short(`
 Test            Albumin        ALT            AST
 Result          4.4            264            31
 Unit            g/dL           U/L            U/L
 Range           3.5 - 5.2      0 - 45         0 - 40`),
    ).toEqual([
      ['Albumin', 4.4, 'g/dL', 3.5, 5.2, 'normal'],
      ['ALT', 264, 'U/L', 0, 45, 'high'],
      ['AST', 31, 'U/L', 0, 40, 'normal'],
    ])
  })

  it('results outside tables are read from a scale: the value above its grades, the name above its unit', () => {
    expect(
      short(`
                                                      4.60
 Urea
 mmol/L      Below standard    Below optimal    Optimal          Above optimal
             0.00 - 2.50       2.50 - 3.57      3.57 - 5.71      5.71 - 7.14`),
    ).toEqual([['Urea', 4.6, 'mmol/L', 3.57, 5.71, 'normal']])
  })
})

describe('two results on a line', () => {
  it('two results on a line have the units of their headings, and each its own range', () => {
    expect(
      short(`
 Test            %        10^9/L     Range %        Range 10^9/L
 Neutrophils     65.5     2.36       40.0 - 74.0    1.80 - 7.50`),
    ).toEqual([
      ['Neutrophils', 65.5, '%', 40, 74, 'normal'],
      ['Neutrophils', 2.36, '10^9/L', 1.8, 7.5, 'normal'],
    ])
  })
})

describe('a second result below the first', () => {
  it('a second result below the first takes its name from the first, with the rest of it', () => {
    expect(
      short(`
 Test                              Result     Unit       Range
 Total iron binding                429        ug/dL      250 - 425
 capacity                          76.8       umol/L     44.8 - 76.1
 Zinc                              175        ug/dL      70 - 120
                                   26.7       umol/L     10.7 - 18.4`),
    ).toEqual([
      ['Total iron binding capacity', 429, 'ug/dL', 250, 425, 'high'],
      ['Total iron binding capacity', 76.8, 'umol/L', 44.8, 76.1, 'high'],
      ['Zinc', 175, 'ug/dL', 70, 120, 'high'],
      ['Zinc', 26.7, 'umol/L', 10.7, 18.4, 'high'],
    ])
  })
})

describe('the limits of a range', () => {
  it('the limits of a range may continue on the line below, after a dash or a word, before the value or after it', () => {
    expect(
      short(`
 Test            Result    Unit      Range
 Sodium          139       mmol/L    135 to
                                     145
 CRP             3.4       mg/L      less than
                                     5.0`),
    ).toEqual([
      ['Sodium', 139, 'mmol/L', 135, 145, 'normal'],
      ['CRP', 3.4, 'mg/L', null, 5, 'normal'],
    ])
  })

  it('the limits of a range may have their word behind the number in other languages', () => {
    expect(
      short(`
 Test               Sonuç    Birim     Referans
 HDL kolesterol     44       mg/dL     40’tan büyük
 Trigliserid        82       mg/dL     150'ye kadar`),
    ).toEqual([
      ['HDL kolesterol', 44, 'mg/dL', 40, null, 'normal'],
      ['Trigliserid', 82, 'mg/dL', null, 150, 'normal'],
    ])
  })

  it('the limits of a range are not chosen by a letter that means both sexes in Spanish reports', () => {
    const report = (sex: string) => `
 Paciente: Rosa Marten        Sexo: ${sex}
 Prueba           Resultado    Unidades    Valores de referencia
 Hemoglobina      13.2         g/dL        Mujer: 12.0 - 15.5
                                           Hombre: 13.5 - 17.5
 Glucosa          88           mg/dL       70 - 99`
    expect(short(report('M'))[0]?.slice(3)).toEqual([null, null, null])
    expect(short(report('Mujer'))[0]?.slice(3)).toEqual([12, 15.5, 'normal'])
    expect(short(report('H'))[0]?.slice(3)).toEqual([13.5, 17.5, 'low'])
  })
})

describe('the sex of a report', () => {
  it('the sex of a report is read in its own language: V is a woman in Dutch and a man in Spanish', () => {
    const dutch = `
 Geslacht: V        Monsterdatum: 09-05-2020
 Onderzoek        Uitslag    Eenheid     Referentiewaarden
 Hemoglobine      13.2       g/dl        Man: 13.5 - 17.5
                                         Vrouw: 12.0 - 15.5
 Natrium          140        mmol/l      135 - 145`
    expect(short(dutch)[0]?.slice(3)).toEqual([12, 15.5, 'normal'])
    const spanish = `
 Sexo: V            Fecha de extracción: 09-05-2020
 Prueba           Resultado    Unidades    Valores de referencia
 Hemoglobina      13.2         g/dL        Hombre: 13.5 - 17.5
                                           Mujer: 12.0 - 15.5
 Glucosa          88           mg/dL       70 - 99`
    expect(short(spanish)[0]?.slice(3)).toEqual([13.5, 17.5, 'low'])
  })
})

describe('a flag before its value', () => {
  it('a flag before its value does not make it a limit where a range follows', () => {
    expect(
      short(`
 Potassium           Below 3.2 mmol/L       3.5 - 5.1
 PSA, Total          Normal <1.99 ng/mL     <4
 Sodium              139 mmol/L             135 - 145`),
    ).toEqual([
      ['Potassium', 3.2, 'mmol/L', 3.5, 5.1, 'low'],
      ['PSA, Total', 1.99, 'ng/mL', null, 4, 'normal'],
      ['Sodium', 139, 'mmol/L', 135, 145, 'normal'],
    ])
  })
})

describe('a waiting time', () => {
  it('a waiting time is not a limit, in any language', () => {
    expect(
      short(`
 TSH             1.01     mE/l     Graag over 3 maanden herhalen.
 Reticulocytes   1.5      %        Please repeat after more than 3 months.
 Sodium          139      mmol/L   135 - 145`).map(([name, value, , low, high]) => [name, value, low, high]),
    ).toEqual([
      ['TSH', 1.01, null, null],
      ['Reticulocytes', 1.5, null, null],
      ['Sodium', 139, 135, 145],
    ])
  })
})

describe('numbers of a document', () => {
  const letters = (text: string) => {
    const whole = typeset(text)
    return {
      ...whole,
      words: whole.words.flatMap((word) =>
        [...word.text].map((letter, at) => ({ ...word, text: letter, x: word.x + 5 * at, width: 5 })),
      ),
    }
  }

  it('numbers of a document are read from whole words where a page is drawn letter by letter', () => {
    const { markers, collectedOn } = readRows([
      letters(`
 Colheita: 01/03/2021
 Ferro             48      ug/dL    50 - 170
 Densidade         1,021            1,005 - 1,030
 Glicose           4,1     mmol/L   3,9 - 5,5`),
    ])
    expect(markers.map(({ name, value, low, high }) => [name, value, low, high])).toContainEqual([
      'Densidade',
      1.021,
      1.005,
      1.03,
    ])
    expect(collectedOn).toBe('2021-03-01')
  })

  it('with thousands are not a date where a dash is between them', () => {
    expect(
      short(`
 Neutrofili assoluti    3.420 /mmc    1.800-7.500
 Linfociti assoluti     1.050 /mmc    1.000-4.000
 Glucosio               4,1 mmol/L    3,9-5,5`).map(([, value, , low, high]) => [value, low, high]),
    ).toEqual([
      [3420, 1800, 7500],
      [1050, 1000, 4000],
      [4.1, 3.9, 5.5],
    ])
  })

  it('in groups may be followed by a star', () => {
    expect(
      short(`
 Creatine kinase    1 574**   U/L      39,0 - 308,5
 Glucose            4,1       mmol/L   3,9 - 5,5`)[0]?.slice(0, 3),
    ).toEqual(['Creatine kinase', 1574, 'U/L'])
  })
})

describe('a recognised line', () => {
  it('with a number and a range is listed as unread among results, whatever its name was read as', () => {
    const text = typeset(`
 Test              Result     Unit       Range
 Glucose           88         mg/dL      70 - 99
 Fe: rt!n          40                    15 - 150
 Sodium            139        mmol/L     135 - 145`)
    const recognised = { ...text, words: text.words.map((word) => ({ ...word, confidence: 0.9 })) }
    for (const one of [recognised, text])
      expect(readRows([one]).unread.map(({ text: line }) => line)).toEqual(['Fe: rt!n 40 15 - 150'])
  })
})

describe('bold print', () => {
  it.each([
    ['M ean corpuscular volume', 'Mean corpuscular volume'],
    ['Pr ogesterone', 'Progesterone'],
    ['K REATININ', 'KREATININ'],
    ['HOM A IR Index', 'HOMA IR Index'],
    ['M CH', 'MCH'],
    // No test is called "SAlbumin".
    ['S Albumin', 'S Albumin'],
  ])('bold print whose first letters stand apart is one name: %s', (printed, name) => {
    const page = typeset(`\n ${printed}     113   ug/L   15-150\n Sodium   139   mmol/L   135-145`)
    const [first, second] = page.words
    if (first && second) first.x = second.x - first.width - 2
    expect(readRows([page]).markers.map((row) => row.name)).toEqual([name, 'Sodium'])
  })

  it.each([
    ['K etonen', 'Keton en', 'Ketonen'],
    ['HOM A IR Index', 'HOM A IR Ind ex', 'HOMA IR Index'],
  ])('bold print that each print tears elsewhere is one name: %s, %s', (first, second, name) => {
    const page = typeset(`\n ${first}            negatief\n Natrium        139   mmol/l   135-145`)
    const over = typeset(`\n ${second}`).words.map((word) => ({ ...word, x: word.x + 0.3, y: word.y + 0.1 }))
    const { qualitative } = readRows([{ ...page, words: [...page.words, ...over] }])
    expect(qualitative.map((row) => row.name)).toEqual([name])
  })

  it('bold figures that overlap behind a bracket are one number', () => {
    const page = typeset('\n Apolipoprotein B   105   mg/dL   (55 - 125)')
    const words = page.words.flatMap((word) =>
      word.text === '(55'
        ? [
            { ...word, text: '(5', width: 9 },
            { ...word, text: '5', x: word.x + 7, width: 7 },
          ]
        : [word],
    )
    expect(readRows([{ ...page, words }]).markers.map(({ low, high }) => [low, high])).toEqual([[55, 125]])
  })

  it('bold figures of which one print begins with the dot that ends another are one number', () => {
    const page = typeset('\n Calcium   11.4   mg%   8.6 - 10.2')
    const words = page.words.flatMap((word) =>
      word.text === '11.4'
        ? [
            { ...word, text: '11.', width: 11 },
            { ...word, text: '4', x: word.x + 11, width: 4.5 },
            { ...word, text: '.4', x: word.x + 8.8, width: 7 },
          ]
        : [word],
    )
    expect(readRows([{ ...page, words }]).markers.map(({ value }) => value)).toEqual([11.4])
  })

  it('bold print made by overprinting, whole or in pieces, is read once', () => {
    const { markers } = readRows([
      typeset('\n Serum ferritin   113   ug/L   15-150\n Sodium   139   mmol/L   135-145'),
    ])
    const plain = typeset('\n Serum ferritin   113   ug/L   15-150\n Sodium   139   mmol/L   135-145')
    const pieces = plain.words.flatMap((word) => {
      const cut = Math.ceil(word.text.length / 2)
      const share = (word.width * cut) / word.text.length
      return [
        word,
        { ...word, text: word.text.slice(0, cut), width: share, x: word.x + 0.3 },
        ...(cut < word.text.length
          ? [{ ...word, text: word.text.slice(cut), x: word.x + share + 0.3, width: word.width - share }]
          : []),
      ]
    })
    const read = readRows([{ ...plain, words: pieces }]).markers
    expect(read.map(({ name, value, unit, low }) => [name, value, unit, low])).toEqual(
      markers.map(({ name, value, unit, low }) => [name, value, unit, low]),
    )
  })
})

describe('a text drawn letter by letter', () => {
  const WIDTHS: Record<string, number> = { l: 2, '/': 2, m: 6 }

  /** The letters of a page, each as wide as it is in print. */
  function letters(text: string): Word[] {
    return typeset(text).words.flatMap((word) => {
      let x = word.x
      return [...word.text].map((letter) => {
        const drawn = { ...word, text: letter, x, width: WIDTHS[letter] ?? 5 }
        x += drawn.width
        return drawn
      })
    })
  }

  it('a text drawn letter by letter keeps two narrow letters that are the same', () => {
    const words = letters('White blood cells     6300    cells/mcL      4000 - 10000')
    const { markers } = readRows([{ ...typeset(''), words: words.toReversed() }])
    expect(markers.map(({ name, unit }) => [name, unit])).toEqual([['White blood cells', 'cells/mcL']])
  })

  it('a text drawn letter by letter in pieces that overlap is read once', () => {
    const words = typeset('Collected: 19 May 2021').words.flatMap((word) =>
      word.text === 'May'
        ? [
            { ...word, text: 'Ma', width: 10 },
            { ...word, text: 'ay', x: word.x + 5, width: 10 },
          ]
        : [word],
    )
    expect(readRows([{ ...typeset(''), words }]).collectedOn).toBe('2021-05-19')
  })
})

describe('a text beside a name', () => {
  it('a text beside a name is not part of it where it says what was examined', () => {
    expect(
      short(`
 HbE (MCH)          Citratplasma      33.9      pg        27.0 - 33.5
 Ferritin           Serum             104       ng/ml     15 - 150
 GPT                NaF-Blut          23        U/l       < 45`),
    ).toEqual([
      ['HbE (MCH)', 33.9, 'pg', 27, 33.5, 'high'],
      ['Ferritin', 104, 'ng/ml', 15, 150, 'normal'],
      ['GPT', 23, 'U/l', null, 45, 'normal'],
    ])
  })
})

describe('a result beside a second table', () => {
  it('a result beside a second table is read once, by its own headings', () => {
    const names = readRows([
      typeset(`
 Test            Result   Unit    Range          Test            Result   Unit    Range
 Sodium          140      mmol/L  135 - 145      Ferritin        104      ng/mL   15 - 150
 Potassium       4.1      mmol/L  3.5 - 5.1`),
    ]).markers.map(({ name }) => name)
    expect(names).toEqual(['Sodium', 'Ferritin', 'Potassium'])
  })
})

describe('limits before the value', () => {
  it('limits before the value are not results, on one line or two, with a sign or for one sex', () => {
    expect(
      short(`
 Sex: male
 Hemoglobin        g/dL       12.5 -          11.6 -
                              16.5
 Hematocrit        %          37.0 -          35.2 -
                              49.0
 Ferritin          ng/mL      Male: 30 - 400  98
                              Female: 15 - 150
 Glucose           mg/dL      70 - 99         88
 Sodium            mmol/L     135 - 145       140
 Potassium         mmol/L     3.5 - 5.1       4.2
 TPO antibodies    kU/L       < 34            17`),
    ).toEqual([
      ['Hemoglobin', 11.6, 'g/dL', 12.5, 16.5, 'low'],
      ['Hematocrit', 35.2, '%', 37, 49, 'low'],
      ['Ferritin', 98, 'ng/mL', 30, 400, 'normal'],
      ['Glucose', 88, 'mg/dL', 70, 99, 'normal'],
      ['Sodium', 140, 'mmol/L', 135, 145, 'normal'],
      ['Potassium', 4.2, 'mmol/L', 3.5, 5.1, 'normal'],
      ['TPO antibodies', 17, 'kU/L', null, 34, 'normal'],
    ])
  })
})

describe('the range of one sex', () => {
  it('the range of one sex is distinguished from the other sex’s where both are wrapped after their first limit', () => {
    expect(
      short(`
 Sex: female
 Sodium           140      mmol/L    135 to 145
 Iron             15.2     umol/L    Female: 9.0
                                     to 30.4
                                     Male: 11.6
                                     to 31.3`),
    ).toEqual([
      ['Sodium', 140, 'mmol/L', 135, 145, 'normal'],
      ['Iron', 15.2, 'umol/L', 9, 30.4, 'normal'],
    ])
  })
})

describe('cards', () => {
  it('cards are read by the order of their texts where these are not aligned', () => {
    expect(
      short(`
 Cholesterol          Triglycerides          Ferritin
 266 mg/dL                 139 mg/dL                61   ng/mL
 Normal: < 200             Normal: < 150            Normal: 15 - 150`),
    ).toEqual([
      ['Cholesterol', 266, 'mg/dL', null, 200, 'high'],
      ['Triglycerides', 139, 'mg/dL', null, 150, 'normal'],
      ['Ferritin', 61, 'ng/mL', 15, 150, 'normal'],
    ])
  })

  it('cards have the ranges behind initials that mean a range, which are no name', () => {
    expect(
      short(`
 Colesterolo HDL           Trigliceridi
 61 mg/dL                  196 mg/dL
 V.R.: >40                 V.R.: 0 ÷ 150`),
    ).toEqual([
      ['Colesterolo HDL', 61, 'mg/dL', 40, null, 'normal'],
      ['Trigliceridi', 196, 'mg/dL', 0, 150, 'high'],
    ])
  })
})

describe('a comparator that touches the name', () => {
  it('a comparator that touches the name belongs to the value', () => {
    const [row] = readRows([typeset(' D-DIMER, QUANTITATIVE:< 0.39 mg/L (Normal range: Up to 0.50)')]).markers
    expect([row?.name, row?.comparator, row?.value]).toEqual(['D-DIMER, QUANTITATIVE', '<', 0.39])
  })
})

describe('names on cards', () => {
  it('names on cards go on across wide spaces, up to the name of the next card', () => {
    const { markers } = readRows([
      typeset(`
 Please repeat the test after three months
 Platelet  Distribution  Width        Reticulocytes
 12.5 fl                              1.7 %
 Range: 9.0 - 17.0                    Range: 0.5 - 2.0`),
    ])
    expect(markers.map(({ name }) => name)).toEqual(['Platelet Distribution Width', 'Reticulocytes'])
  })
})

describe('a sign that is not known on a card', () => {
  it.each([
    ['behind the value', '11.3 %                Zk   2.9 %\n\n\n'],
    [
      'below the range',
      '11.3 %                     2.9 %\n Range: 3.4 - 10.0          Range: 0.0 - 6.0\n Zk\n',
    ],
  ])('a sign that is not known on a card is its flag, and no name of the next card: %s', (_, texts) => {
    const { markers } = readRows([
      typeset(`
 Monocytes                  Eosinophils
 ${texts}
 Basophils                  Lymphocytes
 1.2 %                      22.1 %`),
    ])
    expect(markers.map(({ name, value, printedFlag }) => [name, value, printedFlag])).toEqual([
      ['Monocytes', 11.3, 'Zk'],
      ['Eosinophils', 2.9, null],
      ['Basophils', 1.2, null],
      ['Lymphocytes', 22.1, null],
    ])
  })
})

describe('a card that stands alone', () => {
  it('a card that stands alone has the flag at its other edge, with a range or without', () => {
    expect(
      short(`
 Ferritin
 12 ng/mL
                                          LOW`),
    ).toEqual([['Ferritin', 12, 'ng/mL', null, null, 'low']])
    expect(
      short(`
 Ferritin
 12 ng/mL
 Ref: 15 - 150                            LOW`),
    ).toEqual([['Ferritin', 12, 'ng/mL', 15, 150, 'low']])
  })
})

describe('a flag that touches its unit or is not known', () => {
  it('a flag that touches its unit or is not known is a flag: H is not hecto', () => {
    const rows = readRows([
      typeset(`
 Albumin     5.3 H g/dL      3.5 - 5.2
 Sodium      q 131 mmol/L    135 - 145
 Potassium   4.1 mmol/L      3.5 - 5.1`),
    ]).markers
    expect(
      rows.map(({ value, unit, printedFlag, doubtful }) => [value, unit, printedFlag, doubtful]),
    ).toEqual([
      [5.3, 'g/dL', 'H', false],
      [131, 'mmol/L', 'q', true],
      [4.1, 'mmol/L', null, false],
    ])
  })
})

describe('results without a unit', () => {
  it('results without a unit are read on a page with little else, and from a label that touches its number', () => {
    expect(
      short(`
 Urine
 pH                     5.6        5.0 - 8.0
 Specific gravity       1.018      1.005 - 1.030`),
    ).toEqual([
      ['pH', 5.6, null, 5, 8, 'normal'],
      ['Specific gravity', 1.018, null, 1.005, 1.03, 'normal'],
    ])
    expect(short('\n 3. CREATININE:0.75 mg/dL')).toEqual([['CREATININE', 0.75, 'mg/dL', null, null, null]])
  })

  it('results without a unit may have names of initials that begin like other content of a report', () => {
    expect(short('\n V.C.M. †     95.4     fL     80 - 98')[0]?.slice(1, 5)).toEqual([95.4, 'fL', 80, 98])
  })
})
