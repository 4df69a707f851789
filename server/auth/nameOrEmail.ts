import { ilike, or, type SQL } from 'drizzle-orm'
import { users } from '../../drizzle/schema.ts'

/** Finds a part of a name or of an e-mail, taking % and _ as they are. */
export function nameOrEmail(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(users.name, pattern), ilike(users.email, pattern))
}
