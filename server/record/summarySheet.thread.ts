export { drawSummary as task } from './summarySheet.ts'
