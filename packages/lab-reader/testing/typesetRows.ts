/** What is read on a page that is typeset from text, in short. */
import { readRows } from '../rows/rows.ts'
import { typeset } from './typeset.ts'

/** Its rows: name, value, unit, low, high. */
export const short = (text: string) =>
  readRows([typeset(text)]).markers.map((row) => [row.name, row.value, row.unit, row.low, row.high])

/** Its results in words: name and words. */
export const words = (text: string) =>
  readRows([typeset(text)]).qualitative.map(({ name, text }) => [name, text])

/** Its lines to check. */
export const unread = (text: string) => readRows([typeset(text)]).unread.map((line) => line.text)

/** The names of its rows, and which of them are doubtful. */
export const doubts = (text: string) =>
  readRows([typeset(text)]).markers.map(({ name, doubtful }) => [name, doubtful])
