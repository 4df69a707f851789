import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '../../drizzle/schema.ts'
import { foldText } from '../../shared/text.ts'

/** Matches a part of one of the texts, ignoring case and accents, as `isFoundIn` of shared/text.ts does. */
export function foundIn(texts: readonly SQLWrapper[], search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const joined = sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`
  return sql`position(${foldText(search)} in lower(regexp_replace(normalize(${joined}, NFD), '[\\u0300-\\u036f]', '', 'g'))) > 0`
}

/** Matches a part of a name or of an e-mail address. */
export const nameOrEmail = (search: string | undefined) => foundIn([users.name, users.email], search)
