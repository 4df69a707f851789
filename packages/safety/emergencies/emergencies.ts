import { folded } from '../fold.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import { EMERGENCY_KINDS, type EmergencyKind } from './kinds.ts'
import nl from './nl.json' with { type: 'json' }
import { type Compiled, compile, type Use } from './phrases.ts'
import pl from './pl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }

/** Every language, and the negations and units of all. Built when the first text is read. */
function build() {
  const languages = [en, de, fr, es, it, nl, pl, pt, tr].map(compile)
  const union = (name: 'no' | 'reach' | 'units') => new Set(languages.flatMap(({ sets }) => [...sets[name]]))
  return { languages, anyLanguage: { no: union('no'), reach: union('reach'), units: union('units') } }
}
let built: ReturnType<typeof build> | undefined

/** Words between two parts of a phrase that are joined by `..`, and by a space. */
const [NEAR, SMALL] = [6, 4]
/** Words from the beginning to the end of what `+` and `&` join. */
const [TOGETHER, FAR] = [9, 26]
/** Words over which a negation reaches, and those that may stand between a symptom and "none". */
const [REACH, REACH_BACK] = [8, 4]
/** Words of a clause that is nothing but a name. */
const BARE = 4
/** Words before and after a name in which somebody speaks of oneself. */
const [CUE_BEFORE, CUE_AFTER] = [7, 4]
/** Words of a sentence in which another person is looked for. */
const SUBJECT = 30

const TOKENS = /\p{N}+(?:[.,/:-]\p{N}+)*|\p{L}[\p{L}\p{M}]*|[^\p{L}\p{N}\s]|\n/gu

/** The parts of phrases that a word is. */
function partsOf({ byWord, byStem, stemLengths }: Compiled, word: string): number[] {
  const found = [...(byWord.get(word) ?? [])]
  for (const length of stemLengths) {
    if (length > word.length) break
    found.push(...(byStem.get(word.slice(0, length)) ?? []))
  }
  return found
}

const DIGRAPH = /ae|oe|(?<![aeq])ue/g

/** A word without digraphs ("Ueberdosis", "heisst fuer"), where the language knows it only as spelled with umlauts. */
function respelled(language: Compiled, word: string): string {
  if (!language.digraphs) return word
  const other = word.replace(DIGRAPH, ([vowel = '']) => vowel)
  const isKnown = (one: string) =>
    partsOf(language, one).length > 0 || Object.values(language.sets).some((words) => words.has(one))
  return other !== word && !isKnown(word) && isKnown(other) ? other : word
}

/** Whether a number counts something: it has no unit. */
const isCounting = (number: number, next: Token | undefined, units: ReadonlySet<string>) =>
  Number.isInteger(number) && !(next?.gap === 0 && units.has(next.word))

/** The parts of phrases that a number is; none for NaN. */
function numbersOf({ numbers }: Compiled, number: number, isCount: boolean): number[] {
  return numbers.flatMap(({ from, to, part, ...own }) =>
    number >= from && number <= to && (isCount || !own.isCount) ? part : [],
  )
}

type Token = {
  word: string
  /** The number that it is; NaN otherwise, and for a date. */
  number: number
  /** What stands before it: nothing, a comma, or the end of a sentence; in words. */
  gap: number
}
const [COMMA, END] = [6, 1_000]

/** The words of a text, each with the punctuation before it. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let [gap, dashed] = [0, false]
  for (const [found] of folded(text.normalize('NFKC')).matchAll(TOKENS)) {
    if (IS_WORD.test(found)) {
      const number = IS_NUMBER.test(found) ? Number(found.replace(',', '.')) : Number.NaN
      tokens.push({ word: found, number, gap })
      ;[gap, dashed] = [0, false]
    } else if (found === ',' || found === '/' || found === '&' || found === '+') gap = Math.max(gap, COMMA)
    else if (found === '-') {
      // "self-harm" is two words, "fine -- chest pain" two clauses.
      if (dashed) gap = END
      dashed = true
    } else if (!NO_BREAK.has(found)) gap = END
  }
  return tokens
}
const IS_WORD = /^[\p{L}\p{N}]/u
const IS_NUMBER = /^\p{N}+(?:[.,]\p{N}{1,2})?$/u
const NO_BREAK = new Set(['"', '*', '_', '%', '#'])

type Span = { start: number; end: number }

type Shared = Pick<Compiled['sets'], 'no' | 'reach' | 'units'>

/** A text as one language reads it. */
class Reading {
  private readonly tokens: Token[] = []
  private readonly language: Compiled
  /** The clause and the sentence of each token, by number. */
  private readonly clauses: number[] = []
  private readonly sentences: number[] = []
  /** Words up to each token, where commas and ends count as several. */
  private readonly together: number[] = []
  private readonly far: number[] = []
  private readonly smallBefore: number[] = []
  /** The parts of phrases that each token is. */
  private readonly parts: (readonly number[])[] = []
  private readonly past = new Set<number>()
  private readonly now = new Set<number>()
  private readonly found = new Set<string>()
  private readonly anyLanguage: Shared

