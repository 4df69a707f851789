import { describe, expect, it } from 'vitest'
import { planInput } from './inputs.ts'

describe('planInput', () => {
  const patientId = crypto.randomUUID()

  it('planInput requires a patient and a title', () => {
    for (const missing of [
      { patientId },
      { title: 'Sleep' },
      { patientId, title: '  ' },
      { patientId: '', title: 'Sleep' },
    ]) {
      expect(planInput.safeParse(missing).error?.issues[0]?.message).toBe('plans.invalid.missing')
    }
  })

  it('planInput reads empty optional text as null', () => {
    expect(planInput.parse({ patientId, title: ' Sleep ', description: ' ', medications: ' , ' })).toEqual({
      patientId,
      title: 'Sleep',
      description: null,
      medications: null,
      dosageInstructions: null,
      duration: null,
      notes: null,
    })
  })
})
