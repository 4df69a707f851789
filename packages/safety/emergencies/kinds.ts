/** The kinds of emergency, the most urgent first. */
export const EMERGENCY_KINDS = [
  'suicide',
  'heart',
  'stroke',
  'breathing',
  'anaphylaxis',
  'unconscious',
  'bleeding',
  'overdose',
  'infant',
  'pregnancy',
  'meningitis',
  'sepsis',
  'diabetes',
  'head',
  'headache',
  'abdomen',
  'eye',
  'testicle',
] as const
export type EmergencyKind = (typeof EMERGENCY_KINDS)[number]

/**
 * The phrases of one language (`<language>.json`). Lists of words are separated by spaces. A phrase is
 * made of words with alternatives (`a/b`), stems (`bleed*`), groups (`$pain`), numbers (`#39-43`) and counts, which are
 * numbers without a unit behind them (`%8-99`). Between two words, a space allows only `small` words, and `..` up to
 * five words. Phrases joined by `+` stand near each other in one clause, by `&` within a few clauses, in any order.
 */
export type EmergencyWords = {
  /** Whether people also write ä, ö and ü as ae, oe and ue. */
  digraphs?: boolean
  groups: Record<string, string>
  /** Behind a number: it counts no tablets. */
  units: string
  /** Words that may stand within a phrase. */
  small: string
  /** Words that negate, and those over which a negation reaches. */
  no: string
  reach: string
  /** Join the parts of a negated list: "no fever, chest pain or nausea". */
  or: string
  /** End a clause. */
  but: string
  now: string
  /** Phrases that put a sentence into the past. */
  past: string[]
  /** Other people. After a name of what they had, `of` leads to them. */
  relatives: string
  me: string
  of: string
  /** Sentences with these words speak about a `named` thing in general, those with `cues` about oneself. */
  context: string
  cues: string
  /** Phrases that look like an emergency and are none. */
  idioms: string[]
  /** Names of illnesses and events, which people also write without having them. */
  named: Partial<Record<EmergencyKind, string[]>>
  kinds: Partial<Record<EmergencyKind, string[]>>
}

/**
 * Which signs are emergencies, by kind. The phrases are our own: how people write of these signs. None of the pages was
 * opened when they were written: cited on 26 November 2026.
 */
export const EMERGENCY_SOURCES: Record<EmergencyKind, string> = {
  suicide: 'NIMH: Warning Signs of Suicide (2024)',
  heart: 'American Heart Association: Warning Signs of a Heart Attack (2024); NHS: When to call 999 (2023)',
  stroke: 'American Stroke Association: Stroke Symptoms, F.A.S.T. (2024); NHS: Stroke (2024)',
  breathing: 'NHS: Shortness of breath (2023); NHS: Coughing up blood (2023)',
  anaphylaxis: 'NHS: Anaphylaxis (2023)',
  unconscious: 'NHS: When to call 999 (2023); CDC: First Aid for Seizures (2024)',
  bleeding: 'NHS: When to call 999 (2023); NHS: Vomiting blood (2023)',
  overdose: 'NHS: Poisoning (2024); FDA: Acetaminophen (2018)',
  infant:
    'NICE NG143: Fever in under 5s, traffic lights (2021); NHS: Is your baby or toddler seriously ill? (2022)',
  pregnancy: 'CDC: Urgent Maternal Warning Signs (2024); NHS: Vaginal bleeding in pregnancy (2024)',
  meningitis: 'NHS: Meningitis (2022)',
  sepsis: 'NICE NG253: Suspected sepsis (2024); CDC: About Sepsis (2024)',
  diabetes: 'NHS: Diabetic ketoacidosis (2023); NHS: Low blood sugar (2023)',
  head: 'NICE NG232: Head injury (2023)',
  headache: 'NICE CG150: Headaches in over 12s, thunderclap headache (2021)',
  abdomen: 'NHS: Stomach ache (2023)',
  eye: 'NHS: Sudden loss of vision, flashes and floaters (2023)',
  testicle: 'NHS: Testicle pain (2023)',
}
