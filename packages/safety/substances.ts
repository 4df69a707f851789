import { TABLES } from './tables.ts'

/** A medicine; a supplement, herb or food; a whole group ("blood thinners"); or an allergen. */
type Kind = 'drug' | 'supplement' | 'group' | 'allergen'

export type Substance = {
  id: string
  kind: Kind
  /** Its name. */
  label: string
  /** The WHO's ATC code, if it has one. */
  atc: string | null
  /** What rules may refer to it by: its id and its classes; for groups and allergens the classes only. */
  facets: ReadonlySet<string>
  /** Names by which it is recognised: in several languages, with usual misspellings. */
  names: readonly string[]
  /** Brands, which are recognised by their sound only: many are close to everyday words. */
  brands: readonly string[]
}

/** The words of a column, separated by spaces. */
export const wordsOf = (column: string) => column.split(' ').filter(Boolean)
const namesOf = (column = '') => column.split('; ').filter(Boolean)

type Line = { id: string; label: string; classes: string; names: string; atc?: string; brands?: string }

const substancesOf = (kind: Kind, lines: readonly Line[]): Substance[] =>
  lines.map(({ id, label, atc, classes, names, brands }) => ({
    id,
    kind,
    label,
    atc: atc || null,
    facets: new Set([...(kind === 'group' || kind === 'allergen' ? [] : [id]), ...wordsOf(classes)]),
    names: namesOf(names),
    brands: namesOf(brands),
  }))

/** Every substance and group that is recognised in a plan, in the order of the tables. */
export const SUBSTANCES: readonly Substance[] = [
  ...substancesOf('drug', TABLES.medicines),
  ...substancesOf('supplement', TABLES.supplements),
  ...substancesOf('group', TABLES.groups),
]

/** Allergens that are recognised in allergies only. */
export const ALLERGEN_LIST = substancesOf('allergen', TABLES.allergens)
