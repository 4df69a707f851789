/** A summary as a sheet of paper for any doctor: in the reader's language and in English, on at most three pages. */
import { languageOf, type Translate } from '../../locales/translate.ts'
import { translatorFor } from '../platform/locales.ts'
import {
  DANGER,
  drawPages,
  FAINT,
  hairline,
  INK,
  type Line,
  paginate,
  type Style,
  Typesetter,
  together,
} from '../platform/paper.ts'
import { figureOf, rangeOf } from './figures.ts'
import type { SummaryFacts } from './summaryFacts.ts'
import { dayIn, flagText, nameOf, type Section, sectionsOf } from './summaryText.ts'

const MAX_PAGES = 3
/** Points. */
const SIZE = 9.5
/** The columns of the results. */
const COLUMNS = { starts: [0, 144, 220, 302, 434], gap: 10 }

const BODY: Style = { face: 'text', size: SIZE, colour: INK }
const SMALL: Style = { ...BODY, size: 8.5 }
const BESIDE: Style = { ...SMALL, colour: FAINT }
const STRONG: Style = { ...BODY, face: 'strong' }
const HEADING: Style = { ...STRONG, size: 11.5 }
const NAME: Style = { face: 'title', size: 18, colour: INK }
const URGENT: Style = { ...STRONG, colour: DANGER }

/** Limits: rows of the results, items of each other list, and characters of a text. */
type Room = { values: number; items: number; characters: number }
/**
 * From everything down to what fits even if every text has its maximum length. Allergies get `ALLERGIES` times as many.
 */
const ROOMS: readonly Room[] = [
  { values: 260, items: 500, characters: 10_000 },
  ...[130, 110, 95, 80, 70, 60].map((values) => ({ values, items: 60, characters: 1_500 })),
  { values: 50, items: 40, characters: 700 },
  { values: 40, items: 24, characters: 300 },
  { values: 25, items: 12, characters: 200 },
  { values: 12, items: 8, characters: 120 },
  { values: 6, items: 5, characters: 80 },
]
const ALLERGIES = 3

/** A text with its English; once if they are equal. */
const both = (text: string, english: string) => (text === english ? text : `${text} · ${english}`)

/** A paragraph, and its English below where it differs. */
function inBoth(
  typesetter: Typesetter,
  { text, english, style, above, indent = 0 }: InBoth & { style: Style },
): Line[] {
  return [
    ...typesetter.paragraph(text, style, { above, indent }),
    ...(english === text || english === ''
      ? []
      : typesetter.paragraph(english, { ...BESIDE, colour: style === URGENT ? DANGER : FAINT }, { indent })),
  ]
}
type InBoth = { text: string; english: string; above: number; indent?: number }

function headLines(
  { letterhead: { clinic, contact }, patient, carers, today }: SummaryFacts,
  t: Translate,
  typesetter: Typesetter,
) {
  const { name, dateOfBirth: born, phone, emergencyContactName, emergencyContactPhone } = patient
  const emergency = [emergencyContactName, emergencyContactPhone].filter(Boolean).join(', ')
  return (english: Translate): Line[] => {
    const about = (words: Translate) =>
      [
        born
          ? words('record.summary.born', { day: dayIn(born, words) })
          : words('record.summary.bornUnknown'),
        ...(phone ? [words('record.summary.phone', { phone })] : []),
        ...(emergency ? [words('record.summary.emergency', { contact: emergency })] : []),
        ...(carers.length > 0 ? [words('record.summary.carers', { names: carers })] : []),
      ].join(' · ')
    const made = (words: Translate) => words('record.summary.made', { day: dayIn(today, words), clinic })
    return [
      ...typesetter.paragraph([clinic, ...contact].join(' · '), BESIDE),
      ...typesetter.paragraph(both(t('record.summary.title'), english('record.summary.title')), STRONG, {
        above: 4,
      }),
      ...typesetter.paragraph(name, NAME),
      ...inBoth(typesetter, { text: about(t), english: about(english), style: BODY, above: 2 }),
      ...inBoth(typesetter, { text: made(t), english: made(english), style: BESIDE, above: 2 }),
    ]
  }
}

