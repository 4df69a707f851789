/** The public API. What only tests need is in `testing/`. */
export { observationId, reportId, toFhir } from './fhir/fhir.ts'
export { ucumOf } from './fhir/ucum.ts'
export { checksOf, otherReading } from './findings/checks.ts'
export { type About, conclusionsOf, urgencyOf } from './findings/conclusions.ts'
export {
  criticalOf,
  FRESH_DAYS,
  oldDraw,
  type Person,
  personAt,
  sameDayOf,
  URGENT_MARKERS,
} from './findings/critical.ts'
export { positiveFindings } from './findings/positive.ts'
export { urgentLines } from './findings/urgentLines.ts'
export { LINES } from './limits.ts'
export { groupOfMarker, isOfAnother, MARKERS, markerOf } from './markers/knownMarkers.ts'
export {
  findMarker,
  isPlausible,
  isWelcome,
  loincOf,
  markerNamed,
  saidBefore,
  specimenOf,
} from './markers/markers.ts'
export { FRIEDEWALD_TRIGLYCERIDES } from './markers/relations.ts'
export { type Conversion, conversion, convert } from './markers/units.ts'
export { isMoreThanChance, isRealChange, spreadsBetween } from './markers/variation.ts'
export * from './process/index.ts'
export { flagOf } from './rows/flags.ts'
export { watchedBy } from './rows/watched.ts'
export type {
  Conclusions,
  Finding,
  Omission,
  PageLines,
  Progress,
  ReportReading,
  SeenRow,
} from './types.ts'
