/** A result as a PDF to keep, to print or to hand over: what was found, every row, and where the text comes from. */
import { checksOf, uncheckedItems } from '@verbena/lab-reader'
import {
  type Correction,
  isUrgent,
  type MarkerRow,
  type QualitativeRow,
  type UnreadLine,
} from '../../shared/bloodTests.ts'
import { dayText } from '../../shared/text.ts'
import {
  drawPages,
  FAINT,
  INK,
  type Line,
  paginate,
  type Style,
  Typesetter,
  WIDTH,
} from '../platform/paper.ts'

const DANGER = '#99261f'
/** Points. */
const SIZE = 10
const GAP = 12
/** Where the columns of the table begin, from the left margin; points. */
const COLUMNS = [0, 214, 319, 413, WIDTH + GAP]

const DISCLAIMER =
  'For information only. It does not replace medical advice; please discuss it with your practitioner.'

/** What a sheet says. `patient` is the name of the result's owner. */
export type ResultSheet = {
  clinic: string
  patient: string
  fileName: string
  collectedOn: string | null
  createdAt: Date
  analysis: string | null
  markers: MarkerRow[]
  unread: UnreadLine[]
  qualitative: QualitativeRow[]
  corrections: Correction[]
}

function rangeText({ low, high }: MarkerRow): string {
  if (low !== null && high !== null) return `${low} to ${high}`
  if (high !== null) return `up to ${high}`
  return low === null ? '' : `from ${low}`
}

function resultText({ plausible, flag }: MarkerRow): string {
  if (!plausible) return 'Not plausible'
  return flag === 'low' ? 'Low' : flag === 'high' ? 'High' : flag === 'normal' ? 'In range' : 'No range'
}

const BODY: Style = { face: 'text', size: SIZE, colour: INK }
const SMALL_PRINT: Style = { ...BODY, colour: FAINT }
const STRONG: Style = { ...BODY, face: 'strong' }
const HEADING: Style = { ...STRONG, size: 11.5 }
const TITLE: Style = { face: 'title', size: 18, colour: INK }
const URGENT: Style = { ...STRONG, colour: DANGER }

/** The text of an analysis: paragraphs, headings (`## `) and lists (`- `). */
function analysisLines(analysis: string, typesetter: Typesetter): Line[] {
  return analysis.split(/\n\s*\n/).flatMap((block) =>
    block.split('\n').flatMap((line, index) => {
      const above = index === 0 ? 4 : 0
      if (line.startsWith('## ')) return typesetter.paragraph(line.slice(3), HEADING, { above: above + 6 })
      if (line.startsWith('- '))
        return typesetter.paragraph(`• ${line.slice(2)}`, BODY, { above, indent: 10 })
      return typesetter.paragraph(line, isUrgent(line) ? URGENT : BODY, { above })
    }),
  )
}

/** Draws a completed blood test as a PDF. Unchecked rows are listed separately, without their values. */
export function drawResult(result: ResultSheet): Buffer {
  const { clinic, patient, fileName, collectedOn, createdAt, analysis, markers, qualitative } = result
  const title = collectedOn ? `Blood test of ${dayText(collectedOn)}` : 'Blood test'
  const typesetter = new Typesetter()
  const row = (cells: string[], style = BODY) =>
    typesetter.row(
      cells.map((text, column) => {
        const [x = 0, next = 0] = COLUMNS.slice(column)
        return { text, x, width: next - x - GAP }
      }),
      style,
    )
  const rows = markers
    .filter(({ doubtful }) => !doubtful)
    .map((marker) => {
      const value = `${marker.comparator ?? ''}${marker.value}${marker.unit ? ` ${marker.unit}` : ''}`
      return row([marker.name, value, rangeText(marker), resultText(marker)])
    })
  const unchecked = uncheckedItems(checksOf(result))
  const [opening = '', ...rest] = (analysis ?? '').split('\n\n## ')
  const lines = [
    ...typesetter.paragraph(clinic, SMALL_PRINT),
    ...typesetter.paragraph(title, TITLE),
    ...typesetter.paragraph(
      `${patient} - ${fileName}, uploaded ${dayText(createdAt.toISOString())}`,
      SMALL_PRINT,
    ),
    ...analysisLines(opening, typesetter),
    { above: 10, height: 0, texts: [] },
    row(['Marker', 'Value', 'Range', 'Result'], STRONG),
    ...rows,
    ...qualitative.map(({ name, text }) => row([name, text, '', 'In words'])),
    ...(unchecked.length > 0
      ? typesetter.paragraph('Not yet checked, and not part of this result', HEADING, { above: 10 })
      : []),
    ...unchecked.flatMap((item) => typesetter.paragraph(`• ${item}`, BODY, { indent: 10 })),
    ...analysisLines(rest.map((part) => `## ${part}`).join('\n\n'), typesetter),
  ]
  return drawPages(paginate(lines), { title, creator: clinic }, DISCLAIMER)
}
