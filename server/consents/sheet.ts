/** A signed document on sheets of paper. */
import { type Locale, type Translate, utcDay } from '../../locales/translate.ts'
import type { Capacity, ConsentKind, SigningMethod, Stroke } from '../../shared/consents.ts'
import { canWithdraw } from '../../shared/consents.ts'
import { blocksOf } from '../../shared/consentText.ts'
import { translatorFor } from '../platform/locales.ts'
import {
  ACCENT,
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
  /** The clinic's contact lines; empty if not set. */
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
  /** Who handed over the practice device on which it was signed; null on the signer's own. */
  handedBy: string | null
  /** IANA name of the clinic's time zone. */
  zone: string
  locale: Locale
}

/** Points. */
const SIZE = 10.5
const SMALL = 8
/** Space of a drawn signature; points. */
const DRAWN = { width: 220, height: 64 }

const TEXT: Style = { face: 'text', size: SIZE, colour: INK }
const STRONG: Style = { ...TEXT, face: 'strong' }
const NOTE: Style = { face: 'text', size: SMALL, colour: FAINT }

/** A hash in groups of four digits, readable by eye. */
export const inGroups = (hash: string) => hash.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The strokes of a signature, scaled to its space above the line. */
function drawnStrokes(drawing: Stroke[]) {
  const points = drawing.flatMap((stroke) => stroke.points)
  const edges = (values: number[]) => {
    const inOrder = values.toSorted((one, other) => one - other)
    return [inOrder[0] ?? 0, inOrder.at(-1) ?? 0] as const
  }
  const [[left, right], [top, bottom]] = [edges(points.map(({ x }) => x)), edges(points.map(({ y }) => y))]
  const scale = Math.min(DRAWN.width / Math.max(1, right - left), DRAWN.height / Math.max(1, bottom - top), 1)
  return drawing.map((stroke) =>
    stroke.points.map(({ x, y }) => ({ x: (x - left) * scale, y: DRAWN.height - (bottom - y) * scale })),
  )
}

/** Merges lines that must stay on one page. */
function together(lines: Line[], above: number, from = 0): Line {
  let height = from
  const texts = lines.flatMap((line) => {
    const top = height
    height += line.height
    return line.texts.map((text) => ({ ...text, y: top + text.y }))
  })
  return { above, height, texts }
}

/** A signature over its line, and below it who signed and how. */
function signatureLine({ name, drawing }: ConsentSheet, about: Line[]): Line {
  const style = { face: 'title', size: SIZE * 1.8, colour: INK } as const
  const baseline = drawing ? DRAWN.height : style.size
  const y = baseline + SIZE * 0.8
  const line = together(about, SIZE, y + SIZE / 3)
  return {
    ...line,
    texts: [...(drawing ? [] : [{ text: name, x: 0, y: baseline, style }]), ...line.texts],
    strokes: [
      ...(drawing ? drawnStrokes(drawing) : []),
      [
        { x: 0, y },
        { x: DRAWN.width, y },
      ],
    ],
  }
}

/** On whose behalf it was signed. */
const capacityText = ({ capacity, patient }: ConsentSheet, t: Translate) =>
  capacity === 'self'
    ? t('consents.sheet.capacity.self')
    : t('consents.sheet.capacity.guardian', { name: patient })

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
  let isBelowHeading = false
  for (const { kind, text } of blocksOf(sheet.text)) {
    write(
      text,
      kind === 'heading' ? SIZE : SIZE * (isBelowHeading ? 0.1 : 0.6),
      kind === 'heading' ? STRONG : TEXT,
    )
    isBelowHeading = kind === 'heading'
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
  lines.push(
    signatureLine(sheet, [
      ...typesetter.paragraph(sheet.name, STRONG),
      ...typesetter.paragraph(capacityText(sheet, t), TEXT),
      ...typesetter.paragraph(
        t(`consents.sheet.signed.${sheet.method}`, { ...moment(sheet.signed), zone: sheet.zone }),
        TEXT,
      ),
    ]),
  )
  if (sheet.handedBy) write(t('consents.sheet.handedBy', { name: sheet.handedBy }), SIZE, TEXT)
  write(t('consents.sheet.askedBy', { name: sheet.askedBy }), SIZE, TEXT)
  write(t('consents.sheet.copy'), 0, TEXT)
  if (canWithdraw(sheet.kind)) {
    write(t(sheet.kind === 'contract' ? 'consents.sheet.canEnd' : 'consents.sheet.canWithdraw'), 0, TEXT)
  }
  write(t('consents.sheet.simple'), SIZE, NOTE)
  lines.push(
    together(
      [
        ...typesetter.paragraph(t('consents.sheet.hash'), { ...NOTE, face: 'strong' }),
        ...typesetter.paragraph(inGroups(sheet.textSha256), NOTE),
      ],
      SIZE,
    ),
  )
  return lines
}

/** Draws a signed document as a PDF. */
export function drawConsent(sheet: ConsentSheet, t = translatorFor(sheet.locale)): Buffer {
  return drawPages(
    paginate(layOut(sheet, t)),
    { title: sheet.title, author: sheet.name, creator: sheet.clinic },
    { foot: `${sheet.title} · ${sheet.patient}` },
  )
}
