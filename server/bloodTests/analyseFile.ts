/** `make analyse FILE=report.pdf`: reads one report without a database, and prints what the portal would store. */

import { readFile } from 'node:fs/promises'
import { readReport, UnreadableReport } from '@verbena/lab-reader/process'
import { MAX_UPLOAD_BYTES } from '../../shared/bloodTests.ts'
import { isEmpty } from './emptyReading.ts'
import { uploadType } from './uploadType.ts'

/** Goes to stderr, because stdout is JSON. */
const onProgress = (page: number, pages: number) => console.error(`Reading page ${page} of ${pages}`)

async function analyseFile(path: string) {
  const bytes = await readFile(path).catch(() => {
    throw new UnreadableReport(`There is no readable file at ${path}.`)
  })
  if (bytes.length > MAX_UPLOAD_BYTES) throw new UnreadableReport('File must be less than 10MB')
  const type = await uploadType(bytes)
  if (!type) throw new UnreadableReport('Please upload a PDF or image file (JPG, PNG)')
  const { reading, analysis } = await readReport(bytes, type, { onProgress })
  if (isEmpty(reading)) throw new UnreadableReport('No laboratory results were found in this file.')
  return { ...reading, analysis }
}

const path = process.argv[2]
try {
  if (!path) throw new UnreadableReport('Name a report: make analyse FILE=report.pdf')
  console.log(JSON.stringify(await analyseFile(path), null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
