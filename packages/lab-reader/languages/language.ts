/**
 * The words of one language for the reader: words, never rules. All words are in lower case with their accents; they
 * are compared without accents, so each occurs once. A further language is one more file of this shape.
 */
export type Language = {
  /** ISO 639-1. */
  code: string
  /** The English name: "German". */
  name: string
  /** The recogniser's model: `@tesseract.js-data/<model>`. */
  model: string
  /**
   * Common words of its reports and of its prose that no other language here shares; they identify a page's language.
   */
  words: string[]
  /**
   * Printed names and abbreviations of the markers, by the canonical names of `markers.data.ts`; punctuation does not
   * count. A name may be under several markers only where the unit distinguishes them: a percentage and a count. Names
   * written as in English ("MCV", "TSH") are in `markers.data.ts` and are not repeated here.
   */
  names: Record<string, string[]>
  /**
   * Words of column headings, by the column's content; `other` are columns that no row needs (method, status, site).
   */
  headings: Record<
    'name' | 'value' | 'unit' | 'range' | 'low' | 'high' | 'flag' | 'previous' | 'other',
    string[]
  >
  /** Words beside a value: its direction, or "attention" without one. */
  flags: Record<'high' | 'low' | 'normal' | 'look', string[]>
  /** Words before a one-sided limit ("up to", "more than"), and between two limits ("to"). */
  limits: Record<'below' | 'above' | 'between', string[]> & {
    /** Set where the words are behind the limit, with the ending of the number ("40'a kadar"). */
    areBehind?: boolean
  }
  /**
   * The groups that ranges are for, where several are printed; `other` are groups to which an adult usually does not
   * belong.
   */
  groups: Record<'male' | 'female' | 'healthy' | 'other', string[]>
  /** Labels of the patient's sex ("gender"), and its values. */
  sex: Record<'label' | 'male' | 'female', string[]>
  /** Labels of dates: of the draw, of the visit or test, of the report, and of others (birth, print, receipt). */
  dates: Record<'collected' | 'tested' | 'reported' | 'other', string[]> & {
    /** January to December, each with its abbreviations. */
    months: string[][]
  }
  /** Results in words: "negative", "not detected", "trace". */
  qualitative: string[]
  /** Beginnings of lines that look like a result but are not: patient, doctor, address, age groups, comments. */
  notATest: string[]
  /** Words of section titles: for results that are not of blood, for results of blood, and for any title. */
  sections: Record<'notBlood' | 'blood' | 'title', string[]>
  /** Beginnings of the line that names a method, below or beside a name. */
  methods: string[]
  /** Units that English reports do not print ("tsd/µl", "mio/µl"); neighbouring languages may share them. */
  units: string[]
}

/** The words of one line: `listed('negativ|positiv')`. */
export const listed = (words: string): string[] => words.split('|')
