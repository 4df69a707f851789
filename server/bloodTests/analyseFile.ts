/** `make analyse FILE=report.pdf`: reads one report without a database, and prints what the portal would show. */

import { readFile } from 'node:fs/promises'
import { readReport, UnreadableReport } from '@verbena/lab-reader'
import { DEFAULT_LOCALE } from '../../locales/translate.ts'
import { type Failure, MAX_UPLOAD_BYTES } from '../../shared/bloodTests.ts'
import { failureText, omissionText } from '../../shared/bloodTestText.ts'
import { translatorFor } from '../platform/locales.ts'
import { conclusionsFor, proseOf } from './conclusions.ts'
import { isEmpty } from './emptyReading.ts'
import { uploadType } from './uploadType.ts'

const t = translatorFor(DEFAULT_LOCALE)
/** Goes to stderr, because stdout is JSON. */
const onProgress = (page: number, pages: number) => console.error(`Reading page ${page} of ${pages}`)

const refuse = (failure: Failure): never => {
  throw new Error(failureText(failure, t))
}

async function analyseFile(path: string) {
  const bytes = await readFile(path).catch(() => {
    throw new Error(`There is no readable file at ${path}.`)
  })
  if (bytes.length > MAX_UPLOAD_BYTES) throw new Error(t('app.refused.largeFile'))
  const type = await uploadType(bytes)
  if (!type) throw new Error(t('bloodTests.refused.type'))
  const { omissions = [], ...reading } = await readReport(bytes, type, { onProgress }).catch(
    (error: unknown) => (error instanceof UnreadableReport ? refuse(error) : Promise.reject(error)),
  )
  if (isEmpty(reading)) refuse({ why: 'empty' })
  const concluded = conclusionsFor({ ...reading, corrections: [] }, {})
  const { checks: _checks, corrections: _corrections, written: _written, ...conclusions } = concluded
  const notice = omissions.map((one) => omissionText(one, t)).join(' ') || null
  return {
    ...reading,
    ...conclusions,
    omissions,
    notice,
    analysis: proseOf(concluded, DEFAULT_LOCALE, 'patient'),
  }
}

const path = process.argv[2]
try {
  if (!path) throw new Error('Name a report: make analyse FILE=report.pdf')
  console.log(JSON.stringify(await analyseFile(path), null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
