/** The export of Apple Health: one XML file of up to some gigabytes, read as a stream. */

import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { MeasurementKind } from '../../shared/measurements.ts'
import { Refusal } from '../platform/refusal.ts'

import { converted, PhoneReadings } from './importReadings.ts'

const TYPES: Record<string, MeasurementKind> = {
  HKQuantityTypeIdentifierBodyMass: 'weight',
  HKQuantityTypeIdentifierRestingHeartRate: 'pulse',
  HKQuantityTypeIdentifierBloodGlucose: 'glucose',
  HKQuantityTypeIdentifierWaistCircumference: 'waist',
  HKQuantityTypeIdentifierBodyTemperature: 'temperature',
}
const SYSTOLIC = 'HKQuantityTypeIdentifierBloodPressureSystolic'
const DIASTOLIC = 'HKQuantityTypeIdentifierBloodPressureDiastolic'

/** Characters between two elements; the document type of Apple's files has 9,000. */
const MOST_BETWEEN = 4_000_000
const MOST_DEPTH = 30
/** Systolic values waiting for their diastolic ones. */
const MOST_HALVES = 100_000

const MOST_NAME = 100
/** Names of devices and apps. */
const MOST_SOURCES = 1_000

const INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/

/** The instant and the day of `2023-05-01 07:10:00 +0200`. */
function timeOf(text: string | undefined) {
  const [, day, time, hours, minutes] = INSTANT.exec(text ?? '') ?? []
  const at = Date.parse(`${day}T${time}${hours}:${minutes}`)
  return day && Number.isFinite(at) ? { day, at } : null
}

const numberOf = (text: string | undefined) => (text?.trim() ? Number(text) : Number.NaN)

/**
 * The body measurements of an `export.xml`. Refuses another XML file. Declared entities are never expanded: saxes ends with
 * an error at the first one.
 */
export async function appleReadings(xml: AsyncIterable<Uint8Array>) {
  const readings = new PhoneReadings()
  /** By source and time: Apple writes both values of a blood pressure as records of their own. */
  const upper = new Map<string, number>()
  /** Copies of names, since a substring would keep the whole chunk in memory. */
  const names = new Map<string, string>()
  const ownCopy = (name: string) => {
    const known = names.get(name)
    if (known !== undefined) return known
    if (names.size >= MOST_SOURCES) throw new Refusal('TOO_LARGE', 'record.refused.inflates')
    const copy = Buffer.from(name).toString()
    names.set(copy, copy)
    return copy
  }
  let [isApple, depth, read, last] = [false, 0, 0, 0]

  function record({ attributes }: SaxesTagPlain) {
    const { type = '', sourceName = '', unit = '', value, startDate } = attributes
    const kind = TYPES[type] ?? (type === SYSTOLIC || type === DIASTOLIC ? 'bloodPressure' : null)
    const time = kind && timeOf(startDate)
    const number = numberOf(value)
    if (!kind || !time || !Number.isFinite(number)) return
    const source = ownCopy(sourceName.slice(0, MOST_NAME))
    const half = `${startDate} ${source}`
    if (type === SYSTOLIC) {
      if (upper.size < MOST_HALVES) upper.set(half, number)
      return
    }
    const systolic = type === DIASTOLIC ? upper.get(half) : undefined
    if (type === DIASTOLIC && systolic === undefined) return
    upper.delete(half)
    const values = systolic === undefined ? { value: number } : { systolic, diastolic: number }
    const reading = converted(kind, values, unit)
    if (reading) readings.add({ kind, at: time.at, ...reading }, time.day, source)
  }

  const parser = new SaxesParser()
  parser.on('opentag', (tag) => {
    last = read
    depth += 1
    if (depth === 1) isApple = tag.name === 'HealthData'
    if (depth > MOST_DEPTH || !isApple) throw new Refusal('UNSUPPORTED_TYPE', 'record.refused.archive')
    if (tag.name === 'Record') record(tag)
  })
  parser.on('closetag', () => {
    last = read
    depth -= 1
  })
  parser.on('error', () => {
    throw new Refusal('BAD_INPUT', 'record.refused.broken')
  })
  const decoder = new TextDecoder()
  for await (const chunk of xml) {
    const text = decoder.decode(chunk, { stream: true })
    read += text.length
    parser.write(text)
    if (read - last > MOST_BETWEEN) throw new Refusal('TOO_LARGE', 'record.refused.inflates')
  }
  parser.close()
  return readings.finish()
}
