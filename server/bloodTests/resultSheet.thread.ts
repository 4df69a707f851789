export { drawResult as task } from './resultSheet.ts'
