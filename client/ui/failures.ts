import type { RefusalCode } from '../../shared/errors.ts'
import { toast } from './toast.ts'

/** How a failed request is reported. Every failed request shows one toast, and only this file shows it. */
export type FailureMeta = {
  /** The toast's title; "Error" by default. */
  errorTitle?: string
  /** Titles for single HTTP statuses; they override `errorTitle`. */
  titles?: Partial<Record<number, string>>
  /** The toast's text when the server sent no message. */
  fallback?: string
  /** Text before the message. */
  prefix?: string
  /** Only log the error, without a toast: balance and role reads never show one. */
  silent?: boolean
}

/** An error answer of one of the HTTP endpoints outside tRPC. */
export class HttpFailure extends Error {
  readonly data: { httpStatus: number; requestId?: string | undefined }
  constructor(httpStatus: number, message: string, requestId?: string) {
    super(message)
    this.data = { httpStatus, requestId }
  }
}

/** The HTTP status of a failed request, through tRPC or `HttpFailure`. Null when there was no answer. */
export function statusOf(error: unknown): number | null {
  const { data } = error as { data?: { httpStatus?: number } | null }
  return data?.httpStatus ?? null
}

/** The refusal code of a failed request. Null when the server gave none. */
export function refusalOf(error: unknown): RefusalCode | null {
  const { data } = error as { data?: { refusal?: RefusalCode } | null }
  return data?.refusal ?? null
}

/** The request id that identifies a server error in the server's log, as text; empty when there is none. */
function referenceOf(error: unknown) {
  const { data } = error as { data?: { requestId?: string } | null }
  return data?.requestId ? ` (reference ${data.requestId.slice(0, 8)})` : ''
}

/**
 * Reports an error as a toast and in the console. When the server refused, its message is shown. A server error or a
 * lost connection has no message for people: then the fallback is shown, with the request id of the server's log.
 */
export function report(error: unknown, meta: FailureMeta = {}) {
  const status = statusOf(error)
  const title = meta.titles?.[status ?? 0] ?? meta.errorTitle ?? 'Error'
  // The console gets titles and statuses only: the server's message may repeat what a person typed.
  console.error(`${title} (${status ?? 'no answer'})`)
  if (meta.silent) return
  // The message of a 503 says when to try again.
  const refused = status !== null && (status < 500 || status === 503)
  const refusal = refused && error instanceof Error ? error.message : ''
  const otherwise =
    status === null
      ? 'The server could not be reached. Check your connection and try again.'
      : 'Something went wrong on our side. Please try again.'
  const sentence = refusal || (meta.fallback || otherwise) + referenceOf(error)
  toast.error(title, (meta.prefix ?? '') + sentence)
}

/** Reports what the page refuses itself, before sending anything: the same toast and log as for a server's refusal. */
export function refuse(title: string, sentence: string) {
  console.error(`${title} (refused here)`)
  toast.error(title, sentence)
}
