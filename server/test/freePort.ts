import { createServer } from 'node:net'

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  if (!address || typeof address === 'string') throw new Error('this machine gave no port')
  return address.port
}
