import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { careLinks, userRoles, users } from '../../drizzle/schema.ts'
import type { UsersInput } from '../../shared/admin.ts'
import type { Role } from '../../shared/auth.ts'
import type { Db } from '../platform/db.ts'
import { byName, nameOrEmail } from '../platform/names.ts'
import type { Services } from '../platform/services.ts'

const PAGE = 25
const PEOPLE = 50

const SORTS = { name: byName(users.name), email: sql`${users.email}`, joined: sql`${users.createdAt}` }

function ofRole(role: UsersInput['role']): SQL | undefined {
  if (!role) return undefined
  if (role === 'none') return isNull(userRoles.role)
  if (role === 'unverified') return eq(userRoles.verified, false)
  if (role === 'withoutPractitioner') {
    const link = sql`select from ${careLinks} where ${careLinks.patientId} = ${users.id}`
    return and(eq(userRoles.role, 'patient'), isNull(users.suspendedAt), sql`not exists (${link})`)
  }
  return eq(userRoles.role, role)
}

/** Accounts for the admin's table, without any medical field. A page's last id is the cursor of the next page. */
export async function listUsers(db: Db, input: UsersInput = {}) {
  const { search, role, cursor, limit = PAGE, sort = 'joined', descending = sort === 'joined' } = input
  const key = SORTS[sort]
  const step = descending ? sql`<` : sql`>`
  // The sort key of the cursor's row, read with the same expression as the table's.
  const after = cursor
    ? sql`(${key}, ${users.id}) ${step} (select ${key}, ${users.id} from ${users} where ${users.id} = ${cursor})`
    : undefined
  const order = descending ? desc : asc
  const rows = await db
    .select({
      id: users.id,
      fullName: users.name,
      email: users.email,
      role: userRoles.role,
      verified: userRoles.verified,
      suspendedAt: users.suspendedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isNull(users.deletedAt), nameOrEmail(search), ofRole(role), after))
    .orderBy(order(key), order(users.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return { rows: shown, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** People of a role to choose from, by name; at most 50, so that a longer list needs a search. */
export async function peopleOfRole(
  { env, db }: Pick<Services, 'env' | 'db'>,
  role: Extract<Role, 'patient' | 'practitioner'>,
  search?: string,
) {
  const mails = Boolean(env.SMTP_URL)
  return db
    .select({
      id: users.id,
      fullName: users.name,
      email: users.email,
      /** Without a mail server no address can be verified, so none is marked. */
      addressProved: sql<boolean>`${users.emailVerified} or not ${mails}::boolean`,
    })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(userRoles.role, role), isNull(users.suspendedAt), nameOrEmail(search)))
    .orderBy(asc(byName(users.name)), asc(users.id))
    .limit(PEOPLE)
}
