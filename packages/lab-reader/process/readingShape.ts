import { z } from 'zod'
import { KEPT, SIZE } from '../limits.ts'
import { SPECIMENS } from '../specimen.ts'
import type { PageLines, PrintedPage, ReportReading } from '../types.ts'

const share = z.number().min(0).max(1)
const page = z.int().min(1)
const place = z.strictObject({
  page,
  x: share,
  y: share,
  width: share,
  height: share,
  turn: z.literal([90, 180, 270]).optional(),
})
const name = z.string().max(KEPT.name)
const row = z.strictObject({
  name,
  marker: name.nullable(),
  loinc: z.string().max(KEPT.code).nullable(),
  specimen: z.enum(SPECIMENS).nullable().optional(),
  value: z.number(),
  comparator: z.enum(['<', '<=', '>', '>=']).nullable(),
  unit: z.string().max(KEPT.unit).nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  flag: z.enum(['low', 'normal', 'high']).nullable(),
  printedFlag: z.string().max(KEPT.flag).nullable(),
  plausible: z.boolean(),
  doubtful: z.boolean().optional(),
  doubt: z.enum(['sign', 'number', 'picture', 'arithmetic', 'missing', 'contradiction']).optional(),
  printedValue: z.string().max(KEPT.value).optional(),
  otherValue: z.number().optional(),
  place,
})

const count = z.int().min(0)
const omission = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['pages', 'script', 'letters']), pages: z.array(page).max(SIZE.pages) }),
  z.strictObject({ kind: z.enum(['rows', 'unread', 'qualitative']), found: count, kept: count }),
  z.strictObject({ kind: z.literal('days'), days: count, newest: z.iso.date() }),
  z.strictObject({ kind: z.literal('invalid'), count }),
])

/** Whether a reading has at most the bytes that are kept of a file. */
export const isKeptWhole = (reading: object) => Buffer.byteLength(JSON.stringify(reading)) <= KEPT.bytes

const shape: z.ZodType<ReportReading> = z.strictObject({
  collectedOn: z.iso.date().nullable(),
  possibleDays: z.array(z.iso.date()).max(KEPT.days),
  markers: z.array(row).max(KEPT.rows),
  unread: z.array(z.strictObject({ text: z.string().max(KEPT.line), page, place })).max(KEPT.unread),
  qualitative: z
    .array(z.strictObject({ name, text: name, page, doubtful: z.boolean(), place }))
    .max(KEPT.qualitative),
  language: z.string().max(10).nullable(),
  omissions: z.array(omission).max(KEPT.omissions).optional(),
})
const schema = shape.refine(isKeptWhole, 'too many bytes')

/** Throws if the child process's answer has another shape or is too large. */
export const parseReading = (answer: unknown): ReportReading => schema.parse(answer)

const index = z.int().min(0).max(SIZE.words)
const turn = z.literal([90, 180, 270]).optional()
const box = z.tuple([share, share, share, share])
const printed: z.ZodType<PrintedPage[]> = z
  .array(
    z.strictObject({
      page,
      turn,
      words: z.array(z.strictObject({ text: name, cell: index, box })).max(SIZE.words),
      numbers: z
        .array(
          z.strictObject({
            at: index,
            name,
            value: z.string().max(KEPT.value),
            unit: z.string().max(KEPT.unit),
            range: name,
            words: z.array(index).max(SIZE.words),
          }),
        )
        .max(SIZE.words),
    }),
  )
  .max(SIZE.pages)

/** Throws if the child process's answer has another shape or is too large. */
export const parsePrinted = (answer: unknown): PrintedPage[] => printed.parse(answer)

const lineWord = z.strictObject({ text: name, box })
const lines: z.ZodType<PageLines[]> = z
  .array(
    z.strictObject({
      page,
      turn,
      lines: z.array(z.array(lineWord).max(SIZE.words)).max(SIZE.words),
    }),
  )
  .max(SIZE.pages)

/** Throws if the child process's answer has another shape or is too large. */
export const parseLines = (answer: unknown): PageLines[] => lines.parse(answer)
