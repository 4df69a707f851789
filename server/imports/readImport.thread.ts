export { readImport as task } from './readImport.ts'
