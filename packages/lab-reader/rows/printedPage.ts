/**
 * A page as a person completes it: every printed word with its place, and for every number what its own line proposes
 * as its name, unit and range. Independent of the rows: nothing here decides what a result is.
 */
import { KEPT } from '../limits.ts'
import type { Page, Word } from '../page/words.ts'
import type { PrintedNumber, PrintedPage, PrintedWord } from '../types.ts'
import { isRange, isSign, isUnit, readValue } from './cells.ts'
import { isFlag } from './flags.ts'
import { inCells, type Line, wordLinesOf } from './lines.ts'
import { nameOf } from './names.ts'
import { decimalMarkOf } from './numbers.ts'
import { placeOf } from './places.ts'

type Kind = 'name' | 'number' | 'unit' | 'range' | 'comparator' | 'sign'
/** Consecutive words of a line with one meaning, by their positions in the line. */
type Part = { kind: Kind; from: number; to: number }

const COMPARATOR = /^(?:[<>≤≥]=?|=[<>])$/u
const DASH = /^[-–—−~]$/u
/** The longest text that may follow a number in its own word: a flag, a footnote ("4.1+", "14.2H*"). */
const BEHIND = 2
/** The most words of one unit: "10^9 / L". */
const UNIT_WORDS = 3

const bare = (text: string) => text.replaceAll(/^[([]{1,3}|[)\],;]{1,3}$/gu, '')
const isNumber = (text: string) => {
  const read = readValue(bare(text))
  return read !== null && read.rest.length <= BEHIND && !isUnit(bare(text))
}

function unitAt(words: readonly Word[], at: number): number {
  for (let count = UNIT_WORDS; count > 0; count -= 1) {
    const text = words
      .slice(at, at + count)
      .map((word) => bare(word.text))
      .join(' ')
    if (at + count <= words.length && /[\p{L}%‰°/^]/u.test(text) && isUnit(text)) return count
  }
  return 0
}

/** The part that begins at a word. `hasValue` says whether the line had a number already: then `<5` is a limit. */
function partAt(words: readonly Word[], at: number, hasValue: boolean): Part {
  const part = (kind: Kind, count: number): Part => ({ kind, from: at, to: at + count })
  const textAt = (index: number) => words[index]?.text ?? ''
  const text = bare(textAt(at))
  if (isNumber(textAt(at)) && DASH.test(textAt(at + 1)) && isNumber(textAt(at + 2))) return part('range', 3)
  if (COMPARATOR.test(text)) {
    return isNumber(textAt(at + 1)) ? part(hasValue ? 'range' : 'number', 2) : part('sign', 1)
  }
  const isOneSided = /^[<>≤≥]/u.test(text)
  if (/\d/u.test(text) && isRange(text) && (!isOneSided || hasValue)) return part('range', 1)
  const units = unitAt(words, at)
  if (units > 0) return part('unit', units)
  if (isNumber(textAt(at))) return part('number', 1)
  if (isFlag(text) || isSign(text) || !/\p{L}/u.test(text)) return part('sign', 1)
  return part('name', 1)
}

function partsOf(words: readonly Word[]): Part[] {
  const parts: Part[] = []
  let hasValue = false
  for (let at = 0; at < words.length; ) {
    const part = partAt(words, at, hasValue)
    const last = parts.at(-1)
    if (last?.kind === 'name' && part.kind === 'name') last.to = part.to
    else parts.push(part)
    if (part.kind === 'number') hasValue = true
    // A name in the middle of the line begins another result.
    if (part.kind === 'name' && last?.kind !== 'name') hasValue = false
    at = part.to
  }
  return parts
}

/** What may belong to the number `parts[at]`: its name before it, and what follows up to the next name. */
function around(parts: readonly Part[], at: number) {
  const before = parts.slice(0, at)
  const name = before.findLast(({ kind }) => kind === 'name')
  const after = parts.slice(at + 1)
  const next = after.findIndex(({ kind }) => kind === 'name')
  const behind = next < 0 ? after : after.slice(0, next)
  const between = name ? before.slice(before.indexOf(name) + 1) : []
  const first = (kind: Kind) =>
    behind.find((part) => part.kind === kind) ?? between.findLast((part) => part.kind === kind)
  // "pH", "INR" and "Index" are units elsewhere.
  const unitAsName = name ? undefined : before.find(({ kind }) => kind === 'unit')
  return { name: name ?? unitAsName, unit: first('unit'), range: first('range') }
}

const NUMBER = /(?:[<>≤≥]=?\s?)?[-−+]?(?:\d[\d.,'’\u2009\s]*\d|\d)/u

function numbersOf(words: readonly Word[], offset: number): PrintedNumber[] {
  const parts = partsOf(words)
  return parts.flatMap((part, at): PrintedNumber[] => {
    if (part.kind !== 'number') return []
    const wordsOf = (one: Part | undefined) => (one ? words.slice(one.from, one.to) : [])
    const textOf = (one: Part | undefined) =>
      wordsOf(one)
        .map((word) => word.printed ?? word.text)
        .join(' ')
    const { name, unit, range } = around(parts, at)
    const used = [name, part, unit, range].flatMap((one) =>
      one ? Array.from({ length: one.to - one.from }, (_, index) => offset + one.from + index) : [],
    )
    return [
      {
        at: offset + part.to - 1,
        name: nameOf(wordsOf(name)).slice(0, KEPT.name),
        value: (NUMBER.exec(textOf(part))?.[0] ?? '').slice(0, KEPT.value),
        unit: bare(textOf(unit)).slice(0, KEPT.unit),
        range: bare(textOf(range)).slice(0, KEPT.name),
        words: [...new Set(used)].sort((one, other) => one - other),
      },
    ]
  })
}

function printedPage(page: Page, lines: readonly Line[]): PrintedPage {
  const cells = lines.flatMap((line) => line.cells)
  const words = cells.flatMap((cell, index) =>
    cell.words.map((word): PrintedWord => {
      const { x, y, width, height } = placeOf([word], page)
      const text = (word.printed ?? word.text).slice(0, KEPT.name)
      return { text, cell: index, box: [x, y, width, height] }
    }),
  )
  let offset = 0
  const numbers = lines.flatMap((line) => {
    const own = line.cells.flatMap((cell) => cell.words)
    const found = numbersOf(own, offset)
    offset += own.length
    return found
  })
  const all = cells.flatMap((cell) => cell.words)
  const turn = all.length > 0 ? placeOf(all, page).turn : undefined
  return { page: page.number, ...(turn && { turn }), words, numbers }
}

/** Every page with its words, line by line, and its numbers in the same order. */
export function printedPages(pages: readonly Page[]): PrintedPage[] {
  const lines = pages.map((page) => wordLinesOf(page))
  const mark = decimalMarkOf(lines.flat().flatMap(({ words }) => words))
  return pages.map((page, at) => printedPage(page, inCells(lines[at] ?? [], mark)))
}
