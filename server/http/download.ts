import type { FastifyReply } from 'fastify'
import { Refusal } from '../../shared/errors.ts'

/** A file name for a header: plain characters for old clients, the true name in RFC 5987's form. */
function disposition(name: string) {
  const plain = name.replace(/[^\w.-]+/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** Prepares an answer that carries somebody's health: saved and never shown in place, run or kept by anything between. */
export const asDownload = (reply: FastifyReply, type: string, name: string) =>
  reply
    .type(type)
    .header('content-disposition', disposition(name))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')

/** Aborted when the reader leaves before the answer is whole: nobody waits for a drawing any more. */
export function untilGone({ raw }: FastifyReply) {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Refusal('UNAVAILABLE', 'Nobody waits for this any more.'))
  })
  return gone.signal
}
