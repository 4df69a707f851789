import { sql } from 'drizzle-orm'
import type { Translate } from '../../locales/translate.ts'
import type { TransactionFacts, TransactionType } from '../../shared/credits.ts'
import { withFacts } from '../credits/transactions.ts'
import type { Db } from '../platform/db.ts'

/** Weeks that the dashboard's charts show. */
const WEEKS = 8
const RECENT_TRANSACTIONS = 10

type Transaction = {
  id: string
  createdAt: string
  fullName: string
  transactionType: TransactionType
  description: string
  amount: number
}

export type AdminStats = {
  users: {
    total: number
    joinedThisWeek: number
    patients: number
    practitioners: number
    admins: number
    unverified: number
  }
  plans: { total: number; newThisWeek: number; perPatient: number }
  credits: { inCirculation: number; balances: number; averagePerUser: number }
  /** Cents: each package's present price times the purchases whose description contains its name. */
  revenueCents: number
  /** Cents, at the price of each sale. */
  receivedCents: number
  packages: {
    id: string
    name: string
    credits: number
    priceCents: number
    isActive: boolean
    sold: number
    revenueCents: number
  }[]
  patientsWithPractitioner: number
  recentTransactions: (Transaction & TransactionFacts)[]
  /** Oldest first; `week` is its Monday, yyyy-MM-dd, in UTC. */
  weeks: {
    week: string
    purchased: number
    used: number
    orders: number
    revenueCents: number
    trackers: number
  }[]
}

type Stored = Omit<AdminStats, 'revenueCents' | 'recentTransactions'> & {
  recentTransactions: (Transaction & { referenceId: string | null })[]
}

/** The admin dashboard's figures, in one statement. Money is in cents. */
export async function adminStats(db: Db, t: Translate): Promise<AdminStats> {
  const { rows } = await db.execute<{ stats: Stored }>(sql`
    with roles as (
      select count(*) as total,
        count(*) filter (where u.created_at >= date_trunc('week', now())) as joined,
        count(*) filter (where r.role = 'patient') as patients,
        count(*) filter (where r.role = 'practitioner') as practitioners,
        count(*) filter (where r.role = 'admin') as admins,
        count(*) filter (where r.role = 'practitioner' and not r.verified) as unverified
      from users u left join user_roles r on r.user_id = u.id
    ), plans as (
      select count(*) as total, count(*) filter (where created_at >= date_trunc('week', now())) as fresh
      from treatment_plans where deleted_at is null
    ), balances as (
      select coalesce(sum(balance), 0) as total, count(*) filter (where balance > 0) as held from user_credits
    ), sales as (
      select description, price_cents, count(*) as times from credit_transactions where transaction_type = 'purchase'
      group by description, price_cents
    ), received as (
      -- Sales from before their price was kept count at the present price.
      select coalesce(sum(times * coalesce(price_cents, (
        select p.price_cents from credit_packages p where strpos(sales.description, p.name) > 0 limit 1
      ), 0)), 0) as total from sales
    ), packages as (
      select p.*, coalesce((select sum(times) from sales where strpos(sales.description, p.name) > 0), 0) as sold
      from credit_packages p
    ), weeks as (
      select (date_trunc('week', now() at time zone 'utc') - n * interval '1 week')::date as week
      from generate_series(0, ${WEEKS - 1}) n
    ), charts as (
      select w.week, ledger.*, placed.*, trackers.*
      from weeks w,
        -- Ranges of instants, so that each week is one range of an index.
        lateral (select w.week::timestamp at time zone 'utc' as since, (w.week + 7)::timestamp at time zone 'utc' as until) span,
        lateral (select
            coalesce(sum(amount) filter (where transaction_type = 'purchase'), 0) as purchased,
            coalesce(-sum(amount) filter (where transaction_type in ('usage', 'refund')), 0) as used
          from credit_transactions where created_at >= since and created_at < until) ledger,
        lateral (select count(*) as orders, coalesce(sum(total_cents), 0) as revenue
          from orders where status <> 'cancelled' and created_at >= since and created_at < until) placed,
        lateral (select count(distinct user_id) as trackers
          from health_tracking where date >= w.week and date < w.week + 7) trackers
    )
    select json_build_object(
      'users', (select json_build_object('total', total, 'joinedThisWeek', joined, 'patients', patients,
        'practitioners', practitioners, 'admins', admins, 'unverified', unverified) from roles),
      'plans', (select json_build_object('total', plans.total, 'newThisWeek', fresh,
        'perPatient', round(plans.total / greatest(1, roles.patients)::numeric, 1)) from plans, roles),
      'credits', (select json_build_object('inCirculation', balances.total, 'balances', held,
        'averagePerUser', round(balances.total / greatest(1, roles.total)::numeric, 1)) from balances, roles),
      'receivedCents', (select total from received),
      'packages', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'credits', credits,
        'priceCents', price_cents, 'isActive', is_active, 'sold', sold, 'revenueCents', sold * price_cents)
        order by sold * price_cents desc, name), '[]') from packages),
      'patientsWithPractitioner', (select count(distinct l.patient_id) from practitioner_patients l
        join user_roles p on p.user_id = l.patient_id and p.role = 'patient'
        join user_roles r on r.user_id = l.practitioner_id and r.role in ('practitioner', 'admin')),
      'recentTransactions', (select coalesce(json_agg(json_build_object('id', t.id, 'createdAt', t.created_at,
        'fullName', p.full_name, 'transactionType', t.transaction_type, 'description', t.description,
        'referenceId', t.reference_id, 'amount', t.amount)
        order by t.created_at desc), '[]')
        from (select * from credit_transactions order by created_at desc limit ${RECENT_TRANSACTIONS}) t
        join profiles p on p.id = t.user_id),
      'weeks', (select json_agg(json_build_object('week', week, 'purchased', purchased, 'used', used,
        'orders', orders, 'revenueCents', revenue, 'trackers', trackers) order by week) from charts)
    ) as stats`)
  const stats = rows[0]?.stats
  if (!stats) throw new Error('the figures were not returned')
  return {
    ...stats,
    recentTransactions: stats.recentTransactions.map((row) => withFacts(row, t)),
    revenueCents: stats.packages.reduce((sum, { revenueCents }) => sum + revenueCents, 0),
  }
}
