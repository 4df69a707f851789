import type { Around } from '../markers/markers.ts'
import type { Word } from '../page/words.ts'
import type { CellParts } from './cells.ts'
import type { Cell, Line } from './lines.ts'

/** A row before it is interpreted. `name` is empty while the name is on the lines above and below. */
export type Draft = {
  name: Word[]
  value: Cell
  words: Word[]
  parts: CellParts
  line: Line
  /** What the text beside it or above it says was examined; null if none does. */
  said: Around | null
  inTable: boolean
  /** The text in the range's position; a range may continue below. */
  range: Cell | null
  /** The day above its column or at the start of its paragraph, as printed. */
  day?: string
  /** Further numbers in the line that no heading explains. */
  rivals: Cell[]
}
