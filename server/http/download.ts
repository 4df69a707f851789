import type { FastifyReply } from 'fastify'
import { Refusal } from '../platform/refusal.ts'
import { endingAs } from '../platform/upload.ts'

/** The Content-Disposition header: plain characters for old clients, the exact name as RFC 5987 encodes it. */
function disposition(name: string) {
  const plain = name.replace(/[^\w.-]+/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}

/**
 * Sets the headers of a response with health data: browsers save it and never display or run it, and no cache stores
 * it.
 */
export const asDownload = (reply: FastifyReply, type: string, name: string) =>
  reply
    .type(type)
    .header('content-disposition', disposition(endingAs(type, name)))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')

/**
 * Returns a signal that aborts when the client disconnects before the response is complete, so that its drawing stops.
 */
export function untilGone({ raw }: FastifyReply) {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Refusal('UNAVAILABLE', 'app.refused.disconnected'))
  })
  return gone.signal
}
