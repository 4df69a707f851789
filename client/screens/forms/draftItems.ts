import { type FormItem, flatten } from '../../../shared/forms.ts'
import { randomId } from '../../lib/randomId.ts'

// Changes of a questionnaire's items. Each function returns new items and leaves the given ones unchanged.

type Items = readonly FormItem[]

/** A name that no other item has, and that no earlier version had. */
export const freshLinkId = () => `q${randomId().slice(0, 12)}`

/** Whether an item of the first level is a part of the form, which the editor draws as a tab. */
const isPart = ({ type, repeats }: FormItem) => type === 'group' && !repeats

/** The items all in parts: those between parts become their own. */
export function inParts(items: Items, title: string): FormItem[] {
  const parts: FormItem[] = []
  let loose: FormItem | null = null
  for (const item of items) {
    if (isPart(item)) {
      parts.push(item)
      loose = null
      continue
    }
    if (loose) loose.item?.push(item)
    else {
      loose = { linkId: freshLinkId(), text: title, type: 'group', item: [item] }
      parts.push(loose)
    }
  }
  return parts
}

/** The number of each item as the editor shows it, "2.3" for the third one of the second part. */
export function numbersOf(items: Items): Map<string, string> {
  const numbers = new Map<string, string>()
  const count = (list: Items, before: string) => {
    list.forEach((item, index) => {
      const number = `${before}${index + 1}`
      numbers.set(item.linkId, number)
      count(item.item ?? [], `${number}.`)
    })
  }
  count(items, '')
  return numbers
}

export const itemOf = (items: Items, linkId: string) => flatten(items).find((one) => one.linkId === linkId)

/** An item's position: the group around it, null at the first level, and its index from 0. */
export function placeOf(
  items: Items,
  linkId: string,
  parent: string | null = null,
): { parent: string | null; index: number } | null {
  const index = items.findIndex((one) => one.linkId === linkId)
  if (index >= 0) return { parent, index }
  for (const one of items) {
    const found = placeOf(one.item ?? [], linkId, one.linkId)
    if (found) return found
  }
  return null
}

/** Changes the list of items of a group, or the first level for null. */
function changeList(items: Items, parent: string | null, change: (list: Items) => Items): FormItem[] {
  if (parent === null) return [...change(items)]
  return items.map((one) => {
    if (one.linkId === parent) return { ...one, item: [...change(one.item ?? [])] }
    return one.item ? { ...one, item: changeList(one.item, parent, change) } : one
  })
}

export const changeItem = (items: Items, linkId: string, change: (item: FormItem) => FormItem): FormItem[] =>
  items.map((one) => {
    if (one.linkId === linkId) return change(one)
    return one.item ? { ...one, item: changeItem(one.item, linkId, change) } : one
  })

export const insertItem = (items: Items, parent: string | null, index: number, added: FormItem) =>
  changeList(items, parent, (list) => list.toSpliced(index, 0, added))

export function removeItem(items: Items, linkId: string): FormItem[] {
  const place = placeOf(items, linkId)
  return place ? changeList(items, place.parent, (list) => list.toSpliced(place.index, 1)) : [...items]
}

/** Moves an item to a position among its siblings. */
export function moveItem(items: Items, linkId: string, to: number): FormItem[] {
  const place = placeOf(items, linkId)
  if (!place) return [...items]
  return changeList(items, place.parent, (list) => moved(list, place.index, to))
}

/** Moves an item to the end of another group. */
export function moveInto(items: Items, linkId: string, parent: string): FormItem[] {
  const item = itemOf(items, linkId)
  const goal = itemOf(items, parent)
  if (!item || !goal || flatten([item]).includes(goal)) return [...items]
  return insertItem(removeItem(items, linkId), parent, goal.item?.length ?? 0, item)
}

/** A list with one of its elements at another position. */
export function moved<Element>(list: readonly Element[], from: number, to: number): Element[] {
  const [element] = list.slice(from, from + 1)
  return element === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, element)
}

/** A copy of an item under new names; conditions inside it ask the copies of what they asked. */
export function copyOf(item: FormItem): FormItem {
  const names = new Map(flatten([item]).map(({ linkId }) => [linkId, freshLinkId()]))
  const renamed = (one: FormItem): FormItem => ({
    ...one,
    linkId: names.get(one.linkId) ?? one.linkId,
    ...(one.enableWhen && {
      enableWhen: one.enableWhen.map((asked) => ({
        ...asked,
        question: names.get(asked.question) ?? asked.question,
      })),
    }),
    ...(one.item && { item: one.item.map(renamed) }),
  })
  return renamed(item)
}

/**
 * Changes the words of an answer, and of the conditions that ask for it. Where another answer has the same words, before
 * or after, conditions stay as they are: it would be uncertain which one they mean.
 */
export function renameOption(items: Items, linkId: string, index: number, words: string): FormItem[] {
  const options = itemOf(items, linkId)?.answerOption ?? []
  const before = options[index]?.valueString
  const isClear = options.every(
    ({ valueString }, at) => at === index || (valueString !== before && valueString !== words),
  )
  const named = changeItem(items, linkId, (item) => ({
    ...item,
    answerOption: options.map((option, at) => (at === index ? { ...option, valueString: words } : option)),
  }))
  if (!isClear) return named
  const follow = (item: FormItem): FormItem => ({
    ...item,
    ...(item.enableWhen && {
      enableWhen: item.enableWhen.map((asked) =>
        asked.question === linkId && asked.answerString === before
          ? { ...asked, answerString: words }
          : asked,
      ),
    }),
    ...(item.item && { item: item.item.map(follow) }),
  })
  return named.map(follow)
}

/**
 * The questions that a condition of an item can ask: those before it, of a repeated group only from within the same group.
 */
export function questionsBefore(items: Items, linkId: string): FormItem[] {
  const walk = (list: Items, before: FormItem[]): FormItem[] | null => {
    for (const item of list) {
      if (item.linkId === linkId) return before
      if (item.type === 'group') {
        const found = walk(item.item ?? [], item.repeats ? [...before] : before)
        if (found) return found
      } else if (item.type !== 'display') before.push(item)
    }
    return null
  }
  return walk(items, []) ?? []
}

/** How many questions a part has, repeated groups as one each. */
export const questionCount = (items: Items): number =>
  items.reduce((sum, item) => {
    if (item.type === 'display') return sum
    return sum + (item.type === 'group' && !item.repeats ? questionCount(item.item ?? []) : 1)
  }, 0)

/** JSON with the keys of objects in one order; the database keeps another one than the editor. */
const sortedJson = (value: unknown) =>
  JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

export const sameValue = (a: unknown, b: unknown) => sortedJson(a) === sortedJson(b)
