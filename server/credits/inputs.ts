import { z } from 'zod'
import { packageInput } from '../../shared/credits.ts'

export type PackageFields = z.infer<typeof packageInput>
export const packageUpdateInput = packageInput.extend({ id: z.uuid() })

export const recordSaleInput = z.object({ userId: z.uuid(), packageId: z.uuid() })

export const statementInput = z
  .object({ limit: z.number().int().min(1).max(100).optional(), cursor: z.uuid().optional() })
  .optional()
