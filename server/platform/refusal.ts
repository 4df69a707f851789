import type { RefusalCode } from '../../shared/errors.ts'

/**
 * A request that a rule refuses. `message` is a sentence for people, `code` is for programs. It does not depend on
 * HTTP.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  /** Whole seconds until the same request may succeed, for `TOO_MANY` and `UNAVAILABLE`. */
  readonly retryAfter: number | undefined

  constructor(code: RefusalCode, message: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.retryAfter = retryAfter
  }
}
