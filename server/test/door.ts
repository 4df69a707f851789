import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A port of this machine that leads to a database, and can be shut, with every connection through it. */
export async function openDoor(to: string) {
  const url = new URL(to)
  const { hostname, port } = url
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)))
    return socket
  }
  const listen = async (at: number) => {
    const server = createServer((near) => {
      const far = keep(connect(Number(port), hostname))
      keep(near).pipe(far).pipe(near)
      near.on('close', () => far.destroy())
      far.on('close', () => near.destroy())
    })
    await once(server.listen(at, '127.0.0.1'), 'listening')
    return server
  }
  let server = await listen(0)
  const { port: at } = server.address() as AddressInfo
  url.host = `127.0.0.1:${at}`
  return {
    url: url.href,
    host: url.host,
    async shut() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
    async open() {
      server = await listen(at)
    },
  }
}
