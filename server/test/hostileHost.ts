import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** Sends the same bytes again and again until the client hangs up. */
const dripping = (first: string, again: string) => (socket: Socket) => {
  socket.write(first)
  const drip = setInterval(() => socket.write(again), 20)
  socket.once('close', () => clearInterval(drip))
}

/** Answers of a host that keeps its clients waiting. */
export const HOSTILE_ANSWERS = {
  'never answers': () => {},
  'answers 101': (socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: any\r\n\r\n')
  },
  'answers 100 without end': dripping('', 'HTTP/1.1 100 Continue\r\n\r\n'),
  'sends a head without end': dripping('HTTP/1.1 200 OK\r\n', 'x: y\r\n'),
  'sends a body without end': dripping('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\n \r\n'),
} satisfies Record<string, (socket: Socket) => void>
export type HostileAnswer = keyof typeof HOSTILE_ANSWERS

/** A host on this machine that gives each client, after its first bytes, one of these answers. */
export async function startHostileHost(how: HostileAnswer) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => {})
    socket.once('data', () => HOSTILE_ANSWERS[how](socket))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
