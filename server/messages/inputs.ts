import { z } from 'zod'
import { message } from '../../locales/translate.ts'
import { search } from '../../shared/admin.ts'
import { day } from '../../shared/auth.ts'
import { MAX_ATTACHMENTS, MAX_MESSAGE } from '../../shared/messages.ts'

const threadWith = z.uuid()
/** The number of a message in its thread. */
const number = z.int32().min(1)

/** The other person of a thread. `before` is a message's number: only earlier ones are asked for. */
export const threadInput = z.object({ threadWith, before: number.optional() })
export type ThreadInput = z.infer<typeof threadInput>

/** Threads found by the other person's name. */
export const threadsInput = z.object({ search }).optional()
export type ThreadsInput = NonNullable<z.infer<typeof threadsInput>>

export const threadPersonInput = z.object({ threadWith })

const quoteInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('item'), planId: z.uuid(), text: z.string().min(1).max(200) }),
  z.object({ kind: z.literal('marker'), bloodTestId: z.uuid(), row: z.number().int().min(0).max(10_000) }),
  z.object({ kind: z.literal('day'), date: day }),
])

/** A new message. The same key of the same sender is the same message. */
export const sendInput = z
  .object({
    threadWith,
    text: z
      .string()
      .trim()
      .max(MAX_MESSAGE, message('messages.invalid.length', { max: MAX_MESSAGE })),
    quote: quoteInput.nullish(),
    attachments: z
      .array(z.uuid())
      .max(MAX_ATTACHMENTS, message('messages.invalid.files', { max: MAX_ATTACHMENTS }))
      .refine((ids) => new Set(ids).size === ids.length, message('messages.invalid.fileTwice'))
      .optional(),
    // Without spaces: those of out-of-office answers have some.
    key: z.string().regex(/^[\w.:-]{1,100}$/, message('messages.invalid.key')),
  })
  .refine(({ text, attachments }) => text !== '' || (attachments ?? []).length > 0, {
    path: ['text'],
    message: message('messages.invalid.empty'),
  })
export type SendMessage = z.infer<typeof sendInput>

/** `upTo` is the number of the last message that was shown; without it, all that are there now. */
export const markThreadReadInput = z.object({ threadWith, upTo: number.optional() })
export type MarkThreadRead = z.infer<typeof markThreadReadInput>
