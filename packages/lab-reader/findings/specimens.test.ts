import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, LANGUAGES, localNames } from '../languages/languages.ts'
import { isOfBlood, specimenIn } from '../languages/specimens.ts'
import { believedOf, boundsOf } from '../markers/bounds.ts'
import { MARKERS, markerOf } from '../markers/knownMarkers.ts'
import { findMarker, isPlausible, specimenOf } from '../markers/markers.ts'
import { RELATIONS } from '../markers/relations.ts'
import { arithmeticOf } from '../rows/arithmetic.ts'
import { SPECIMEN_GROUPS, SPECIMENS, type Specimen } from '../specimen.ts'
import { rowWithoutRange } from '../testing/markerRow.ts'
import { unitsOf } from '../testing/unitsOf.ts'
import { conclusionsOf } from './conclusions.ts'
import { criticalOf, sameDayOf } from './critical.ts'

const SEED = 20_261_125
const property = (...args: Parameters<typeof fc.assert>) => fc.assert(args[0], { seed: SEED, ...args[1] })

const anyMarker = fc.constantFrom(...MARKERS)
const anySpecimen = fc.constantFrom(...SPECIMENS)
/** Values from far below to far above any limit. */
const anyValue = fc
  .double({ min: -6, max: 7, noNaN: true })
  .map((exponent) => Number((10 ** exponent).toPrecision(4)))

/** A row of a marker in one of its units, of some specimen. */
const anyRow = fc
  .record({
    marker: anyMarker,
    specimen: anySpecimen,
    value: anyValue,
    at: fc.nat(),
    days: fc.option(fc.nat(33_000)),
  })
  .map(({ marker, specimen, value, at, days }) => {
    const units = unitsOf(marker.name)
    const unit = units[at % Math.max(1, units.length)] ?? null
    return {
      marker,
      person: { days, facts: [] },
      row: rowWithoutRange(marker.name, value, unit, { specimen, flag: null }),
    }
  })

/** The groups of rows without a marker. */
const OF_OTHERS: ReadonlySet<string> = new Set([...SPECIMEN_GROUPS, 'gut', 'metabolites', 'other'])

describe('the group of a row', () => {
  it.each([
    ['Cortisol im Speichel', 'nmol/l', 'saliva', 'saliva'],
    ['Kupfer im Haar', 'mg/kg', 'hair', 'hair'],
    ['Calcium im 24-h-Urin', 'mmol/24h', 'urine24h', 'urine24h'],
    ['Magnesium im Vollblut', 'mg/l', 'wholeBlood', 'bloodMinerals'],
    ['Magnesium', 'mg/dL', 'serum', 'electrolytesAndMinerals'],
    ['Citramalic', 'mmol/mol creatinine', 'urine', 'metabolites'],
    ['Density of something', null, 'urine', 'urine'],
    ['Prevotella copri', 'CFU/g', 'stool', 'gut'],
    ['Plaice', 'µg/mL', 'driedBlood', 'driedBlood'],
    ['Something', 'µg/mL', 'serum', 'other'],
  ] as const)('the group of a row is that of its specimen: %s in %s', (name, unit, specimen, group) => {
    const marker = findMarker(name, unit)?.name ?? null
    const markers = [rowWithoutRange(name, 3, unit, { marker, specimen })]
    const reading = { markers, unread: [], qualitative: [], collectedOn: null, possibleDays: [] }
    expect(conclusionsOf(reading).groups.map((one) => one.group)).toEqual([group])
  })
})

