import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { creditPackages, creditTransactions, userCredits } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import type { TransactionType } from '../../shared/credits.ts'
import type { Db, Queries } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { withFacts } from './transactions.ts'

const PAGE = 20

/** A user's balance; 0 where there is no record. */
export async function balanceOf(db: Queries, userId: string) {
  const [row] = await db
    .select({ balance: userCredits.balance })
    .from(userCredits)
    .where(eq(userCredits.userId, userId))
  return row?.balance ?? 0
}

/**
 * Deducts credits once per reference; a repeated call returns `charged: false`. Throws `INSUFFICIENT_CREDITS` if the
 * balance would fall below 0. `amount` is positive.
 */
export async function deductCredits(
  db: Queries,
  userId: string,
  amount: number,
  { description, referenceId }: { description: string; referenceId: string },
) {
  // One statement locks and checks the balance and writes the ledger, whose trigger then changes the balance.
  const { rowCount } = await db.execute(sql`
    with enough as (
      select user_id from user_credits where user_id = ${userId} and balance >= ${amount} for update
    )
    insert into credit_transactions (user_id, amount, transaction_type, description, reference_id, created_by)
    select user_id, ${-amount}, 'usage', ${description}, ${referenceId}, user_id from enough
    on conflict (user_id, reference_id) where reference_id is not null do nothing`)
  if (rowCount === 1) return { charged: true }
  const [known] = await db
    .select({ id: creditTransactions.id })
    .from(creditTransactions)
    .where(and(eq(creditTransactions.userId, userId), eq(creditTransactions.referenceId, referenceId)))
  if (!known) throw new Refusal('INSUFFICIENT_CREDITS', 'credits.refused.insufficient')
  return { charged: false }
}

/** Adds credits, once per reference if one is given. `amount` is positive. */
export async function addCredits(
  db: Queries,
  entry: {
    userId: string
    amount: number
    transactionType: TransactionType
    description: string
    createdBy: string
    referenceId?: string
  },
) {
  await db.insert(creditTransactions).values(entry).onConflictDoNothing()
}

/** Active packages, ascending by credits. */
export async function activePackages(db: Db) {
  return db
    .select({
      id: creditPackages.id,
      name: creditPackages.name,
      credits: creditPackages.credits,
      priceCents: creditPackages.priceCents,
      description: creditPackages.description,
    })
    .from(creditPackages)
    .where(eq(creditPackages.isActive, true))
    .orderBy(asc(creditPackages.credits), asc(creditPackages.name))
}

/** One's own ledger, newest first. A page's last id is the cursor of the next page. */
export async function statementOf(
  db: Db,
  userId: string,
  t: Translate,
  { limit = PAGE, cursor }: { limit?: number | undefined; cursor?: string | undefined } = {},
) {
  const after = cursor
    ? sql`(${creditTransactions.createdAt}, ${creditTransactions.id}) < (select c.created_at, c.id from credit_transactions c
        where c.id = ${cursor} and c.user_id = ${userId})`
    : undefined
  const rows = await db
    .select({
      id: creditTransactions.id,
      amount: creditTransactions.amount,
      transactionType: creditTransactions.transactionType,
      description: creditTransactions.description,
      referenceId: creditTransactions.referenceId,
      createdAt: creditTransactions.createdAt,
    })
    .from(creditTransactions)
    .where(and(eq(creditTransactions.userId, userId), after))
    .orderBy(desc(creditTransactions.createdAt), desc(creditTransactions.id))
    .limit(limit)
  return rows.map((row) => withFacts(row, t))
}
