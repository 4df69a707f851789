/** The first sheet of an XLSX file, streamed, so that a decompression bomb is refused early. */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import yauzl from 'yauzl'
import { Refusal } from '../platform/refusal.ts'
import { type Line, TableLines } from './table.ts'

const MOST_ENTRIES = 2_000
/** Bytes of the inflated parts together, and characters of the table of texts. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_CHARACTERS = 16_000_000

const unreadable = () => new Refusal('BAD_INPUT', 'imports.refused.brokenXlsx')
const tooLarge = () => new Refusal('TOO_LARGE', 'imports.refused.inflates')

/** The name of an element or attribute without its namespace. */
const local = (name: string) => name.slice(name.indexOf(':') + 1)
const attribute = ({ attributes }: SaxesTagPlain, name: string) =>
  Object.entries(attributes).find(([key]) => local(key) === name)?.[1]

type Reader = {
  open?: (tag: SaxesTagPlain) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** An archive's parts by name; all reads share one limit. */
async function openArchive(bytes: Uint8Array) {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  })
  if (zip.entryCount > MOST_ENTRIES) throw tooLarge()
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  let inflated = 0
  return {
    has: (name: string) => entries.has(name),
    /** Parses a part as XML. Entities of a document type are never expanded. */
    async read(name: string, { open, close, text }: Reader) {
      const entry = entries.get(name)
      if (!entry) throw unreadable()
      const parser = new SaxesParser()
      if (open) parser.on('opentag', open)
      if (close) parser.on('closetag', (tag) => close(local(tag.name)))
      if (text) parser.on('text', text)
      parser.on('error', () => {
        throw unreadable()
      })
      try {
        const decoder = new TextDecoder()
        const stream = await zip.openReadStreamPromise(entry)
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          inflated += chunk.length
          if (inflated > MOST_BYTES) throw tooLarge()
          parser.write(decoder.decode(chunk, { stream: true }))
        }
        parser.close()
      } catch (error) {
        throw error instanceof Refusal ? error : unreadable()
      }
    },
  }
}
type Archive = Awaited<ReturnType<typeof openArchive>>

/** The name of the first sheet's part, and whether its days count from 1904. */
async function firstSheet(archive: Archive) {
  let id: string | undefined
  let from1904 = false
  await archive.read('xl/workbook.xml', {
    open(tag) {
      const name = local(tag.name)
      if (name === 'sheet' && attribute(tag, 'state') === undefined)
        id ??= tag.attributes['r:id'] ?? attribute(tag, 'id')
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attribute(tag, 'date1904') ?? '')
    },
  })
  let target: string | undefined
  await archive.read('xl/_rels/workbook.xml.rels', {
    open(tag) {
      if (attribute(tag, 'Id') === id) target = attribute(tag, 'Target')
    },
  })
  if (!target) throw unreadable()
  return { part: target.startsWith('/') ? target.slice(1) : `xl/${target}`, from1904 }
}

/** The table of texts that cells refer to. Phonetic readings are left out. */
async function sharedTexts(archive: Archive) {
  const texts: string[] = []
  if (!archive.has('xl/sharedStrings.xml')) return texts
  let characters = 0
  let current = ''
  let inText = false
  let inReading = false
  await archive.read('xl/sharedStrings.xml', {
    open(tag) {
      const name = local(tag.name)
      if (name === 'si') current = ''
      if (name === 'rPh') inReading = true
      if (name === 't') inText = !inReading
    },
    close(name) {
      if (name === 'si') texts.push(current)
      if (name === 'rPh') inReading = false
      if (name === 't') inText = false
    },
    text(text) {
      if (!inText) return
      characters += text.length
      if (characters > MOST_CHARACTERS) throw tooLarge()
      current += text
    },
  })
  return texts
}

/** The built-in number formats that show a day (ECMA-376, 18.8.30). */
const isDayFormat = (id: number) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36)

