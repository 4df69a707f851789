import { readFileSync } from 'node:fs'
import { createIntl } from '@formatjs/intl'
import { MARKERS } from '@verbena/lab-reader'
import { markerRow } from '@verbena/lab-reader/markerRow'
import { check } from '@verbena/safety'
import { describe, expect, it } from 'vitest'
import { needsEnglish } from '../locales/clinical.ts'
import { FORMATS, formatLocale, translator } from '../locales/translate.ts'
import type { MarkerRow } from '../shared/bloodTests.ts'
import { asText } from '../shared/careText.ts'
import { explanationText, resultParts } from '../shared/resultText.ts'
import { verdictOf, verdictText } from '../shared/resultVerdict.ts'
import { pairText, warningAction, warningDetails, warningReason, warningTitle } from '../shared/safetyText.ts'
import type { LineFacts } from '../shared/worklist.ts'
import { lineSentences } from '../shared/worklistText.ts'
import { conclusionsFor } from './testing/resultText.ts'

const catalogue: Record<string, string> = JSON.parse(
  readFileSync(new URL('../locales/en.json', import.meta.url), 'utf8'),
)
/** Has the English messages that the files of another language have besides; others throw. */
const beside = translator(
  createIntl({
    locale: formatLocale('en'),
    messages: Object.fromEntries(Object.entries(catalogue).filter(([id]) => needsEnglish('de', id))),
    formats: FORMATS as never,
    onError: (error) => {
      throw error
    },
  }) as never,
)

const today = '2026-11-22'
const toldAs = (markers: MarkerRow[], collectedOn = '2026-11-20') =>
  conclusionsFor(
    { collectedOn, possibleDays: [], markers, unread: [], qualitative: [], language: null },
    { today, born: null },
  )
/** A value below its range, or above it. */
const outside = (name: string, flag: 'low' | 'high') =>
  markerRow({ name, value: flag === 'low' ? 1 : 90, low: 30, high: 60, flag })
const potassium = (over: Partial<MarkerRow>) =>
  markerRow({ name: 'Potassium', value: 6.9, unit: 'mmol/L', low: 3.5, high: 5.1, flag: 'high', ...over })

describe('the English beside clinical sentences', () => {
  it.each(['low', 'high'] as const)('every marker that is %s is explained in English', (flag) => {
    for (const { name } of MARKERS) {
      const told = toldAs([outside(name, flag)])
      expect(explanationText(told, beside, 0)).not.toBe('')
    }
  })

  it.each([
    ['critical', [potassium({})], undefined],
    ['old', [potassium({})], '2012-05-03'],
    ['not certain', [potassium({ doubtful: true })], undefined],
    ['impossible', [markerRow({ plausible: false })], undefined],
    ['in range', [markerRow({ value: 50, flag: 'normal' })], undefined],
    ['without a range', [markerRow({ low: null, high: null, flag: null })], undefined],
  ])('a result that is %s is worded in English, for patients and practitioners', (_case, markers, day) => {
    const told = toldAs(markers, day)
    for (const audience of ['patient', 'practitioner'] as const) {
      expect(resultParts(told, beside, audience)).not.toEqual([])
    }
    expect(verdictOf(told).map((verdict) => verdictText(told, verdict, beside))).not.toEqual([])
  })

  it('the warnings of the safety check are worded in English: titles, reasons, figures and what to do', () => {
    const { warnings } = check({
      medications: [
        'SJW',
        'Waran',
        'Kava',
        'Vitamin D3 5000 IU',
        'Zinc',
        'Iron',
        'Feverfew',
        'SJW and Digoxin',
      ],
      ...{ taken: ['Levothyroxine'], allergies: ['Zinc'], conditions: ['pregnancy', 'under-18'] },
    })
    expect(new Set(warnings.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4)
    for (const warning of warnings) {
      const words = [warningTitle, pairText, warningReason, warningAction].map((word) =>
        word(warning, beside),
      )
      expect([...words, ...warningDetails(warning, beside)]).not.toContain('')
    }
  })

  it('the urgent lines of the worklist are worded in English', () => {
    const head = { since: today, critical: true, targetId: 't', matter: null }
    const value = { name: 'Ferritin', comparator: null, value: 18, unit: 'ng/mL', low: 30, high: 150 }
    const lines: LineFacts[] = [
      {
        ...{ kind: 'critical', value, limit: { is: 'below', bound: 20 }, isOld: false, others: 1 },
        ...{ acknowledgedAt: null, collectedOn: '2026-11-10', moreResults: 2, reason: 'low' },
      },
      {
        ...{
          kind: 'emergency',
          emergencies: ['heart', 'stroke'],
          source: 'message',
          texts: 2,
          reading: null,
        },
        ...{ day: today, opens: 'message', until: `${today}T08:00:00Z` },
      },
    ]
    for (const facts of lines) {
      const line = { ...head, patient: { id: 'm', fullName: 'Maya' }, ...facts }
      expect(lineSentences(line, today, beside, asText(beside)).join(' ')).not.toBe('')
    }
  })
})
