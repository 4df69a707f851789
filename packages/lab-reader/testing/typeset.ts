import type { Page } from '../page/words.ts'

/** A page of text as typed: each character is 5 points wide, each line 12 high, so two spaces make a new cell. */
export function typeset(text: string, { number = 1, width = 700 } = {}): Page {
  const words = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      x: 40 + 5 * match.index,
      y: 40 + 12 * row,
      width: 5 * match[0].length,
      height: 8,
      angle: 0,
    })),
  )
  return { number, width, height: 800, words }
}
