import { GROUPS } from './classes.data.ts'
import { DRUGS } from './drugs.data.ts'
import { ALLERGENS, SUPPLEMENTS } from './supplements.data.ts'

/** A medicine; a supplement, herb or food; a whole group ("blood thinners"); or an allergen. */
type Kind = 'drug' | 'supplement' | 'group' | 'allergen'

/** One line of the tables of substances. */
export type Substance = {
  id: string
  kind: Kind
  /** The name shown in sentences. */
  label: string
  /** The WHO's ATC code, where there is one. */
  atc: string | null
  /** What rules may refer to it by: its id and its classes; a group has its classes only. */
  facets: ReadonlySet<string>
  /** Names by which it is recognised: in several languages, with usual misspellings and brands. */
  names: readonly string[]
}

/** Splits a table into the columns of its lines; empty lines and headings are left out. */
export const linesOf = (table: string) =>
  table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => line.split('|').map((column) => column.trim()))

/** The words of a column, separated by spaces. */
export const wordsOf = (column: string | undefined) => (column ?? '').split(' ').filter(Boolean)
const namesOf = (column: string | undefined) =>
  (column ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Labels where the first name of a line does not read well in a sentence. */
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

/** Every substance and group that is recognised in a plan, in the order of the tables. */
export const SUBSTANCES: readonly Substance[] = [
  ...read(DRUGS, 'drug'),
  ...read(SUPPLEMENTS, 'supplement'),
  ...read(GROUPS, 'group'),
]

/** Allergens that are recognised in allergies only. */
export const ALLERGEN_LIST: readonly Substance[] = read(ALLERGENS, 'allergen')
