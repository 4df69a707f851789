/**
 * The printed lines of a report that are results or may be some, and nothing else of its pages: what a second reader
 * outside this package may see. Names of persons, addresses, days, telephones and running text are on none of them.
 */
import { KEPT } from '../limits.ts'
import type { Page, Word } from '../page/words.ts'
import type { LineWord, PageLines } from '../types.ts'
import { fieldOf, type Owner } from './accounting.ts'
import type { Draft } from './draft.ts'
import type { Seen } from './naive.ts'
import { isOtherContent, isProse, nameOf } from './names.ts'
import { placeOf } from './places.ts'
import type { Offered } from './unread.ts'

/** What a number may belong to for its line to be shown. All other lines may name a person, or a day. */
const SHOWN: ReadonlySet<Owner> = new Set(['row', 'beside', 'unread', 'legend', 'scale', 'method', 'ordinal'])
/** The longest name of a test on a line that is not a result for sure. */
const MOST_NAME = 8
/** A day, or a number longer than any result. */
const PRIVATE = /(?<![\d.,])\d{1,4}([./-])\d{1,2}\1\d{2,4}(?![\d.,]\d)|\d[./-]\p{L}{3,9}[./-]\d|\d{7,}/u

function shown(word: Word, page: Page): LineWord {
  const { x, y, width, height } = placeOf([word], page)
  return { text: (word.printed ?? word.text).slice(0, KEPT.name), box: [x, y, width, height] }
}

/** The lines of rows and of lines to check, and those between them that have a short name and a number. */
export function resultLinesOf(
  drafts: readonly Draft[],
  unread: readonly Offered[],
  { seen, owners }: { seen: readonly Seen[]; owners: ReadonlyMap<Word, Owner> },
): PageLines[] {
  const sure: Offered[] = [
    ...drafts.map(({ name, words, value, range, line }) => ({
      words: [...name, ...words, ...value.words, ...(range?.words ?? [])],
      line,
    })),
    ...unread,
  ]
  const inField = fieldOf(sure.map(({ line }) => line))
  const others = seen.filter(({ name, values, line }) => {
    const text = nameOf(name)
    const isShown = values.every((word) => SHOWN.has(owners.get(word) ?? 'prose'))
    return isShown && inField(line) && name.length <= MOST_NAME && !isProse(text) && !isOtherContent(text)
  })
  const pages = Map.groupBy([...sure, ...others], ({ line }) => line.page)
  return [...pages].map(([page, some]) => {
    const lines = some.map(({ words }) => [...new Set(words)].filter(({ text }) => !PRIVATE.test(text)))
    const { turn } = placeOf(lines.flat(), page)
    const kept = lines.filter((words) => words.length > 0)
    return {
      page: page.number,
      ...(turn && { turn }),
      lines: kept.map((words) => words.map((word) => shown(word, page))),
    }
  })
}
