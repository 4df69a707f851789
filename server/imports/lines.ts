/** What each line of a file would do, compared with the stored rows. */
import { type SQL, sql } from 'drizzle-orm'
import type { ImportKind } from '../../shared/imports.ts'

/** Adds `here`, the row's values that differ from the line's, and the resulting state. */
const judged = (found: SQL, differing: SQL) => sql`
  select line, reason, target, here, values,
    case when reason is not null then 'refused' when target is null then 'new' when here = '{}' then 'same'
      else 'conflict' end as state
  from (
    select found.line, found.refused as reason, found.target,
      case when found.target is null then '{}' else jsonb_strip_nulls(${differing}) end as here,
      jsonb_strip_nulls(found.fields) as values
    from (${found}) found
  ) compared`

/** The stored value if the line's differs. An empty field never differs. */
const differs = (field: string, here: string) => {
  const given = sql.raw(`found.fields ->> '${field}'`)
  const is = sql.raw(`found.${here}`)
  return sql`${field}::text, case when ${given} is not null and ${given} is distinct from ${is}::text
    then coalesce(to_jsonb(${is}), '""') end`
}

/**
 * Finds a patient by the foreign id, else by the e-mail of an account with the same name. An account with that e-mail
 * and another name is another person: families share addresses, and are never merged.
 */
const patients = (json: string) =>
  judged(
    sql`
    select l.line, l.fields, coalesce(by_id.id, by_email.id) as target,
      u.name, u.email, p.phone, p.date_of_birth,
      case
        when l.reason is not null then l.reason
        when by_id.id is null and by_email.id is null and l.email is null then 'imports.reason.noEmail'
        when by_id.id is null and by_email.id is not null and lower(by_email.name) <> lower(l."fullName")
          then ${'imports.reason.family'}::text || ' ' || json_build_object('name', by_email.name)
        when by_id.id is null and of_email.external_id <> l."externalId" then 'imports.reason.otherId'
        when by_id.id <> by_email.id then 'imports.reason.otherAddress'
        when r.role <> 'patient' then 'imports.reason.staff'
      end as refused
    from (
      select line, reason, email, "fullName", "externalId", one - 'line' - 'reason' as fields
      from jsonb_array_elements(${json}::jsonb) one,
        jsonb_to_record(one) as l(line int, reason text, email text, "fullName" text, "externalId" text)
    ) l
    left join profiles by_id on by_id.external_id = l."externalId"
    left join users by_email on by_email.email = lower(l.email)
    left join profiles of_email on of_email.id = by_email.id
    left join users u on u.id = coalesce(by_id.id, by_email.id)
    left join profiles p on p.id = u.id
    left join user_roles r on r.user_id = u.id`,
    sql`jsonb_build_object(
      ${sql.join(
        [
          differs('fullName', 'name'),
          differs('email', 'email'),
          differs('phone', 'phone'),
          differs('dateOfBirth', 'date_of_birth'),
        ],
        sql`, `,
      )})`,
  )

/** Finds a product by the foreign id, else by its name if the stored one has no foreign id. */
const products = (json: string) =>
  judged(
    sql`
    select l.line, l.fields, p.id as target, p.name, p.price_cents, p.stock, p.category, p.description,
      p.units_per_pack,
      case
        when l.reason is not null then l.reason
        when p.id is null and l.price is null then 'imports.reason.noPrice'
        when p.id is null and l.stock is null then 'imports.reason.noStock'
      end as refused
    from (
      select line, reason, name, price, stock, "externalId", one - 'line' - 'reason' as fields
      from jsonb_array_elements(${json}::jsonb) one,
        jsonb_to_record(one) as l(line int, reason text, name text, price text, stock text, "externalId" text)
    ) l
    left join products by_id on by_id.external_id = l."externalId"
    left join (
      select distinct on (lower(name)) id, lower(name) as folded, external_id from products
      order by lower(name), external_id is null desc, created_at
    ) by_name on by_name.folded = lower(l.name) and (by_name.external_id is null or l."externalId" is null)
    left join products p on p.id = coalesce(by_id.id, by_name.id)`,
    sql`jsonb_build_object(
      ${sql.join(
        [
          differs('name', 'name'),
          differs('price', 'price_cents'),
          differs('stock', 'stock'),
          differs('category', 'category'),
          differs('description', 'description'),
          differs('unitsPerPack', 'units_per_pack'),
        ],
        sql`, `,
      )})`,
  )

/**
 * Query of the lines of a JSON array, with `line`, `state`, `reason`, `values`, the differing values `here`, and their
 * `target`'s id.
 */
export const judgedLines = (kind: ImportKind, json: string): SQL =>
  kind === 'patients' ? patients(json) : products(json)
