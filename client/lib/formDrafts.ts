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
  /** The sender. */
  from: string
  sentAt: string
  dueOn: string | null
  submittedAt: string | null
}

/** Unsent answers with all other answers of the form. */
export type FormDraft = {
  answers: Answers
  /** The version of the server's answers behind this draft, and those answers. */
  base: number
  saved: Answers
  /** When each unsent answer was given; ISO instants. */
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

/** `answers` with the named questions replaced by those of `from`, including absent ones. */
function taking(answers: Answers, from: Answers, linkIds: readonly string[]): Answers {
  const taken = { ...answers }
  for (const linkId of linkIds) {
    const answer = from[linkId]
    if (answer === undefined) delete taken[linkId]
    else taken[linkId] = answer
  }
  return taken
}

/** Changes by another device or tab since the draft began. */
export type Met = {
  draft: FormDraft
  /** Questions whose answer a later one replaced. */
  taken: string[]
  /** Questions answered differently elsewhere, with an unsent answer here. */
  twice: string[]
}

/**
 * Merges the server's answers into a draft. Unsent answers stay; the server decides which of two counts, so the base
 * stays the older one until then.
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

/** The part of `forms.answer`'s result that a draft needs. */
export type Stored = { base: number; answers: Answers; changed: string[] }

/** The draft after it was stored: answers given meanwhile are still unsent. `taken` as in `Met`. */
export function afterStoring(now: FormDraft, sent: FormDraft, { base, answers, changed }: Stored) {
  const saidAt = Object.fromEntries(
    Object.entries(now.saidAt).filter(([linkId, at]) => sent.saidAt[linkId] !== at),
  )
  const taken = changed.filter((linkId) => saidAt[linkId] === undefined)
  const draft: FormDraft = { answers: taking(now.answers, answers, taken), base, saved: answers, saidAt }
  return { draft, taken }
}

/** Returns a form's draft: this browser's unsent answers, and the server's for all other questions. */
export function draftOf(form: Pick<MyForm, 'answers' | 'base'>, kept: FormDraft | null): FormDraft {
  const { answers, base } = form
  if (!kept || !hasUnsent(kept)) return { answers, base, saved: answers, saidAt: {} }
  return { ...kept, answers: taking(answers, kept.answers, Object.keys(kept.saidAt)), saved: kept.saved }
}

/** Merges two tabs' drafts of a form: the later of two unsent answers wins. */
export function joined(own: FormDraft, other: FormDraft): FormDraft {
  const later = Object.keys(other.saidAt).filter(
    (linkId) => (other.saidAt[linkId] ?? '') > (own.saidAt[linkId] ?? ''),
  )
  const saidAt = { ...own.saidAt }
  for (const linkId of later) saidAt[linkId] = other.saidAt[linkId] ?? ''
  return { ...own, answers: taking(own.answers, other.answers, later), saidAt }
}
