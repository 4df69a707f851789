/** Compares what was read with what was printed: what is right, what is missing, and what would cause harm. */
import type { MarkerRow, ReportReading } from '../types.ts'
import type { Truth } from './report.ts'
import type { RowTruth } from './rows.ts'

export type Fault = { kind: string; printed: RowTruth | null; read: MarkerRow | null; text?: string }

export type Verdict = {
  rows: number
  right: number
  /** Wrong, invented or incomplete rows that are marked as doubtful. */
  doubtful: number
  /** Rows read without a unit or a limit that the page prints. */
  incomplete: number
  /** Rows listed as unread lines. */
  unread: number
  /** Rows that are neither read nor listed as unread: lost silently. */
  lost: number
  /** Wrong numbers, units or names, and rows that the page does not print, without being marked as doubtful. */
  harmful: number
  /** Rows with an unexplained sign that are not marked as doubtful. */
  undoubted: number
  /** Right rows that are marked as doubtful without reason. */
  needless: number
  /** Lines listed as unread that are not results. */
  wronglyUnread: number
  /** Results in words that the page does not print. */
  inventedWords: number
  dateRight: boolean
  faults: Fault[]
}

/** Normalises a name for matching: a row whose accents the recogniser missed is still that row. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('µ', 'μ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('μ', 'µ')
    .replaceAll(/[авекмнорстухВ]/gu, (letter) => 'abekmhopctyxB'.charAt('авекмнорстухВ'.indexOf(letter)))
    .replaceAll(/[^0-9a-zµÀ-ɏ\p{Script=Cyrillic}\p{Script=Greek}#%]/gu, '')

const withAccents = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('µ', 'μ')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether two names differ by accents alone. Text that was drawn has all of them; in a picture they may be lost. */
const losesAccents = (printed: string, read: string) =>
  fold(printed) === fold(read) && withAccents(printed) !== withAccents(read)

const simpleUnit = (unit: string | null) =>
  (unit ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[μµ]/g, 'u')
    .replace(/л$/u, 'l')
    .replaceAll('×', 'x')
    .replaceAll('mcg', 'ug')
    .replaceAll('mcl', 'ul')
    .replaceAll(/[\s.^*]|\(calc\)|^(?:ratio|index)$/g, '')

/** The similarity of two names by the pairs of letters that they share, from 0 to 1. */
function alike(one: string, other: string): number {
  const [a, b] = [fold(one), fold(other)]
  if (a === '' || b === '') return 0
  if (a === b) return 1
  if (a.includes(b) || b.includes(a))
    return 0.15 + (0.8 * Math.min(a.length, b.length)) / Math.max(a.length, b.length)
  const pairs = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)))
  const [first, second] = [pairs(a), pairs(b)]
  if (first.size === 0 || second.size === 0) return 0
  const shared = [...first].filter((pair) => second.has(pair)).length
  return (0.7 * 2 * shared) / (first.size + second.size)
}

const plain = (name: string) => name.replaceAll(/\([^)]*\)?/g, ' ')
const nameScore = (printed: string, read: string) =>
  Math.max(alike(printed, read), alike(plain(printed), plain(read)))
const same = (one: number, other: number) => Math.abs(one - other) < 1e-9

/** Matches read rows to printed rows: the best pairs first. */
function matched(printed: RowTruth[], read: MarkerRow[]): Map<number, number> {
  const pairs: { score: number; printedAt: number; readAt: number }[] = []
  printed.forEach((row, printedAt) => {
    read.forEach((candidate, readAt) => {
      const name = nameScore(row.name, candidate.name)
      const value = same(row.value, candidate.value)
      const range =
        candidate.low === row.low && candidate.high === row.high && (row.low !== null || row.high !== null)
      const unit = simpleUnit(row.unit) === simpleUnit(candidate.unit)
      if (
        name < 0.75 &&
        !(name >= 0.45 && value) &&
        !(name > 0.25 && value && range) &&
        !(value && range && unit)
      )
        return
      const place = 0.0005 * Math.abs(printedAt / printed.length - readAt / read.length)
      const score = name + (value ? 0.35 : 0) + (range ? 0.1 : 0) + (unit ? 0.05 : 0) - place
      pairs.push({ score, printedAt, readAt })
    })
  })
  const found = new Map<number, number>()
  const used = new Set<number>()
  for (const { printedAt, readAt } of pairs.sort((one, other) => other.score - one.score)) {
    if (found.has(printedAt) || used.has(readAt)) continue
    found.set(printedAt, readAt)
    used.add(readAt)
  }
  return found
}

/** What is wrong in a row, and what is missing from it. */
function differences(
  printed: RowTruth,
  read: MarkerRow,
  isPicture: boolean,
): { wrong: string[]; lacking: string[] } {
  const wrong: string[] = []
  const lacking: string[] = []
  if (!same(printed.value, read.value)) wrong.push('value')
  if ((read.comparator ?? null) !== printed.comparator) wrong.push('comparator')
  if (nameScore(printed.name, read.name) < 0.6 || (!isPicture && losesAccents(printed.name, read.name)))
    wrong.push('name')
  if (!printed.openRange) {
    for (const side of ['low', 'high'] as const) {
      if (printed[side] === read[side]) continue
      ;(read[side] === null ? lacking : wrong).push(side)
    }
  }
  if (simpleUnit(printed.unit) !== simpleUnit(read.unit)) (read.unit === null ? lacking : wrong).push('unit')
  return { wrong, lacking }
}

const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => Number(one.replace(',', '.')))

