import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SYMPTOMS, storedName } from '../../shared/symptoms.ts'
import { symptomsIn } from './symptoms.ts'

describe('symptomsIn', () => {
  it.each([
    ['Headache in the afternoon', ['headache']],
    ['HEADACHES, dizzy', ['headache', 'dizziness']],
    ['hot flashes and diarrhea', ['diarrhoea', 'hotFlushes']],
    ['hot flushes and diarrhoea', ['diarrhoea', 'hotFlushes']],
    ['Brain-fog; felt very sick', ['nausea', 'brainFog']],
    ['pain in my lower back, my back hurts', ['backPain']],
    ['can’t sleep', ['insomnia']],
    ['stomach cramps', ['stomachPain']],
    ['cramps in my legs', ['muscleCramps']],
    ['no energy', ['fatigue']],
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
    ['no sleep, headache', ['headache', 'insomnia']],
    ['no coffee today, headache', ['headache']],
    ['no headache, tired', ['fatigue']],
    ['no headache but nausea', ['nausea']],
    ['no headache and nausea in the evening', ['nausea']],
    ['no headache. Nausea', ['nausea']],
    ['no headache\nnausea', ['nausea']],
    ['nausea without vomiting', ['nausea']],
    ['no relief from the headache', ['headache']],
    ['headache is not gone', ['headache']],
    ['headache did not go away', ['headache']],
    ['headache nearly gone', ['headache']],
    ['headache stopped me working', ['headache']],
    ['headache, gone by noon', ['headache']],
    ['not without nausea', ['nausea']],
    ["couldn't get rid of the headache", ['headache']],
    ['not only headache but also nausea', ['headache', 'nausea']],
    ["didn't eat because of nausea", ['nausea']],
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
      expect(symptomsIn(storedName(symptom))).toEqual([symptom])
      expect(symptomsIn(`x${storedName(symptom)}x`.replaceAll(' ', ''))).toEqual([])
    }
  })

  it('symptomsIn counts a symptom once, and in a new sentence whatever stands before', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.constantFrom(...SYMPTOMS), (before, symptom) => {
        const found = symptomsIn(`${before}\n${storedName(symptom)}`)
        expect(found).toContain(symptom)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})
