import type { PlaceInput } from '../../../shared/bloodTestInputs.ts'
import {
  type Check,
  isUnchecked,
  type MarkerPlace,
  type MarkerRow,
  type PrintedNumber,
  type PrintedPage,
  type QualitativeRow,
} from '../../../shared/bloodTests.ts'
import type { BloodTest } from './bloodTest.ts'

/** A part of a page, in fractions of it. */
export type Box = { x: number; y: number; width: number; height: number }

/** A mark on a page: a row that was read, a line to check, or a number that is neither. */
export type Mark = { key: string; box: Box } & (
  | { kind: 'read'; row: MarkerRow | QualitativeRow }
  | { kind: 'doubtful'; check: Check }
  /** `check` is the unread line that the number is on. */
  | { kind: 'open'; number: PrintedNumber; check: Check | null }
)
export type OpenMark = Extract<Mark, { kind: 'open' }>

const boxOf = ({ x, y, width, height }: Box): Box => ({ x, y, width, height })

export function wordBox(page: PrintedPage, at: number): Box {
  const [x = 0, y = 0, width = 0, height = 0] = page.words[at]?.box ?? []
  return { x, y, width, height }
}

function isInside(box: Box, outer: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height
}

/** A place this large is a whole page that could not be read, not a line. Share of the page's shorter side. */
const LINE = 0.15
const isLine = ({ width, height }: MarkerPlace) => height > 0 && Math.min(width, height) < LINE

/**
 * A page's marks, from top to bottom. Without `printed`, unread numbers are not known yet. `adding` are the words of
 * rows being saved.
 */
export function marksOf(
  test: Pick<BloodTest, 'markers' | 'qualitative' | 'checks'>,
  page: number,
  printed: PrintedPage | undefined,
  adding: ReadonlySet<number> = new Set(),
): Mark[] {
  const isHere = ({ place }: { place: MarkerPlace }) => place.page === page && place.height > 0
  const read = [...test.markers.filter((row) => !row.doubtful), ...test.qualitative].filter(isHere)
  const unchecked = test.checks.filter(isUnchecked)
  const doubtful = unchecked.filter(({ read: row }) => row !== null && isHere(row))
  const lines = unchecked.filter(({ read: row, unread }) => row === null && unread !== null && isHere(unread))
  const known = [...read, ...doubtful.flatMap((check) => check.read ?? [])].map(({ place }) => place)
  const checkAt = (box: Box) =>
    lines.find(({ unread }) => unread && isLine(unread.place) && isInside(box, unread.place)) ?? null
  const open = (printed?.numbers ?? []).flatMap((number): OpenMark[] => {
    const box = printed && wordBox(printed, number.at)
    if (!box || adding.has(number.at) || known.some((place) => isInside(box, place))) return []
    return [{ key: `open-${number.at}`, kind: 'open', box, number, check: checkAt(box) }]
  })
  // A line without a number of its own can only be answered.
  const bare = lines.filter(
    (check) => check.unread && isLine(check.unread.place) && !open.some((one) => one.check === check),
  )
  const marks: Mark[] = [
    ...read.map((row): Mark => {
      const { x, y } = row.place
      return { key: `read-${x}-${y}`, kind: 'read', box: boxOf(row.place), row }
    }),
    ...[...doubtful, ...bare].flatMap((check): Mark[] => {
      const place = check.read?.place ?? check.unread?.place
      return place ? [{ key: check.id, kind: 'doubtful', box: boxOf(place), check }] : []
    }),
    ...open,
  ]
  const middle = ({ box }: Mark) => box.y + box.height / 2
  const isSameLine = (one: Mark, other: Mark) =>
    Math.abs(middle(one) - middle(other)) < Math.min(one.box.height, other.box.height) / 2
  return marks.sort((one, other) =>
    isSameLine(one, other) ? one.box.x - other.box.x : middle(one) - middle(other),
  )
}

/** The next number after `mark` that has a name, and a unit or a range, on its line, and shares no word with it. */
export function nextOpen(marks: readonly Mark[], mark: OpenMark): OpenMark | null {
  const used = new Set(mark.number.words)
  const from = marks.findIndex(({ key }) => key === mark.key)
  const isNext = (one: Mark): one is OpenMark =>
    one.kind === 'open' &&
    one.key !== mark.key &&
    one.number.name !== '' &&
    (one.number.unit !== '' || one.number.range !== '') &&
    one.number.words.every((at) => !used.has(at))
  return marks.slice(from + 1).find(isNext) ?? marks.slice(0, Math.max(0, from)).find(isNext) ?? null
}

export function placeOfWords(page: PrintedPage, words: readonly number[]): PlaceInput {
  const boxes = words.map((at) => wordBox(page, at))
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const round = (share: number) => Number(share.toFixed(4))
  return {
    page: page.page,
    x,
    y,
    width: round(Math.max(...boxes.map((box) => box.x + box.width)) - x),
    height: round(Math.max(...boxes.map((box) => box.y + box.height)) - y),
    ...(page.turn && { turn: page.turn }),
  }
}

/** One box for each run of neighbouring words in a cell. */
export function runsOf(page: PrintedPage, words: readonly number[]): Box[] {
  const sorted = [...new Set(words)].sort((one, other) => one - other)
  const runs: number[][] = []
  for (const at of sorted) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNext = last === at - 1 && page.words[last]?.cell === page.words[at]?.cell
    if (run && isNext) run.push(at)
    else runs.push([at])
  }
  return runs.map((run) => boxOf(placeOfWords(page, run)))
}

/** The words of the cell that a word is in. */
export function cellOf({ words }: PrintedPage, at: number): number[] {
  const cell = words[at]?.cell
  return words.flatMap((word, index) => (word.cell === cell ? index : []))
}

/** The box nearest to a point, at most `reach` away; distances in `size`, the size of the page. */
export function nearest<One extends { box: Box }>(
  all: readonly One[],
  point: { x: number; y: number },
  size: { width: number; height: number },
  reach: number,
): One | null {
  const off = (from: number, length: number, at: number) => Math.max(from - at, 0, at - from - length)
  const distance = ({ box }: One) =>
    Math.hypot(off(box.x, box.width, point.x) * size.width, off(box.y, box.height, point.y) * size.height)
  const [first] = all
    .map((one) => ({ one, away: distance(one) }))
    .filter(({ away }) => away <= reach)
    .sort((one, other) => one.away - other.away)
  return first?.one ?? null
}