/** Whether a line of a picture shows the value and the range of a row, whatever its name was recognised as. */
function showsFigures(text: string, { value, low, high }: RowTruth): boolean {
  const numbers = numbersIn(text)
  const limits = [low, high].filter((limit) => limit !== null)
  return limits.length > 0 && [value, ...limits].every((figure) => numbers.includes(figure))
}

/** Judges a reading. `page` limits the truth to one page, for pictures of it; in a PDF's text every accent counts. */
export function judge(truth: Truth, reading: ReportReading, page: number | null = null): Verdict {
  const printed = truth.rows.filter((row) => page === null || row.page === page)
  const words = truth.qualitative.filter((row) => page === null || row.page === page)
  const { markers } = reading
  const verdict: Verdict = {
    rows: printed.filter(({ optional }) => !optional).length + words.length,
    right: 0,
    doubtful: 0,
    incomplete: 0,
    unread: 0,
    lost: 0,
    harmful: 0,
    undoubted: 0,
    needless: 0,
    wronglyUnread: 0,
    inventedWords: 0,
    dateRight: dateIsRight(truth, reading),
    faults: [],
  }
  const fault = (kind: string, row: RowTruth | null, read: MarkerRow | null, text?: string) =>
    verdict.faults.push({ kind, printed: row, read, ...(text !== undefined && { text }) })

  const taken = new Set<ReportReading['unread'][number]>()
  /** Whether an unread line is that of a row; a line may contain several rows. */
  const takeUnread = (name: string, value: string, row: RowTruth | null = null): boolean => {
    const wanted = fold(name)
    const line = reading.unread.find(({ text }) => {
      const folded = fold(text)
      return (
        folded.includes(wanted) ||
        nameScore(name, text.slice(0, name.length + 2)) > 0.7 ||
        (folded.length > 2 && wanted.includes(folded)) ||
        (fold(value).length > 1 && folded.startsWith(fold(value))) ||
        (row !== null && showsFigures(text, row))
      )
    })
    if (line) taken.add(line)
    return line !== undefined
  }

  const pairs = matched(printed, markers)
  printed.forEach((row, at) => {
    const readAt = pairs.get(at)
    const read = readAt === undefined ? undefined : markers[readAt]
    if (!read) {
      const found = takeUnread(row.name, String(row.value), page === null ? null : row)
      if (row.optional) return
      if (found) {
        verdict.unread += 1
        fault('unread', row, null)
      } else {
        verdict.lost += 1
        fault('lost', row, null)
      }
      return
    }
    const { wrong, lacking } = differences(row, read, page !== null)
    if (wrong.length > 0) {
      if (read.doubtful) verdict.doubtful += 1
      else verdict.harmful += 1
      fault(`${read.doubtful ? 'doubted' : 'HARMFUL'} ${wrong.join(',')}`, row, read)
    } else if (lacking.length > 0) {
      verdict.incomplete += 1
      fault(`incomplete ${lacking.join(',')}`, row, read)
    } else {
      if (!row.optional) verdict.right += 1
      if (row.mustDoubt && !read.doubtful) {
        verdict.undoubted += 1
        fault('undoubted', row, read)
      }
      if (!row.mustDoubt && read.doubtful) {
        verdict.needless += 1
        fault(`needless doubt (${read.doubt ?? '?'})`, row, read)
      }
    }
  })
  const used = new Set(pairs.values())
  markers.forEach((read, at) => {
    if (used.has(at)) return
    if (read.doubtful) verdict.doubtful += 1
    else verdict.harmful += 1
    fault(read.doubtful ? 'invented, doubted' : 'HARMFUL invented', null, read)
  })
  const rightWords = new Set<ReportReading['qualitative'][number]>()
  for (const { name, text } of words) {
    const found = reading.qualitative.find(
      (row) => nameScore(name, row.name) >= 0.6 && fold(row.text).includes(fold(text)),
    )
    if (found) {
      verdict.right += 1
      rightWords.add(found)
    } else if (takeUnread(name, text)) {
      verdict.unread += 1
      fault('unread', null, null, `${name}: ${text}`)
    } else {
      verdict.lost += 1
      fault('lost', null, null, `${name}: ${text}`)
    }
  }
  for (const row of reading.qualitative) {
    if (rightWords.has(row)) continue
    verdict.inventedWords += 1
    fault('invented words', null, null, `${row.name}: ${row.text}`)
  }
  const spare = reading.unread.filter((line) => !taken.has(line))
  verdict.wronglyUnread = spare.length
  for (const { text } of spare) fault('unread, but no result', null, null, text)
  if (!verdict.dateRight) fault('date', null, null, `${reading.collectedOn} for ${truth.collectedOn}`)
  return verdict
}

function dateIsRight({ collectedOn, dateAmbiguous }: Truth, reading: ReportReading): boolean {
  // Where a report does not print the day, one of its other days may be taken for it.
  if (collectedOn === null) return true
  if (reading.collectedOn !== null) return reading.collectedOn === collectedOn
  return dateAmbiguous && reading.possibleDays.includes(collectedOn)
}

/** A fault in one line, for people. */
export function faultText({ kind, printed, read, text }: Fault): string {
  const one = (row: RowTruth | MarkerRow | null) =>
    row === null
      ? ''
      : `${row.name} | ${row.comparator ?? ''}${row.value} ${row.unit ?? '-'} [${row.low ?? ''}..${row.high ?? ''}] ${'flag' in row && 'side' in row ? (row.flag ?? '') : 'printedFlag' in row ? (row.printedFlag ?? '') : ''}`
  return [kind, text ?? '', printed && `page: ${one(printed)}`, read && `read: ${one(read)}`]
    .filter(Boolean)
    .join('  ')
}
