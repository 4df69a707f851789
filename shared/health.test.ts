import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { message } from '../locales/translate.ts'
import { addDays } from './health.ts'
import { entryInput } from './healthInputs.ts'

describe('calendar days', () => {
  it('addDays handles leap days, year ends and daylight saving time', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01')
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.integer({ min: -4000, max: 4000 }),
        (d, n) => {
          const date = d.toISOString().slice(0, 10)
          expect(addDays(addDays(date, n), -n)).toBe(date)
        },
      ),
    )
  })
})

describe('entryInput', () => {
  it('entryInput requires only a date', () => {
    expect(entryInput.parse({ date: '2026-11-21' })).toMatchObject({ date: '2026-11-21' })
    expect(entryInput.safeParse({}).success).toBe(false)
  })

  it.each([
    [{ energyLevel: 11 }, message('health.invalid.energy')],
    [{ energyLevel: 0 }, message('health.invalid.energy')],
    [{ energyLevel: 5.5 }, message('health.invalid.energyWhole')],
    [{ sleepHours: 24.5 }, message('health.invalid.sleep')],
    [{ sleepHours: 7.3 }, message('health.invalid.halfHours')],
    [{ waterIntake: -1 }, message('health.invalid.tooLow', { field: 'water', min: 0 })],
    [{ exerciseMinutes: 1.5 }, message('health.invalid.wholeNumber', { field: 'exercise' })],
    [{ mood: 'Superb' }, message('health.invalid.mood')],
    [{ notes: 'x'.repeat(100_000) }, message('auth.invalid.textTooLong', { max: 5_000 })],
    [{ date: '2025-02-29' }, message('auth.invalid.day')],
    [{ date: 'yesterday' }, message('auth.invalid.day')],
  ])('entryInput refuses %j with a message', (change, refused) => {
    const parsed = entryInput.safeParse({ date: '2026-11-20', ...change })
    expect(parsed.error?.issues.map((issue) => issue.message)).toContain(refused)
  })

  it('entryInput reads empty text as null', () => {
    expect(entryInput.parse({ date: '2026-11-20', notes: '  ', symptoms: '' })).toMatchObject({
      notes: null,
      symptoms: null,
    })
  })
})
