/** A result as a PDF to keep, to print or to hand over: what was found, every row, and where the text comes from. */
import { type ClinicalTranslate, type Locale, type Translate, utcDay } from '../../locales/translate.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { type Audience, figureText } from '../../shared/careText.ts'
import { displayName } from '../../shared/markers.ts'
import { type ConcludedResult, isExplanation, isUrgentPart, type Part } from '../../shared/resultOpening.ts'
import { resultParts, uncheckedItems } from '../../shared/resultText.ts'
import { clinicalTexts, translatorFor } from '../platform/locales.ts'
import {
  DANGER,
  drawPages,
  FAINT,
  INK,
  type Letterhead,
  type Line,
  paginate,
  type Style,
  Typesetter,
} from '../platform/paper.ts'

/** Points. */
const SIZE = 10
const COLUMNS = { starts: [0, 214, 319, 413], gap: 12 }

/** The sheet's content. `patient` is the owner's name. */
export type ResultSheet = Letterhead & {
  patient: string
  fileName: string
  createdAt: Date
  concluded: ConcludedResult
  locale: Locale
  audience: Audience
}

const flagOf = ({ plausible, flag }: MarkerRow) => (plausible ? (flag ?? 'unranged') : 'implausible')

const BODY: Style = { face: 'text', size: SIZE, colour: INK }
const SMALL_PRINT: Style = { ...BODY, colour: FAINT }
const STRONG: Style = { ...BODY, face: 'strong' }
const HEADING: Style = { ...STRONG, size: 11.5 }
const TITLE: Style = { face: 'title', size: 18, colour: INK }
const URGENT: Style = { ...STRONG, colour: DANGER }

const styleOf = ({ part }: Part) => (part === 'urgent' || part === 'possible' ? URGENT : BODY)

/** The parts of a result in words. */
const partLines = (parts: readonly Part[], typesetter: Typesetter, styleIn = styleOf): Line[] =>
  parts.flatMap((part) => [
    ...(part.title === null ? [] : typesetter.paragraph(part.title, HEADING, { above: 10 })),
    ...part.blocks.flatMap((block) =>
      typeof block === 'string'
        ? typesetter.paragraph(block, styleIn(part), { above: 4 })
        : block.flatMap((item, index) =>
            typesetter.paragraph(`• ${item}`, styleIn(part), { above: index === 0 ? 4 : 0, indent: 10 }),
          ),
    ),
  ])

const small = () => SMALL_PRINT

/** Draws a completed blood test as a PDF. Unchecked rows are listed separately, without their values. */
export function drawResult(sheet: ResultSheet, given?: ClinicalTranslate): Buffer {
  const t: Translate = given ?? translatorFor(sheet.locale)
  const { clinic, contact, patient, fileName: file, createdAt, concluded, audience } = sheet
  const { collectedOn, markers, qualitative, checks } = concluded
  const title = collectedOn
    ? t('bloodTests.sheet.titleOf', { day: utcDay(collectedOn) })
    : t('bloodTests.sheet.title')
  const typesetter = new Typesetter()
  const row = (cells: string[], style = BODY) => typesetter.row(cells, COLUMNS, style)
  const rangeText = ({ low, high }: MarkerRow) => {
    if (low !== null && high !== null) return t('bloodTests.range.between', { low, high })
    if (high !== null) return t('bloodTests.range.upTo', { high })
    return low === null ? '' : t('bloodTests.range.from', { low })
  }
  const rows = markers
    .filter(({ doubtful }) => !doubtful)
    .map((marker) =>
      row([
        displayName(marker, t),
        figureText(t, marker),
        rangeText(marker),
        t(`bloodTests.sheet.flag.${flagOf(marker)}`),
      ]),
    )
  const unchecked = uncheckedItems(checks, t)
  const { text: parts, english } = clinicalTexts(
    sheet.locale,
    (words) => resultParts(concluded, words, audience),
    given,
  )
  const lines = [
    ...typesetter.paragraph([clinic, ...contact].join(' · '), SMALL_PRINT),
    ...typesetter.paragraph(title, TITLE),
    ...typesetter.paragraph(t('bloodTests.sheet.about', { patient, file, day: createdAt }), SMALL_PRINT),
    ...parts.flatMap((part, index) =>
      part.title === null
        ? [
            ...partLines([part], typesetter),
            ...partLines((english ?? []).slice(index, index + 1).filter(isUrgentPart), typesetter, small),
          ]
        : [],
    ),
    { above: 10, height: 0, texts: [] },
    row(
      [
        t('bloodTests.sheet.marker'),
        t('bloodTests.sheet.value'),
        t('bloodTests.sheet.range'),
        t('bloodTests.sheet.result'),
      ],
      STRONG,
    ),
    ...rows,
    ...qualitative.map(({ name, text }) => row([name, text, '', t('bloodTests.sheet.inWords')])),
    ...(unchecked.length > 0
      ? typesetter.paragraph(t('bloodTests.sheet.unchecked'), HEADING, { above: 10 })
      : []),
    ...unchecked.flatMap((item) => typesetter.paragraph(`• ${item}`, BODY, { indent: 10 })),
    ...partLines(
      parts.filter((part) => part.title !== null),
      typesetter,
    ),
    ...(english ? typesetter.paragraph(t('app.inEnglish'), HEADING, { above: 10 }) : []),
    ...partLines((english ?? []).filter(isExplanation), typesetter, small),
  ]
  return drawPages(
    paginate(lines),
    { title, creator: clinic },
    { logo: sheet.logo, foot: t('bloodTests.disclaimer') },
  )
}
