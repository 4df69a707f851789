import {
  type Answer,
  type Answers,
  type Entry,
  type FormItem,
  isDeclined,
  isEnabled,
  isEntries,
  isRepeatedGroup,
  type Problem,
  type Problems,
  type Questionnaire,
  type Value,
} from '../../../shared/forms.ts'

/** The value of a key; undefined if unanswered. */
export type Held = Answer | Entry[] | undefined

/** A store of some items' answers: the form itself, or one entry of a repeated group. */
export type Scope = {
  /** Before the names of its problems: '' or 'group.0.'. */
  path: string
  subscribe: (listener: () => void) => () => void
  get: (linkId: string) => Held
  set: (linkId: string, answer: Held) => void
  /** The answers of what is shown, inside and around: what conditions look at. */
  shown: () => Answers
  problem: (linkId: string) => Problem | undefined
}

/** The answers of a form that is filled in. Each question subscribes to its own one. */
export type FormStore = Scope & {
  answers: () => Answers
  /** Takes over answers from elsewhere, without calling `onAnswer`. */
  replace: (answers: Answers) => void
  /** Shows problems beside their fields; each disappears when its question is answered. */
  showProblems: (problems: Problems) => void
}

/** A number is NaN while what was typed is none, or has two readings. */
const isUnanswered = (answer: Held) =>
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.every((value) => value === '')) ||
  Number.isNaN(answer)

/** Copies the answers without an unanswered one. */
function withAnswer<Names extends { [linkId: string]: Held }>(answers: Names, linkId: string, answer: Held) {
  const { [linkId]: _before, ...others } = answers
  return (answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)
    ? others
    : { ...others, [linkId]: answer }) as unknown as Names
}

/**
 * The answers of what is shown: the answer of a hidden question counts for nothing that follows, as at the server.
 * Entries of repeated groups keep their positions.
 */
export function shownAnswers({ item: items }: Questionnaire, answers: Answers): Answers {
  const read = (list: readonly FormItem[], from: Answers, into: Answers, around: Answers) => {
    for (const item of list) {
      if (item.type === 'display' || !isEnabled(item, { ...around, ...into })) continue
      const held = from[item.linkId]
      if (item.type === 'group' && !item.repeats) read(item.item ?? [], from, into, around)
      else if (isRepeatedGroup(item)) {
        if (!isEntries(held)) continue
        into[item.linkId] = held.map((entry) => {
          const shown: Answers = {}
          read(item.item ?? [], entry, shown, { ...around, ...into })
          return shown as Entry
        })
      } else if (held !== undefined && !isUnanswered(held)) into[item.linkId] = held
    }
  }
  const shown: Answers = {}
  read(items, answers, shown, {})
  return shown
}

/** Makes the store of a form. `onAnswer` is called with the name in the form of each answer that the person changes. */
export function createFormStore(
  questionnaire: Questionnaire,
  start: Answers,
  onAnswer?: (linkId: string) => void,
): FormStore {
  const listeners = new Set<() => void>()
  let answers = start
  let shown: Answers | null = null
  let problems: Problems = {}
  const change = (next: Answers) => {
    answers = next
    shown = null
    for (const listener of listeners) listener()
  }
  return {
    path: '',
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    answers: () => answers,
    get: (linkId) => answers[linkId],
    set: (linkId, answer) => {
      if (Object.is(answers[linkId], answer)) return
      problems = Object.fromEntries(
        Object.entries(problems).filter(([path]) => path !== linkId && !path.startsWith(`${linkId}.`)),
      )
      change(withAnswer(answers, linkId, answer))
      onAnswer?.(linkId)
    },
    shown: () => {
      shown ??= shownAnswers(questionnaire, answers)
      return shown
    },
    problem: (linkId) => problems[linkId],
    replace: change,
    showProblems: (next) => {
      problems = next
      for (const listener of listeners) listener()
    },
  }
}

/** The entries of a repeated group; at least one, empty if there is none yet. */
export function entriesOf(held: Held): Entry[] {
  return isEntries(held) ? held : [{}]
}

/** The answers within one entry of a repeated group. */
export function entryScope(parent: Scope, group: string, index: number): Scope {
  const path = `${parent.path}${group}.${index}.`
  return {
    path,
    subscribe: parent.subscribe,
    get: (linkId) => entriesOf(parent.get(group))[index]?.[linkId],
    set: (linkId, answer) => {
      const entries = entriesOf(parent.get(group))
      parent.set(
        group,
        entries.map((entry, at) => (at === index ? withAnswer(entry, linkId, answer) : entry)),
      )
    },
    shown: () => {
      const around = parent.shown()
      const held = around[group]
      return { ...around, ...(isEntries(held) ? held[index] : undefined) }
    },
    problem: (linkId) => parent.problem(`${group}.${index}.${linkId}`),
  }
}

/**
 * A question that may have several answers, such as several texts, as a repeated group of that question: an entry holds
 * one answer under the question's own name.
 */
export function severalScope(scope: Scope, linkId: string): Scope {
  let last: { held: Held; entries: Entry[] | undefined } = { held: undefined, entries: undefined }
  return {
    ...scope,
    get: () => {
      const held = scope.get(linkId)
      if (held !== last.held) {
        const values = held === undefined || isDeclined(held) || isEntries(held) ? [] : [held].flat()
        last = { held, entries: values.map((value) => ({ [linkId]: value })) }
      }
      return last.entries
    },
    // An answer that is still empty keeps its place.
    set: (_linkId, entries) =>
      scope.set(
        linkId,
        isEntries(entries) ? entries.map((entry) => (entry[linkId] ?? '') as Value) : undefined,
      ),
  }
}

/** Whether a question has an answer, "I will say it at the visit" included; of a repeated group, any in its entries. */
export const isAnswered = (held: Held) =>
  isEntries(held)
    ? held.some((entry) => Object.values(entry).some((answer) => !isUnanswered(answer)))
    : !isUnanswered(held)

/** The chosen values of a choice. */
export function chosenOf(held: Held): string[] {
  if (held === undefined || isDeclined(held) || isEntries(held)) return []
  return [held].flat().filter((value) => typeof value === 'string')
}