  constructor(language: Compiled, anyLanguage: Shared, tokens: readonly Token[], year: number) {
    this.language = language
    this.anyLanguage = anyLanguage
    const { small, now, but } = language.sets
    const known = new Map<string, readonly number[]>()
    let [together, far, smalls, clause, sentence, ended] = [0, 0, 0, 0, 0, false]
    for (const [at, written] of tokens.entries()) {
      const word = respelled(language, written.word)
      const token = word === written.word ? written : { ...written, word }
      const { number } = token
      if (but.has(word)) {
        ended = true
        continue
      }
      const gap = ended ? END : token.gap
      ended = false
      if (gap > 0) clause++
      if (gap >= END) sentence++
      together += 1 + gap
      far += 1 + Math.min(gap, 2)
      if (gap > 0) smalls = 0
      this.tokens.push(gap === token.gap ? token : { ...token, gap })
      this.clauses.push(clause)
      this.sentences.push(sentence)
      this.together.push(together)
      this.far.push(far)
      this.smallBefore.push(smalls)
      if (small.has(word)) smalls++
      else smalls = 0
      if (now.has(word)) this.now.add(sentence)
      if (number >= 1900 && number < year) this.past.add(sentence)
      const isCount = !Number.isNaN(number) && isCounting(number, tokens[at + 1], anyLanguage.units)
      const key = isCount ? `${word} of` : word
      let parts = known.get(key)
      if (!parts) {
        parts = [...partsOf(language, word), ...numbersOf(language, number, isCount)]
        known.set(key, parts)
      }
      this.parts.push(parts)
    }
  }

  private word(at: number) {
    return this.tokens[at]?.word ?? ''
  }

  /** Whether a step may follow the one that ended at `before`. */
  private follows(before: number, at: number, near: boolean) {
    const between = at - before - 1
    const passed = (this.together[at] ?? 0) - (this.together[before] ?? 0)
    if (near) return passed === between + 1 && passed <= NEAR
    return passed === between + 1 && between <= SMALL && between <= (this.smallBefore[at] ?? 0)
  }

  /** Calls `found` for each phrase of a use, in one pass over the words. */
  private pass(use: Use, found: (rule: Rule, span: Span) => void) {
    const { units, rules, steps } = this.language
    const chains: Span[][] = []
    const events = new Map<number, (Span | undefined)[]>()
    for (const [at, parts] of this.parts.entries()) {
      const first = { start: at, end: at }
      /** What is known of the words that end here, by where they start. */
      const denials = new Map<number, boolean>()
      const isDenied = (span: Span, named: boolean) => {
        const key = 2 * span.start + Number(named)
        const denied = denials.get(key) ?? this.isDenied(span, named)
        denials.set(key, denied)
        return denied
      }
      for (const part of parts) {
        for (const { unit: index, step, near, isLast } of steps[use][part] ?? []) {
          let span: Span = first
          if (step > 0) {
            const before = chains[index]?.[step - 1]
            if (!before || !this.follows(before.end, at, near)) continue
            span = { start: before.start, end: at }
          }
          chains[index] ??= []
          chains[index][step] = span
          const unit = isLast && units[index]
          const rule = unit && rules[unit.rule]
          if (!rule) continue
          if (use === 'kind' && (this.found.has(rule.kind) || isDenied(span, rule.named))) continue
          if (rule.units === 1) found(rule, span)
          else this.join(rule, unit, span, events, found)
        }
      }
    }
  }

  /** Reports a rule of several units once all of them stand near each other. */
  private join(
    rule: Rule,
    { rule: index, place }: { rule: number; place: number },
    span: Span,
    events: Map<number, (Span | undefined)[]>,
    found: (rule: Rule, span: Span) => void,
  ) {
    const last = events.get(index) ?? []
    events.set(index, last)
    last[place] = span
    let [start, end] = [span.start, span.end]
    for (let other = 0; other < rule.units; other++) {
      const one = last[other]
      if (!one) return
      start = Math.min(start, one.start)
      end = Math.max(end, one.end)
    }
    const [words, most] = rule.far ? [this.far, FAR] : [this.together, TOGETHER]
    if ((words[end] ?? 0) - (words[start] ?? 0) < most) found(rule, { start, end })
  }

