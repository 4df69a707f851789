import type { AllowedType } from '../../../shared/bloodTests.ts'
import { askChild, type Progress, type Task } from './child.ts'
import { PICTURE_LIMITS, type ReadLimits, TEXT_LIMITS, unreadable } from './limits.ts'
import type { Projection } from './projection.ts'

/**
 * A word where it stands on its page: points (or pixels of an image) from the top left corner. `height` is the font
 * size, `y + height` the baseline; `angle` is 0 for text that reads from left to right, in degrees, clockwise.
 * `confidence`, from 0 to 1, is missing for text that was not recognised in a picture but drawn as text.
 */
export type Word = {
  text: string
  x: number
  y: number
  width: number
  height: number
  angle: number
  confidence?: number
  /** As the page writes it, where a number in it was put into plain writing; `other` is its other possible reading. */
  printed?: string
  other?: string
}

/**
 * A page with its words in drawing order. `number` counts from 1; width and height are in the words' measure. Where the
 * page had to be turned, straightened or seen from above to be read, `toPicture` leads from their measure to fractions of
 * the page (or picture) as it was uploaded: `boundsOf` makes a place of a box.
 */
export type Page = { number: number; width: number; height: number; words: Word[]; toPicture?: Projection }

/** The end-of-file mark that every complete PDF carries near its end: without it, rows may be missing. */
function isComplete(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-2048)).includes('%%EOF')
}

/** A page of results has more words; one with fewer may show some as pictures or outlines. */
const FEW_WORDS = 60
/** Text is surer than what is recognised, unless the page shows so many times more words than its text has. */
const CLEARLY_MORE = 1.5

export type ReadOptions = {
  /** Called before each page of a picture or scan is read, with its number among the pages to be read so. */
  onProgress?: Progress
  /** Limits other than the usual ones. */
  limits?: Partial<ReadLimits>
}

/**
 * The words of an uploaded report with their places. Throws `UnreadableReport` with a sentence for people when the
 * file has none to give: protected, damaged, too large, or without text. The work happens in a child process, so the
 * caller's event loop stays free.
 */
export async function readWords(
  file: Uint8Array,
  type: AllowedType,
  { onProgress = () => {}, limits = {} }: ReadOptions = {},
): Promise<Page[]> {
  const textLimits = { ...TEXT_LIMITS, ...limits }
  const pictureLimits = { ...PICTURE_LIMITS, ...limits }
  const ask = async (task: Task): Promise<Page[]> => {
    const answer = await askChild(task, onProgress)
    if ('pages' in answer) return answer.pages
    throw unreadable('failure' in answer ? answer.failure : 'damaged', task.limits)
  }
  const pages: Page[] = []
  if (type !== 'application/pdf') {
    pages.push(...(await ask({ ask: 'picture', bytes: file, limits: pictureLimits })))
  } else {
    if (!isComplete(file)) throw unreadable('damaged', textLimits)
    const drawn = await ask({ ask: 'text', bytes: file, limits: textLimits })
    const sparse = drawn.filter(({ words }) => words.length < FEW_WORDS).map(({ number }) => number)
    const scanned =
      sparse.length === 0 ? [] : await ask({ ask: 'scans', sparse, bytes: file, limits: pictureLimits })
    const bestOf = (page: Page) => {
      const scan = scanned.find(({ number }) => number === page.number)
      return scan && scan.words.length > CLEARLY_MORE * page.words.length ? scan : page
    }
    pages.push(...drawn.map(bestOf))
  }
  if (pages.every((page) => page.words.length === 0)) throw unreadable('text', pictureLimits)
  return pages
}
