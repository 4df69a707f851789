/**
 * What a laboratory's language adds to the reader: words, never rules. All words are lower case and carry their accents;
 * they are compared without accents, so each stands once. A language is added by one more file of this shape.
 */
export type Language = {
  /** ISO 639-1. */
  code: string
  /** As English calls it: "German". */
  name: string
  /** The recogniser's model: `@tesseract.js-data/<model>`. */
  model: string
  /** Usual words of its reports and of its prose that no other language here shares: they tell a page's language. */
  words: string[]
  /**
   * How laboratories print the markers, with abbreviations, by the canonical names of `markers.data.ts`; punctuation does
   * not count. One name stands under several markers only where the unit tells them apart: a share and a count. What is
   * written as in English ("MCV", "TSH") is known from there; English names stand in `markers.data.ts`.
   */
  names: Record<string, string[]>
  /** Words of a table's headings by what stands below them; `other` is what no row needs (method, status, site). */
  headings: Record<
    'name' | 'value' | 'unit' | 'range' | 'low' | 'high' | 'flag' | 'previous' | 'other',
    string[]
  >
  /** What is printed beside a value: its direction, or "look here" without one. */
  flags: Record<'high' | 'low' | 'normal' | 'look', string[]>
  /** What stands before a one-sided limit ("up to", "more than"), and between two limits ("to"). */
  limits: Record<'below' | 'above' | 'between', string[]> & {
    /** Where they stand behind the limit instead, with the ending of the number ("40'a kadar"). */
    areBehind?: boolean
  }
  /** Whom a range is for, where several are printed; `other` are groups that an adult is not usually in. */
  groups: Record<'male' | 'female' | 'healthy' | 'other', string[]>
  /** Labels of the patient's sex ("gender"), and what stands after them. */
  sex: Record<'label' | 'male' | 'female', string[]>
  /** Labels of days: of the draw, of the visit or test, of the report, and of what is neither (birth, print, receipt). */
  dates: Record<'collected' | 'tested' | 'reported' | 'other', string[]> & {
    /** January to December, each with its abbreviations. */
    months: string[][]
  }
  /** Results in words: "negative", "not detected", "trace". */
  qualitative: string[]
  /** How lines begin that look like a result and are none: patient, doctor, address, age groups, comments. */
  notATest: string[]
  /** Words of section titles: of what is not blood, of blood, and of any title. */
  sections: Record<'notBlood' | 'blood' | 'title', string[]>
  /** How the line of a method begins, below or beside a name. */
  methods: string[]
  /** Units that English reports do not print ("tsd/µl", "mio/µl"); neighbouring languages may share them. */
  units: string[]
}

/** The words of one line: `listed('negativ|positiv')`. */
export const listed = (words: string): string[] => words.split('|')
