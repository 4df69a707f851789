import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf as analyse, english as t } from '../../../tools/testing/resultText.ts'
import { MARKERS } from '../markers/knownMarkers.ts'
import { flagOf } from '../rows/flags.ts'
import type { Correction, MarkerRow, ReportReading } from '../types.ts'
import { conclusionsOf } from './conclusions.ts'

const NO_PLACE = { page: 1, x: 0, y: 0, width: 0, height: 0 }

function row(over: Partial<MarkerRow>): MarkerRow {
  const { value = 100, comparator = null, low = null, high = null, printedFlag = null } = over
  return {
    name: 'Glucose',
    marker: 'Glucose',
    loinc: null,
    value,
    comparator,
    unit: 'mg/dL',
    low,
    high,
    flag: flagOf(value, comparator, { low, high }, printedFlag),
    printedFlag,
    plausible: true,
    place: NO_PLACE,
    ...over,
  }
}

const of = (...markers: MarkerRow[]): ReportReading => ({
  collectedOn: '2025-06-30',
  possibleDays: [],
  markers,
  unread: [],
  qualitative: [],
  language: null,
})
/** Three days after the draw. */
const soon = { today: '2025-07-03' }
const glucose = row({ value: 108.3, low: 70, high: 99 })
const ferritin = row({ name: 'Ferritin', marker: 'Ferritin', value: 12, unit: 'ng/mL', low: 15, high: 150 })
const hdl = row({
  name: 'HDL Cholesterol',
  marker: 'HDL cholesterol',
  value: 70,
  low: 40,
  high: 60,
  printedFlag: 'HIGH',
})
const sodium = row({ name: 'Sodium', marker: 'Sodium', value: 140, unit: 'mmol/L', low: 135, high: 145 })

describe('the analysis of a corrected report', () => {
  const at = '2026-11-05T10:00:00Z'
  const crp = row({ name: 'CRP', marker: 'C-reactive protein', unit: 'mg/L', high: 5, low: null })
  const printed = { ...crp, value: -36, plausible: false }
  const corrected = { ...crp, value: 3.6, flag: 'normal' as const }

  it('the analysis of a corrected report says what was corrected and what was printed, and calls only printed values "printed"', () => {
    const text = analyse(of(glucose, corrected), [{ printed, corrected, at }])
    expect(text).toContain(
      '## What you corrected\n\n- C-reactive protein: 3.6 mg/L, corrected by you; printed as -36 mg/L.',
    )
    expect(text).toContain('made from the printed rows and your corrections by fixed rules')
    expect(text).not.toMatch(/not possible in blood|laboratory check/)
  })

  it('the analysis of a corrected report says so of a row that is still impossible', () => {
    const worse = { ...printed, value: -3.6 }
    const text = analyse(of(glucose, worse), [{ printed, corrected: worse, at }])
    expect(text).toContain(
      'Corrected by you to a value that is not possible in blood, and left out here: C-reactive protein.',
    )
    expect(text).toContain(
      '- C-reactive protein: -3.6 mg/L is corrected by you; printed as -36 mg/L, but such a value is not possible in blood',
    )
    expect(text).not.toMatch(/kept as printed|Could the laboratory check/)
  })

  it('the analysis of a corrected report names the printed range where it was corrected, and rows that were added or removed', () => {
    const wider = { ...glucose, high: 120, flag: 'normal' as const }
    const text = analyse(of(wider, ferritin), [
      { printed: glucose, corrected: wider, at },
      { printed: null, corrected: ferritin, at },
      { printed, corrected: null, at },
    ])
    expect(text).toContain(
      [
        '- Glucose: 108.3 mg/dL, corrected by you; printed as 108.3 mg/dL, range 70–99.',
        '- Ferritin: 12 ng/mL, added by you.',
        '- CRP: removed by you; printed as -36 mg/L.',
      ].join('\n'),
    )
    expect(text).toContain('below the lower limit of its range (15–150)')
  })
})

