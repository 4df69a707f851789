import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import tar from 'tar-stream'
import { expect } from 'vitest'
import { type Person, send } from './caller.ts'
import type { TestPortal } from './portal.ts'

/** The files in the archive of one's own data, by name. */
export async function archiveOf(portal: TestPortal, { cookie }: Person) {
  const answer = await send(portal, 'GET', '/api/my-data', undefined, { headers: { cookie } })
  expect(answer.headers['content-disposition']).toContain('my-data.tar')
  const found = new Map<string, Buffer>()
  for await (const entry of Readable.from([answer.rawPayload]).pipe(tar.extract())) {
    found.set(entry.header.name, await buffer(entry))
  }
  return found
}
