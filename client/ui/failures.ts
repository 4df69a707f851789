import type { RefusalCode } from '../../shared/errors.ts'
import { t } from '../locale/messages.tsx'
import { toast } from './toast.ts'

/** How a failed request is reported: with one toast, which only this file shows. */
export type FailureMeta = {
  /** "Error" by default. */
  errorTitle?: string
  /** Titles by HTTP status; they override `errorTitle`. */
  titles?: Partial<Record<number, string>>
  /** Used when the server sent no message. */
  fallback?: string
  /** Puts the message into a sentence. */
  textOf?: (message: string) => string
  /** Logs the error without a toast, as for reads of balance and role. */
  silent?: boolean
  /** The HTTP status that a form shows beside its field instead. */
  besideField?: number
}

/** How the outcome of a mutation is reported; `success` is the title and text of its toast, if it has one. */
export type OutcomeMeta = FailureMeta & { success?: [title: string, text?: string] }

/** An error response of an HTTP endpoint outside tRPC. */
export class HttpFailure extends Error {
  readonly data: { httpStatus: number; requestId?: string | undefined }
  constructor(httpStatus: number, message: string, requestId?: string) {
    super(message)
    this.data = { httpStatus, requestId }
  }
}

/** The HTTP status of a failed request (tRPC or `HttpFailure`). Null without a response. */
export function statusOf(error: unknown): number | null {
  const { data } = error as { data?: { httpStatus?: number } | null }
  return data?.httpStatus ?? null
}

/** The refusal code of a failed request. Null if the server sent none. */
export function refusalOf(error: unknown): RefusalCode | null {
  const { data } = error as { data?: { refusal?: RefusalCode } | null }
  return data?.refusal ?? null
}

/** The first digits of a server error's request id, for finding it in the server's log; null if there is none. */
function referenceOf(error: unknown) {
  const { data } = error as { data?: { requestId?: string } | null }
  return data?.requestId?.slice(0, 8) ?? null
}

/**
 * Reports an error as a toast and in the console. Refusals show the server's message. Server errors and lost
 * connections show the fallback, with the request id of the server's log.
 */
export function report(error: unknown, meta: FailureMeta = {}) {
  const status = statusOf(error)
  const title = meta.titles?.[status ?? 0] ?? meta.errorTitle ?? t('app.failed.title')
  // Titles and statuses only: the server's message may repeat what a person typed.
  console.error(`${title} (${status ?? 'no answer'})`)
  if (meta.silent || (status !== null && status === meta.besideField)) return
  // The message of a 503 says when to try again.
  const refused = status !== null && (status < 500 || status === 503)
  const refusal = refused && error instanceof Error ? error.message : ''
  const text = meta.fallback || t(status === null ? 'app.failed.unreachable' : 'app.failed.ours')
  const reference = referenceOf(error)
  const sentence = refusal || (reference ? t('app.failed.oursWith', { text, reference }) : text)
  toast.error(title, meta.textOf?.(sentence) ?? sentence)
}

/** Reports a refusal by the page itself in the same way as one by the server. */
export function refuse(title: string, sentence: string) {
  console.error(`${title} (refused here)`)
  toast.error(title, sentence)
}
