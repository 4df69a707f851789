import { message } from '../../locales/translate.ts'
import type { RefusalCode } from '../../shared/errors.ts'
import {
  type DayOrder,
  type Decimal,
  type FormatChoice,
  IMPORT_FIELDS,
  type ImportField,
  type ImportFormat,
  type ImportKind,
  type ImportMapping,
} from '../../shared/imports.ts'
import { Refusal } from '../platform/refusal.ts'
import { dayOrderOf, decimalOf } from './cells.ts'
import { csvTable } from './csvTable.ts'
import { readFields } from './fields.ts'
import { fits, suggestMapping } from './mapping.ts'
import type { Line } from './table.ts'
import { xlsxTable } from './xlsxTable.ts'

/** Lines per statement and progress step. */
const CHUNK = 1_000
const SAMPLES = 3
const SAMPLE_LENGTH = 80
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Magic number of XLS files, among other formats of their time. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, head: readonly number[]) =>
  head.every((byte, at) => bytes[at] === byte)

export type ReadQuestion = {
  bytes: Uint8Array
  kind: ImportKind
  mapping: ImportMapping | null
  /** Mappings of earlier imports, the latest first; the first that fits is suggested. */
  remembered: ImportMapping[]
  format: FormatChoice | null
  /** The latest day that is not in the future. */
  today: string
}
export type ReadFile = {
  format: ImportFormat
  columns: string[]
  samples: string[][]
  mapping: ImportMapping
  /** Per column, how many lines have a cell, and how many of those are refused because of it. */
  checks: { filled: number }[]
  total: number
  /** JSON arrays of lines: `{ line, reason, …fields }`. Kept as text, because the database parses them. */
  chunks: string[]
}
/** The file as read, or the refusal's code and message: an exception's class is lost between threads. */
export type ReadAnswer = ReadFile | { refused: { code: RefusalCode; message: string } }

/** The columns' names, made unique: an empty or repeated one gets its number. */
function columnsOf(head: Line | undefined) {
  const columns: string[] = []
  for (const [at, cell] of (head?.cells ?? []).entries()) {
    const name = cell || `#${at + 1}`
    columns.push(columns.includes(name) ? `${name} (${at + 1})` : name)
  }
  return columns
}

/** Refuses a second line with the e-mail, the foreign id, or (without ids) the name of an earlier one. */
function duplicateFinder(kind: ImportKind) {
  const seen = {
    email: new Map<string, number>(),
    externalId: new Map<string, number>(),
    name: new Map<string, number>(),
  }
  return (line: number, values: Record<string, string | number>): string | null => {
    const keys = {
      externalId: values.externalId,
      email: values.email,
      name: kind === 'products' && values.externalId === undefined ? values.name : undefined,
    }
    for (const key of ['externalId', 'email', 'name'] as const) {
      const value = keys[key]
      if (value === undefined) continue
      const first = seen[key].get(String(value).toLowerCase())
      if (first !== undefined) return message(`imports.reason.twice.${key}`, { line: first })
    }
    for (const key of ['externalId', 'email', 'name'] as const) {
      const value = keys[key]
      if (value !== undefined) seen[key].set(String(value).toLowerCase(), line)
    }
    return null
  }
}

async function read({
  bytes,
  kind,
  mapping: given,
  remembered,
  format,
  today,
}: ReadQuestion): Promise<ReadFile> {
  if (startsWith(bytes, OLE)) throw new Refusal('UNSUPPORTED_TYPE', 'imports.refused.oldExcel')
  const isXlsx = startsWith(bytes, ZIP)
  const csv = isXlsx ? null : csvTable(bytes, format ?? {})
  const [head, ...lines] = csv ? csv.lines : await xlsxTable(bytes)
  const columns = columnsOf(head)
  if (columns.length === 0 || lines.length === 0) throw new Refusal('BAD_INPUT', 'imports.refused.noLines')

  const rows = lines.map(({ cells }) => cells)
  const fields: readonly ImportField[] = IMPORT_FIELDS[kind]
  const suggested = () => remembered.find((one) => fits(one, columns)) ?? suggestMapping(kind, columns, rows)
  const chosen = given ?? suggested()
  const mapping: ImportMapping = Object.fromEntries(
    columns.map((column) => {
      const field = Object.hasOwn(chosen, column) ? chosen[column] : null
      return [column, field && fields.includes(field) ? field : null]
    }),
  )
  const places = columns.flatMap((column, at) => {
    const field = mapping[column]
    return field ? [{ field, at }] : []
  })
  if (new Set(places.map(({ field }) => field)).size < places.length) {
    throw new Refusal('BAD_INPUT', 'imports.refused.fieldTwice')
  }
  const cellsOf = (...wanted: ImportField[]) =>
    places.filter(({ field }) => wanted.includes(field)).flatMap(({ at }) => rows.map((row) => row[at] ?? ''))

  const order = format?.dayOrder ?? dayOrderOf(cellsOf('dateOfBirth'))
  const decimal = format?.decimal ?? decimalOf(cellsOf('price', 'stock', 'unitsPerPack'))
  // A comma between the columns is of an English list, and those of the United States write the month first.
  const usual = { dayOrder: 'dmy' as DayOrder, decimal: (csv?.delimiter === ';' ? ',' : '.') as Decimal }
  const wording = {
    today,
    dayOrder: order === null || order === 'unsure' ? usual.dayOrder : order,
    decimal: decimal === null || decimal === 'unsure' ? usual.decimal : decimal,
  }

  const duplicate = duplicateFinder(kind)
  const answers = lines.map(({ line, cells }) => {
    const mapped = Object.fromEntries(places.map(({ field, at }) => [field, cells[at] ?? '']))
    const { values, reason } = readFields(kind, mapped, wording)
    return { line, reason: reason ?? duplicate(line, values), ...values }
  })
  return {
    format: {
      type: isXlsx ? 'xlsx' : 'csv',
      encoding: csv?.encoding ?? null,
      delimiter: csv?.delimiter ?? null,
      dayOrder: order === null ? null : wording.dayOrder,
      decimal: decimal === null ? null : wording.decimal,
      unsure: [
        ...(order === 'unsure' ? ['dayOrder' as const] : []),
        ...(decimal === 'unsure' ? ['decimal' as const] : []),
      ],
    },
    columns,
    samples: columns.map((_, at) =>
      rows.slice(0, SAMPLES).map((row) => (row[at] ?? '').slice(0, SAMPLE_LENGTH)),
    ),
    mapping,
    checks: columns.map((_, at) => ({ filled: rows.filter((row) => row[at]).length })),
    total: lines.length,
    chunks: Array.from({ length: Math.ceil(answers.length / CHUNK) }, (_, at) =>
      JSON.stringify(answers.slice(at * CHUNK, (at + 1) * CHUNK)),
    ),
  }
}

/** Reads a file of patients or products line by line. */
export async function readImport(question: ReadQuestion): Promise<ReadAnswer> {
  try {
    return await read(question)
  } catch (error) {
    if (error instanceof Refusal) return { refused: { code: error.code, message: error.message } }
    throw error
  }
}
