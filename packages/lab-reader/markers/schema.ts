/** The shapes of the data files of this folder. A test validates them; at run time only the types are used. */
import { z } from 'zod'
import { SPECIMENS } from '../specimen.ts'

const name = z.string().trim().min(1)
const code = z.string().regex(/^\d+-\d$/)
const source = z.strictObject({ url: z.url(), note: z.string().optional() })
const sources = z.record(z.string(), source)

const GROUPS = [
  'bloodCount',
  'iron',
  'sugarMetabolism',
  'lipids',
  'liverAndPancreas',
  'kidney',
  'electrolytesAndMinerals',
  'thyroid',
  'vitamins',
  'inflammationAndImmunity',
  'hormones',
  'coagulation',
  'heartAndMuscle',
  'heavyMetals',
  'gut',
  'metabolites',
  'drugLevels',
  'bloodGases',
  'toxicology',
] as const
export type MarkerGroup = (typeof GROUPS)[number]

/**
 * The quantity that a unit measures; a marker has another LOINC code for each. `ratio` includes a missing unit where
 * one is usual. Fibrin is measured as fibrinogen (FEU) or as D-dimer itself (DDU), so it has two kinds of mass.
 */
const UNIT_KINDS = [
  'mass',
  'massFeu',
  'massDdu',
  'molar',
  'number',
  'percent',
  'units',
  'volume',
  'weight',
  'cellAmount',
  'time',
  'settling',
  'clearance',
  'clearancePerArea',
  'osmolality',
  'pressure',
  'moleRatio',
  'massPerMole',
  'massRatio',
  'molePerMass',
  'massPerDay',
  'molarPerDay',
  'colonies',
  'ratio',
] as const
export type UnitKind = (typeof UNIT_KINDS)[number]
const kind = z.enum(UNIT_KINDS)

/**
 * `markers.json`: the known markers. LOINC codes with their official names were looked up in public tables (the Synthea
 * R4 sample data, FHIR value sets, dumps of the LOINC table, laboratories' catalogues). Reference ranges are never taken
 * from here: only the report's own count. Printed names are in `languages/<code>.json`.
 */
export const markers = z.array(
  z.strictObject({
    name,
    group: z.enum(GROUPS),
    /** Every kind of unit in which it is measured, with its LOINC code; null if no table shows a code with its name. */
    loinc: z.partialRecord(kind, code.nullable()),
    /**
     * LOINC codes of the same marker by other methods or formulas. `words` is a pattern that is searched in the printed
     * name, in lower case and without punctuation; the first match counts.
     */
    named: z
      .array(
        z.strictObject({
          words: z.string(),
          loinc: z.partialRecord(kind, code),
          note: z.string().optional(),
        }),
      )
      .optional(),
    /** What it is measured in; serum or plasma where it is not given. */
    specimen: z.enum(SPECIMENS).optional(),
    /**
     * The marker whose printed names it shares. Such a name means this one only where the report names its specimen, or
     * where the unit does.
     */
    of: name.optional(),
    /** Its names are too general to mean it where the report does not print its specimen ("pH"). */
    needsSpecimen: z.literal(true).optional(),
    /** It is measured several times a day: one more marker for each time, "<name>, morning". */
    times: z.literal(true).optional(),
    /**
     * The LOINC codes of the same quantity in whole blood, where analysers at the bedside report it as in plasma: a marker
     * of its own, "<name>, whole blood", with the limits, possible values and conversions of this one.
     */
    wholeBlood: z.partialRecord(kind, code.nullable()).optional(),
    /** The sides of its range on which a value is often seen with something that has a text. */
    seenWith: z
      .array(z.enum(['high', 'low']))
      .min(1)
      .optional(),
    /** What is known of food, habits and supplements, by side; markers with the same advice have the same key. */
    habits: z.partialRecord(z.enum(['high', 'low']), z.string()).optional(),
    /** How much biotin in the blood changes the result. */
    biotin: z.enum(['high', 'low']).optional(),
    /** Up to which value a result above its range is welcome. */
    goodUpTo: z
      .strictObject({
        value: z.number(),
        unit: z.string(),
        why: z.string(),
        source: z.url(),
        readOn: z.iso.date(),
      })
      .optional(),
    mayBeNegative: z.literal(true).optional(),
  }),
)

/**
 * `units.json`: factors between the units of one quantity. Laboratories print a second unit by the rounded factors of
 * public tables, so these are used where one was read; all others are computed from the molar mass of the marker's
 * formula. All factors of a marker lead to one unit, or to units that differ from it by a power of ten, so every unit
 * can be converted to every other one. Units are normalised, see `simpleUnit`.
 */
export const units = z.strictObject({
  sources,
  /** By marker: `value in to = value in from * factor + offset`. */
  factors: z.record(
    name,
    z.strictObject({
      from: name,
      to: name,
      factor: z.number().positive(),
      offset: z.number().optional(),
      source: z.string(),
      note: z.string().optional(),
    }),
  ),
  /**
   * The formula by whose mass each marker is measured: iron binding capacities as the iron that they bind, urea nitrogen
   * as the two nitrogen atoms of urea, triglycerides as triolein, minerals as the element.
   */
  formulas: z.record(name, z.string().regex(/^(?:[A-Z][a-z]?\d*)+$/)),
  /** The charge of an ion: that many equivalents are one mole. */
  charges: z.record(name, z.int().positive()),
  /** Abridged standard atomic weights, in g/mol. */
  atomicWeights: z.record(z.string().regex(/^[A-Z][a-z]?$/), z.number().positive()),
})

/** The lowest and highest lower limit, then the lowest and highest upper limit. */
const bounds = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type Bounds = z.infer<typeof bounds>

/** `or none` marks markers that may be absent, so that zero is believed too. */
const believed = z.union([
  z.tuple([z.number(), z.number()]),
  z.tuple([z.number(), z.number(), z.literal('or none')]),
])

/**
 * `bounds.json`, by marker and normalised unit; several units are given only if none converts to another. It says
 * nothing about health.
 */
export const boundsFile = z.strictObject({
  /**
   * The interval of each of the two limits of a reference range that laboratories print for adults. It is deliberately
   * wider than the ranges of any laboratory: it only shows that a figure was misread, as in "35-52" for a potassium of
   * "3.5-5.2".
   */
  ranges: z.record(name, z.record(z.string(), bounds)),
  /**
   * Limits beyond all values with which patients were seen to live, so a value outside them is a wrong unit, a lost
   * decimal point or a misprint. A figure in one usual unit printed with another unit (14 with g/L for hemoglobin, 95
   * with mmol/L for glucose) is detected where the two intervals do not overlap.
   */
  values: z.record(name, z.record(z.string(), believed)),
})

/**
 * `variation.json`: by how much a healthy person's values vary from one draw to the next, so that a trend does not
 * report chance as a change. Coefficients of variation in percent, from papers of the European Federation of Clinical
 * Chemistry and Laboratory Medicine (EFLM) where it has one; where sexes, methods or studies differ, the larger one.
 * EFLM's own database may not be copied, so nothing is taken from it.
 */
export const variation = z.strictObject({
  sources,
  readOn: z.iso.date(),
  markers: z.record(
    name,
    z.strictObject({
      /** Within-person variation. */
      person: z.number().positive(),
      /** The study's own assay variation, if it is given. */
      assay: z.number().positive().optional(),
      /** Where the percentage depends on the unit, because the scales have different zero points. */
      unit: z.string().optional(),
      source: z.string(),
      note: z.string().optional(),
    }),
  ),
})
