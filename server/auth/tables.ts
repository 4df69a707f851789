import type { BetterAuthOptions, DBAdapter, DBAdapterInstance } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { and, eq, getTableColumns, isNull, notLike, or, type SQL, sql } from 'drizzle-orm'
import { accounts, passkeys, sessions, twoFactors, users, verifications } from '../../drizzle/schema.ts'
import type { SignInMethod } from '../../shared/auth.ts'
import { type Db, prepared, type Queries, type Reads } from '../platform/db.ts'

/** Demo accounts have addresses of this domain and a password that everybody knows. */
export const DEMO_DOMAIN = '@demo.clinic'

const schema = {
  user: users,
  session: sessions,
  account: accounts,
  verification: verifications,
  twoFactor: twoFactors,
  passkey: passkeys,
}

/** What better-auth knows of a user. */
const { deletedAt: _, ...userColumns } = getTableColumns(users)

const accountsByEmail = prepared((reads: Reads) =>
  reads
    .select({ user: userColumns, account: accounts })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('accounts_by_email'),
)

/** A user with all accounts, as better-auth joins them; null for an unknown address. */
async function findByEmail(reads: Reads, email: unknown) {
  const rows = await accountsByEmail(reads).execute({ email })
  return rows[0] ? { ...rows[0].user, account: rows.flatMap(({ account }) => account ?? []) } : null
}

const text = <T extends string>(name: string): SQL.Aliased<T> =>
  sql<T>`${sql.placeholder(name)}::text`.as(name)
const time = (name: string): SQL.Aliased<Date> => sql<Date>`${sql.placeholder(name)}::timestamptz`.as(name)

/** Nobody's where the account is closed: suspended, or one of the demo while that is off. */
const newSession = prepared((db: Queries) => {
  const ofOpenAccount = db
    .select({
      id: sql<string>`gen_random_uuid()`.as('id'),
      userId: users.id,
      token: text('token'),
      expiresAt: time('expiresAt'),
      ipAddress: text('ipAddress'),
      userAgent: text('userAgent'),
      method: text<SignInMethod>('method'),
      provedAt: sql<null>`null::timestamptz`.as('provedAt'),
      createdAt: time('createdAt'),
      updatedAt: time('updatedAt'),
    })
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder('userId')),
        isNull(users.suspendedAt),
        or(sql`${sql.placeholder('demo')}::boolean`, notLike(users.email, `%${DEMO_DOMAIN}`)),
      ),
    )
    // Who closes the account meanwhile comes before it or after it.
    .for('share', { of: users })
  return db.insert(sessions).select(ofOpenAccount).returning().prepare('new_session')
})

/** Refuses a closed account with FORBIDDEN. */
async function beginSession(db: Queries, demo: boolean, session: Record<string, unknown>) {
  const [begun] = await newSession(db).execute({ ...session, demo })
  if (begun) return begun
  throw new APIError('FORBIDDEN', {
    message: 'This account is closed. Please ask your clinic.',
    code: 'FORBIDDEN',
  })
}

/**
 * better-auth on the portal's own tables. What every sign-in asks is two statements of our own, written once: the user
 * with all accounts, and a session of an account that is open.
 */
export function authTables(db: Db, reads: Reads, { DEMO: demo }: { DEMO: boolean }): DBAdapterInstance {
  return (options: BetterAuthOptions) => {
    const on = (queries: Queries, short: Reads): DBAdapter => {
      const usual = drizzleAdapter(queries, { provider: 'pg', schema })(options)
      const { findOne, create } = usual
      return Object.assign(usual, {
        findOne: (query: Parameters<typeof findOne>[0]) => {
          const [where, more] = query.where
          const byEmail = query.model === 'user' && query.join?.account && where?.field === 'email' && !more
          return byEmail ? findByEmail(short, where.value) : findOne(query)
        },
        create: (row: Parameters<typeof create>[0]) =>
          row.model === 'session' ? beginSession(queries, demo, row.data) : create(row),
      }) as DBAdapter
    }
    return Object.assign(on(db, reads), {
      transaction: (work: (adapter: DBAdapter) => Promise<unknown>) =>
        db.transaction((tx) => work(on(tx, tx))),
    }) as DBAdapter
  }
}
