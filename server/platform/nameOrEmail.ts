import { ilike, or, type SQL } from 'drizzle-orm'
import { users } from '../../drizzle/schema.ts'

/** Matches a part of a name or of an e-mail address; % and _ are literal. */
export function nameOrEmail(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(users.name, pattern), ilike(users.email, pattern))
}
