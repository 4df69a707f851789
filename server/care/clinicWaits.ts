import { sql } from 'drizzle-orm'
import { careLinks, bloodTestResults as results } from '../../drizzle/schema.ts'
import type { ClinicWaits } from '../../shared/now.ts'
import { LOW_STOCK } from '../../shared/shop.ts'
import { isoInstant } from '../access/days.ts'
import { backupStatus } from '../backup/status.ts'
import { isOldDraw } from '../bloodTests/urgency.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import type { Services } from '../platform/services.ts'

/** Names per line. */
const NAMES = 3
/** Rows counted; a higher figure adds nothing. */
const MOST = 1_000

type Counted<Facts> = { count: number } & Facts

type Found = {
  urgent: Counted<{ since: string | null; practitioners: string[]; phone: string | null }>
  verify: Counted<{ names: string[] }>
  stock: Counted<{ out: string[]; low: { name: string; stock: number }[] }>
  mails: Counted<{ since: string | null }>
  orders: Counted<{ since: string | null }>
  withoutRole: number
  withoutPractitioner: number
}

/** The part, or null if its count is 0. */
const some = <Facts extends { count: number; since?: string | null }>(facts: Facts) =>
  facts.count > 0 ? { ...facts, since: facts.since ?? '' } : null

/**
 * Returns what needs an admin's attention. Names practitioners, products and accounts, never a patient in care or a
 * value.
 */
export async function clinicWaits({ db, env }: Pick<Services, 'db' | 'env'>): Promise<ClinicWaits> {
  const [{ rows }, backup] = await Promise.all([
    db.execute<{ found: Found }>(sql`
      with urgent as (
        select ${results.userId}, coalesce(${results.finishedAt}, ${results.createdAt}) as at from ${results}
        where ${results.status} = 'completed' and coalesce(${results.urgency}, 'today') <> 'none'
          and not exists (
            select from blood_test_reviews r where r.blood_test_id = ${results.id} and r.revision = ${results.revision})
          and not ${isOldDraw}
        order by at limit ${MOST}
      ), carers as (
        select u.name, s.phone, min(urgent.at) as at
        from urgent
        join ${careLinks} on ${careLinks.patientId} = urgent.user_id
        join users u on u.id = ${careLinks.practitionerId} and u.suspended_at is null and u.deleted_at is null
        left join message_settings s on s.practitioner_id = u.id
        group by u.id, u.name, s.phone order by at limit ${NAMES}
      ), unverified as (
        select u.name, u.created_at from user_roles r join users u on u.id = r.user_id
        where r.role = 'practitioner' and not r.verified and u.suspended_at is null and u.deleted_at is null
        order by u.created_at limit ${MOST}
      ), scarce as (
        select name, stock from products where is_active and stock < ${LOW_STOCK} order by stock, name limit ${MOST}
      ), waiting as (
        select created_at from orders where status = 'pending' order by created_at limit ${MOST}
      ), retried as (
        select created_on from pgboss.job where name = ${sendMailJob.name} and state = 'retry' limit ${MOST}
      ), people as (
        select u.id, r.role from users u left join user_roles r on r.user_id = u.id
        where (r.role is null or r.role = 'patient') and u.suspended_at is null and u.deleted_at is null
      )
      select json_build_object(
        'urgent', json_build_object('count', (select count(*) from urgent),
          'since', (select ${isoInstant(sql`min(at)`)} from urgent),
          'practitioners', (select coalesce(json_agg(name order by at), '[]') from carers),
          'phone', (select phone from carers where phone is not null order by at limit 1)),
        'verify', json_build_object('count', (select count(*) from unverified), 'names', (
          select coalesce(json_agg(name order by created_at), '[]') from (
            select * from unverified order by created_at limit ${NAMES}) first)),
        'stock', json_build_object('count', (select count(*) from scarce),
          'out', (select coalesce(json_agg(name order by name), '[]') from (
            select name from scarce where stock <= 0 order by name limit ${NAMES}) first),
          'low', (select coalesce(json_agg(first order by first.stock, first.name), '[]') from (
            select name, stock from scarce where stock > 0 order by stock, name limit ${NAMES}) first)),
        'mails', json_build_object('count', (select count(*) from retried),
          'since', (select ${isoInstant(sql`min(created_on)`)} from retried)),
        'orders', json_build_object('count', (select count(*) from waiting),
          'since', (select ${isoInstant(sql`min(created_at)`)} from waiting)),
        'withoutRole', (select count(*) from people where role is null),
        'withoutPractitioner', (select count(*) from people where role = 'patient' and not exists (
          select from ${careLinks} where ${careLinks.patientId} = people.id))
      ) as found`),
    backupStatus({ db, env }),
  ])
  const found = rows[0]?.found
  if (!found) throw new Error('what waits was not returned')
  const { verify, stock } = found
  return {
    urgent: some(found.urgent),
    verify: verify.count > 0 ? verify : null,
    backup: backup.overdue || backup.full ? { lastAt: backup.lastAt, full: backup.full } : null,
    stock: stock.count > 0 ? stock : null,
    mails: some(found.mails),
    orders: some(found.orders),
    withoutRole: found.withoutRole,
    withoutPractitioner: found.withoutPractitioner,
  }
}
