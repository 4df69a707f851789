import { folded } from '../fold.ts'
import { EMERGENCY_KINDS, type EmergencyKind, type EmergencyWords } from './kinds.ts'

/** A word of a phrase: what a token may be. */
type Part = { words: string[]; stems: string[]; numbers: { from: number; to: number; isCount: boolean }[] }
/** The index of a part among those of its language, and whether other words may stand before it. */
type Step = { part: number; near: boolean }
type Place = { unit: number; step: number; near: boolean; isLast: boolean }
export type Use = 'idiom' | 'past' | 'kind'
/** Words in one order. `rule` is the index of the rule that it belongs to, `place` its place there. */
type Unit = { steps: Step[]; rule: number; place: number }
type Rule = {
  kind: EmergencyKind | 'idiom' | 'past'
  named: boolean
  units: number
  far: boolean
}

export type Compiled = {
  digraphs: boolean
  rules: Rule[]
  units: Unit[]
  /** Parts of phrases that a word, a stem or a number is. */
  byWord: Map<string, number[]>
  byStem: Map<string, number[]>
  stemLengths: number[]
  numbers: { from: number; to: number; isCount: boolean; part: number }[]
  /** The steps of units that a part is, by what the units are for; later steps first. */
  steps: Record<Use, Place[][]>
  sets: Record<SetName, Set<string>>
}

const SETS = [
  'units',
  'small',
  'no',
  'reach',
  'or',
  'but',
  'now',
  'relatives',
  'me',
  'of',
  'context',
  'cues',
] as const
type SetName = (typeof SETS)[number]

const wordsOf = (list: string) => folded(list).split(' ').filter(Boolean)

function partOf(text: string, groups: Record<string, string>): Part {
  const part: Part = { words: [], stems: [], numbers: [] }
  for (const one of text.split('/')) {
    const [, sign, from, to] = /^([#%])(\d+)-(\d+)$/.exec(one) ?? []
    if (sign) part.numbers.push({ from: Number(from), to: Number(to), isCount: sign === '%' })
    else if (one.startsWith('$')) {
      const group = groups[one.slice(1)]
      if (group === undefined) throw new Error(`No group ${one}`)
      const { words, stems, numbers } = partOf(group, groups)
      part.words.push(...words)
      part.stems.push(...stems)
      part.numbers.push(...numbers)
    } else if (!/^[\p{L}\p{N}]+[*]?$/u.test(folded(one))) throw new Error(`Not one word: ${one}`)
    else if (one.endsWith('*')) part.stems.push(folded(one.slice(0, -1)))
    else part.words.push(folded(one))
  }
  return part
}

/** Builds the tables by which a text is read word by word. Throws for a phrase that cannot be read. */
export function compile(language: EmergencyWords): Compiled {
  const parts: Part[] = []
  const known = new Map<string, number>()
  const rules: Rule[] = []
  const units: Unit[] = []
  const indexOf = (text: string) => {
    const at = known.get(text) ?? parts.push(partOf(text, language.groups)) - 1
    known.set(text, at)
    return at
  }
  const add = (phrase: string, kind: Rule['kind'], named = false) => {
    const [far, near] = [phrase.split(' & '), phrase.split(' + ')]
    if (far.length > 1 && near.length > 1 && kind === 'idiom') throw new Error(`Cannot read ${phrase}`)
    // "a + b & c" stands for "a & b & c", of which a and b are near enough anyway.
    const pieces = phrase.split(/ [&+] /)
    const rule = rules.push({ kind, named, units: pieces.length, far: far.length > 1 }) - 1
    for (const [place, piece] of pieces.entries()) {
      const steps: Step[] = []
      let isNear = false
      for (const word of piece.split(' ')) {
        if (word === '..') isNear = true
        else {
          steps.push({ part: indexOf(word), near: isNear })
          isNear = false
        }
      }
      units.push({ steps, rule, place })
    }
  }
  for (const idiom of language.idioms) add(idiom, 'idiom')
  for (const past of language.past) add(past, 'past')
  for (const kind of EMERGENCY_KINDS) {
    for (const phrase of language.named[kind] ?? []) add(phrase, kind, true)
    for (const phrase of language.kinds[kind] ?? []) add(phrase, kind)
  }
  const byWord = new Map<string, number[]>()
  const byStem = new Map<string, number[]>()
  const numbers: Compiled['numbers'] = []
  const note = (map: Map<string, number[]>, key: string, part: number) => {
    const found = map.get(key)
    if (!found) map.set(key, [part])
    else if (!found.includes(part)) found.push(part)
  }
  for (const [index, part] of parts.entries()) {
    for (const word of part.words) note(byWord, word, index)
    for (const stem of part.stems) note(byStem, stem, index)
    for (const number of part.numbers) numbers.push({ ...number, part: index })
  }
  const stepsFor = (use: Use) => {
    const places: Place[][] = parts.map(() => [])
    for (const [unit, { steps, rule }] of units.entries()) {
      const kind = rules[rule]?.kind
      if ((kind === 'idiom' || kind === 'past' ? kind : 'kind') !== use) continue
      for (const [step, { part, near }] of steps.entries()) {
        places[part]?.push({ unit, step, near, isLast: step === steps.length - 1 })
      }
    }
    // Later steps first, so that one word is not two steps of a unit.
    for (const own of places) own.sort((a, b) => b.step - a.step)
    return places
  }
  const sets = Object.fromEntries(SETS.map((name) => [name, new Set(wordsOf(language[name]))]))
  return {
    ...{ digraphs: language.digraphs ?? false, rules, units, byWord, byStem, numbers },
    steps: { idiom: stepsFor('idiom'), past: stepsFor('past'), kind: stepsFor('kind') },
    stemLengths: [...new Set([...byStem.keys()].map(({ length }) => length))].sort((a, b) => a - b),
    sets: sets as Compiled['sets'],
  }
}
