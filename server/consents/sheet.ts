/** A signed document on sheets of paper. */
import { type Locale, type Translate, utcDay } from '../../locales/translate.ts'
import type { Capacity, ConsentKind, SigningMethod, Stroke } from '../../shared/consents.ts'
import { canWithdraw } from '../../shared/consents.ts'
import { blocksOf } from '../../shared/consentText.ts'
import { translatorFor } from '../platform/locales.ts'
import {
  drawPages,
  FAINT,
  hairline,
  INK,
  type Line,
  paginate,
  type Style,
  Typesetter,
} from '../platform/paper.ts'

/** A moment in the clinic's time zone: `day` as YYYY-MM-DD, `time` as HH:mm. */
type Moment = { day: string; time: string }

/** The contents of the document. */
export type ConsentSheet = {
  clinic: string
  /** Where the clinic is reached; empty if it says nothing. */
  contact: string[]
  title: string
  kind: ConsentKind
  version: number
  /** With the patient's data. */
  text: string
  textSha256: string
  askedBy: string
  explained: (Moment & { by: string }) | null
  /** The patient's name. */
  patient: string
  name: string
  capacity: Capacity
  method: SigningMethod
  drawing: Stroke[] | null
  signed: Moment
  /** IANA name of the clinic's time zone. */
  zone: string
  locale: Locale
}

/** Points. */
const SIZE = 10.5
const SMALL = 8
/** The room of a drawn signature; points. */
const DRAWN = { width: 220, height: 64 }

const ACCENT = '#1d5f43'
const TEXT: Style = { face: 'text', size: SIZE, colour: INK }
const STRONG: Style = { ...TEXT, face: 'strong' }
const NOTE: Style = { face: 'text', size: SMALL, colour: FAINT }

/** A hash in groups of four digits, so that two can be compared by eye. */
export const inGroups = (hash: string) => hash.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The strokes of a signature, as large as its room allows. */
function drawnLine(drawing: Stroke[]): Line {
  const points = drawing.flatMap((stroke) => stroke.points)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const smallest = (values: number[]) =>
    values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
  const largest = (values: number[]) =>
    values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  const [left, top] = [smallest(xs), smallest(ys)]
  const [width, height] = [Math.max(1, largest(xs) - left), Math.max(1, largest(ys) - top)]
  const scale = Math.min(DRAWN.width / width, DRAWN.height / height, 1)
  const strokes = drawing.map((stroke) =>
    stroke.points.map(({ x, y }) => ({
      x: (x - left) * scale,
      y: DRAWN.height - (height - (y - top)) * scale,
    })),
  )
  return { above: SIZE * 2, height: DRAWN.height, texts: [], strokes }
}

function layOut(sheet: ConsentSheet, t: Translate): Line[] {
  const typesetter = new Typesetter()
  const lines: Line[] = []
  const write = (text: string, above: number, style: Style) =>
    lines.push(...typesetter.paragraph(text, style, { above }))
  const moment = ({ day, time }: Moment) => ({ day: utcDay(day), time })

  write(sheet.clinic, 0, { ...STRONG, colour: ACCENT })
  if (sheet.contact.length > 0) write(sheet.contact.join(' · '), 0, NOTE)
  write(sheet.title, SIZE * 1.5, { face: 'title', size: SIZE * 2, colour: INK })
  write(t('consents.sheet.version', { version: sheet.version }), SIZE / 4, NOTE)
  for (const { kind, text } of blocksOf(sheet.text)) {
    if (kind === 'heading') write(text, SIZE * 1.2, STRONG)
    else write(text, SIZE * 0.6, TEXT)
  }
  if (sheet.explained) {
    lines.push(hairline(SIZE * 1.5))
    write(
      t('consents.sheet.explained', { by: sheet.explained.by, ...moment(sheet.explained) }),
      SIZE * 0.8,
      TEXT,
    )
  }
  lines.push(hairline(SIZE * 1.2))
  if (sheet.drawing) lines.push(drawnLine(sheet.drawing))
  else write(sheet.name, SIZE * 2, { face: 'title', size: SIZE * 1.8, colour: INK })
  lines.push(hairline(SIZE / 2))
  write(sheet.name, SIZE * 0.6, STRONG)
  write(t(`consents.sheet.capacity.${sheet.capacity}`, { name: sheet.patient }), 0, TEXT)
  write(t(`consents.sheet.signed.${sheet.method}`, { ...moment(sheet.signed), zone: sheet.zone }), 0, TEXT)
  write(t('consents.sheet.askedBy', { name: sheet.askedBy }), SIZE, TEXT)
  write(t('consents.sheet.copy'), 0, TEXT)
  if (canWithdraw(sheet.kind)) {
    write(t(sheet.kind === 'contract' ? 'consents.sheet.canEnd' : 'consents.sheet.canWithdraw'), 0, TEXT)
  }
  write(t('consents.sheet.simple'), SIZE, NOTE)
  write(t('consents.sheet.hash'), SIZE, { ...NOTE, face: 'strong' })
  write(inGroups(sheet.textSha256), 0, NOTE)
  return lines
}

/** Draws a signed document as a PDF. Its first page breaks between lines; a signature stays on one page. */
export function drawConsent(sheet: ConsentSheet, t = translatorFor(sheet.locale)): Buffer {
  return drawPages(
    paginate(layOut(sheet, t)),
    { title: sheet.title, author: sheet.name, creator: sheet.clinic },
    `${sheet.title} · ${sheet.patient}`,
  )
}
