import type { FieldErrors } from 'react-hook-form'
import type { RefusalCode } from '../../shared/errors.ts'
import { toast } from './toast.ts'

/** What a call says about its failure. Every failed call becomes one toast, here and nowhere else. */
export type FailureMeta = {
  /** The toast's title; "Error" when not given. */
  errorTitle?: string
  /** Titles of single HTTP statuses; they go before `errorTitle`. */
  titles?: Partial<Record<number, string>>
  /** The toast's text when the server gave no sentence of its own. */
  fallback?: string
  /** Said before the sentence, whosever it is. */
  prefix?: string
  /** Logged only: balance and role reads never toast. */
  silent?: boolean
}

/** The server refused, or could not be reached, at one of the HTTP endpoints beside tRPC. */
export class HttpFailure extends Error {
  readonly data: { httpStatus: number; requestId?: string | undefined }
  constructor(httpStatus: number, message: string, requestId?: string) {
    super(message)
    this.data = { httpStatus, requestId }
  }
}

/** The HTTP status behind a failed call, tRPC's or our own; null when no answer came at all. */
export function statusOf(error: unknown): number | null {
  const { data } = error as { data?: { httpStatus?: number } | null }
  return data?.httpStatus ?? null
}

/** Why the server refused a call; null where it did not, or gave no reason. */
export function refusalOf(error: unknown): RefusalCode | null {
  const { data } = error as { data?: { refusal?: RefusalCode } | null }
  return data?.refusal ?? null
}

/** What finds a failure of the server in its log; empty where the server told none. */
function referenceOf(error: unknown) {
  const { data } = error as { data?: { requestId?: string } | null }
  return data?.requestId ? ` (reference ${data.requestId.slice(0, 8)})` : ''
}

/**
 * Makes a failure a toast and a line in the log. The server's own sentence is shown when it refused; a crash and a lost
 * connection have none, and then the fallback speaks, with the reference under which the server logged the crash.
 */
export function report(error: unknown, meta: FailureMeta = {}) {
  const status = statusOf(error)
  const title = meta.titles?.[status ?? 0] ?? meta.errorTitle ?? 'Error'
  // Titles and statuses only: a server's sentence may name what a person typed.
  console.error(`${title} (${status ?? 'no answer'})`)
  if (meta.silent) return
  // 503 says when to come back.
  const refused = status !== null && (status < 500 || status === 503)
  const refusal = refused && error instanceof Error ? error.message : ''
  const otherwise =
    status === null
      ? 'The clinic could not be reached. Check your connection and try again.'
      : 'Something went wrong on our side. Please try again.'
  const sentence = refusal || (meta.fallback || otherwise) + referenceOf(error)
  toast.error(title, (meta.prefix ?? '') + sentence)
}

/** What this page itself refuses, before anything is sent: the same toast and the same log as a server's refusal. */
export function refuse(title: string, sentence: string) {
  console.error(`${title} (refused here)`)
  toast.error(title, sentence)
}

/** A form's first wrong field as a toast, under "Error" or another title; the sentence stands beside the field as well. */
export function toastFirstError(errors: FieldErrors, title: unknown = 'Error') {
  const first = Object.values(errors).find((error) => error?.message)
  if (typeof first?.message === 'string') refuse(typeof title === 'string' ? title : 'Error', first.message)
}
