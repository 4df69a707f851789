/** Extracts the text of a PDF with its positions. */

import { getDocumentProxy } from 'unpdf'
import { MAX_PIXELS, type ReadLimits, Refused } from '../limits.ts'
import type { Projection } from '../page/projection.ts'
import type { Page, Word } from '../page/words.ts'

/** One run of text as the PDF draws it, in points from the page's top left corner. */
type Run = { text: string; x: number; baseline: number; width: number; size: number; angle: number }

/** The width of a character in Helvetica, in thousandths of the font size: accurate enough to divide a run's width. */
function characterWidth(character: string): number {
  if ("ijl|'.,:;!I ()[]/ft".includes(character)) return 278
  if ('mwMW%@'.includes(character)) return 830
  return character >= 'A' && character <= 'Z' ? 690 : 540
}

/** The character width of common monospaced fonts, in font sizes. */
const MONOSPACED = 0.6

/** Whether a run has the width of a monospaced font. */
const isMonospaced = ({ width, size }: Run, signs: number) =>
  signs > 3 && Math.abs(width / (signs * size) - MONOSPACED) < 0.005

/** A limit for text from outside: the longest word in characters. */
const LONGEST_WORD = 200

/** A thin space within a long number does not end a word. */
const THIN_SPACE = '\u2009'
const GROUP_SPACE = /(?<=\d)[\u00A0\u2009\u202F](?=\d{3}(?!\d))/gu
const OTHER_SPACE = /(?<!\d)\u2009|\u2009(?!\d)/gu

/** Splits a run at its spaces; each word gets its share of the run's width. */
function wordsOfRun(run: Run): Word[] {
  const characters = [...run.text.replaceAll(GROUP_SPACE, THIN_SPACE).replaceAll(OTHER_SPACE, ' ')]
  const widthOf = isMonospaced(run, characters.length) ? () => 1 : characterWidth
  const total = characters.reduce((sum, character) => sum + widthOf(character), 0)
  const scale = total === 0 ? 0 : run.width / total
  const words: Word[] = []
  let at = run.x
  let open: Word | null = null
  for (const character of characters) {
    const width = widthOf(character) * scale
    if ((/\s/u.test(character) && character !== THIN_SPACE) || (open && open.text.length >= LONGEST_WORD)) {
      open = null
    } else if (open) {
      open.text += character
      open.width += width
    } else {
      open = { text: character, x: at, y: run.baseline - run.size, width, height: run.size, angle: run.angle }
      words.push(open)
    }
    at += width
  }
  return words
}

/** Whether a small raised number is directly behind a 10 ("10⁹", which must not become 109) or behind metres. */
function isPower(last: Word, word: Word, gap: number): boolean {
  const raised = last.y + last.height - word.y - word.height
  return (
    /(?:^|[x×*])10$|m$/iu.test(last.text) &&
    /^\d{1,2}$/.test(word.text) &&
    last.angle === word.angle &&
    word.height < 0.85 * last.height &&
    raised > 0.15 * last.height &&
    raised < 0.8 * last.height &&
    Math.abs(gap) < 0.3 * last.height
  )
}

/** Joins pieces that touch on one baseline to words; some programs place every letter separately. */
function joinPieces(words: Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const gap = last ? word.x - (last.x + last.width) : 0
    if (last && isPower(last, word, gap)) {
      last.text += last.text.endsWith('0') ? `^${word.text}` : word.text
      last.width = word.x + word.width - last.x
      continue
    }
    const touches =
      last &&
      last.angle === word.angle &&
      Math.abs(last.y + last.height - word.y - word.height) < 0.1 * word.height &&
      Math.abs(last.height - word.height) < 0.2 * word.height &&
      Math.abs(gap) < 0.08 * word.height
    if (last && touches && last.text.length < LONGEST_WORD) {
      last.text += word.text
      last.width = word.x + word.width - last.x
    } else joined.push(word)
  }
  return joined
}

/** A text drawn again within this distance, in font sizes, is bold print. */
const OVERPRINT = 0.1

/** Removes repeated prints: of a text (or letter) printed over itself to look bold, the first is kept. */
function withoutCopies(runs: Run[]): Run[] {
  const places = new Map<string, Run[]>()
  return runs.filter((run) => {
    const near = OVERPRINT * run.size
    const [column, row] = [Math.floor(run.x / run.size), Math.floor(run.baseline / run.size)]
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => places.get(`${column + dx} ${row + dy} ${run.text}`) ?? []),
    )
    const isCopy = around.some(
      ({ x, baseline, angle }) =>
        angle === run.angle && Math.abs(x - run.x) < near && Math.abs(baseline - run.baseline) < near,
    )
    if (isCopy) return false
    const key = `${column} ${row} ${run.text}`
    places.set(key, [...(places.get(key) ?? []), run])
    return true
  })
}