/** The summary as lines, within the limits. */
function layOut(facts: SummaryFacts, t: Translate, typesetter: Typesetter, room: Room): Line[] {
  const english = languageOf(facts.locale) === 'en' ? t : translatorFor('en')
  const cut = (text: string, words: Translate) =>
    text.length <= room.characters
      ? text
      : words('record.summary.cut', { text: text.slice(0, room.characters).toWellFormed() })
  const more = (count: number) =>
    count > 0
      ? inBoth(typesetter, {
          ...{
            text: t('record.summary.more', { count }),
            english: english('record.summary.more', { count }),
          },
          ...{ style: BODY, above: 2, indent: 10 },
        })
      : []
  const row = (cells: string[], style: Style) => typesetter.row(cells, COLUMNS, style)

  const resultLines = (): Line[] => {
    const { values, inWords, moreValues } = facts
    const shown = values.slice(0, room.values)
    const words = inWords.slice(0, Math.max(0, room.values - shown.length))
    if (values.length + inWords.length === 0) return []
    const titles = (['marker', 'value', 'range', 'result'] as const).map((column) =>
      both(t(`bloodTests.sheet.${column}`), english(`bloodTests.sheet.${column}`)),
    )
    const day = both(t('record.summary.results.day'), english('record.summary.results.day'))
    return [
      { ...row([...titles, day], { ...SMALL, face: 'strong' }), above: 4 },
      ...shown.map((value) =>
        row(
          [
            cut(both(nameOf(value, t), nameOf(value, english)), t),
            figureOf(value),
            rangeOf(value),
            both(flagText(value, t), flagText(value, english)),
            dayIn(value.day, t),
          ],
          value.row.flag === 'low' || value.row.flag === 'high' ? { ...SMALL, face: 'strong' } : SMALL,
        ),
      ),
      ...words.map(({ row: { name, text }, day: on }) =>
        row([cut(name, t), cut(text, t), '', '', dayIn(on, t)], SMALL),
      ),
      ...more(values.length + inWords.length - shown.length - words.length + moreValues),
    ]
  }

  const sectionLines = (section: Section, beside: Section): Line[] => {
    const isUrgent = section.key === 'alerts'
    const style = isUrgent ? URGENT : BODY
    const most = section.key === 'results' ? 0 : room.items * (section.key === 'allergies' ? ALLERGIES : 1)
    const items = section.items.slice(0, most)
    const heading = typesetter.paragraph(
      both(section.title, beside.title),
      isUrgent ? { ...HEADING, colour: DANGER } : HEADING,
      { above: isUrgent ? 4 : 9 },
    )
    const [first, ...others] = [
      ...section.sentences.flatMap((text, index) =>
        inBoth(typesetter, {
          ...{ text: cut(text, t), english: cut(beside.sentences[index] ?? text, english) },
          ...{ style, above: 2 },
        }),
      ),
      ...(isUrgent ? [hairline(6)] : []),
      ...items.flatMap((item, index) => {
        const same = beside.items[index] ?? item
        const name = cut(both(item.text, same.text), t)
        return together([
          ...inBoth(typesetter, {
            text: `• ${item.detail ? `${name}: ${cut(item.detail, t)}` : name}`,
            english: item.detail === same.detail ? '' : cut(same.detail ?? '', english),
            ...{ style: BODY, above: 1.5, indent: 6 },
          }),
          ...(item.source
            ? typesetter.paragraph(both(item.source, same.source ?? item.source), BESIDE, { indent: 10 })
            : []),
        ])
      }),
      ...(section.key === 'results' ? resultLines() : more(section.items.length - items.length)),
    ]
    return [
      ...(isUrgent ? [hairline(8)] : []),
      ...together([...heading, ...(first ? [first] : [])]),
      ...others,
    ]
  }

  const besides = sectionsOf(facts, english, 'english')
  return [
    ...headLines(facts, t, typesetter)(english),
    ...sectionsOf(facts, t, 'texts').flatMap((section, index) =>
      sectionLines(section, besides[index] ?? section),
    ),
  ]
}

/** Draws a summary as a PDF. What does not fit on three pages is counted, section by section. */
export function drawSummary(facts: SummaryFacts, t = translatorFor(facts.locale)): Buffer {
  const typesetter = new Typesetter()
  let pages: Line[][] = []
  for (const room of ROOMS) {
    pages = paginate(layOut(facts, t, typesetter, room))
    if (pages.length <= MAX_PAGES) break
  }
  const { letterhead, patient, today } = facts
  const { clinic, logo } = letterhead
  return drawPages(
    pages,
    { title: t('record.summary.title'), creator: clinic },
    { logo, foot: t('record.summary.foot', { name: patient.name, day: dayIn(today, t), clinic }) },
  )
}
