/** A treatment plan as one sheet of paper. */
import type { PlanItem } from '../../shared/planItems.ts'
import {
  drawPages,
  FAINT,
  hairline,
  INK,
  type Line,
  longDay,
  paginate,
  type Style,
  Typesetter,
} from '../platform/paper.ts'

/** The contents of the document. `patient` and `author` are names. */
export type PlanSheet = {
  clinic: string
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
}

/** The normal text size, the smallest legible one, and the step between sizes; points. */
const [FULL, SMALLEST, STEP] = [11, 7.5, 0.5]

const ACCENT = '#1d5f43'

/** The whole plan as lines, with its text in the given size. */
function layOut(plan: PlanSheet, size: number, typesetter: Typesetter): Line[] {
  const lines: Line[] = []
  const write = (text: string, above: number, style: Style) =>
    lines.push(...typesetter.paragraph(text, style, { above }))
  const body: Style = { face: 'text', size, colour: INK }
  const strong: Style = { face: 'strong', size, colour: INK }

  write(plan.clinic, 0, { ...strong, colour: ACCENT })
  write(plan.title, size, { face: 'title', size: size * 2, colour: INK })
  write(`For ${plan.patient}`, size / 3, strong)
  write(`${plan.author}, ${longDay.format(plan.createdAt)}`, 0, { ...body, size: size - 1, colour: FAINT })
  if (plan.description) write(plan.description, size * 1.5, body)
  if (plan.medications) {
    write('Medications', size * 1.5, strong)
    for (const medication of plan.medications) {
      lines.push(hairline(size / 2))
      write(medication, size / 2, body)
    }
    lines.push(hairline(size / 2))
  }
  const parts: [name: string, text: string | null][] = [
    ['Dosage', plan.dosageInstructions],
    ['Duration', plan.duration],
    ['Notes', plan.notes],
  ]
  for (const [name, text] of parts) {
    if (!text) continue
    write(name, size * 1.5, strong)
    write(text, size / 4, body)
  }
  return lines
}

/**
 * Draws a plan as a PDF. A long plan gets smaller letters to fit on one page; more pages follow only below the
 * smallest size.
 */
export function drawPlan(plan: PlanSheet): Buffer {
  const typesetter = new Typesetter()
  let size = FULL
  let pages = paginate(layOut(plan, size, typesetter))
  while (pages.length > 1 && size > SMALLEST) {
    size -= STEP
    pages = paginate(layOut(plan, size, typesetter))
  }
  return drawPages(pages, { title: plan.title, author: plan.author, creator: plan.clinic })
}
