import { expect, it } from 'vitest'
import { translatorFor } from '../../../server/platform/locales.ts'
import { newPasscode, spokenPasscode } from './passcode.ts'
import { percentLeft, timeLeft } from './timeLeft.ts'

const t = translatorFor('en')
const NOW = Date.parse('2026-11-30T12:10:00Z')
const after = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()

it('timeLeft says minutes, hours and minutes, or days and hours', () => {
  expect(timeLeft(after(0), NOW, t)).toBe(t('record.share.leftMinutes', { minutes: 1 }))
  expect(timeLeft(after(59), NOW, t)).toBe(t('record.share.leftMinutes', { minutes: 59 }))
  expect(timeLeft(after(1300), NOW, t)).toBe(t('record.share.leftHours', { hours: 21, minutes: 40 }))
  expect(timeLeft(after(47 * 60), NOW, t)).toBe(t('record.share.leftHours', { hours: 47, minutes: 0 }))
  expect(timeLeft(after(7 * 24 * 60), NOW, t)).toBe(t('record.share.leftDays', { days: 7, hours: 0 }))
})

it('percentLeft is within 0 and 100', () => {
  const made = new Date(NOW - 60 * 60_000).toISOString()
  expect(percentLeft(made, after(60), NOW)).toBe(50)
  expect(percentLeft(made, after(-5), NOW)).toBe(0)
  expect(percentLeft(after(5), after(60), NOW)).toBe(100)
})

it('newPasscode is six digits, read out in two groups', () => {
  for (let n = 0; n < 1_000; n++) expect(newPasscode()).toMatch(/^\d{6}$/)
  expect(spokenPasscode('471902')).toBe('471 902')
})
