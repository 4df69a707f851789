/** Words of two texts that touch: a name or a method, and the number behind it. */

import { trimmed } from '../languages/vocabulary.ts'
import { findMarker } from '../markers/markers.ts'
import { textOf, type Word } from '../page/words.ts'
import { isUnit } from './cells.ts'
import type { WordLine } from './lines.ts'

/** A text that the number behind it touches: "Electrochemiluminescence163". */
const TOUCHED = /^(\D*\p{L}{3}\)?)([<>≤≥]?\d[\d.,]*)$/u

/** A text and the number that it touches; null where a word is not both. */
export function textAndNumber(word: Word): [Word, Word] | null {
  const [, text = '', figures = ''] = TOUCHED.exec(word.text) ?? []
  if (text === '') return null
  const share = (word.width * text.length) / word.text.length
  return [
    { ...word, text, width: share },
    { ...word, text: figures, x: word.x + share, width: word.width - share },
  ]
}

/** The most words of a name before the one that touches its value. */
const MOST_BEFORE = 4

/**
 * Parts the name of a known test from the value that it touches: "EMATOCRITO47,6 %". A single figure may belong to the
 * name: "IgG4 mg/dl".
 */
export function withValuesApart(line: WordLine): WordLine {
  const words = line.words.flatMap((word, at) => {
    const isMeasured = isUnit(trimmed(line.words[at + 1]?.text ?? '', '', ',;.'))
    const [name, value] = (isMeasured && textAndNumber(word)) || []
    if (!name || !value || !/\d\D?\d/.test(value.text)) return [word]
    const isKnown = (last: Word) =>
      Array.from({ length: MOST_BEFORE }, (_, most) => line.words.slice(Math.max(0, at - most), at)).some(
        (before) => findMarker(textOf([...before, last]), null) !== null,
      )
    return isKnown(name) && !isKnown(word) ? [name, value] : [word]
  })
  return words.length === line.words.length ? line : { ...line, words }
}
