export { check, type Finding, itemsOf, type Question, type Unreviewed, type Warning } from './check.ts'
export { factsOf } from './facts.ts'
export type { Schedule } from './schedule.ts'
