import { GROUPS } from './classes.data.ts'
import { DRUGS } from './drugs.data.ts'
import { ALLERGENS, SUPPLEMENTS } from './supplements.data.ts'

/** A medicine, a supplement, herb or food, a whole group ("blood thinners"), or what one is allergic to. */
type Kind = 'drug' | 'supplement' | 'group' | 'allergen'

/** One line of the tables of substances. */
export type Substance = {
  id: string
  kind: Kind
  /** How a sentence calls it. */
  label: string
  /** Of the WHO, where there is one. */
  atc: string | null
  /** What rules may name it by: its id and its classes; a group has its classes only. */
  facets: ReadonlySet<string>
  /** What it is recognised by: names in several languages, usual misspellings, brands. */
  names: readonly string[]
}

/** The columns of a table's lines; empty lines and headings are left out. */
export const linesOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => line.split('|').map((column) => column.trim()))

/** The words of a column, which are separated by spaces. */
export const wordsOf = (column: string | undefined) => (column ?? '').split(' ').filter(Boolean)
const namesOf = (column: string | undefined) =>
  (column ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** What the sentences of the screen say where the first name of a line reads badly. */
const LABELS: Record<string, string> = {
  'st-johns-wort': "St John's wort",
  'cats-claw': "Cat's claw",
  'devils-claw': "Devil's claw",
  'lions-mane': "Lion's mane",
  'butchers-broom': "Butcher's broom",
  'omega-3': 'Omega-3',
  '5-htp': '5-HTP',
  same: 'SAMe',
  coq10: 'CoQ10',
  'pau-darco': "Pau d'arco",
}

function read(table: string, kind: Kind): Substance[] {
  return linesOf(table).map(([first = '', ...columns]) => {
    const [atc, classes, names, brands] =
      kind === 'group' ? ['', columns[0], columns[1], ''] : (columns as (string | undefined)[])
    const id = first.replaceAll(' ', '-')
    return {
      id,
      kind,
      label: LABELS[id] ?? titled(kind === 'group' ? first : (namesOf(names)[0] ?? first)),
      atc: atc || null,
      facets: new Set([...(kind === 'group' || kind === 'allergen' ? [] : [id]), ...wordsOf(classes)]),
      names: [...namesOf(names), ...namesOf(brands)],
    }
  })
}

/** Every substance and group that a plan may hold, in the order of the tables. */
export const SUBSTANCES: readonly Substance[] = [
  ...read(DRUGS, 'drug'),
  ...read(SUPPLEMENTS, 'supplement'),
  ...read(GROUPS, 'group'),
]

/** What only an allergy may name. */
export const ALLERGEN_LIST: readonly Substance[] = read(ALLERGENS, 'allergen')
