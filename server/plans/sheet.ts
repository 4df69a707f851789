/** A treatment plan as one sheet of paper. */
import { type Locale, type Translate, utcDay } from '../../locales/translate.ts'
import { isoDay } from '../../shared/health.ts'
import type { PlanItem } from '../../shared/planItems.ts'
import { planTable } from '../../shared/planTable.ts'
import { translatorFor } from '../platform/locales.ts'
import {
  ACCENT,
  drawPages,
  FAINT,
  hairline,
  INK,
  type Letterhead,
  type Line,
  paginate,
  type Style,
  Typesetter,
  WIDTH,
} from '../platform/paper.ts'

/** The contents of the document. `patient` and `author` are names. */
export type PlanSheet = Letterhead & {
  patient: string
  author: string
  title: string
  description: string | null
  medications: string[] | null
  items: PlanItem[]
  dosageInstructions: string | null
  duration: string | null
  notes: string | null
  createdAt: Date
  locale: Locale
}

/** The normal text size, the smallest legible one, and the step; points. */
const [FULL, SMALLEST, STEP] = [11, 7.5, 0.5]

/** Points: minimum width of the name, width of the days, maximum width of a time of the day, and gap. */
const [NAME, DAYS, SLOT, GAP] = [104, 96, 78, 6]

/** The medications by time of the day. Each row stays on one page. */
function tableLines(
  { titles, slots, rows }: NonNullable<ReturnType<typeof planTable>>,
  body: Style,
  typesetter: Typesetter,
): Line[] {
  const days = titles.length > slots + 1 ? DAYS : 0
  const slot = Math.min(SLOT, (WIDTH - NAME - days) / slots)
  const name = WIDTH - days - slots * slot
  const starts = titles.map((_, column) => (column === 0 ? 0 : name + (column - 1) * slot))
  const columns = { starts, gap: GAP }
  const small = { ...body, size: body.size - 1 }
  return [
    typesetter.row(titles, columns, { ...small, face: 'strong' }),
    ...rows.map((texts) => typesetter.row(texts, columns, small)),
  ]
}

/** The whole plan as lines, with its text in the given size. */
function layOut(plan: PlanSheet, t: Translate, size: number, typesetter: Typesetter): Line[] {
  const lines: Line[] = []
  const write = (text: string, above: number, style: Style) =>
    lines.push(...typesetter.paragraph(text, style, { above }))
  const body: Style = { face: 'text', size, colour: INK }
  const strong: Style = { face: 'strong', size, colour: INK }

  write(plan.clinic, 0, { ...strong, colour: ACCENT })
  if (plan.contact.length > 0) write(plan.contact.join(' · '), 0, { ...body, size: SMALLEST, colour: FAINT })
  write(plan.title, size, { face: 'title', size: size * 2, colour: INK })
  write(t('plans.sheet.for', { name: plan.patient }), size / 3, strong)
  write(t('plans.sheet.by', { author: plan.author, day: utcDay(isoDay(plan.createdAt.getTime())) }), 0, {
    ...body,
    size: size - 1,
    colour: FAINT,
  })
  if (plan.description) write(plan.description, size * 1.5, body)
  const table = planTable(plan, isoDay(Date.now()), t)
  if (table) {
    const [titles, ...rows] = tableLines(table, body, typesetter)
    if (titles) lines.push({ ...titles, above: size * 1.5 }, ...rows)
  } else if (plan.medications) {
    write(t('plans.sheet.medications'), size * 1.5, strong)
    for (const medication of plan.medications) {
      lines.push(hairline(size / 2))
      write(medication, size / 2, body)
    }
    lines.push(hairline(size / 2))
  }
  for (const part of ['dosageInstructions', 'duration', 'notes'] as const) {
    const text = plan[part]
    if (!text) continue
    write(t(`plans.field.${part}`), size * 1.5, strong)
    write(text, size / 4, body)
  }
  return lines
}

/**
 * Draws a plan as a PDF. A long plan gets smaller letters to fit on one page; more pages follow only below the
 * smallest size.
 */
export function drawPlan(plan: PlanSheet, t = translatorFor(plan.locale)): Buffer {
  const typesetter = new Typesetter()
  let size = FULL
  let pages = paginate(layOut(plan, t, size, typesetter))
  while (pages.length > 1 && size > SMALLEST) {
    size -= STEP
    pages = paginate(layOut(plan, t, size, typesetter))
  }
  return drawPages(pages, { title: plan.title, author: plan.author, creator: plan.clinic }, plan)
}