/** The quarter turn (0, 90, 180, 270 degrees) in which most letters of the page are drawn. */
function mainTurn(runs: Run[]): number {
  const letters = new Map<number, number>([[0, 0]])
  for (const { angle, text } of runs) {
    if (angle % 90 === 0) letters.set(angle, (letters.get(angle) ?? 0) + text.length)
  }
  return [...letters].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

/** Turns a run together with the page, so that text drawn at `turn` reads from left to right. */
function turnRun(run: Run, turn: number, width: number, height: number): Run {
  const angle = (run.angle - turn + 360) % 360
  if (turn === 90) return { ...run, angle, x: run.baseline, baseline: width - run.x }
  if (turn === 180) return { ...run, angle, x: width - run.x, baseline: height - run.baseline }
  if (turn === 270) return { ...run, angle, x: height - run.baseline, baseline: run.x }
  return run
}

/** The projection from a page that was turned with its text to fractions of the page as a viewer shows it. */
function turnedBack(turn: number, width: number, height: number): Projection {
  if (turn === 90) return [0, -1 / width, 1, 1 / height, 0, 0, 0, 0, 1]
  if (turn === 180) return [-1 / width, 0, 1, 0, -1 / height, 1, 0, 0, 1]
  if (turn === 270) return [0, 1 / width, 0, -1 / height, 0, 1, 0, 0, 1]
  return [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1]
}

const SUPPORTED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/** Whether most words of a page are in a script in which no test is known by name; a few words are names of persons. */
function isInOtherLetters(words: readonly Word[]): boolean {
  const letters = [...words.map(({ text }) => text).join('')].filter((sign) => /\p{L}/u.test(sign))
  const foreign = letters.filter((sign) => !SUPPORTED.test(sign) && !/\p{Script=Common}/u.test(sign))
  return foreign.length > MANY_LETTERS && foreign.length > letters.length / 2
}
/** A letterhead in two scripts has fewer letters of one of them. */
const MANY_LETTERS = 40

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/**
 * Opens a PDF without using the system's fonts; pictures in it with more than `MAX_PIXELS` are left out. Its pages can
 * be drawn on canvases of a canvas factory, where one is given.
 */
export async function openPdf(bytes: Uint8Array, CanvasFactory?: object): Promise<PdfDocument> {
  return await getDocumentProxy(new Uint8Array(bytes), {
    ...(CanvasFactory && { CanvasFactory }),
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: MAX_PIXELS,
    verbosity: 0,
  })
}

/** The words that the pages of a PDF draw as text; a scanned page has none. */
export async function readPdfText(
  bytes: Uint8Array,
  limits: Pick<ReadLimits, 'pages' | 'words'>,
): Promise<Page[]> {
  const document = await openPdf(bytes)
  if (document.numPages > limits.pages) throw new Refused('pages')

  const pages: Page[] = []
  let count = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform
    const runs: Run[] = []
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [ta = 0, tb = 0, tc = 0, td = 0, te = 0, tf = 0] = item.transform
      // Screen coordinates grow downwards, so angles are counted clockwise: 90 reads from top to bottom.
      const angle = (Math.atan2(b * ta + d * tb, a * ta + c * tb) * 180) / Math.PI
      runs.push({
        // Control and invisible characters have no meaning here, but could be harmful.
        // Some programs write a letter and its accent apart.
        text: item.str
          .normalize('NFC')
          .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (hidden) => (/\s/.test(hidden) ? ' ' : '')),
        x: a * te + c * tf + e,
        baseline: b * te + d * tf + f,
        width: item.width,
        size: Math.hypot(tc, td),
        angle: (Math.round(angle) + 360) % 360,
      })
    }
    const turn = mainTurn(runs)
    const words = joinPieces(
      withoutCopies(runs).flatMap((run) => wordsOfRun(turnRun(run, turn, width, height))),
    )
    count += words.length
    if (count > limits.words) throw new Refused('words')
    const sideways = turn === 90 || turn === 270
    pages.push({
      number,
      width: sideways ? height : width,
      height: sideways ? width : height,
      words,
      toPicture: turnedBack(turn, width, height),
      ...(isInOtherLetters(words) && { isInOtherLetters: true }),
    })
  }
  return pages
}