describe('the analysis', () => {
  it('the analysis begins with the values out of range and the next step', () => {
    const [summary] = analyse(of(sodium, glucose, ferritin)).split('\n\n')
    expect(summary).toBe(
      'Above what this report calls normal: Glucose (108.3 mg/dL). Below what this report calls normal: ' +
        'Ferritin (12 ng/mL). Show these results to your practitioner, who knows your history, before you change anything.',
    )
  })

  it('the analysis says how far a value is out of range, and what that is commonly seen with', () => {
    expect(analyse(of(glucose))).toContain(
      '- Glucose: 108.3 mg/dL, 9.3 mg/dL (9 %) above the upper limit of its printed range (70–99). A high Glucose is often seen with',
    )
    expect(analyse(of(ferritin))).toContain(
      '3 ng/mL (20 %) below the lower limit of its printed range (15–150)',
    )
    const platelets = row({ name: 'Platelets', marker: 'Platelets', value: 500, unit: 'G/L' })
    expect(analyse(of({ ...platelets, low: 150, high: 400, flag: 'high' }))).toContain(
      'High Platelets are often seen with',
    )
    const unknown = row({ name: 'Foam cells', marker: null, value: 5, unit: 'G/L', low: 1, high: 2 })
    expect(analyse(of({ ...unknown, flag: 'high' }))).toContain('What high Foam cells mean depends on')
  })

  it('the analysis calls HDL above its range good news and asks nothing about it', () => {
    const text = analyse(of(hdl, sodium))
    expect(text.split('\n\n')[0]).toContain('Good news: HDL cholesterol (70 mg/dL), above the range')
    expect(text).toContain('For HDL cholesterol, a high value is usually good news.')
    expect(text).not.toMatch(/explain HDL/)
    expect(text).not.toContain('Food and habits')
  })

  it('the analysis concludes nothing from impossible values and says so', () => {
    const crp = row({
      name: 'CRP',
      marker: 'C-reactive protein',
      value: -0.36,
      unit: 'mg/L',
      low: 0,
      high: 3,
      plausible: false,
    })
    const text = analyse(of(crp, sodium))
    expect(text).toContain(
      '- C-reactive protein: -0.36 mg/L is kept as printed, but such a value is not possible in blood',
    )
    expect(text).not.toContain('## Inflammation')
    expect(text).not.toContain('A low C-reactive protein')
  })

  it('the analysis does not invent a range where none is printed', () => {
    const text = analyse(of(row({ value: 300 })))
    expect(text).toContain('For Glucose (300 mg/dL) the report prints nothing to compare with')
    expect(text).not.toContain('above')
  })

  it('the analysis uses the printed flag where there is no range', () => {
    expect(analyse(of(row({ value: 300, printedFlag: 'HIGH' })))).toContain(
      'Glucose: 300 mg/dL, marked HIGH by the laboratory, which printed no range.',
    )
  })

  it('the analysis says where the printed flag and the printed range disagree', () => {
    const disputed = row({ value: 95, low: 70, high: 99, printedFlag: 'HIGH' })
    expect(analyse(of(disputed))).toContain(
      '- Glucose: 95 mg/dL is marked HIGH, but by its printed range (70–99) it is normal; this text goes by the range.',
    )
  })

  it('the analysis says when nothing calls for attention, when nothing could be read, and when the day is missing', () => {
    expect(analyse(of(sodium))).toMatch(/^No result calls for attention/)
    expect(analyse(of(sodium, row({ plausible: false })))).toContain('No other result calls for attention')
    expect(analyse({ ...of(), collectedOn: null })).toMatch(/^No results could be read/)
    expect(analyse({ ...of(sodium), collectedOn: null })).toContain(
      'The day of the blood draw could not be read.',
    )
  })

  it('the analysis lists an unknown row separately', () => {
    const text = analyse(of(row({ name: 'Rosehip factor', marker: null, value: 9, low: 1, high: 5 })))
    expect(text).toContain('## Other results')
    expect(text).toContain(
      'Rosehip factor: kept unchanged, but not among the markers that these rules cover.',
    )
  })

  it('the analysis says that it was made by rules, not by an AI model', () => {
    expect(analyse(of(glucose))).toMatch(
      /by fixed rules, not by an AI model\. It is information, not a diagnosis/,
    )
  })
})

