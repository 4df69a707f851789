import { describe, expect, it } from 'vitest'
import { t } from '../../locale/messages.tsx'
import { planDraftOf } from './recommendationDraft.ts'

const recommendation = {
  ingredients: [
    { name: 'Ashwagandha', amount: '300 mg, twice a day', rationale: 'Calms.' },
    { name: 'Zinc, as picolinate', amount: '15 mg', rationale: 'Supports immunity.' },
  ],
  cautions: ['Not with sedatives'],
  monitoring: [],
}

describe('planDraftOf', () => {
  it('planDraftOf lists every ingredient with its amount, as one medication each', () => {
    const { medications } = planDraftOf(recommendation, t)
    expect(medications).toEqual(['Ashwagandha 300 mg twice a day', 'Zinc as picolinate 15 mg'])
    expect(medications.join(',').split(',')).toHaveLength(recommendation.ingredients.length)
  })

  it('planDraftOf puts the reasons and cautions into the notes', () => {
    const { notes } = planDraftOf(recommendation, t)
    expect(notes).toContain('Ashwagandha, 300 mg, twice a day: Calms.')
    expect(notes).toContain('- Not with sedatives')
    expect(notes).not.toContain('What to monitor')
  })
})
