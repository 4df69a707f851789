import { z } from 'zod'
import { message } from '../locales/translate.ts'
import { ANSWERS } from './bloodTests.ts'

const bound = z.number().nullable()

/** A row as its owner types it; all other fields of a row are derived from these. */
export const rowInput = z
  .object({
    name: z.string().trim().min(1, message('bloodTests.invalid.name')).max(200),
    value: z.number({ error: message('bloodTests.invalid.value') }),
    comparator: z.enum(['<', '<=', '>', '>=']).nullable(),
    unit: z.string().trim().max(40).nullable(),
    low: bound,
    high: bound,
  })
  .refine(({ low, high }) => low === null || high === null || low <= high, {
    error: message('bloodTests.invalid.limits'),
    path: ['high'],
  })
export type RowInput = z.infer<typeof rowInput>

/** How many pages an upload may have. */
const MAX_PAGES = 30
const share = z.number().min(0).max(1)
/** How far rounding may bring the end of a box beyond the page. */
const ROUNDED = 0.001
/** A place on a page of an upload. */
export const placeInput = z
  .object({
    page: z.int().min(1).max(MAX_PAGES),
    x: share,
    y: share,
    width: share.positive(),
    height: share.positive(),
    turn: z.literal([90, 180, 270]).optional(),
  })
  .refine(
    ({ x, y, width, height }) => x + width <= 1 + ROUNDED && y + height <= 1 + ROUNDED,
    message('bloodTests.refused.noPage'),
  )
export type PlaceInput = z.infer<typeof placeInput>

/**
 * Input of an answer. `seen` is the time of the answer that the caller saw, null for none, so that a newer answer is
 * not overwritten. `row` is the typed content of the line; `place` is where it was found on the page, the line's by
 * default.
 */
export const answerInput = z
  .object({
    id: z.uuid(),
    check: z.string().max(100),
    seen: z.string().max(40).nullable(),
    said: z.enum(ANSWERS),
    row: rowInput.nullable(),
    place: placeInput.optional(),
  })
  .refine(({ said, row }) => (said === 'typed') === (row !== null), message('bloodTests.invalid.line'))
export type AnswerInput = z.infer<typeof answerInput>
