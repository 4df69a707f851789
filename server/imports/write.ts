/** Writes an import's lines in sets. A line without a fingerprint is not written yet. */
import { type SQL, sql } from 'drizzle-orm'
import type { ImportCounts, ImportKind } from '../../shared/imports.ts'
import { NEW_ACCOUNT } from '../auth/createAccount.ts'
import type { Tx } from '../platform/db.ts'
import { judgedLines } from './lines.ts'

type About = { importId: string; actorId: string }

const unwritten = (importId: string) => sql`l.import_id = ${importId} and l.fingerprint is null`
/** A line's field, else the stored value. */
const given = (field: string, here: SQL) => sql`coalesce(l.written ->> ${field}, ${here})`
const givenNumber = (field: string, here: SQL) => sql`coalesce((l.written ->> ${field})::int, ${here})`

/** Fingerprint of a patient's account; a different one means that it has been changed. */
export const PATIENT_PRINT = sql`md5(u::text || p::text || coalesce(r.role, ''))`
export const PRODUCT_PRINT = sql`md5(p::text)`

async function writePatients(tx: Tx, { importId, actorId }: About) {
  const lines = unwritten(importId)
  await tx.execute(sql`
    update import_lines l set before = jsonb_build_object('fullName', p.full_name, 'phone', p.phone,
      'dateOfBirth', p.date_of_birth, 'externalId', p.external_id, 'updatedAt', u.updated_at)
    from profiles p join users u on u.id = p.id where p.id = l.row_id and l.state = 'taken' and ${lines}`)
  await tx.execute(sql`
    insert into users (id, name, email, email_verified, privacy_version)
    select l.row_id, l.written ->> 'fullName', l.written ->> 'email', ${NEW_ACCOUNT.emailVerified},
      ${NEW_ACCOUNT.privacyVersion}
    from import_lines l where l.state = 'new' and ${lines}`)
  await tx.execute(sql`
    update users u set name = l.written ->> 'fullName', updated_at = now()
    from import_lines l where u.id = l.row_id and l.state = 'taken' and u.name <> l.written ->> 'fullName' and ${lines}`)
  await tx.execute(sql`
    update profiles p set phone = ${given('phone', sql`p.phone`)}, external_id = ${given('externalId', sql`p.external_id`)},
      date_of_birth = ${given('dateOfBirth', sql`p.date_of_birth::text`)}::date
    from import_lines l where p.id = l.row_id and ${lines}`)
  await tx.execute(sql`
    insert into audit_log (actor_id, action, subject_id, target_id)
    select ${actorId}::uuid, case l.state when 'new' then 'patient.create' else 'profile.update' end, l.row_id,
      ${importId}::uuid
    from import_lines l where ${lines} order by l.line`)
  await tx.execute(sql`
    update import_lines l set written = null, fingerprint = ${PATIENT_PRINT}
    from users u join profiles p on p.id = u.id left join user_roles r on r.user_id = u.id
    where u.id = l.row_id and ${lines}`)
}

async function writeProducts(tx: Tx, { importId, actorId }: About) {
  const lines = unwritten(importId)
  await tx.execute(sql`
    update import_lines l set before = jsonb_build_object('name', p.name, 'price', p.price_cents, 'stock', p.stock,
      'category', p.category, 'description', p.description, 'unitsPerPack', p.units_per_pack,
      'externalId', p.external_id, 'updatedAt', p.updated_at)
    from products p where p.id = l.row_id and l.state = 'taken' and ${lines}`)
  await tx.execute(sql`
    insert into products (id, name, price_cents, stock, category, description, units_per_pack, external_id)
    select l.row_id, l.written ->> 'name', (l.written ->> 'price')::int, (l.written ->> 'stock')::int,
      l.written ->> 'category', l.written ->> 'description', (l.written ->> 'unitsPerPack')::int,
      l.written ->> 'externalId'
    from import_lines l where l.state = 'new' and ${lines}`)
  await tx.execute(sql`
    update products p set name = ${given('name', sql`p.name`)}, price_cents = ${givenNumber('price', sql`p.price_cents`)},
      stock = ${givenNumber('stock', sql`p.stock`)}, category = ${given('category', sql`p.category`)},
      description = ${given('description', sql`p.description`)},
      units_per_pack = ${givenNumber('unitsPerPack', sql`p.units_per_pack`)},
      external_id = ${given('externalId', sql`p.external_id`)}, updated_at = now()
    from import_lines l where p.id = l.row_id and l.state = 'taken' and ${lines}`)
  await tx.execute(sql`
    insert into stock_movements (product_id, delta, reason, actor_id)
    select p.id, p.stock - coalesce((l.before ->> 'stock')::int, 0), 'imported', ${actorId}::uuid
    from import_lines l join products p on p.id = l.row_id
    where p.stock <> coalesce((l.before ->> 'stock')::int, 0) and ${lines}`)
  await tx.execute(sql`
    insert into audit_log (actor_id, action, target_id)
    select ${actorId}::uuid, case l.state when 'new' then 'product.create' else 'product.update' end, l.row_id
    from import_lines l where ${lines} order by l.line`)
  await tx.execute(sql`
    update import_lines l set written = null, fingerprint = ${PRODUCT_PRINT}
    from products p where p.id = l.row_id and ${lines}`)
}

/** Writes the new lines of a JSON array, and the conflicts in `taken`. Returns the number of lines by state. */
export async function writeLines(
  tx: Tx,
  about: About & { kind: ImportKind; taken: readonly number[] },
  json: string,
): Promise<Partial<ImportCounts>> {
  const { kind, importId, taken } = about
  const isTaken = sql`(state = 'conflict' and line = any(${sql.param(taken)}::int[]))`
  const { rows } = await tx.execute<{ counts: Partial<ImportCounts> | null }>(sql`
    with judged as materialized (${judgedLines(kind, json)}), kept as (
      insert into import_lines (import_id, line, state, row_id, written)
      select ${importId}::uuid, line, case state when 'new' then 'new' else 'taken' end,
        coalesce(target, gen_random_uuid()), values
      from judged where state = 'new' or ${isTaken}
    )
    select jsonb_object_agg(state, n) as counts from (
      select case when ${isTaken} then 'taken' else state end as state, count(*) as n from judged group by 1
    ) s`)
  await (kind === 'patients' ? writePatients : writeProducts)(tx, about)
  return rows[0]?.counts ?? {}
}
