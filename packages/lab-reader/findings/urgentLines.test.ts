import { describe, expect, it } from 'vitest'
import { textOf } from '../../../tools/testing/resultText.ts'
import { readRows } from '../rows/rows.ts'
import { typeset } from '../testing/typeset.ts'
import type { ReportReading } from '../types.ts'
import { conclusionsOf } from './conclusions.ts'

const today = '2026-11-22'
const place = { page: 1, x: 0.1, y: 0.1, width: 0.8, height: 0.02 }

/** A report with two usual results and this line. */
const reportWith = (line: string) =>
  readRows([
    typeset(`Test                  Result    Unit      Reference range
Sodium                140       mmol/L    135 - 145
Ferritin              80        ng/mL     30 - 150
${line}`),
  ])
const NOTHING: ReportReading = {
  ...{ collectedOn: '2026-11-20', possibleDays: [], markers: [], qualitative: [], language: null },
  unread: [],
}
/** A result whose only content is a line that was not understood. */
const unread = (text: string): ReportReading => ({ ...NOTHING, unread: [{ text, page: 1, place }] })
const urgencyOf = (reading: ReportReading, born?: string) =>
  conclusionsOf(reading, [], { today, ...(born !== undefined && { born }) }).urgency

describe('a report with a telephoned result in a line to check', () => {
  it.each([
    ['Blasts 35 %', 'today'],
    ['Blasten               35        %', 'today'],
    ['Blasten               35        %       0', 'today'],
    ['Blastes 30 %', 'today'],
    ['Blastos 12 %', 'today'],
    ['Blasti 20 %', 'today'],
    ['Blasty 20 %', 'today'],
    ['Parasitémie 3 %   0', 'today'],
    ['Parassitemia 2 %', 'today'],
    ['Parasitemia 1,5 %', 'today'],
    ['Parasitemie 2 %', 'today'],
    ['Parazytemia 2 %', 'today'],
    ['Blood film: blasts seen', 'today'],
    ['Blutausstrich: Blasten gesehen', 'today'],
    ['Im Differentialblutbild Blasten 30 %', 'today'],
    ['Frottis: présence de schizontes', 'today'],
    ['Frotis: trofozoítos de Plasmodium', 'today'],
    ['Blood culture Gram-positive cocci in clusters', 'today'],
    ['HCV RNA 1200 IU/mL', 'sameDay'],
    ['Taux de prothrombine 9 %', 'today'],
    ['Malaria +', 'today'],
  ])('%s is as urgent as %s', (line, urgency) => {
    const reading = reportWith(line)
    expect(urgencyOf(reading)).toBe(urgency)
    const patient = textOf(reading, [], { today })
    expect(patient.split('\n\n')[0]).toMatch(/doctor/)
  })

  it.each([
    'Blasts 0 %',
    'Blasten: 0',
    'Blasten               0         %       0',
    'Blasten 1 % 0 - 5',
    'Blasten keine',
    'Blast cells: none seen',
    'Frotis: no se observan trofozoítos',
    'Parasitémie 0 %   0',
    'Malaria: not seen',
    'HCV RNA <15 IU/mL',
    'HIV 1/2 0.08',
    'Malaria antibody 12',
    'Tests requested: HIV',
    'Tests requested: malaria smear, blood culture',
  ])('%s is not urgent', (line) => {
    expect(urgencyOf(reportWith(line))).toBe('none')
  })
})

describe('a marker in a line to check', () => {
  it.each([
    ['Potassium 7.2 mmol/L', 'today'],
    ['Comment: Kalium 7,2 mmol/l', 'today'],
    ['Hémoglobine : 6,1 g/dL 12 - 16', 'today'],
    ['TP 9 % 70 - 100', 'today'],
    ['D-dimer 1.9 mg/L FEU 0 - 0.5', 'sameDay'],
  ])('%s is as urgent as %s', (line, urgency) => {
    expect(urgencyOf(unread(line))).toBe(urgency)
  })

  it.each([
    'Potassium 4.2 mmol/L',
    'Potassium 6.3 mmol/L 3.5 - 6.5',
    'Potassium 4.2 7.2 mmol/L',
    'Potassium',
    'Potassium 7.2 apples',
  ])('%s is not urgent', (line) => {
    expect(urgencyOf(unread(line))).toBe('none')
  })

  it('a marker in a line to check is urgent by the limits of the age', () => {
    const line = unread('Bilirubin 12 mg/dL')
    expect(urgencyOf(line, '2026-11-19')).toBe('today')
    expect(urgencyOf(line, '2026-11-15')).toBe('none')
  })

  it('a marker in a line to check is not urgent on an old draw', () => {
    expect(urgencyOf({ ...unread('Potassium 7.2 mmol/L'), collectedOn: '2026-01-10' })).toBe('none')
  })
})

it('an urgent line to check ends when a person has typed its result', () => {
  const line = unread('Blasts 35 %')
  const at = '2026-11-21T10:00:00Z'
  const open = { printed: null, corrected: null, unread: 0, at }
  expect(conclusionsOf(line, [{ ...open, said: 'unreadable' }], { today }).urgency).toBe('today')
  expect(conclusionsOf(line, [{ ...open, said: 'no result' }], { today })).toMatchObject({
    ...{ urgency: 'today', isComplete: false },
  })
})
