/** Readings of a file: their units, and for a phone without copies from other devices. */
import type { MeasurementKind } from '../../shared/measurements.ts'
import type { FileReading } from './importEntries.ts'

/** Readings per kind, day and source above which only the first of each hour is kept. */
const MOST_A_DAY = 24
/** Readings per file; the latest are kept. */
const MOST_READINGS = 50_000
const MINUTE = 60_000
const DIGITS = 2

const rounded = (value: number) => Number(value.toFixed(DIGITS))

type Conversion = { unit: FileReading['unit']; of: (value: number) => number }
const same = (unit: FileReading['unit']): Conversion => ({ unit, of: (value) => value })
const times = (unit: FileReading['unit'], factor: number): Conversion => ({
  unit,
  of: (value) => value * factor,
})

/** Spellings of units, in lower case and without spaces, as devices, HealthKit and UCUM write them. */
const UNITS: Record<MeasurementKind, Record<string, Conversion>> = {
  weight: {
    kg: same('kg'),
    g: times('kg', 0.001),
    lb: times('kg', 0.45359237),
    lbs: times('kg', 0.45359237),
    '[lb_av]': times('kg', 0.45359237),
    st: times('kg', 6.35029318),
  },
  bloodPressure: { mmhg: same('mmHg'), 'mm[hg]': same('mmHg'), kpa: times('mmHg', 7.50062) },
  pulse: {
    '/min': same('/min'),
    '1/min': same('/min'),
    bpm: same('/min'),
    'count/min': same('/min'),
    'beats/min': same('/min'),
    '{beats}/min': same('/min'),
  },
  glucose: { 'mg/dl': same('mg/dL'), 'mmol/l': same('mmol/L') },
  waist: {
    cm: same('cm'),
    m: times('cm', 100),
    in: times('cm', 2.54),
    '[in_i]': times('cm', 2.54),
  },
  temperature: {
    '°c': same('°C'),
    c: same('°C'),
    cel: same('°C'),
    degc: same('°C'),
    degf: { unit: '°C', of: (value) => (value - 32) / 1.8 },
    '°f': { unit: '°C', of: (value) => (value - 32) / 1.8 },
    '[degf]': { unit: '°C', of: (value) => (value - 32) / 1.8 },
  },
}

/** HealthKit writes the molar mass into the unit: `mmol<180.1558800000541>/L`. */
const MOLAR_MASS = /<[\d.]{1,20}>/

/** Conversion from a file's unit to a supported one; null if the kind cannot have it. */
function conversionOf(kind: MeasurementKind, unit: string): Conversion | null {
  const plain = unit.replaceAll(/\s/g, '').replace(MOLAR_MASS, '').toLowerCase()
  return (Object.hasOwn(UNITS[kind], plain) && UNITS[kind][plain]) || null
}

/** Converts a reading to a supported unit; null for a unit that its kind cannot have. */
export function converted(
  kind: MeasurementKind,
  values: FileReading['values'],
  unit: string,
): Pick<FileReading, 'values' | 'unit'> | null {
  const conversion = conversionOf(kind, unit)
  if (!conversion) return null
  const { of } = conversion
  return {
    unit: conversion.unit,
    values:
      'value' in values
        ? { value: rounded(of(values.value)) }
        : { systolic: rounded(of(values.systolic)), diastolic: rounded(of(values.diastolic)) },
  }
}

/** Readings of one source on one day, by minute. */
type Source = { name: string; count: number; readings: Map<number, FileReading> }

const HOUR = 60 * MINUTE
/** Keeps the first reading of each hour. */
function thin(source: Source) {
  const hours = new Set<number>()
  for (const [minute, { at }] of [...source.readings].toSorted(([one], [other]) => one - other)) {
    const hour = Math.floor(at / HOUR)
    if (hours.has(hour)) source.readings.delete(minute)
    hours.add(hour)
  }
}

/**
 * A phone's readings. Several devices and apps write the same measurement, so for each kind and day only the source
 * with the most readings is kept (the first by name among equals), one reading per minute. Of more than 24 a day, the
 * first of each hour is kept, so that a sensor's data stays bounded. Memory grows with the days, not with the file.
 */
export class PhoneReadings {
  readonly #days = new Map<string, Source[]>()
  #found = 0

  /** `day` is yyyy-MM-dd at the person's place. */
  add(reading: FileReading, day: string, name: string) {
    this.#found += 1
    const key = `${reading.kind} ${day}`
    const sources = this.#days.get(key) ?? []
    if (sources.length === 0) this.#days.set(key, sources)
    let source = sources.find((one) => one.name === name)
    if (!source) {
      source = { name, count: 0, readings: new Map() }
      sources.push(source)
    }
    source.count += 1
    const minute = Math.floor(reading.at / MINUTE)
    if (!source.readings.has(minute)) source.readings.set(minute, { ...reading, device: name })
    if (source.readings.size > MOST_A_DAY) thin(source)
  }

  /** Readings sorted by time, and the number left out. */
  finish(): { readings: FileReading[]; leftOut: number } {
    const all = [...this.#days.values()].flatMap((sources) => {
      const [best] = sources.toSorted(
        (one, other) => other.count - one.count || (one.name < other.name ? -1 : 1),
      )
      return best ? [...best.readings.values()] : []
    })
    const readings = all.toSorted((one, other) => one.at - other.at).slice(-MOST_READINGS)
    return { readings, leftOut: this.#found - readings.length }
  }
}
