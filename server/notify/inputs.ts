import { z } from 'zod'

const PAGE = 100
export const noticesInput = z
  .object({ limit: z.number().int().min(1).max(PAGE).optional(), cursor: z.uuid().optional() })
  .optional()
export type NoticesInput = z.infer<typeof noticesInput>
export const markReadInput = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(1_000) }),
  z.object({ all: z.literal(true) }),
])
export type MarkRead = z.infer<typeof markReadInput>
