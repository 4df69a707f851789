/** Everything that others may use. What only tests need is in `testing/`. */
export { toFhir } from './fhir/fhir.ts'
export { ucumOf } from './fhir/ucum.ts'
export { analyse, asOfToday } from './findings/analysis.ts'
export { checksOf, otherReading, uncheckedItems } from './findings/checks.ts'
export {
  ageAt,
  criticalOf,
  criticalOpening,
  type Draw,
  FRESH_DAYS,
  isForToday,
  oldDay,
  URGENT_MARKERS,
} from './findings/critical.ts'
export { urgencyOf } from './findings/urgency.ts'
export { hasRange, isPlural, rangeOf, valueText, withUnit } from './findings/wording.ts'
export { MARKERS } from './markers/knownMarkers.ts'
export { findMarker, isPlausible, isWelcome, loincOf, markerNamed } from './markers/markers.ts'
export { FRIEDEWALD_TRIGLYCERIDES } from './markers/relations.ts'
export { type Conversion, conversion, convert } from './markers/units.ts'
export { isRealChange } from './markers/variation.ts'
export { isKeptWhole } from './process/analysedReport.ts'
export * from './process/index.ts'
export { flagOf } from './rows/flags.ts'
export type { Progress, ReportReading } from './types.ts'
