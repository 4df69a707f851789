export { drawPlan as task } from './sheet.ts'
