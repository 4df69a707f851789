import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../../drizzle/schema.ts'
import { foldText, TWO_LETTERS } from '../../shared/text.ts'

/** `foldText` of shared/text.ts in SQL. */
const folded = (text: SQL) =>
  Object.entries(TWO_LETTERS).reduce(
    (spelled, [letter, two]) => sql`replace(${spelled}, ${letter}, ${two})`,
    sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`,
  )

const contains = (text: SQL, search: string) => sql`position(${search} in ${folded(text)}) > 0`

/** Matches a part of one of the texts, ignoring case and accents, as `isFoundIn` of shared/text.ts does. */
export function foundIn(texts: readonly SQLWrapper[], search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const joined = sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`
  const plain = contains(joined, foldText(search))
  const spelled = foldText(search, 'e')
  // The other spelling of umlauts costs as much again, and most searches have none.
  if (!/[aou]e/.test(spelled)) return plain
  const umlauts = sql`replace(normalize(${joined}, NFD), U&'\\0308', 'e')`
  return sql`(${plain} or ${contains(umlauts, spelled)})`
}

/** Sort key of names: as in a dictionary, ignoring case and accents. */
export const byName = (name: SQLWrapper) => sql`${name} collate "und-x-icu"`

/** Matches a part of a name or of an e-mail address. */
export const nameOrEmail = (search: string | undefined) => foundIn([users.name, users.email], search)
