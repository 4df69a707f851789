import { z } from 'zod'
import { message } from '../../locales/translate.ts'
import { visibleName } from '../../shared/auth.ts'
import { CAPACITIES, MOST_POINTS, MOST_STROKES, SIGNING_METHODS } from '../../shared/consents.ts'
import { instant } from '../platform/instant.ts'

/** Tolerated difference of browser clocks; milliseconds. */
const CLOCK_MS = 5 * 60_000
const MAX_NAME = 120
/** Characters; the server's own tokens have 43. */
const MAX_TOKEN = 100
/** Versions of a document. */
const MOST_SAVED = 100_000

/** A person's name, with single spaces. */
const name = z
  .string()
  .max(4 * MAX_NAME)
  .transform((typed) => typed.replaceAll(/\s+/g, ' '))
  .pipe(visibleName(1, MAX_NAME))

export const documentIdInput = z.object({ documentId: z.uuid() })
export const versionInput = documentIdInput.extend({
  version: z.number().int().min(1).max(MOST_SAVED).optional(),
})
export const retireInput = z.object({ id: z.uuid(), retired: z.boolean() })

export const askInput = z
  .object({
    documentId: z.uuid(),
    explainedBy: name.optional(),
    explainedAt: instant
      .refine((at) => Date.parse(at) <= Date.now() + CLOCK_MS, message('consents.invalid.explainedLater'))
      .optional(),
  })
  .refine(({ explainedBy, explainedAt }) => (explainedBy === undefined) === (explainedAt === undefined), {
    path: ['explainedBy'],
    message: message('consents.invalid.explainedBoth'),
  })
export type Ask = z.infer<typeof askInput>

const coordinate = z.number().min(-10_000).max(10_000)
const stroke = z.object({
  points: z
    .array(
      z.object({
        x: coordinate,
        y: coordinate,
        time: z.number().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
        pressure: z.number().min(0).max(1).default(0.5),
      }),
    )
    .max(MOST_POINTS),
})

/** signature_pad's `toData()`; its colours and widths are left out. */
const drawing = z
  .array(stroke)
  .max(MOST_STROKES, message('consents.invalid.longDrawing'))
  .refine(
    (strokes) => strokes.reduce((sum, { points }) => sum + points.length, 0) <= MOST_POINTS,
    message('consents.invalid.longDrawing'),
  )

/** Whether a signature is visible: a dot is not one. */
const isDrawn = (strokes: z.infer<typeof drawing> | undefined) =>
  strokes?.some(({ points: [first, ...others] }) =>
    others.some(({ x, y }) => x !== first?.x || y !== first?.y),
  ) ?? false

export const signInput = z
  .object({
    id: z.uuid(),
    name,
    capacity: z.enum(CAPACITIES),
    forName: name.optional(),
    method: z.enum(SIGNING_METHODS),
    drawing: drawing.optional(),
  })
  .refine(({ method, drawing }) => method === 'typed' || isDrawn(drawing), {
    path: ['drawing'],
    message: message('consents.invalid.noDrawing'),
  })
  .refine(({ capacity, forName }) => capacity === 'self' || forName !== undefined, {
    path: ['forName'],
    message: message('consents.invalid.noForName'),
  })
export type Sign = z.infer<typeof signInput>

/** The token of a device that was handed over, and one of its documents. */
export const tokenInput = z.object({ token: z.string().max(MAX_TOKEN) })
export const handedOverInput = tokenInput.extend({ id: z.uuid() })
export const signHandedOverInput = signInput.and(tokenInput)
