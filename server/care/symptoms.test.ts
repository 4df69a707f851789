import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SYMPTOMS } from '../../shared/symptoms.ts'
import { symptomsIn } from './symptoms.ts'

describe('symptomsIn', () => {
  it.each([
    ['Headache in the afternoon', ['Headache']],
    ['HEADACHES, dizzy', ['Headache', 'Dizziness']],
    ['hot flashes and diarrhea', ['Diarrhoea', 'Hot flushes']],
    ['hot flushes and diarrhoea', ['Diarrhoea', 'Hot flushes']],
    ['Brain-fog; felt very sick', ['Nausea', 'Brain fog']],
    ['pain in my lower back, my back hurts', ['Back pain']],
    ['can’t sleep', ['Insomnia']],
    ['stomach cramps', ['Stomach pain']],
    ['cramps in my legs', ['Muscle cramps']],
    ['no energy', ['Fatigue']],
  ])('symptomsIn finds in "%s" what it names', (text, symptoms) => {
    expect(symptomsIn(text)).toEqual(symptoms)
  })

  it.each([
    'no headache',
    'without dizziness',
    'headache is gone',
    "didn't feel sick",
    'nausea-free',
    'free of headaches',
    'no headache or nausea',
    'no headache, nausea or dizziness',
    'neither headache nor nausea',
    'not dizzy, nauseous or bloated',
    'no headache today or nausea at night',
    'no longer dizzy',
    'no relevant headache',
    'not had any kind of headache',
    'headache and nausea are gone',
    'headache went away',
    'headache: no',
    'headache – none',
    'headache never came back',
    'got rid of the headache',
    'no trouble sleeping',
  ])('symptomsIn counts nothing in "%s"', (text) => {
    expect(symptomsIn(text)).toEqual([])
  })

  it.each([
    ['no sleep, headache', ['Headache', 'Insomnia']],
    ['no coffee today, headache', ['Headache']],
    ['no headache, tired', ['Fatigue']],
    ['no headache but nausea', ['Nausea']],
    ['no headache and nausea in the evening', ['Nausea']],
    ['no headache. Nausea', ['Nausea']],
    ['no headache\nnausea', ['Nausea']],
    ['nausea without vomiting', ['Nausea']],
    ['no relief from the headache', ['Headache']],
    ['headache is not gone', ['Headache']],
    ['headache did not go away', ['Headache']],
    ['headache nearly gone', ['Headache']],
    ['headache stopped me working', ['Headache']],
    ['headache, gone by noon', ['Headache']],
    ['not without nausea', ['Nausea']],
    ["couldn't get rid of the headache", ['Headache']],
    ['not only headache but also nausea', ['Headache', 'Nausea']],
    ["didn't eat because of nausea", ['Nausea']],
  ])('symptomsIn counts in "%s" what is not negated', (text, symptoms) => {
    expect(symptomsIn(text)).toEqual(symptoms)
  })

  it.each(['rashly', 'Gasthaus', 'headacher', 'tired of the diet', 'stress test', ''])(
    'reads whole words only, so that "%s" names nothing',
    (text) => {
      expect(symptomsIn(text)).toEqual([])
    },
  )

  it('symptomsIn finds every group by its own name, and by none of its letters in a longer word', () => {
    for (const symptom of SYMPTOMS) {
      expect(symptomsIn(symptom)).toEqual([symptom])
      expect(symptomsIn(`x${symptom}x`.replaceAll(' ', ''))).toEqual([])
    }
  })

  it('symptomsIn counts a symptom once, and in a new sentence whatever stands before', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.constantFrom(...SYMPTOMS), (before, symptom) => {
        const found = symptomsIn(`${before}\n${symptom}`)
        expect(found).toContain(symptom)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})
