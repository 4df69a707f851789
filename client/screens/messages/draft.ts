import type { Quote } from '../../../shared/messages.ts'
import { readStored, writeStored } from '../../lib/userStorage.ts'

/** An unsent text in one thread. */
export type Draft = { text: string; quote: Quote | null; files: { id: string; name: string }[] }

const EMPTY: Draft = { text: '', quote: null, files: [] }
const isEmpty = ({ text, quote, files }: Draft) => text === '' && quote === null && files.length === 0

/** The draft of a thread, which survives a closed tab. */
export const readDraft = (userId: string, threadWith: string): Draft =>
  readStored<Draft>(userId, `message.${threadWith}`) ?? EMPTY

/** Stores a draft, or removes an empty one. */
export const storeDraft = (userId: string, threadWith: string, draft: Draft) =>
  writeStored(userId, `message.${threadWith}`, isEmpty(draft) ? null : draft)
