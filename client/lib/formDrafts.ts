import type { Language } from '../../locales/translate.ts'
import type { Answer, Answers, Entry, Questionnaire, SentFormState } from '../../shared/forms.ts'

/** A form that was sent to the person. Instants in ISO format, `dueOn` a day. */
export type MyForm = {
  id: string
  title: string
  language: Language
  state: SentFormState
  questionnaire: Questionnaire
  answers: Answers
  base: number
  /** Who sent it. */
  from: string
  sentAt: string
  dueOn: string | null
  submittedAt: string | null
}

/** Answers that the server does not have yet, with all others of their form. */
export type FormDraft = {
  answers: Answers
  /** The version of the server's answers that these began from, and those answers. */
  base: number
  saved: Answers
  /** When each answer that is not sent yet was given, as an ISO instant. */
  saidAt: { [linkId: string]: string }
}

export const hasUnsent = ({ saidAt }: FormDraft) => Object.keys(saidAt).length > 0

function sortedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedText).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${sortedText(one)}`).join()}}`
}
const isSame = (one: Answer | Entry[] | undefined, other: Answer | Entry[] | undefined) =>
  sortedText(one) === sortedText(other)

/** `answers` with those of `from` for the named questions, also where there is none. */
function taking(answers: Answers, from: Answers, linkIds: readonly string[]): Answers {
  const taken = { ...answers }
  for (const linkId of linkIds) {
    const answer = from[linkId]
    if (answer === undefined) delete taken[linkId]
    else taken[linkId] = answer
  }
  return taken
}

/** What another device or tab changed since the draft began. */
export type Met = {
  draft: FormDraft
  /** Questions whose answer was replaced by a later one. */
  taken: string[]
  /** Questions that were answered differently there, and whose answer here is not sent yet. */
  twice: string[]
}

/**
 * The draft after the server's answers were seen. Unsent answers stay; which of two counts is decided by the server, so
 * that the base stays the older one until then.
 */
export function metBy(draft: FormDraft, server: { base: number; answers: Answers }): Met {
  if (server.base <= draft.base) return { draft, taken: [], twice: [] }
  const names = [...new Set([...Object.keys(draft.saved), ...Object.keys(server.answers)])]
  const changed = names.filter((linkId) => !isSame(draft.saved[linkId], server.answers[linkId]))
  const taken = changed.filter(
    (linkId) => draft.saidAt[linkId] === undefined && !isSame(draft.answers[linkId], server.answers[linkId]),
  )
  const twice = changed.filter(
    (linkId) => draft.saidAt[linkId] !== undefined && !isSame(draft.answers[linkId], server.answers[linkId]),
  )
  return {
    draft: {
      ...draft,
      answers: taking(draft.answers, server.answers, taken),
      saved: server.answers,
      base: hasUnsent(draft) ? draft.base : server.base,
    },
    taken,
    twice,
  }
}

/** What `forms.answer` returns, as far as a draft needs it. */
export type Stored = { base: number; answers: Answers; changed: string[] }

/** The draft after it was stored: answers given in the meantime are still unsent. `taken` as in `Met`. */
export function afterStoring(now: FormDraft, sent: FormDraft, { base, answers, changed }: Stored) {
  const saidAt = Object.fromEntries(
    Object.entries(now.saidAt).filter(([linkId, at]) => sent.saidAt[linkId] !== at),
  )
  const taken = changed.filter((linkId) => saidAt[linkId] === undefined)
  const draft: FormDraft = { answers: taking(now.answers, answers, taken), base, saved: answers, saidAt }
  return { draft, taken }
}

/** A form's draft: what this browser kept, with the server's answers to all other questions. */
export function draftOf(form: Pick<MyForm, 'answers' | 'base'>, kept: FormDraft | null): FormDraft {
  const { answers, base } = form
  if (!kept || !hasUnsent(kept)) return { answers, base, saved: answers, saidAt: {} }
  return { ...kept, answers: taking(answers, kept.answers, Object.keys(kept.saidAt)), saved: kept.saved }
}

/** Two tabs' drafts of one form: of each unsent answer the later one. */
export function joined(own: FormDraft, other: FormDraft): FormDraft {
  const later = Object.keys(other.saidAt).filter(
    (linkId) => (other.saidAt[linkId] ?? '') > (own.saidAt[linkId] ?? ''),
  )
  const saidAt = { ...own.saidAt }
  for (const linkId of later) saidAt[linkId] = other.saidAt[linkId] ?? ''
  return { ...own, answers: taking(own.answers, other.answers, later), saidAt }
}