/** For each cell style, whether it shows a day. */
async function dayStyles(archive: Archive) {
  const days: boolean[] = []
  if (!archive.has('xl/styles.xml')) return days
  const own = new Map<number, boolean>()
  let inCells = false
  await archive.read('xl/styles.xml', {
    open(tag) {
      const name = local(tag.name)
      if (name === 'numFmt') {
        const code = (attribute(tag, 'formatCode') ?? '').replace(/"[^"]*"|\[[^\][]*\]|\\./g, '')
        own.set(Number(attribute(tag, 'numFmtId')), /[dy]/i.test(code))
      }
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) {
        const id = Number(attribute(tag, 'numFmtId') ?? 0)
        days.push(own.get(id) ?? isDayFormat(id))
      }
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return days
}

const DAY_MS = 86_400_000
/** The day of a serial number: day 60 of 1900 is 29 February, which did not exist. */
function dayOfSerial(serial: number, from1904: boolean) {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  const at = new Date(start + Math.floor(serial) * DAY_MS)
  return Number.isNaN(at.getTime()) ? String(serial) : at.toISOString().slice(0, 'yyyy-MM-dd'.length)
}

/** The column of a reference such as "AB12", from 0. */
function columnOf(reference: string) {
  let column = 0
  for (const char of reference) {
    if (char < 'A' || char > 'Z') break
    column = column * 26 + char.charCodeAt(0) - 64
    TableLines.checkWidth(column)
  }
  return column - 1
}

/** Formulas that reach outside the sheet; their cells are refused as formulas. */
const REACHES_OUT = /\b(?:HYPERLINK|WEBSERVICE|IMPORTXML|IMPORTDATA)\s{0,9}\(/i

/** Digits that a spreadsheet shows; further ones are binary rounding noise. */
const DIGITS = 15

/** The lines of the first sheet of an XLSX file: numbers with a decimal point, days as `yyyy-MM-dd`. */
export async function xlsxTable(bytes: Uint8Array): Promise<Line[]> {
  const archive = await openArchive(bytes).catch((error: unknown) => {
    throw error instanceof Refusal ? error : unreadable()
  })
  const { part, from1904 } = await firstSheet(archive)
  const texts = await sharedTexts(archive)
  const isDay = await dayStyles(archive)
  const table = new TableLines()
  let line = 0
  let cells: string[] = []
  let cell = { column: -1, type: 'n', style: 0, value: '', formula: '' }
  let collects: 'value' | 'formula' | null = null

  const textOfCell = ({ type, style, value, formula }: typeof cell) => {
    if (REACHES_OUT.test(formula)) return `=${formula}`
    if (type === 's') return texts[Number(value)] ?? ''
    if (type !== 'n' || value === '') return value
    const number = Number(value)
    if (!Number.isFinite(number)) return value
    return isDay[style] ? dayOfSerial(number, from1904) : String(Number(number.toPrecision(DIGITS)))
  }
  await archive.read(part, {
    open(tag) {
      const name = local(tag.name)
      if (name === 'row') {
        line = Number(attribute(tag, 'r') ?? line + 1)
        cells = []
        cell = { ...cell, column: -1 }
      }
      if (name === 'c') {
        const reference = attribute(tag, 'r')
        const column = reference ? columnOf(reference) : cell.column + 1
        TableLines.checkWidth(column + 1)
        cell = {
          ...{ column, type: attribute(tag, 't') ?? 'n', style: Number(attribute(tag, 's') ?? 0) },
          ...{ value: '', formula: '' },
        }
      }
      if (name === 'v' || name === 't') collects = 'value'
      if (name === 'f') collects = 'formula'
    },
    text(text) {
      if (!collects) return
      if (cell[collects].length + text.length > MOST_CHARACTERS) throw tooLarge()
      cell[collects] += text
    },
    close(name) {
      if (name === 'v' || name === 't' || name === 'f') collects = null
      if (name === 'c') {
        while (cells.length < cell.column) cells.push('')
        cells[cell.column] = textOfCell(cell)
      }
      if (name === 'row') table.add(line, cells)
    },
  })
  return table.lines
}
