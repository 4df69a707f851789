import { z } from 'zod'
import { ENTRY_KINDS, ENTRY_STATES } from '../../shared/recordImport.ts'

const PAGE_MOST = 1_000
/** Entries that are chosen one by one; whole kinds have no limit. */
const MOST_REFS = 20_000

export const previewInput = z.object({
  id: z.uuid(),
  state: z.enum(ENTRY_STATES).optional(),
  kind: z.enum(ENTRY_KINDS).optional(),
  /** The last entry of the page before. */
  cursor: z.object({ line: z.int32().min(0), ref: z.uuid() }).nullish(),
  limit: z.number().int().min(1).max(PAGE_MOST).optional(),
})
export type PreviewInput = z.infer<typeof previewInput>

export const applyInput = z.object({
  id: z.uuid(),
  /** Entries that are new, and those that differ from what is here and should be taken all the same. */
  refs: z.array(z.uuid()).max(MOST_REFS).default([]),
  /** Every new entry of these kinds, but for `except`. */
  kinds: z.array(z.enum(ENTRY_KINDS)).max(ENTRY_KINDS.length).default([]),
  except: z.array(z.uuid()).max(MOST_REFS).default([]),
})
export type ApplyInput = z.infer<typeof applyInput>

export const elsewhereInput = z.object({
  cursor: z.uuid().nullish(),
  limit: z.number().int().min(1).max(200).optional(),
})
export type ElsewhereInput = z.infer<typeof elsewhereInput>
