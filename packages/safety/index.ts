export { check, type Finding, itemsOf, type Question, type Warning } from './check.ts'
