/** The subject of a document, which decides what a withdrawal means. */
export const CONSENT_KINDS = ['contract', 'costs', 'privacy', 'photo', 'telehealth', 'own'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

export const CONSENT_STATES = ['asked', 'signed', 'declined', 'withdrawn'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

/** On whose behalf a person signs: their own, or that of the patient whose guardian they are. */
export const CAPACITIES = ['self', 'guardian'] as const
export type Capacity = (typeof CAPACITIES)[number]

export const SIGNING_METHODS = ['drawn', 'typed'] as const
export type SigningMethod = (typeof SIGNING_METHODS)[number]

/** Characters of a document's title and text. */
export const MAX_CONSENT_TITLE = 120
export const MAX_CONSENT_TEXT = 20_000
/** Documents of a clinic, versions of one that are listed, and consents of one patient. */
export const MOST_DOCUMENTS = 100
export const MOST_VERSIONS = 100
export const MOST_CONSENTS = 300

/** Points of a drawn signature. signature_pad takes about 60 in a second. */
export const MOST_POINTS = 5000
export const MOST_STROKES = 300

/** The strokes of a drawn signature, in CSS pixels of the field that it was drawn in: a part of signature_pad's `toData()`. */
export type Stroke = { points: { x: number; y: number; time: number; pressure: number }[] }

/** How long a device of the practice opens a patient's documents, and the most of them. */
export const SIGNING_MINUTES = 30
export const MOST_HANDED_OVER = 10
/** A token of 256 bits, base64url. */
export const SIGNING_TOKEN = /^[\w-]{43}$/

/** Whether a signature of this kind can be withdrawn. Information about costs cannot. */
export const canWithdraw = (kind: ConsentKind) => kind !== 'costs'

/** A name normalised for comparison: NFC, lower case, single spaces. */
const comparableName = (name: string) =>
  name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('en')

/** Whether two names are the same for a signature. */
export const isSameName = (one: string, other: string) => comparableName(one) === comparableName(other)

/** An example of a document, which a clinic takes and edits. Square brackets are blanks that it fills in. */
export type ShippedConsent = {
  kind: Exclude<ConsentKind, 'own'>
  title: string
  text: string
  explained: boolean
}
