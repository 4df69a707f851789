import { expect, it } from 'vitest'
import { addDays } from '../../shared/health.ts'
import { dayIn } from './typedDay.ts'

const today = '2026-11-26'
const inBritain = { today, languages: ['en-GB'] }
const inAmerica = { today, languages: ['en-US'] }
const LANGUAGES = ['en-GB', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr']

it.each([
  ['3.4.1980', '1980-04-03'],
  ['03.04.1980', '1980-04-03'],
  ['3/4/1980', '1980-04-03'],
  ['3-4-1980', '1980-04-03'],
  ['3 4 1980', '1980-04-03'],
  ['1980-04-03', '1980-04-03'],
  ['1980/4/3', '1980-04-03'],
  ['1980. 4. 3.', '1980-04-03'],
  ['03041980', '1980-04-03'],
  ['19800403', '1980-04-03'],
  ['3 Apr 1980', '1980-04-03'],
  ['3 APRIL 1980', '1980-04-03'],
  ['Apr 3, 1980', '1980-04-03'],
  ['April 3rd, 1980', '1980-04-03'],
  ['the 3rd of April 1980', '1980-04-03'],
  ['Thursday, 3 April 1980', '1980-04-03'],
  ['3. Apr. 1980', '1980-04-03'],
  ['3-Apr-1980', '1980-04-03'],
  ['1980 April 3', '1980-04-03'],
  ['3 de abril de 1980', '1980-04-03'],
  ['1er avril 1980', '1980-04-01'],
  ['3 kwietnia 1980', '1980-04-03'],
  ['1º de março de 2024', '2024-03-01'],
  ['13/4/1980', '1980-04-13'],
  ['4/13/1980', '1980-04-13'],
  [' 29.2.2024 ', '2024-02-29'],
  ['today', today],
  ['Yesterday', addDays(today, -1)],
  ['tomorrow', addDays(today, 1)],
  ['gestern', addDays(today, -1)],
  ['aujourd’hui', today],
  ["aujourd'hui", today],
  ['dün', addDays(today, -1)],
  ['dziś', today],
])('dayIn reads "%s" in Britain as %s', (typed, day) => {
  expect(dayIn(typed, inBritain)).toBe(day)
})

it.each([
  ['3/4/1980', '1980-03-04'],
  ['3-4-1980', '1980-03-04'],
  ['13/4/1980', '1980-04-13'],
  // Nobody puts dots between month and day.
  ['3.4.1980', '1980-04-03'],
])('dayIn reads "%s" in America as %s', (typed, day) => {
  expect(dayIn(typed, inAmerica)).toBe(day)
})

it.each([
  '',
  '31.2.1980',
  '29 Feb 2025',
  '3',
  '1980',
  '4/1980',
  'April 1980',
  'soon',
  'in a week',
  '3 Ma 1980',
  '32.1.2020',
  '1.1.198',
  '1.2.3.4',
  '0.0.2020',
  '3 Apr May 1980',
  '120/80',
  'Monday',
  '3 apples 1980',
])('dayIn does not read "%s"', (typed) => {
  expect(dayIn(typed, inBritain)).toBeNull()
})

it('dayIn takes a year of two digits for the past where only the past is possible', () => {
  expect(dayIn('3.4.80', inBritain)).toBe('1980-04-03')
  expect(dayIn('3.4.27', inBritain)).toBe('2027-04-03')
  expect(dayIn('3.4.27', { ...inBritain, max: today })).toBe('1927-04-03')
  expect(dayIn('3.4.26', { ...inBritain, max: today })).toBe('2026-04-03')
  expect(dayIn('80-04-03', { today, languages: ['sv'] })).toBe('1980-04-03')
})

it('dayIn gives a day without a year the nearest possible one', () => {
  expect(dayIn('3 Dec', { ...inBritain, max: today })).toBe('2025-12-03')
  expect(dayIn('3 Nov', { ...inBritain, max: today })).toBe('2026-11-03')
  expect(dayIn('3.2.', { ...inBritain, min: today })).toBe('2027-02-03')
  expect(dayIn('29 Feb', { ...inBritain, max: today })).toBe('2024-02-29')
})

it.each(LANGUAGES)('dayIn reads every day of 1996 as %s writes it', (language) => {
  const reading = { today, languages: [language] }
  for (let day = '1996-01-01'; day < '1997-01-01'; day = addDays(day, 1)) {
    const at = new Date(`${day}T00:00:00Z`)
    for (const format of [
      { dateStyle: 'full' },
      { dateStyle: 'long' },
      { dateStyle: 'medium' },
      { day: 'numeric', month: 'numeric', year: 'numeric' },
      { day: '2-digit', month: 'short', year: 'numeric' },
    ] as const) {
      const typed = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(at)
      expect(dayIn(typed, reading), typed).toBe(day)
      expect(dayIn(typed.toUpperCase(), reading), typed.toUpperCase()).toBe(day)
    }
  }
})
