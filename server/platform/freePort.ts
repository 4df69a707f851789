import { createServer } from 'node:net'
import { CannotStart } from '../config/cannotStart.ts'

/** Returns a free port on 127.0.0.1. Throws `CannotStart` if there is none. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (!address || typeof address === 'string') throw new CannotStart('No free port on 127.0.0.1.')
  return address.port
}