describe('the analysis of a report with unchecked lines', () => {
  const doubtful = row({
    name: 'Kalium',
    marker: 'Potassium',
    value: 6.4,
    unit: 'mmol/l',
    low: 3.5,
    high: 5.1,
    doubtful: true,
    printedValue: '6,4',
  })
  const line = { text: 'Harnstoff #?# mg/dl', page: 1, place: NO_PLACE }
  const REASSURING = /No (other )?result|Keep this report|good news/i

  it('the analysis of a report with unchecked lines begins with possibly critical lines and the number of unchecked lines, before the findings', () => {
    const [possible, open, found] = analyse({ ...of(glucose, doubtful), unread: [line] }, [], soon).split(
      '\n\n',
    )
    expect(possible).toMatch(/^If Kalium really says 6\.4 mmol\/l, call a doctor or emergency service today/)
    expect(open).toMatch(
      /^2 lines of this report could not be read for certain, so this text is not complete/,
    )
    expect(found).toMatch(/^Above what this report calls normal: Glucose \(108\.3 mg\/dL\)/)
  })

  it('the analysis of a report with unchecked lines concludes nothing from a doubtful row, not even that it is critical', () => {
    const text = analyse(of(sodium, doubtful))
    expect(text).not.toContain('Contact a doctor')
    expect(text).not.toContain('A high Potassium')
    expect(text).not.toMatch(/Above what this report calls normal/)
    expect(text).toContain('- Kalium: 6,4 mmol/l is not yet checked, so nothing is concluded from it.')
  })

  it('the analysis of a report with unchecked lines never reassures, not even about good news', () => {
    expect(analyse(of(hdl, sodium))).toMatch(REASSURING)
    for (const reading of [of(hdl, sodium, doubtful), { ...of(hdl, sodium), unread: [line] }]) {
      expect(analyse(reading)).not.toMatch(REASSURING)
    }
  })

  it('the analysis of a report with unchecked lines says first which pages were barely read, until they are completed', () => {
    const lines = [2, 2, 2, 2, 2, 1].map((page, at) => ({ ...line, text: `Rest ${at} 5`, page }))
    const reading = { ...of(sodium), unread: lines }
    const answers = (count: number): Correction[] =>
      lines.slice(0, count).map((_, unread) => ({
        ...{ printed: null, corrected: null, unread, said: 'no result', at: '2026-11-05T10:00:00Z' },
      }))
    const pages = t('bloodTests.open.pages', { audience: 'patient', count: 1, pages: ['2'] })
    expect(conclusionsOf(reading).barelyRead).toEqual([2])
    expect(analyse(reading).startsWith(pages)).toBe(true)
    expect(conclusionsOf(reading, answers(1)).barelyRead).toEqual([])
    expect(analyse(reading, answers(1))).not.toContain(pages)
    const read = [0, 1, 2, 3, 4].map(() => ({ ...sodium, place: { ...NO_PLACE, page: 2 } }))
    expect(conclusionsOf({ ...reading, markers: read }).barelyRead).toEqual([])
  })

  it('the analysis of a report with unchecked lines does not reassure while a line could not be read, or a possibly critical line is marked as no result', () => {
    const at = '2026-11-05T10:00:00Z'
    const nobody: Correction = { printed: null, corrected: null, unread: 0, said: 'unreadable', at }
    const text = analyse({ ...of(sodium), unread: [line] }, [nobody])
    expect(text).toMatch(/^1 line of this report is not part of this text, because nobody could read it yet/)
    expect(text).not.toMatch(REASSURING)
    const none: Correction = { printed: doubtful, corrected: null, said: 'no result', at }
    expect(analyse(of(sodium), [none])).not.toMatch(REASSURING)
  })

  it('the analysis of a report with unchecked lines is the usual text once all lines are settled, and says which were confirmed', () => {
    const confirmed = {
      ...doubtful,
      value: 4.4,
      printedValue: '4,4',
      doubtful: false,
      flag: 'normal' as const,
    }
    const at = '2026-11-05T10:00:00Z'
    const text = analyse(of(sodium, confirmed), [
      { printed: { ...confirmed, doubtful: true }, corrected: confirmed, said: 'as read', at },
    ])
    expect(text).toMatch(/^No result calls for attention/)
    expect(text).toContain('- Potassium: 4.4 mmol/l, read as 4,4 and confirmed by you.')
  })

  it('the analysis of a report with unchecked lines opens with the critical value once it is confirmed', () => {
    const confirmed = { ...doubtful, doubtful: false }
    const at = '2026-11-05T10:00:00Z'
    const [opening] = analyse(
      of(sodium, confirmed),
      [{ printed: doubtful, corrected: confirmed, said: 'as read', at }],
      soon,
    ).split('\n\n')
    expect(opening).toMatch(/^Contact a doctor or emergency service today: Potassium/)
  })

  it('the analysis of a report with unchecked lines exists even where no row was read', () => {
    expect(analyse({ ...of(), unread: [line] })).toMatch(
      /^1 line of this report could not be read for certain/,
    )
  })
})

