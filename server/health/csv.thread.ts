export { linesOrRefused as task } from './csvLines.ts'
