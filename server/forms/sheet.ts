/** An answered form on paper. */
import { type Language, utcDay } from '../../locales/translate.ts'
import { type Answers, partsOf, type Questionnaire, questionsOf } from '../../shared/forms.ts'
import { linesOf } from '../../shared/formText.ts'
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

/** The contents of the document. `patient` and `from` are names, `day` the patient's own of its sending (yyyy-MM-dd). */
export type FormSheet = Letterhead & {
  patient: string
  from: string
  title: string
  /** The language in which the form is written, and so the whole document. */
  language: Language
  version: number
  day: string
  questionnaire: Questionnaire
  answers: Answers
}

/** Points. */
const SIZE = 10.5
const GAP = 12
/** The columns of questions and answers. */
const COLUMNS = { starts: [0, WIDTH * 0.48], gap: GAP }
/** Characters of an answer that fit beside its question. */
const MOST_BESIDE = 800

const TEXT: Style = { face: 'text', size: SIZE, colour: INK }
const STRONG: Style = { ...TEXT, face: 'strong' }
const NOTE: Style = { ...TEXT, size: SIZE - 2, colour: FAINT }

/**
 * A question beside its answer, on one page. An answer longer than `MOST_BESIDE` follows below its question and may
 * span pages.
 */
function linesOfQuestion(question: string, answers: string[], typesetter: Typesetter): Line[] {
  const answer = answers.join('\n')
  if (answer.length > MOST_BESIDE) {
    return [
      ...typesetter.paragraph(question, TEXT, { above: SIZE / 2 }),
      ...typesetter.paragraph(answer, STRONG, { indent: GAP }),
      hairline(SIZE / 2),
    ]
  }
  const beside = typesetter.row([question, ''], COLUMNS, TEXT)
  const said = typesetter.row(['', answer], COLUMNS, STRONG)
  return [
    { ...beside, height: Math.max(beside.height, said.height), texts: [...beside.texts, ...said.texts] },
  ]
}

/** Draws a form's answers as a PDF: every visible question, also unanswered ones. */
export function drawForm(form: FormSheet, t = translatorFor(form.language)): Buffer {
  const { clinic, contact, title, version, patient, from, day, questionnaire, answers } = form
  const typesetter = new Typesetter()
  const lines: Line[] = []
  const write = (text: string, above: number, style: Style) =>
    lines.push(...typesetter.paragraph(text, style, { above }))
  write(clinic, 0, { ...STRONG, colour: ACCENT })
  if (contact.length > 0) write(contact.join(' · '), 0, NOTE)
  write(title, SIZE, { face: 'title', size: SIZE * 2, colour: INK })
  write(t('forms.sheet.answeredBy', { name: patient, day: utcDay(day) }), SIZE / 3, STRONG)
  write(t('forms.sheet.sentBy', { name: from, version }), 0, NOTE)
  for (const part of partsOf(questionnaire, answers)) {
    if (part.title) write(part.title, SIZE * 1.5, { ...STRONG, size: SIZE + 1.5 })
    for (const item of questionsOf(part.items, answers)) {
      const said = linesOf(t, item, answers[item.linkId])
      const shown = said.length > 0 ? said : [t('forms.mine.leftOut')]
      lines.push(...linesOfQuestion(item.text, shown, typesetter))
    }
  }
  return drawPages(
    paginate(lines),
    { title, author: patient, creator: clinic },
    { logo: form.logo, foot: t('forms.sheet.foot', { title, name: patient }) },
  )
}
