import { connect, createServer, type Socket } from 'node:net'

/** A TCP relay to a port of this machine; it can be pointed at another port, stalled, and left half open. */
export type Relay = {
  port: number
  /** Sets the port to which new connections are forwarded. */
  leadTo(port: number): void
  /** Holds all bytes in both directions until `flow`; no end is notified. */
  stall(): void
  flow(): void
  /** Closes the far ends of all present connections; the near ends stay open and are not notified. */
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
