import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { emergenciesIn } from '../emergencies/emergencies.ts'
import { EMERGENCY_KINDS, EMERGENCY_SOURCES } from '../emergencies/kinds.ts'

type Line = { text: string; kinds: string }
const lines = Papa.parse<Line>(readFileSync(new URL('./emergencies.csv', import.meta.url), 'utf8'), {
  header: true,
  skipEmptyLines: true,
}).data

/** The longest text that is read: the notes of a health entry. Characters. */
const MAX = 5_000
const LARGEST = [
  'chest ',
  'no ',
  ', or ',
  'took 40 ',
  'I cant breathe no or , my chest pain ',
  'father ',
  'a',
  '.,-',
  'é́́',
]

const IS_GERMAN =
  /\b(?:ich|ist|der|die|das|auf|mein|meine|meiner|meinem|und|hat|nicht|bei|kind|seit|kopfschmerzen|nasenbluten|hodenschmerzen)\b/i
const DIGRAPHS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

describe('emergenciesIn', () => {
  it.each(lines.filter(({ kinds }) => kinds))('emergenciesIn finds $kinds in "$text"', ({ text, kinds }) => {
    expect(emergenciesIn(text, 2026)).toEqual(expect.arrayContaining(kinds.split('|')))
  })

  it.each(lines.filter(({ kinds }) => !kinds))('emergenciesIn finds nothing in "$text"', ({ text }) => {
    expect(emergenciesIn(text, 2026)).toEqual([])
  })

  it('EMERGENCY_SOURCES names for each kind whose list of signs it is, with its year', () => {
    for (const kind of EMERGENCY_KINDS) expect(EMERGENCY_SOURCES[kind]).toMatch(/^[A-Z].*\(20\d\d\)$/)
  })

  it.each(lines.filter(({ text }) => /[äöü]/i.test(text) && IS_GERMAN.test(text)))(
    'emergenciesIn reads "$text" with ae, oe and ue as with umlauts',
    ({ text }) => {
      const digraphs = text.replace(/[äöü]/gi, (umlaut) => DIGRAPHS[umlaut.toLowerCase()] ?? umlaut)
      expect(emergenciesIn(digraphs, 2026)).toEqual(emergenciesIn(text, 2026))
    },
  )

  it('emergenciesIn lists the most urgent first, each once', () => {
    const text = 'Chest pain. I want to die. My chest hurts. Ich will nicht mehr leben.'
    expect(emergenciesIn(text, 2026)).toEqual(['suicide', 'heart'])
  })

  it('emergenciesIn takes this year for now, and an earlier one for the past', () => {
    expect(emergenciesIn('chest pain in November 2026', 2026)).toEqual(['heart'])
    expect(emergenciesIn('chest pain in November 2025', 2026)).toEqual([])
    expect(emergenciesIn('25.11.2025 chest pain', 2026)).toEqual(['heart'])
  })

  it.each(LARGEST)('emergenciesIn reads the longest hostile text in 50 ms: %s', (text) => {
    const hostile = text.repeat(MAX).slice(0, MAX)
    // Of this thread alone, and the best of three: others use the processor, too.
    const used = [1, 2, 3].map(() => {
      const before = process.threadCpuUsage()
      emergenciesIn(hostile, 2026)
      const { user, system } = process.threadCpuUsage(before)
      return user + system
    })
    expect(Math.min(...used)).toBeLessThan(50_000)
  })
})