describe('a value of one specimen', () => {
  it('a value of one specimen meets no critical limit, same-day rule or calculation of another', () => {
    property(
      fc.property(anyRow, ({ marker, row, person }) => {
        fc.pre(row.specimen !== marker.specimen)
        expect(markerOf(row)).toBeNull()
        expect(criticalOf(row, person)).toBeNull()
        expect(sameDayOf(row, person)).toBeNull()
        expect(sameDayOf({ ...row, high: row.value / 1000 })).toBeNull()
        const reading = { markers: [row], unread: [], qualitative: [], collectedOn: null, possibleDays: [] }
        const { urgency, groups, findings } = conclusionsOf(reading)
        expect(urgency).toBe('none')
        const ofBlood = groups.filter(({ group }) => !OF_OTHERS.has(group))
        expect(ofBlood).toEqual([])
        expect(findings.every(({ kind }) => kind === 'implausible')).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  it('a value of one specimen takes part in no formula of another', () => {
    for (const { inputs } of RELATIONS) {
      for (const specimen of SPECIMENS) {
        const rows = inputs.map(([name, unit]) => rowWithoutRange(name, 1, unit, { specimen }))
        const own = rows.filter((row) => markerOf(row) !== null)
        if (own.length === rows.length) continue
        const { confirmed, contradicted, suggested } = arithmeticOf(rows)
        for (const row of rows.filter((one) => !own.includes(one)))
          expect(confirmed.has(row) || contradicted.has(row) || suggested.has(row)).toBe(false)
      }
    }
  })

  it('a value of one specimen is converted, and believed, by the limits of its own marker alone', () => {
    for (const { name, of, reportedAs, specimen } of MARKERS) {
      const base = MARKERS.find((marker) => marker.name === (of ?? ''))
      if (!base || reportedAs || base.specimen === specimen) continue
      for (const unit of unitsOf(name)) {
        const [own, other] = [believedOf(name, unit), believedOf(base.name, unit)]
        if (own && other) expect(own, `${name} ${unit}`).not.toEqual(other)
        const [bounds, others] = [boundsOf(name, unit), boundsOf(base.name, unit)]
        if (bounds && others) expect(bounds, `${name} ${unit}`).not.toEqual(others)
        if (!own)
          expect(isPlausible(MARKERS.find((marker) => marker.name === name) ?? null, name, 1e9, unit)).toBe(
            true,
          )
      }
    }
  })

  const PRINTED = LANGUAGES.flatMap(({ specimens }) =>
    Object.entries(specimens.named).flatMap(([kind, words]) =>
      SPECIMENS.includes(kind as Specimen)
        ? words.filter((word) => !word.endsWith('*')).map((word) => ({ specimen: kind as Specimen, word }))
        : [],
    ),
  )

  it('a value of one specimen is never the marker of another, in whatever language both are named', () => {
    const names = LANGUAGES.flatMap((language) =>
      Object.entries(localNames(language)).flatMap(([marker, all]) => all.map((name) => ({ marker, name }))),
    ).concat(
      MARKERS.flatMap(({ name, synonyms }) => synonyms.map((synonym) => ({ marker: name, name: synonym }))),
    )
    // A name that says its own specimen contradicts another one.
    const open = names.filter(({ name }) => specimenIn(name).specimen === null)
    const listed = new Set(names.map(({ name }) => fold(name)))
    property(
      fc.property(
        fc.constantFrom(...open),
        fc.constantFrom(...PRINTED),
        fc.constantFrom('#1 #2', '#1 (#2)', '#1, #2', '#2 #1'),
        fc.nat(),
        ({ marker, name }, { specimen, word }, form, at) => {
          const printed = form.replace('#1', name).replace('#2', word)
          const units = unitsOf(marker)
          const unit = units[at % Math.max(1, units.length)] ?? null
          const found = findMarker(printed, unit)
          if (found === null) return
          // Names of blood counts hold words for their cells.
          const isCell = specimen === 'redCells' && found.group === 'bloodCount'
          // "Velocidade de sedimentação eritrocitária" is one name.
          const isName = isCell || listed.has(fold(printed)) || fold(printed).includes(fold(found.name))
          const own = found.specimen === specimen || isName
          const isDay = found.specimen === 'urine24h' && specimen === 'urine'
          expect(own || isDay, `${printed} (${unit}) is ${found.name}`).toBe(true)
          expect(specimenOf(found, printed, unit, null)).toBe(found.specimen)
        },
      ),
      { numRuns: 20_000 },
    )
  })

  it('a value of one specimen in blood is still urgent: whole blood by an electrode, and a tube of blood', () => {
    const urgent = (name: string, value: number, unit: string) => {
      const marker = findMarker(name, unit)
      return criticalOf(
        rowWithoutRange(name, value, unit, {
          marker: marker?.name ?? null,
          ...(marker && { specimen: marker.specimen }),
        }),
      )
    }
    expect(urgent('Potassium, whole blood', 7.2, 'mmol/L')).not.toBeNull()
    expect(urgent('Glucose (Vollblut)', 32, 'mmol/l')).not.toBeNull()
    expect(urgent('INR, capillary whole blood', 9.5, '')).not.toBeNull()
    expect(urgent('Hämoglobin (EDTA-Blut)', 4.1, 'g/dl')).not.toBeNull()
    expect(urgent('Kalium i.S.', 7.2, 'mmol/l')).not.toBeNull()
    expect(urgent('Natrium im Plasma', 108, 'mmol/l')).not.toBeNull()
    expect(isOfBlood('urine')).toBe(false)
  })
})
