import type { Messages } from '../../locales/messages.ts'
import { type MessageValues, message, type PlainId, type Values } from '../../locales/translate.ts'
import type { RefusalCode } from '../../shared/errors.ts'

/** A message's arguments, and whole seconds until the same request may succeed. */
type Rest<Id extends PlainId> = keyof Messages[Id] extends never
  ? [values?: Record<never, never>, retryAfter?: number]
  : [values: Values<Id>, retryAfter?: number]

/**
 * A request that a rule refuses. `code` is for programs; `message` holds the id and the arguments of the message for
 * people, which becomes text where the reader is known (`textOf`). It does not depend on HTTP.
 */
export class Refusal<Id extends PlainId = PlainId> extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  /** Whole seconds until the same request may succeed, for `TOO_MANY` and `UNAVAILABLE`. */
  readonly retryAfter: number | undefined
  /** What a program needs besides the code: the next free times, or the one of a series that is taken. */
  details?: readonly object[]

  constructor(code: RefusalCode, id: Id, ...rest: Rest<Id>)
  constructor(code: RefusalCode, id: string, values: object = {}, retryAfter?: number) {
    const given = (Object.keys(values).length > 0 ? [values] : []) as MessageValues<PlainId>
    super(message(id as PlainId, ...given))
    this.code = code
    this.retryAfter = retryAfter
  }

  /** A refusal whose message exists already: one of zod, of a trigger, or of a thread, or a clinical one. */
  static from(code: RefusalCode, text: string): Refusal {
    const refusal = new Refusal(code, text as PlainId)
    refusal.message = text
    return refusal
  }
}
