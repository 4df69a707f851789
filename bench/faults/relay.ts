import { connect, createServer, type Socket } from 'node:net'

/** A wire to a TCP port of this machine, which can be moved to another port, stalled, and left half open. */
export type Relay = {
  port: number
  /** Where new connections lead. */
  leadTo(port: number): void
  /** No byte passes, in either direction, until `flow`; nobody is told. */
  stall(): void
  flow(): void
  /** The far ends of all present connections vanish; the near ends stay open and never hear of it. */
  leaveHalfOpen(): void
  close(): void
}

/** Opens a relay on a free port. */
export async function openRelay(): Promise<Relay> {
  const pairs = new Map<Socket, Socket>()
  let target = 0
  let stalled = false
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    pairs.set(near, far)
    near.on('close', () => pairs.delete(near))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes))
      from.on('end', () => to.end())
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      if (stalled) from.pause()
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const each = (act: (socket: Socket) => void) => {
    for (const pair of pairs) pair.forEach(act)
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    leadTo(port) {
      target = port
    },
    stall() {
      stalled = true
      each((socket) => socket.pause())
    },
    flow() {
      stalled = false
      each((socket) => socket.resume())
    },
    leaveHalfOpen() {
      for (const [near, far] of pairs) {
        far
          .removeAllListeners('close')
          .removeAllListeners('end')
          .on('error', () => {})
        far.destroy()
        near.removeAllListeners('data').resume()
      }
    },
    close() {
      each((socket) => socket.destroy())
      server.close()
    },
  }
}
