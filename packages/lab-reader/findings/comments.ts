/** What a laboratory writes beside its results: that it telephoned, that something is urgent, suspected, or to be discussed. */
import table from './comments.json' with { type: 'json' }
import { finder, plainWords } from './meaning.ts'

/** `urgent` cannot wait until the next visit; `concern` only keeps a text from reassuring. */
export type Comment = 'urgent' | 'concern'

const wordsOf = (kind: keyof typeof table) => finder(Object.values(table[kind]).flat())
const [isUrgent, isConcern, isRepeat, isHarmless] = [
  wordsOf('urgent'),
  wordsOf('concern'),
  wordsOf('repeat'),
  wordsOf('harmless'),
]

/** The key to a sign: "* critical value", "C = critical", "!! : critical value". */
const KEY = /^\s?[^\p{L}\p{N}\s]{1,3}\s|=|^\s?\p{Lu}{1,2}\s?:/u
/** The same, whose sign was read as that of a row. */
const isKey = (line: string) =>
  KEY.test(line) || (plainWords(line).split(' ').length < 3 && !/[.!]$/u.test(line))

/** The most characters of a line that are looked at. */
const MOST = 400

function kindOf(sentence: string): Comment | null {
  const plain = plainWords(sentence)
  if (isUrgent(plain) >= 0) return 'urgent'
  // A figure is that of a guideline, or of a time that can wait: "to be repeated in 3 months".
  return isConcern(plain) >= 0 || (isRepeat(plain) >= 0 && !/\d/u.test(plain)) ? 'concern' : null
}

/**
 * What a line of text says for the doctor, or null. A sentence that holds for every report is nothing: one with a condition,
 * a rule of the laboratory, the key to a sign. `before` is the line above, which the line may continue.
 */
export function commentOf(line: string, before = ''): Comment | null {
  const text = line.slice(0, MOST).trim()
  if (isKey(text)) return null
  const opened =
    before
      .slice(-MOST)
      .split(/[.!?;:]/u)
      .at(-1) ?? ''
  const found = text.split(/(?<=[.!?;])\s/u).flatMap((sentence, at) => {
    const kind = kindOf(sentence)
    const whole = at === 0 ? `${opened} ${sentence}` : sentence
    return kind === null || isHarmless(plainWords(whole)) >= 0 ? [] : kind
  })
  return found.includes('urgent') ? 'urgent' : (found[0] ?? null)
}
