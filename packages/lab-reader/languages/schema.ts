/**
 * The shape of `<code>.json`: the words of one language, never rules. A test validates every file; at run time only the
 * type is used. All words are in lower case with their accents; they are compared without accents, so each occurs once.
 * Where a word ends in `*`, any letters may follow: `urin*`.
 */
import { z } from 'zod'
import { SPECIMENS, TIMES_OF_DAY } from '../specimen.ts'

const words = z.array(z.string().trim().min(1))
/** By the canonical names of `markers/markers.json`. Punctuation does not count. */
const byMarker = z.record(z.string(), words)

/** A specimen, blood of any kind, or a tube of it. */
const printed = z.enum([...SPECIMENS, 'blood', 'tube'])

export const language = z.strictObject({
  /** ISO 639-1. */
  code: z.string().length(2),
  /** The English name: "German". */
  name: z.string(),
  /** Whose reports its words come from. */
  printedBy: z.string(),
  /** The recogniser's model: `@tesseract.js-data/<model>`. */
  model: z.string().length(3),
  /**
   * Common words of its reports and of its prose that no other language here shares; they identify a page's language.
   */
  words,
  /**
   * Printed names of the markers. A name may be under several markers only if the unit distinguishes them: a
   * percentage and a count. Names written as in English ("MCV", "TSH") are in `en.json` only.
   */
  names: byMarker,
  /** Names so short that only a unit decides what they mean. */
  abbreviations: byMarker.optional(),
  /** Column headings by the column's content; `other` are columns that no row needs (method, status, site). */
  headings: z.strictObject({
    name: words,
    value: words,
    unit: words,
    range: words,
    low: words,
    high: words,
    flag: words,
    previous: words,
    other: words,
  }),
  /** Words beside a value: its direction, or "attention" without one. */
  flags: z.strictObject({ high: words, low: words, normal: words, look: words }),
  /** Words before a one-sided limit ("up to", "more than"), and between two limits ("to"). */
  limits: z.strictObject({
    below: words,
    above: words,
    between: words,
    /** Set where the words are behind the limit, with the ending of the number ("40'a kadar"). */
    areBehind: z.boolean().optional(),
  }),
  /** The groups that ranges are for; `other` are groups to which an adult usually does not belong. */
  groups: z.strictObject({ male: words, female: words, healthy: words, other: words }),
  /** Labels of the patient's sex ("gender"), and its values. */
  sex: z.strictObject({ label: words, male: words, female: words }),
  dates: z.strictObject({
    /** The blood draw. */
    collected: words,
    /** The visit or the test. */
    tested: words,
    /** The report. */
    reported: words,
    /** Birth, print, receipt. */
    other: words,
    /** January to December, each with its abbreviations. */
    months: z.array(words).length(12),
  }),
  /** Results in words: "negative", "not detected", "trace". */
  qualitative: words,
  /** Results in words that a full stop may follow, as printed. */
  qualitativeWithStop: words.optional(),
  /**
   * What such results mean, as words without accents: `*` stands for any beginning or end of a word. `positive` holds
   * under its own negation only; `seen` is denied by any negation near it. `not` denies a verb, `no` a noun, `but` ends
   * what was denied. `open` is neither positive nor negative, `pending` is no result.
   */
  meanings: z.strictObject({
    positive: words,
    seen: words,
    negative: words,
    not: words,
    no: words,
    open: words,
    pending: words,
    but: words,
  }),
  /** Beginnings of lines that look like a result but are not: patient, doctor, address, age groups, comments. */
  notATest: words,
  /** Further beginnings of such lines. Unlike `notATest`, they neither identify a language nor help to read a picture. */
  beginnings: words.optional(),
  /**
   * Words of section titles: for results of other specimens than blood where the title names none (microbiology), for
   * results of blood, and for any title.
   */
  sections: z.strictObject({ notBlood: words, blood: words, title: words }),
  specimens: z.strictObject({
    /** Labels and headings of the specimen: "Material". */
    label: words,
    /**
     * Words that name a specimen anywhere in a name or a title; a star ends one that may begin a longer word ("urin*").
     * `tube` is a tube of whole blood ("EDTA blood"), `blood` blood of any kind.
     */
    named: z.record(printed, words),
    /** The words of a text that only names a specimen ("EDTA whole blood"), and those that surely name one. */
    parts: words,
    sure: words,
    /** Words beside a specimen that name no specimen themselves: the additives of tubes. */
    fillers: words.optional(),
    /** Words that name one only as a whole text: in a column, in brackets, behind a label. */
    material: z.partialRecord(printed, words),
  }),
  /** Words for the time at which a specimen was taken. */
  times: z.record(z.enum(TIMES_OF_DAY), words),
  /** Words beside the dose of a medicine: its form, its times, how it is taken. */
  doses: words.optional(),
  /** Words within the name of a test, or around it. */
  nameParts: z
    .strictObject({
      /** How or where something was measured, not what: "quantitative", "HPLC". */
      noise: words,
      /** Specimens, which the comparison of names leaves out like `noise`, and the prepositions before them. */
      samples: words,
      beforeSamples: words,
      /** In brackets these make it another marker ("urine", "free"); all other words there only explain. */
      distinguishing: words,
      /** Words for the level of a medicine, and when it was drawn: "trough". */
      levels: words,
      /** Parts of the names of tests without a unit; here letters may also come before: `*index*`. */
      unitless: words,
    })
    .partial(),
  /** Words for the search that a name begins with ("detection"), and the prepositions behind them, as printed. */
  searches: z.strictObject({ words, of: words }).optional(),
  /** Words behind an age or a span of time ("years"), as printed. */
  ages: words,
  /** Beginnings of the line that names a method, below or beside a name. */
  methods: words,
  /** Beginnings of further words for a method. */
  methodStems: words.optional(),
  /** Words of a sentence, as printed: its function words, and those before and behind the name of a test. */
  sentences: z.strictObject({ joints: words, beforeName: words, afterName: words }).partial().optional(),
  /** Units that English reports do not print ("tsd/µl", "mio/µl"); neighbouring languages may share them. */
  units: words,
  /**
   * Words that a number follows as a result follows its name, as printed: words or ends of words for limits and days, whole
   * words for them, and ends of words for doses.
   */
  notResults: z.strictObject({ ends: words, whole: words, doses: words }).partial().optional(),
  /**
   * Words of units, without spaces and full stops: whole units, what a count is of ("mio", "cells"), and what an amount is
   * per, besides volumes and masses ("24h"). The international ones are in `en.json`.
   */
  unitWords: z.strictObject({ alone: words, counts: words, per: words }).partial().optional(),
  /** Parts of units in the letters of its script, with their Latin spelling: `мкмоль` is `umol`. */
  unitParts: z.record(z.string(), z.string()).optional(),
})

export type Language = z.infer<typeof language>
