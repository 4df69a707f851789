import { type AddressInfo, createServer } from 'node:net'

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString()
/** Decodes quoted-printable text (RFC 2045, 6.7). */
const fromQuoted = (text: string) => {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Decodes the encoded words of a mail's headers (RFC 2047), and the body of a mail without parts. */
function decoded(mail: string) {
  const end = mail.indexOf('\r\n\r\n')
  const head = mail
    .slice(0, end)
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_all, encoding: string, text: string) =>
      encoding === 'B' ? fromBase64(text) : fromQuoted(text.replaceAll('_', ' ')),
    )
  const body = mail.slice(end)
  // Each part has an encoding of its own.
  if (/^Content-Type: multipart\//im.test(head)) return head + body
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(head)
  return head + (isBase64 ? `\r\n\r\n${fromBase64(body)}` : fromQuoted(body))
}

/** A mail server for tests that stores what it receives; it supports as much of SMTP (RFC 5321) as the portal uses. */
export async function openMailbox(port = 0) {
  const mails: string[] = []
  const server = createServer((socket) => {
    let mail: string | null = null
    let rest = ''
    socket.on('error', () => {})
    socket.write('220 mailbox\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      rest += chunk
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (mail !== null && line !== '.') mail += `${line}\r\n`
        else if (mail !== null) {
          mails.push(decoded(mail))
          mail = null
          socket.write('250 kept\r\n')
        } else if (/^DATA/i.test(line)) {
          mail = ''
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    /** The link in the newest mail to this address that contains these words; undefined before it has arrived. */
    linkTo: (email: string, words: string) =>
      mails
        .filter((mail) => mail.includes(`To: ${email}`))
        .flatMap((mail) => mail.match(/https?:\/\/\S+/g) ?? [])
        .findLast((link) => link.includes(words)),
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The mails to this address with their headers, oldest first. */
    mailsTo: (email: string) => mails.filter((mail) => mail.includes(`To: ${email}`)),
    /** The address of each mail, oldest first. */
    recipients: () => mails.map((mail) => /^To: (\S+)/m.exec(mail)?.[1] ?? ''),
    close: () => new Promise((closed) => server.close(closed)),
  }
}
