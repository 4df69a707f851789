/** The archives that phones export, read from disk. */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { Refusal } from '../platform/refusal.ts'
import { appleReadings } from './importApple.ts'
import type { FileFacts, ReadTask } from './importEntries.ts'
import { healthConnectReadings } from './importHealthConnect.ts'
import type { PhoneReadings } from './importReadings.ts'

/** Apple adds a file per outdoor workout. */
const MOST_ENTRIES = 200_000
/** Inflated bytes. */
const MOST_XML = 4_000_000_000
const MOST_DATABASE = 500_000_000

const tooLarge = () => new Refusal('TOO_LARGE', 'record.refused.inflates')

/** Apple Health's XML has a translated name; a document next to it has `cda` in its name. */
const isHealthXml = (name: string) => /^[^/]{1,100}\/[^/]{1,100}\.xml$/i.test(name) && !/cda/i.test(name)
const isDatabase = (name: string) => /^(?:[^/]{1,100}\/)?[^/]{1,100}\.db$/i.test(name)

async function* counted(stream: Readable, most: number) {
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > most) throw tooLarge()
    yield chunk
  }
}

/** Reads an export of Apple Health or Health Connect. Refuses any other archive. */
export async function archiveReadings({
  path,
  folder,
}: ReadTask): Promise<FileFacts & ReturnType<PhoneReadings['finish']>> {
  // It ends with its process.
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false })
  if (zip.entryCount > MOST_ENTRIES) throw tooLarge()
  let xml: yauzl.Entry | undefined
  let database: yauzl.Entry | undefined
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize } = entry
    if (isDatabase(fileName)) database ??= entry
    if (isHealthXml(fileName) && uncompressedSize > (xml?.uncompressedSize ?? 0)) xml = entry
  }
  if (xml) {
    const stream = await zip.openReadStreamPromise(xml)
    return { source: 'appleHealth', ...(await appleReadings(counted(stream, MOST_XML))) }
  }
  if (!database) throw new Refusal('UNSUPPORTED_TYPE', 'record.refused.archive')
  const unpacked = join(folder, 'unpacked.db')
  await pipeline(
    counted(await zip.openReadStreamPromise(database), MOST_DATABASE),
    createWriteStream(unpacked, { flags: 'wx', mode: 0o600 }),
  )
  return { source: 'healthConnect', ...healthConnectReadings(unpacked) }
}
