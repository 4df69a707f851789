/** What a laboratory writes beside its results: that it telephoned, that something is urgent, suspected, or to be discussed. */
import table from './comments.json' with { type: 'json' }
import { finder, meaningOf, plainWords } from './meaning.ts'

/** `urgent` cannot wait until the next visit; `concern` only keeps a text from reassuring. */
export type Comment = 'urgent' | 'concern'

const wordsOf = (kind: keyof typeof table) => finder(() => Object.values(table[kind]).flat())
const has = Object.fromEntries(
  (Object.keys(table) as (keyof typeof table)[]).map((kind) => [kind, wordsOf(kind)]),
) as Record<keyof typeof table, (plain: string) => number>

/** The key to a sign: "* critical value", "C = critical", "!! : critical value". */
const KEY = /^\s?[^\p{L}\p{N}\s]{1,3}\s|=|^\s?\p{Lu}{1,2}\s?:/u
/** The same, whose sign was read as that of a row: "critical value". */
const isShort = (line: string) => plainWords(line).split(' ').length < 3 && !/[.!]$/u.test(line)

/** Behind a word of some letters: "Dr." and "V. a." end no sentence. */
const SENTENCE_END = /(?<=\p{L}{4}[.!?;])\s/u

/** The most characters of a line that are looked at. */
const MOST = 400

/** "V. a. Plasmozytom"; initials are capitals. */
const SUSPECTED = /(?<!\p{L})V\.\s?a\.\s?\p{Lu}/u

function kindOf(sentence: string): Comment | null {
  const plain = plainWords(sentence)
  const is = (kind: keyof typeof table) => has[kind](plain) >= 0
  if (is('urgent') || (is('byTelephone') && is('passedOn'))) return 'urgent'
  if (is('concern') || SUSPECTED.test(sentence) || (is('serious') && is('pointsTo'))) return 'concern'
  // A figure is that of a guideline, or of a time that can wait: "to be repeated in 3 months".
  return is('repeat') && !/\d/u.test(plain) ? 'concern' : null
}

/**
 * How urgently a line of text needs a doctor. Null for the standard sentences of a report: offers of help, the laboratory's
 * rules, the key to a sign. `before` is the line above, which this one may continue.
 */
export function commentOf(line: string, before = ''): Comment | null {
  const text = line.slice(0, MOST).trim()
  if (KEY.test(text)) return null
  const opened =
    before
      .slice(-MOST)
      .split(/[.!?;:]/u)
      .at(-1) ?? ''
  const found = text.split(SENTENCE_END).flatMap((sentence, at) => {
    const kind = kindOf(sentence)
    const whole = at === 0 ? `${opened} ${sentence}` : sentence
    return kind === null || has.harmless(plainWords(whole)) >= 0 ? [] : kind
  })
  const isUrgent = found.includes('urgent')
  if (isUrgent && isShort(text)) return null
  return isUrgent ? 'urgent' : (found[0] ?? null)
}

/** Whether a line explains in general and tells no result of this report: "If malaria is suspected". */
export const isConditional = (line: string) => has.harmless(plainWords(line)) >= 0

/** The most words of the label of a comment. */
const MOST_LABEL = 3

/** Whether a text behind a label is a comment of its own, other than one of every report: "Remarks: mild anaemia". */
export function isLabelledComment(label: string, text: string): boolean {
  const [named, plain] = [plainWords(label), plainWords(text)]
  return (
    has.labels(named) === 0 &&
    named.split(' ').length <= MOST_LABEL &&
    /\p{L}{3}/u.test(text) &&
    meaningOf(text) !== 'negative' &&
    has.standard(plain) < 0 &&
    !isConditional(text)
  )
}
