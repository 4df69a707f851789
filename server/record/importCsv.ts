/** Tables of measurements, as blood pressure monitors, scales and their apps write them. */

import type { DayOrder, Decimal } from '../../shared/imports.ts'
import type { MeasurementKind } from '../../shared/measurements.ts'
import type { Unreadable } from '../../shared/recordImport.ts'
import { foldText } from '../../shared/text.ts'
import { dayOf, dayOrderOf, decimalOf, numberOf } from '../imports/cells.ts'
import { csvTable } from '../imports/csvTable.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Emit, FileEntry, FileFacts, FileReading } from './importEntries.ts'
import { measurementEntry, unreadableReading } from './importMeasurement.ts'
import { converted } from './importReadings.ts'

/** The names of columns in four languages, in lower case and without accents. */
const NAMES = {
  day: [
    ...[
      'date',
      'day',
      'datetime',
      'date/time',
      'date time',
      'timestamp',
      'measurement date',
      'taken',
      'taken at',
    ],
    ...['datum', 'tag', 'messdatum', 'zeitpunkt', 'datum/uhrzeit', 'datum/zeit', 'jour', 'date de mesure'],
    ...['date et heure', 'fecha', 'dia', 'fecha y hora', 'fecha de medicion'],
  ],
  time: ['time', 'measurement time', 'zeit', 'uhrzeit', 'messzeit', 'heure', 'hora'],
  systolic: ['systolic', 'sys', 'systolisch', 'systole', 'systolique', 'sistolica', 'sistolico'],
  diastolic: ['diastolic', 'dia', 'diastolisch', 'diastole', 'diastolique', 'diastolica', 'diastolico'],
  pulse: [
    ...['pulse', 'pulse rate', 'heart rate', 'resting heart rate', 'bpm', 'puls', 'herzfrequenz', 'ruhepuls'],
    ...['pouls', 'frequence cardiaque', 'pulso', 'frecuencia cardiaca', 'pulsaciones'],
  ],
  weight: ['weight', 'body weight', 'gewicht', 'korpergewicht', 'poids', 'peso', 'peso corporal'],
  glucose: [
    ...[
      'glucose',
      'blood glucose',
      'blood sugar',
      'glukose',
      'blutzucker',
      'glycemie',
      'glucosa',
      'glucemia',
    ],
  ],
  waist: [
    ...[
      'waist',
      'waist circumference',
      'taille',
      'taillenumfang',
      'bauchumfang',
      'tour de taille',
      'cintura',
    ],
  ],
  temperature: ['temperature', 'body temperature', 'temperatur', 'korpertemperatur', 'temperatura'],
  kind: ['kind', 'measurement', 'type', 'art', 'messung', 'mesure', 'tipo', 'medicion'],
  value: ['value', 'wert', 'messwert', 'valeur', 'valor'],
  unit: ['unit', 'units', 'einheit', 'unite', 'unidad'],
} as const
type Column = keyof typeof NAMES
const VALUES = [
  'systolic',
  'diastolic',
  'pulse',
  'weight',
  'glucose',
  'waist',
  'temperature',
  'value',
] as const
type ValueColumn = (typeof VALUES)[number]

/** A column's name, and the unit in brackets after it: "SYS(mmHg)". */
function headOf(cell: string) {
  const opens = cell.search(/[([]/)
  const unit = opens < 0 ? '' : cell.slice(opens + 1).replace(/[)\]]\s{0,9}$/, '')
  const name = foldText(opens < 0 ? cell : cell.slice(0, opens)).trim()
  return { name, unit: unit.trim() }
}

type Columns = Partial<Record<Column, { at: number; unit: string }>>

/** The role of each column. "dia" is a day in Spanish, and diastolic beside "sys". */
function columnsOf(cells: readonly string[]): Columns {
  const heads = cells.map(headOf)
  const hasSystolic = heads.some(({ name }) => NAMES.systolic.some((one) => one === name))
  const columns: Columns = {}
  for (const [at, { name, unit }] of heads.entries()) {
    const fits = (column: Column) =>
      NAMES[column].some((one) => one === name) && !(column === 'day' && name === 'dia' && hasSystolic)
    const column = (Object.keys(NAMES) as Column[]).find((one) => !columns[one] && fits(one))
    if (column) columns[column] = { at, unit }
  }
  return columns
}

const KIND_OF = new Map<string, MeasurementKind>(
  (['pulse', 'weight', 'glucose', 'waist', 'temperature'] as const).flatMap((kind) =>
    NAMES[kind].map((name) => [name, kind] as const),
  ),
)
/** Placeholders that devices write for a missing value. */
const NOTHING = new Set(['', '-', '--', '---', 'n/a'])
const TIME =
  /(?:^|[T ])(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d{1,9})?\s?([AaPp])?\.?[Mm]?\.?(?:Z|[+-]\d\d:?\d\d)?$/

/** Minutes since midnight; null if the text has none, `false` for an impossible time. */
function minutesOf(text: string): number | null | false {
  const [, hours, minutes, , half] = TIME.exec(text.trim()) ?? []
  if (hours === undefined) return text.includes(':') ? false : null
  const twelve = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return twelve < 24 && Number(minutes) < 60 ? twelve * 60 + Number(minutes) : false
}

const NOON = 12 * 60
/** "Nov 22, 2026" */
const MONTH_FIRST = /^(\p{L}{3,12})\.? (\d{1,2}),? (\d{4})/u
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/

/** The instant of a local time; in a gap of daylight saving, the later one. */
function instantIn(day: string, minutes: number, timeZone: string) {
  const time = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60)
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds
}