describe('the analysis of results in words', () => {
  const hbsag = { name: 'HBsAg', text: 'positiv', page: 1, doubtful: false, place: NO_PLACE }

  it('the analysis of results in words lists them as printed, and says which need a doctor', () => {
    const text = analyse({ ...of(sodium), qualitative: [hbsag, { ...hbsag, name: 'ANA', doubtful: true }] })
    expect(text).toContain(
      '## Results in words\n\n- HBsAg: positiv\n- ANA: positiv (hard to read, please compare with your report)',
    )
    expect(text).toContain('HBsAg (positiv')
  })
})

describe('the day of the blood draw in the analysis', () => {
  it('the day of the blood draw in the analysis is called open where the page leaves it open, and is marked where the patient gave it', () => {
    const open = { ...of(sodium), collectedOn: null, possibleDays: ['2026-03-05', '2026-05-03'] }
    expect(analyse(open)).toContain('The printed day of the blood draw may mean 5 March 2026 or 3 May 2026.')
    const told = [{ printed: null, corrected: null, day: '2026-05-03', at: '2026-11-05T10:00:00Z' }]
    expect(analyse({ ...open, collectedOn: '2026-05-03' }, told)).toContain(
      '- The day of the blood draw: 3 May 2026, given by you.',
    )
  })
})

const anyRow: fc.Arbitrary<MarkerRow> = fc
  .record({
    marker: fc.option(fc.constantFrom(...MARKERS.map(({ name }) => name)), { freq: 5 }),
    value: fc.integer({ min: -50, max: 5000 }).map((digits) => digits / 10),
    comparator: fc.option(fc.constantFrom('<', '>'), { freq: 5 }),
    unit: fc.constantFrom('mg/dL', '%', '10^3/uL', null),
    bounds: fc.option(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 200 })), {
      freq: 6,
    }),
    printedFlag: fc.constantFrom('HIGH', 'LOW', 'NORMAL', 'BORDERLINE', null),
    doubtful: fc.boolean(),
  })
  .map(({ marker, bounds, value, ...rest }) =>
    row({
      ...rest,
      marker,
      value,
      name: marker ?? 'Rosehip',
      low: bounds?.[0] ?? null,
      high: bounds ? bounds[0] + bounds[1] : null,
      plausible: value >= 0,
    }),
  )
const anyReading = fc
  .uniqueArray(anyRow, { selector: ({ name }) => name, maxLength: 25 })
  .map((rows) => of(...rows))

describe('every text of an analysis', () => {
  it('every text of an analysis has only headings, lists and paragraphs, separated by one blank line, and begins with a paragraph', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const blocks = analyse(reading).split('\n\n')
        expect(blocks[0]).toMatch(/^[A-Z1-9]/)
        for (const block of blocks) {
          const lines = block.split('\n')
          const isList = lines.every((line) => /^- \S/.test(line))
          expect(block.trim()).toBe(block)
          expect(isList || lines.length === 1).toBe(true)
        }
      }),
    )
  })

  it('every text of an analysis reassures only where every row was read without doubt', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const isOpen = reading.markers.some(({ doubtful }) => doubtful)
        if (isOpen) expect(analyse(reading)).not.toMatch(/No (other )?result|Keep this report|good news/i)
      }),
    )
  })

  it('every text of an analysis names the row in every sentence that states a number', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const names = reading.markers.map(({ name }) => name)
        const count = /^\d+ lines? of this report /
        for (const sentence of analyse(reading)
          .replace(count, '')
          .split(/\n+|(?<=[.?]) (?=[A-Z])/)) {
          const bare = sentence.replaceAll(/\bT[34]\b|\bB12\b|A1c\b|\b25-OH\b|25-hydroxy|\b24-hour\b/g, '')
          if (/\d/.test(bare)) expect(names.some((name) => sentence.includes(name))).toBe(true)
        }
      }),
    )
  })

  it('every text of an analysis states only printed numbers, differences and percentages', () => {
    const text = analyse(of(glucose, ferritin, sodium)).replaceAll(/vitamin B\d+|A1c/gi, '')
    const numbers = new Set(text.match(/\d+(?:\.\d+)?/g))
    expect([...numbers].sort()).toEqual(
      ['108.3', '12', '15', '150', '20', '3', '70', '9', '9.3', '99'].sort(),
    )
  })

  it('every text of an analysis does not diagnose, promise, blame or shout', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        expect(analyse(reading)).not.toMatch(
          /!|\byou have\b|\byou suffer\b|\bwill cure\b|\byour fault\b|\bundefined\b|\bnull\b|\bNaN\b/i,
        )
      }),
    )
  })

  it('every text of an analysis is always the same for the same reading', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        expect(analyse(reading)).toBe(analyse(structuredClone(reading)))
      }),
    )
  })
})
