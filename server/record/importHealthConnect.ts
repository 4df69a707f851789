/** Health Connect's export: Android's SQLite database, documented only by its source. */

import { DatabaseSync } from 'node:sqlite'
import type { MeasurementKind } from '../../shared/measurements.ts'
import { Refusal } from '../platform/refusal.ts'
import type { FileReading } from './importEntries.ts'
import { converted, PhoneReadings } from './importReadings.ts'

/** The tables of single values, with the column and the unit in which Android stores them. */
const TABLES: readonly { kind: MeasurementKind; table: string; columns: string; unit: string }[] = [
  { kind: 'weight', table: 'weight_record_table', columns: 'weight as value', unit: 'g' },
  {
    kind: 'bloodPressure',
    table: 'blood_pressure_record_table',
    columns: 'systolic, diastolic',
    unit: 'mmHg',
  },
  {
    kind: 'pulse',
    table: 'resting_heart_rate_record_table',
    columns: 'beats_per_minute as value',
    unit: '/min',
  },
  { kind: 'glucose', table: 'blood_glucose_record_table', columns: 'level as value', unit: 'mmol/L' },
  {
    kind: 'temperature',
    table: 'body_temperature_record_table',
    columns: 'temperature as value',
    unit: '°C',
  },
]
const APPS = 'application_info_table'

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function valuesOf({ value, systolic, diastolic }: Record<string, unknown>): FileReading['values'] | null {
  if (isNumber(value)) return { value }
  return isNumber(systolic) && isNumber(diastolic) ? { systolic, diastolic } : null
}

/** The body measurements of a database. Refuses one without any of Health Connect's tables, and a damaged one. */
export function healthConnectReadings(path: string) {
  const readings = new PhoneReadings()
  let found = false
  try {
    using database = new DatabaseSync(path, { readOnly: true, allowExtension: false })
    // Nothing in the file may run code or hide a damaged page.
    database.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma mmap_size = 0')
    const has = database.prepare(`select 1 from sqlite_schema where name = ? and type = 'table'`)
    const app = has.get(APPS) ? `(select app_name from ${APPS} a where a.row_id = r.app_info_id)` : 'null'
    for (const { kind, table, columns, unit } of TABLES) {
      if (!has.get(table)) continue
      found = true
      const rows = database.prepare(`select time, zone_offset, ${columns}, ${app} as app from ${table} r`)
      for (const row of rows.iterate()) {
        const { time, zone_offset: offset, app: name } = row
        const values = valuesOf(row)
        const reading = values && converted(kind, values, unit)
        if (!reading || !isNumber(time) || Math.abs(time) > 8e15) continue
        const local = time + (isNumber(offset) && Math.abs(offset) < 86_400 ? offset * 1000 : 0)
        const day = new Date(local).toISOString().slice(0, 'yyyy-MM-dd'.length)
        readings.add({ kind, at: time, ...reading }, day, typeof name === 'string' ? name.slice(0, 100) : '')
      }
    }
  } catch {
    throw new Refusal('BAD_INPUT', 'record.refused.broken')
  }
  if (!found) throw new Refusal('UNSUPPORTED_TYPE', 'record.refused.archive')
  return readings.finish()
}
