import { z } from 'zod'
import {
  DAY_ORDERS,
  DECIMALS,
  DELIMITERS,
  ENCODINGS,
  IMPORT_FIELDS,
  LINE_STATES,
  MOST_LINES,
} from '../../shared/imports.ts'

const MOST_COLUMNS = 200
const PAGE_MOST = 500

const field = z.enum([...new Set([...IMPORT_FIELDS.patients, ...IMPORT_FIELDS.products])])
const column = z.string().max(5_010)
/** The field of each column, or the column of each field, which is easier for scripts. */
const mapping = z
  .union([
    z.record(column, field.nullable()),
    z
      .partialRecord(field, column)
      .transform((columns) => Object.fromEntries(Object.entries(columns).map(([of, name]) => [name, of]))),
  ])
  .pipe(z.record(column, field.nullable()))
  .refine((columns) => Object.keys(columns).length <= MOST_COLUMNS)
const format = z
  .object({
    encoding: z.enum(ENCODINGS),
    delimiter: z.enum(DELIMITERS),
    dayOrder: z.enum(DAY_ORDERS),
    decimal: z.enum(DECIMALS),
  })
  .partial()

export const importIdInput = z.object({ id: z.uuid() })
export const previewInput = importIdInput.extend({
  mapping: mapping.optional(),
  format: format.optional(),
  /** Only lines of this state, after the line of the cursor. */
  state: z.enum(LINE_STATES).optional(),
  cursor: z.int32().min(0).optional(),
  limit: z.number().int().min(1).max(PAGE_MOST).optional(),
})
export const applyInput = importIdInput.extend({
  mapping,
  format: format.optional(),
  decisions: z
    .record(z.string().regex(/^\d{1,7}$/), z.enum(['keep', 'take']))
    .refine((lines) => Object.keys(lines).length <= MOST_LINES)
    .optional(),
})
export type PreviewInput = z.infer<typeof previewInput>
export type ApplyInput = z.infer<typeof applyInput>
