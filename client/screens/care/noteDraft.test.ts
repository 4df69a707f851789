import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinObjective, keptDraft, markedLines, NO_TEXTS, splitObjective, withFacts } from './noteDraft.ts'

const KNOWN = new Set(['Ferritin 18 ng/mL, low', 'Headache on 2 days', 'Iron: taken 3 of 4 times'])

describe('the Objective part', () => {
  it('splitObjective returns the facts and words that joinObjective was given', () => {
    const words = fc.string().filter((text) => markedLines(text).every((line) => !KNOWN.has(line)))
    fc.assert(
      fc.property(fc.subarray([...KNOWN]), words, (facts, text) => {
        expect(splitObjective(joinObjective(facts, text), KNOWN)).toEqual({ facts, words: text })
      }),
    )
  })

  it('splitObjective leaves edited facts and those further below among the words', () => {
    const text = '• Headache on 2 days\n• Ferritin 18 ng/mL, low, repeated\n• Headache on 2 days'
    expect(splitObjective(text, KNOWN)).toEqual({
      facts: ['Headache on 2 days'],
      words: '• Ferritin 18 ng/mL, low, repeated\n• Headache on 2 days',
    })
    expect(splitObjective(text, new Set())).toEqual({ facts: [], words: text })
  })
})

describe('withFacts', () => {
  it('withFacts puts lines below the facts that stand there, each once, and above the words', () => {
    expect(withFacts('', ['A', 'B'])).toBe('• A\n• B')
    expect(withFacts('• A\n\nPulse 76.', ['B', 'A', 'B'])).toBe('• A\n• B\n\nPulse 76.')
    expect(withFacts('Pulse 76.', [])).toBe('Pulse 76.')
  })
})

describe('keptDraft', () => {
  const kept = { id: null, base: null, unanswered: null }

  it('keptDraft drops a copy of the plan that an earlier release made, and keeps words and copies of this one', () => {
    const texts = { ...NO_TEXTS, plan: 'Rule out coeliac disease.', forPatient: 'Rule out coeliac disease.' }
    const { asked: _, ...earlier } = { ...kept, texts, asked: true as const }
    expect(keptDraft(earlier).texts).toEqual({ ...texts, forPatient: '' })
    expect(keptDraft({ ...kept, texts, asked: true }).texts).toEqual(texts)
    const own = { ...texts, forPatient: 'Take your iron.' }
    expect(keptDraft({ ...kept, texts: own }).texts).toEqual(own)
  })
})
