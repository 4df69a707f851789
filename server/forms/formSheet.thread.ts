export { drawForm as task } from './sheet.ts'
