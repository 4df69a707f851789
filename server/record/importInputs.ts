import { z } from 'zod'
import { ENTRY_DECISIONS, ENTRY_KINDS, ENTRY_STATES, MOST_CORRECTED } from '../../shared/recordImport.ts'

const PAGE_MOST = 1_000
/** Entries that are named one by one; whole kinds have no limit. */
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
  /** Entries that are taken without an answer of their own: new ones, and those that differ from what is here. */
  refs: z.array(z.uuid()).max(MOST_REFS).default([]),
  /** Every new entry of these kinds, but for those that were decided against. */
  kinds: z.array(z.enum(ENTRY_KINDS)).max(ENTRY_KINDS.length).default([]),
})
export type ApplyInput = z.infer<typeof applyInput>

export const decideInput = z.object({
  id: z.uuid(),
  ref: z.uuid(),
  /** Null takes an answer back. */
  decision: z.enum(ENTRY_DECISIONS).nullable(),
})
export type DecideInput = z.infer<typeof decideInput>

export const correctInput = z.object({
  id: z.uuid(),
  ref: z.uuid(),
  /** As it is written: "72,4"; "134/84" for a blood pressure. */
  value: z.string().trim().min(1).max(MOST_CORRECTED.value),
  unit: z.string().trim().max(MOST_CORRECTED.unit),
  at: z.iso.datetime({ offset: true }),
})
export type CorrectInput = z.infer<typeof correctInput>

export const elsewhereInput = z.object({
  cursor: z.uuid().nullish(),
  limit: z.number().int().min(1).max(200).optional(),
})
export type ElsewhereInput = z.infer<typeof elsewhereInput>