  /** Whether what stands at `span` is negated: "no chest pain", "nausea or chest pain: none". A doubtful negation is none. */
  private isDenied({ start, end }: Span, named: boolean): boolean {
    const { or } = this.language.sets
    // The name of an illness may be the same word in several languages.
    const { no, reach } = named ? this.anyLanguage : this.language.sets
    let inList = false
    let unknown = 0
    for (let at = start - 1; at >= 0 && at >= start - (inList ? 3 * REACH : REACH); at--) {
      const gapBehind = this.tokens[at + 1]?.gap ?? 0
      if (gapBehind >= END) break
      const word = this.word(at)
      if (gapBehind > 0) {
        if (!inList && !this.endsWithOr(start)) break
        ;[inList, unknown] = [true, 0]
      }
      // "No, …" answers, and negates nothing.
      if (no.has(word)) return gapBehind === 0
      if (or.has(word)) [inList, unknown] = [true, 0]
      else if (!reach.has(word) && (!inList || ++unknown > 3)) break
    }
    return this.isDeniedBehind(end)
  }

  /** Whether a list that goes on behind `at` ends with "or". */
  private endsWithOr(at: number) {
    const { or } = this.language.sets
    const sentence = this.sentences[at]
    for (let next = at + 1; next < at + 2 * REACH && this.sentences[next] === sentence; next++) {
      if (or.has(this.word(next))) return true
    }
    return false
  }

  /** "chest pain: no", "Brustschmerzen habe ich keine". */
  private isDeniedBehind(end: number) {
    const { no, small, reach } = this.language.sets
    for (let at = end + 1, seen = 0; seen <= REACH_BACK; at++, seen++) {
      const token = this.tokens[at]
      if (!token || (token.gap > 0 && (seen > 0 || token.gap === COMMA))) return false
      if (no.has(token.word)) {
        const next = this.tokens[at + 1]
        return !next || next.gap > 0
      }
      if (!small.has(token.word) && !reach.has(token.word)) return false
    }
    return false
  }

  /** Whether another person had it. */
  private isAnothers(kind: EmergencyKind, { start, end }: Span, sentence: number) {
    const { relatives, me, of } = this.language.sets
    // "everyone would be better off without me"
    if (kind === 'suicide' && this.tokens.slice(start, end + 1).some(({ word }) => me.has(word))) return false
    for (let at = start - 1; at >= Math.max(0, start - SUBJECT); at--) {
      if (this.sentences[at] !== sentence) break
      const word = this.word(at)
      if (relatives.has(word)) return true
      if (me.has(word)) break
    }
    let led = false
    for (let at = end + 1; at <= end + 3; at++) {
      const token = this.tokens[at]
      if (!token || token.gap > 0) return false
      if (of.has(token.word)) led = true
      else if (led && relatives.has(token.word)) return true
    }
    return false
  }

  /** Whether a named illness is one that somebody has, not one that is spoken about. */
  private isOwn({ start, end }: Span) {
    const { context, cues } = this.language.sets
    const sentence = this.sentences[start]
    const isIn = (words: Set<string>, from: number, to: number) => {
      for (let at = Math.max(0, from); at <= to; at++) {
        if (this.sentences[at] === sentence && words.has(this.word(at))) return true
      }
      return false
    }
    if (isIn(context, start - 2 * CUE_BEFORE, end + 2 * CUE_BEFORE)) return false
    const clause = this.clauses[start]
    let words = 0
    for (let at = Math.max(0, start - BARE - 1); at <= end + BARE + 1; at++) {
      if (this.clauses[at] === clause) words++
    }
    return words <= BARE || isIn(cues, start - CUE_BEFORE, end + CUE_AFTER)
  }

  /** The kinds that the text is about. */
  kinds(): EmergencyKind[] {
    if (this.parts.every(({ length }) => length === 0)) return []
    this.pass('idiom', (_rule, { start, end }) => {
      // What is part of an idiom is part of nothing else.
      this.parts.fill([], start, end + 1)
    })
    this.pass('past', (_rule, { end }) => this.past.add(this.sentences[end] ?? -1))
    const kinds: EmergencyKind[] = []
    this.pass('kind', ({ kind, named }, span) => {
      if (kind === 'idiom' || kind === 'past' || this.found.has(kind)) return
      const sentence = this.sentences[span.end] ?? -1
      const isNow = this.now.has(sentence)
      if (!isNow && (this.past.has(sentence) || this.isAnothers(kind, span, sentence))) return
      if (named && !this.isOwn(span)) return
      this.found.add(kind)
      kinds.push(kind)
    })
    return kinds
  }
}
type Rule = Compiled['rules'][number]

/**
 * The emergencies that a text tells of its writer or of a child, the most urgent first, in every language of
 * `emergencies/`. Negations, other people, earlier years (before `year`) and idioms do not count. Takes linear time.
 */
export function emergenciesIn(text: string, year: number): EmergencyKind[] {
  built ??= build()
  const { languages, anyLanguage } = built
  const tokens = tokensOf(text)
  const found = new Set(
    languages.flatMap((language) => new Reading(language, anyLanguage, tokens, year).kinds()),
  )
  return EMERGENCY_KINDS.filter((kind) => found.has(kind))
}
