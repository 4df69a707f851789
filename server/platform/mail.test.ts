import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { openLog } from './log.ts'
import { openMail } from './mail.ts'

const MAIL = { to: 'patient@demo.clinic', subject: 'Your results', text: 'They are ready.' }

const closing: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const close of closing.splice(0)) close()
})

/** A mail server that sends `greeting`, if any, and then nothing. */
async function silentServer(greeting?: string) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    if (greeting) socket.write(greeting)
  })
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { server, url: `smtp://127.0.0.1:${port}` }
}

const open = (url: string) =>
  openMail({ url, letterhead: () => ({ from: 'clinic@demo.clinic' }), log: openLog('silent') })

it('openMail gives up on a mail server that is silent for 15 seconds', async () => {
  const { server, url } = await silentServer()
  const send = await open(url)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const connected = once(server, 'connection')
  const ended = vi.fn()
  const sending = send(MAIL).then(
    () => ended('sent'),
    (error: Error) => ended(error.message),
  )
  await connected
  await vi.advanceTimersByTimeAsync(14_900)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  await sending
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/timeout|greeting/i))
})

it('openMail waits as long as the parameters of SMTP_URL say', async () => {
  const { url } = await silentServer('220 ready\r\n')
  const send = await open(`${url}?socketTimeout=200`)
  await expect(send(MAIL)).rejects.toThrow('Timeout')
})

it('openMail gives up on a mail server whose answer does not end', { timeout: 10_000 }, async () => {
  const { server, url } = await silentServer('220 ready\r\n')
  server.on('connection', (socket: Socket) => {
    const drip = setInterval(() => socket.write('250-more\r\n'), 20)
    socket.once('close', () => clearInterval(drip)).on('error', () => {})
  })
  const log = openLog('silent')
  const send = await openMail({
    url,
    letterhead: () => ({ from: 'clinic@demo.clinic' }),
    log,
    milliseconds: 500,
  })
  await expect(send(MAIL)).rejects.toThrow('timeout')
})
