import { wordsOf } from './substances.ts'
import { TABLES } from './tables.ts'

/** The vocabulary of conditions, which histories name and rules list. */
export const CONDITIONS: readonly { id: string; classes: readonly string[]; names: readonly string[] }[] =
  TABLES.conditions.map(({ id, classes, names }) => ({
    id,
    classes: wordsOf(classes),
    names: names.split('; '),
  }))

const CLASSES = new Map(CONDITIONS.map(({ id, classes }) => [id, classes]))

/** What rules may refer to a condition by: its id and its classes. */
export const classesOf = (condition: string): readonly string[] => [
  ...new Set([condition, ...(CLASSES.get(condition) ?? [])]),
]