type Wording = { order: DayOrder; decimal: Decimal; timeZone: string; now: number }

/** When a line was measured; a day without a time counts as noon. */
function timeOf(dayCell: string, timeCell: string, { order, timeZone, now }: Wording): number | Unreadable {
  if (ZONED.test(dayCell)) {
    const zoned = Date.parse(dayCell)
    return Number.isFinite(zoned) ? zoned : 'day'
  }
  const withoutHalf = dayCell.replace(/\s?[ap]\.?m\.?$/i, '').replace(/,? (\d{1,2}:\d\d)/, ' $1')
  const day = dayOf(withoutHalf.replace(MONTH_FIRST, '$2 $1 $3'), order, new Date(now).getUTCFullYear())
  if (!day) return 'day'
  const minutes = minutesOf(timeCell || dayCell)
  if (minutes === false) return 'time'
  return instantIn(day, minutes ?? NOON, timeZone)
}

type Written = { line: number; kind: MeasurementKind; texts: string[]; unit: string; at: number | Unreadable }

/** A value as written; a blood pressure has two. */
function entryOf(
  { line, kind, texts, unit, at }: Written,
  { decimal, now }: Pick<Wording, 'decimal' | 'now'>,
): FileEntry {
  const title = `${texts.join('/')}${unit && ` ${unit}`}`
  const refuse = (reason: Unreadable) =>
    unreadableReading({ line, kind, title, at: typeof at === 'number' ? at : null, reason })
  if (typeof at === 'string') return refuse(at)
  const [one, other] = texts.map((text) => numberOf(text, decimal))
  if (one === null || one === undefined || other === null) return refuse('number')
  if (texts.length !== (kind === 'bloodPressure' ? 2 : 1)) return refuse('number')
  const values: FileReading['values'] =
    other === undefined ? { value: one } : { systolic: one, diastolic: other }
  const reading = converted(kind, values, unit)
  return reading ? measurementEntry({ line, now, reading: { kind, at, ...reading } }) : refuse('unit')
}

/** Parses a corrected value like one of a file. `at` is milliseconds since 1970. */
export function readAgain({ value, ...written }: Omit<Written, 'texts'> & { value: string }, now: number) {
  const texts = value.split('/').map((text) => text.trim())
  const decimal = decimalOf(texts)
  return entryOf({ ...written, texts }, { now, decimal: decimal === ',' ? ',' : '.' })
}

/** Units that may be omitted, since no other is in use. */
const USUAL: Partial<Record<MeasurementKind, string>> = { bloodPressure: 'mmHg', pulse: '/min' }

/** The measurements of a table, each value as an entry. Refuses a table without a day or without a known value. */
export async function readCsv(
  bytes: Uint8Array,
  { timeZone, now }: { timeZone: string; now: number },
  emit: Emit,
): Promise<FileFacts> {
  const { lines, delimiter } = csvTable(bytes, {})
  // Some devices write the person's name above the table.
  const start = lines.findIndex(({ cells }) => {
    const columns = columnsOf(cells)
    return columns.day && VALUES.some((one) => columns[one])
  })
  const columns = columnsOf(lines[start]?.cells ?? [])
  const { day, time } = columns
  const isPaired = columns.systolic && columns.diastolic
  if (!day || (columns.value && !columns.kind)) throw new Refusal('BAD_INPUT', 'record.refused.columns')
  const rows = lines.slice(start + 1)
  const cellsOf = (at: number) => rows.map(({ cells }) => cells[at] ?? '')
  const order = dayOrderOf(cellsOf(day.at).map((cell) => cell.replace(/[T ,].*$/, '')))
  const decimal = decimalOf(VALUES.flatMap((one) => (columns[one] ? cellsOf(columns[one].at) : [])))
  const wording: Wording = {
    // An English list with commas writes the month first, a European one the day.
    order: order === null || order === 'unsure' ? (delimiter === ',' ? 'mdy' : 'dmy') : order,
    decimal: decimal === null || decimal === 'unsure' ? (delimiter === ';' ? ',' : '.') : decimal,
    ...{ timeZone, now },
  }
  let leftOut = 0
  const seen = new Set<string>()
  for (const { line, cells } of rows) {
    const cell = (column: Column) => (columns[column] ? (cells[columns[column].at] ?? '').trim() : '')
    const at = timeOf(cell('day'), time ? cell('time') : '', wording)
    const unitOf = (column: ValueColumn, kind: MeasurementKind) =>
      cell('unit') || columns[column]?.unit || USUAL[kind] || ''
    const write = async (kind: MeasurementKind, texts: string[], unit: string) => {
      if (texts.every((text) => NOTHING.has(text))) return
      const entry = entryOf({ line, kind, texts, unit, at }, wording)
      if (seen.has(entry.hash)) leftOut += 1
      else await emit(entry)
      seen.add(entry.hash)
    }
    if (isPaired)
      await write('bloodPressure', [cell('systolic'), cell('diastolic')], unitOf('systolic', 'bloodPressure'))
    for (const kind of KINDS) await write(kind, [cell(kind)], unitOf(kind, kind))
    if (columns.value) {
      const name = foldText(cell('kind')).trim()
      const [systolic = '', diastolic] = cell('value').split('/')
      const kind = KIND_OF.get(name) ?? (diastolic === undefined ? null : 'bloodPressure')
      if (kind)
        await write(kind, diastolic === undefined ? [systolic] : [systolic, diastolic], unitOf('value', kind))
    }
  }
  return { source: 'csv', leftOut }
}
const KINDS = ['pulse', 'weight', 'glucose', 'waist', 'temperature'] as const
