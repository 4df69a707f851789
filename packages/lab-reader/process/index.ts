/** Reading and drawing files alone: loads no words and no markers, because a child process reads the file. */
export { UnreadableReport } from '../limits.ts'
export { drawLines, drawPage } from './drawPage.ts'
export { type ReadOptions, readPrinted, readReport, readReportAndLines } from './readReport.ts'
