/** Reading and drawing files alone: loads no words and no markers, because a child process reads the file. */
export { UnreadableReport } from '../limits.ts'
export { drawPage } from './drawPage.ts'
export { type ReadOptions, readPrinted, readReport } from './readReport.ts'
