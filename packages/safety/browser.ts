/** What a browser may load: the phrases of emergencies. */
export { emergenciesIn } from './emergencies/emergencies.ts'
export { EMERGENCY_KINDS, type EmergencyKind } from './emergencies/kinds.ts'
