import type { FastifyError, FastifyInstance } from 'fastify'
import { textOf } from '../../locales/translate.ts'
import type { RefusalCode } from '../../shared/errors.ts'
import { refusalBehind } from '../platform/db.ts'
import { translatorFor } from '../platform/locales.ts'
import type { Refusal } from '../platform/refusal.ts'

/** HTTP status of each refusal outside tRPC; inside tRPC, trpc.ts maps them. */
const STATUS = {
  BAD_INPUT: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  FACTOR_REQUIRED: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  OUT_OF_STOCK: 409,
  SLOT_TAKEN: 409,
  INSUFFICIENT_CREDITS: 409,
  KEY_REUSED: 409,
  EMAIL_TAKEN: 409,
  TOO_SLOW: 408,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
} as const satisfies Record<RefusalCode, number>

/** Answers errors outside tRPC with `{ message, refusal }` and nothing else about the error. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalBehind(error)
    if (refusal) {
      if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
      const { code } = refusal
      const message = textOf(translatorFor(request.locale), refusal.message)
      // Clients of better-auth read an error's `code`.
      const more = request.routeOptions.url?.startsWith('/api/auth/') ? { code } : {}
      return reply.code(STATUS[code]).send({ message, refusal: code, ...more })
    }
    const { statusCode: status = 500 } = error as FastifyError
    if (status < 500) {
      return reply
        .code(status)
        .send({ message: translatorFor(request.locale)('app.refused.unreadable'), refusal: 'BAD_INPUT' })
    }
    request.log.error({ err: error }, 'a request failed')
    return reply.code(500).send({
      message: translatorFor(request.locale)('app.refused.ours'),
      requestId: request.id,
    })
  })
}
