export { drawConsent as task } from './sheet.ts'
