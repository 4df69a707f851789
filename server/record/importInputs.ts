import { z } from 'zod'
import { ENTRY_DECISIONS, ENTRY_KINDS, ENTRY_STATES, MOST_CORRECTED } from '../../shared/recordImport.ts'

const PAGE_MOST = 1_000
/** Entries named one by one; whole kinds are unlimited. */
const MOST_REFS = 20_000

export const previewInput = z.object({
  id: z.uuid(),
  state: z.enum(ENTRY_STATES).optional(),
  kind: z.enum(ENTRY_KINDS).optional(),
  /** The last entry of the previous page. */
  cursor: z.object({ line: z.int32().min(0), ref: z.uuid() }).nullish(),
  limit: z.number().int().min(1).max(PAGE_MOST).optional(),
})
export type PreviewInput = z.infer<typeof previewInput>

export const applyInput = z.object({
  id: z.uuid(),
  /** Entries to apply regardless of their answer: new ones and conflicts. */
  refs: z.array(z.uuid()).max(MOST_REFS).default([]),
  /** All new entries of these kinds, except those left out. */
  kinds: z.array(z.enum(ENTRY_KINDS)).max(ENTRY_KINDS.length).default([]),
})
export type ApplyInput = z.infer<typeof applyInput>

export const decideInput = z.object({
  id: z.uuid(),
  ref: z.uuid(),
  /** Null withdraws the answer. */
  decision: z.enum(ENTRY_DECISIONS).nullable(),
})
export type DecideInput = z.infer<typeof decideInput>

export const correctInput = z.object({
  id: z.uuid(),
  ref: z.uuid(),
  /** As typed: "72,4"; "134/84" for a blood pressure. */
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
