/** Exports for browsers. */
export { emergenciesIn } from './emergencies/emergencies.ts'
export { EMERGENCY_KINDS, type EmergencyKind } from './emergencies/kinds.ts'

/**
 * A comma that separates two items. One between digits belongs to a number ("0,5 mg", "10,000 IU"), unless the first ones
 * end a name or the second ones begin one: "Q10,5-HTP".
 */
export const SEPARATING_COMMA = /(?<!(?<![\p{L}\d])\d{1,9}),|,(?!\d+(?![\d-]))/u
