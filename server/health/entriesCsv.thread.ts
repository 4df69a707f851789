export { csvOf as task } from './csvLines.ts'
