import { type Answers, type FormItem, type Part, type Problems, questionsOf } from '../../../shared/forms.ts'
import { isAnswered } from './answers.ts'

/** How long a question takes; a group that is filled in several times, for one entry. Seconds. */
const SECONDS: { [Type in FormItem['type']]?: number } = { text: 40, group: 45, date: 15 }
const USUAL_SECONDS = 10

/** Minutes that these questions take, at least one. */
export function minutesOf(questions: readonly FormItem[]) {
  const seconds = questions.map(({ type, look }) =>
    look === 'sites' ? 20 : (SECONDS[type] ?? USUAL_SECONDS),
  )
  return Math.max(1, Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60))
}

export type PartProgress = { answered: number; shown: number; missing: number }

/** How many of the shown questions of a part have an answer, and how many of the others must be answered. */
export function progressOf({ items }: Pick<Part, 'items'>, shown: Answers): PartProgress {
  const questions = questionsOf(items, shown)
  const open = questions.filter(({ linkId }) => !isAnswered(shown[linkId]))
  return {
    answered: questions.length - open.length,
    shown: questions.length,
    missing: open.filter(({ required }) => required).length,
  }
}

/** The shown questions without an answer. */
export const openQuestions = (parts: readonly Part[], shown: Answers) =>
  parts.flatMap(({ items }) => questionsOf(items, shown)).filter(({ linkId }) => !isAnswered(shown[linkId]))

/** Of a form's problems those of one part; a problem within a repeated group is that of the group's part. */
export function problemsOf({ items }: Pick<Part, 'items'>, shown: Answers, problems: Problems): Problems {
  const names = questionsOf(items, shown).map(({ linkId }) => linkId)
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) =>
      names.some((name) => path === name || path.startsWith(`${name}.`)),
    ),
  )
}
