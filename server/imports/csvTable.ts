import Papa from 'papaparse'
import { DELIMITERS, type Delimiter, type Encoding } from '../../shared/imports.ts'
import { Refusal } from '../platform/refusal.ts'
import { decode } from './decode.ts'
import { type Line, TableLines } from './table.ts'

/** Characters and lines sampled to detect the delimiter. */
const SAMPLE = 64_000
const SAMPLE_LINES = 50

/** How often each delimiter occurs outside quotes, in each of the first lines that are not empty. */
function occurrences(text: string) {
  const lines: Map<string, number>[] = []
  let counts = new Map<string, number>()
  let isQuoted = false
  let isBlank = true
  for (const char of text.slice(0, SAMPLE)) {
    if (char === '"') isQuoted = !isQuoted
    else if (char === '\n' && !isQuoted) {
      if (!isBlank) lines.push(counts)
      if (lines.length === SAMPLE_LINES) return lines
      counts = new Map()
      isBlank = true
      continue
    } else if (!isQuoted) counts.set(char, (counts.get(char) ?? 0) + 1)
    isBlank = false
  }
  if (!isBlank) lines.push(counts)
  return lines
}

/** The delimiter that occurs in most lines as often as in the first; a comma by default. */
function delimiterOf(text: string): Delimiter {
  const [first, ...others] = occurrences(text)
  const scores = DELIMITERS.map((delimiter) => {
    const count = first?.get(delimiter) ?? 0
    const agree = others.filter((line) => line.get(delimiter) === count).length
    return { delimiter, count, share: count === 0 ? -1 : others.length === 0 ? 1 : agree / others.length }
  })
  return scores.reduce((best, one) =>
    one.share > best.share || (one.share === best.share && one.count > best.count) ? one : best,
  ).delimiter
}

/** The line in which Excel names the delimiter. */
const SEP = /^sep=(.)\n/i
const isDelimiter = (text: string | undefined): text is Delimiter => DELIMITERS.some((one) => one === text)

/** Parses a CSV file, with the chosen encoding and delimiter or the detected ones. */
export function csvTable(
  bytes: Uint8Array,
  chosen: { encoding?: Encoding | undefined; delimiter?: Delimiter | undefined },
): { lines: Line[]; encoding: Encoding; delimiter: Delimiter } {
  const { text: whole, encoding } = decode(bytes, chosen.encoding)
  const named = SEP.exec(whole)?.[1]
  const before = isDelimiter(named) ? 1 : 0
  const text = before ? whole.slice(whole.indexOf('\n') + 1) : whole
  const delimiter = chosen.delimiter ?? (isDelimiter(named) ? named : delimiterOf(text))
  const table = new TableLines()
  let number = before
  let refusal: unknown
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step({ data, errors }, parser) {
      number += 1
      try {
        if (errors.some(({ code }) => code === 'MissingQuotes')) {
          throw new Refusal('BAD_INPUT', 'imports.refused.openQuote', { line: number })
        }
        table.add(number, data)
      } catch (error) {
        refusal = error
        parser.abort()
      }
    },
  })
  if (refusal) throw refusal
  return { lines: table.lines, encoding, delimiter }
}
