import { type FormItem, flatten, type Questionnaire } from '../../../shared/forms.ts'
import { numbersOf, placeOf, sameValue } from './draftItems.ts'

/** Other differences of a question that stayed. */
const ASPECTS = [
  'place',
  'kind',
  'answers',
  'must',
  'help',
  'condition',
  'profile',
  'unit',
  'limits',
  'safety',
] as const
type Aspect = (typeof ASPECTS)[number]

export type FormChange =
  | { kind: 'title'; before: string; after: string }
  | { kind: 'new'; number: string; text: string }
  /** The number is the one that it had. */
  | { kind: 'gone'; number: string; text: string }
  /** Words of a question, or of one of its answers. */
  | { kind: 'reads'; number: string; before: string; after: string }
  | { kind: 'other'; number: string; text: string; aspects: Aspect[] }

type Version = { title: string; questionnaire: Questionnaire }

const wordsOf = ({ answerOption }: FormItem) => (answerOption ?? []).map(({ valueString }) => valueString)

/** The answers whose words changed: those at the same place of lists of the same length, each new there. */
function reworded(before: FormItem, after: FormItem): { before: string; after: string }[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  if (old.length !== now.length) return []
  return old.flatMap((words, index) => {
    const next = now[index] ?? ''
    return words !== next && !now.includes(words) && !old.includes(next)
      ? [{ before: words, after: next }]
      : []
  })
}

const FIELDS: Record<Exclude<Aspect, 'place' | 'answers' | 'safety'>, (item: FormItem) => unknown> = {
  kind: ({ type, look, repeats }) => [type, look, repeats === true],
  must: ({ required }) => required === true,
  help: ({ help, minText, maxText }) => [help, minText, maxText],
  condition: ({ enableWhen, enableBehavior }) =>
    enableWhen?.length ? [enableWhen, enableBehavior ?? 'all'] : null,
  profile: ({ profile }) => profile,
  unit: ({ unit }) => unit,
  limits: ({ min, max }) => [min, max],
}

/** The positions of a longest rising sequence: what of a list kept its order. */
function inOrder(numbers: readonly number[]): Set<number> {
  const best = numbers.map(() => ({ length: 1, previous: -1 }))
  numbers.forEach((number, index) => {
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (best[earlier]?.length ?? 0) + 1
      if ((numbers[earlier] ?? 0) < number && length > (best[index]?.length ?? 0)) {
        best[index] = { length, previous: earlier }
      }
    }
  })
  const kept = new Set<number>()
  const longest = Math.max(0, ...best.map(({ length }) => length))
  for (let at = best.findIndex(({ length }) => length === longest); at >= 0; at = best[at]?.previous ?? -1) {
    kept.add(at)
  }
  return kept
}

/** Moved items: in another group, or in another order among those that stayed. */
function movedItems(before: readonly FormItem[], after: readonly FormItem[]): Set<string> {
  const moved = new Set<string>()
  const look = (list: readonly FormItem[], parent: string | null) => {
    const places = list.flatMap(({ linkId }) => {
      const place = placeOf(before, linkId)
      if (place && place.parent !== parent) moved.add(linkId)
      return place && place.parent === parent ? [{ linkId, index: place.index }] : []
    })
    const kept = inOrder(places.map(({ index }) => index))
    for (const [at, { linkId }] of places.entries()) if (!kept.has(at)) moved.add(linkId)
    for (const { linkId, item } of list) look(item ?? [], linkId)
  }
  look(after, null)
  return moved
}

/** Changes of a draft against the version in use, in the draft's order, then what it leaves out. */
export function changesBetween(before: Version, after: Version): FormChange[] {
  const [old, now] = [before.questionnaire.item, after.questionnaire.item]
  const [oldNumbers, numbers] = [numbersOf(old), numbersOf(now)]
  const known = new Map(flatten(old).map((item) => [item.linkId, item]))
  const present = new Map(flatten(now).map((item) => [item.linkId, item]))
  const moved = movedItems(old, now)
  const changes: FormChange[] =
    before.title === after.title ? [] : [{ kind: 'title', before: before.title, after: after.title }]

  for (const item of flatten(now)) {
    const number = numbers.get(item.linkId) ?? ''
    const was = known.get(item.linkId)
    if (!was) {
      changes.push({ kind: 'new', number, text: item.text })
      continue
    }
    if (was.text !== item.text) changes.push({ kind: 'reads', number, before: was.text, after: item.text })
    const words = reworded(was, item)
    for (const one of words) changes.push({ kind: 'reads', number, ...one })
    const renamed = new Map(words.map((one) => [one.before, one.after]))
    const expected = wordsOf(was).map((one) => renamed.get(one) ?? one)
    // A condition that follows the new words of an answer is no change of its own.
    const asked = followed(was, known, present)
    const aspects = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter(
      (aspect) => !sameValue(FIELDS[aspect](asked), FIELDS[aspect](item)),
    )
    const isSafe = sameValue(
      (was.answerOption ?? []).map(({ condition }) => condition),
      (item.answerOption ?? []).map(({ condition }) => condition),
    )
    const all: Aspect[] = [
      ...(moved.has(item.linkId) ? (['place'] as const) : []),
      ...aspects,
      ...(sameValue(expected, wordsOf(item)) ? [] : (['answers'] as const)),
      ...(isSafe || !sameValue(expected, wordsOf(item)) ? [] : (['safety'] as const)),
    ]
    if (all.length > 0) {
      changes.push({
        ...{ kind: 'other', number, text: item.text },
        aspects: ASPECTS.filter((aspect) => all.includes(aspect)),
      })
    }
  }
  for (const item of flatten(old)) {
    if (!present.has(item.linkId)) {
      changes.push({ kind: 'gone', number: oldNumbers.get(item.linkId) ?? '', text: item.text })
    }
  }
  return changes
}

/** An earlier item, with its conditions in the present words of their answers. */
function followed(item: FormItem, before: Map<string, FormItem>, now: Map<string, FormItem>): FormItem {
  if (!item.enableWhen) return item
  return {
    ...item,
    enableWhen: item.enableWhen.map((asked) => {
      const [was, is] = [before.get(asked.question), now.get(asked.question)]
      const words = was && is ? reworded(was, is).find((one) => one.before === asked.answerString) : undefined
      return words ? { ...asked, answerString: words.after } : asked
    }),
  }
}
