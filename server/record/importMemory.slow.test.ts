import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { crc32, createDeflateRaw } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../platform/root.ts'

const XML_BYTES = 1_500_000_000
const MOST_MEGABYTES = 300

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

const two = (value: number) => String(value).padStart(2, '0')
const day = (n: number) =>
  `20${two(10 + (Math.floor(n / 336) % 15))}-${two(1 + (Math.floor(n / 28) % 12))}-${two(1 + (n % 28))}`
const record = (type: string, n: number, value: number) => {
  const time = `${day(n)} 07:${two(n % 60)}:00 +0100`
  return ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="Watch ${n % 3}" device="&lt;HKDevice: 0x${n}&gt;" unit="count/min" creationDate="${time}" startDate="${time}" endDate="${time}" value="${value}"/>\n`
}
/** A chunk of a watch's years: most of it is of kinds that are not read. */
const chunkOf = (at: number) =>
  Array.from({ length: 5_000 }, (_, n) =>
    record(n % 500 === 0 ? 'RestingHeartRate' : 'HeartRate', at * 5_000 + n, 50 + (n % 40)),
  ).join('')

/** An export of Apple Health of this size, written as it grows. */
async function writeExport(path: string, bytes: number) {
  const name = 'apple_health_export/export.xml'
  const start = 30 + name.length
  const file = await open(path, 'w')
  const deflate = createDeflateRaw({ level: 1 })
  let [crc, read, packed] = [0, 0, 0]
  const written = (async () => {
    for await (const part of deflate as AsyncIterable<Buffer>) {
      await file.write(part, 0, part.length, start + packed)
      packed += part.length
    }
  })()
  const add = async (text: string) => {
    const part = Buffer.from(text)
    crc = crc32(part, crc)
    read += part.length
    if (!deflate.write(part)) await new Promise((resolve) => deflate.once('drain', resolve))
  }
  await add('<?xml version="1.0"?>\n<HealthData locale="de_DE">\n')
  for (let at = 0; read < bytes; at += 1) await add(chunkOf(at))
  await add('</HealthData>\n')
  deflate.end()
  await written
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(packed, 14)
  fields.writeUInt32LE(read, 18)
  fields.writeUInt16LE(name.length, 22)
  await file.write(Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name)]), 0, start, 0)
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(start + packed, 16)
  await file.write(Buffer.concat([central, end]), 0, central.length + end.length, start + packed)
  await file.close()
  return packed
}

it('an export of Apple Health with 1.5 GB of XML is read within 300 MB of memory', async () => {
  const path = join(folder, 'export.zip')
  await writeExport(path, XML_BYTES)
  const code = `
    import { readFile } from 'node:fs/promises'
    import { readRecordFile } from ${JSON.stringify(join(ROOT, 'server/record/importRead.ts'))}
    let entries = 0
    const facts = await readRecordFile({ path: process.argv[1], folder: '', timeZone: 'UTC', now: Date.now() }, () => { entries += 1 })
    const peak = /VmHWM:\\s+(\\d+)/.exec(await readFile('/proc/self/status', 'utf8').catch(() => ''))
    // Where there is no such file: the peak of resourceUsage, which counts the parent's memory at the fork too.
    const kilobytes = peak ? Number(peak[1]) : process.resourceUsage().maxRSS
    console.log(JSON.stringify({ ...facts, entries, megabytes: kilobytes / 1024 }))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--max-old-space-size=128', '--max-semi-space-size=4', '--input-type=module', '-e', code, path],
  ])
  const { source, entries, megabytes } = JSON.parse(stdout)
  expect(source).toBe('appleHealth')
  expect(entries).toBeGreaterThan(200)
  expect(megabytes).toBeLessThan(MOST_MEGABYTES)
}, 300_000)
