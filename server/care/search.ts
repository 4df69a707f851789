import { type SQL, sql } from 'drizzle-orm'
import { careLinks, searchWords } from '../../drizzle/schema.ts'
import type { FoundKind } from '../../shared/search.ts'
import { orderNumber } from '../../shared/shop.ts'
import { spelledOut } from '../../shared/text.ts'
import { isoInstant } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import { auditReads } from '../audit/audit.ts'
import type { Db } from '../platform/db.ts'
import { byName } from '../platform/names.ts'

/** Matches per kind. */
const MATCHES = 6
/** Words of a search; others are ignored. */
const WORDS = 6
/** Fewer characters match too much. */
const MIN_CHARACTERS = 2
/** Characters. In a shorter word "ae" is not tried as an umlaut: its first letter alone would match too much. */
const MIN_SPELLED = 3
/** People whose plans, results or orders are found by their name. */
const NAMED = 200
/** Newest plans or results whose title contains a part of the search. */
const CANDIDATES = 300

/** What divides words, as in `searchWords` of drizzle/schema.ts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: line breaks and tabs divide words too.
const BETWEEN = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/
const ACCENTS = /[\u0300-\u036f]+/g
const UMLAUT = /([aou])\u0308/g
const folded = (text: string) => text.replace(ACCENTS, '')

/** The distinct words of a search, in lower case and with their accents as characters of their own (NFKD). */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().normalize('NFKD').split(BETWEEN)
  return [...new Set(words.filter(folded))].slice(0, WORDS)
}

/** The beginning of an order's number, as the first and the last id that have it. */
function idsOfNumber(text: string) {
  const digits = /^(?:order)?[\s#]*([0-9a-f]{4,8})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (!digits) return undefined
  const id = (fill: string) =>
    `${digits.padEnd(8, fill)}-${[4, 4, 4, 12].map((length) => fill.repeat(length)).join('-')}`
  return { first: id('0'), last: id('f') }
}

type Row = {
  kind: FoundKind
  id: string
  title: string
  detail: string | null
  /** The patient in care whose plan or result it is; null for other matches. */
  patient: string | null
  at: string | null
}

/**
 * Spellings that the index may have for a word: it has "u" for "ü", but keeps "ß", "æ" and "œ". "müller" is also
 * "mueller", which is also "muller", and "gross" is also "groß".
 */
export function spellingsOf(word: string): string[] {
  const [plain, spelled] = [folded(word), folded(word.replace(UMLAUT, '$1e'))]
  const umlauts = plain.length < MIN_SPELLED ? plain : plain.replaceAll(/([aou])e/g, '$1')
  const spellings = [plain, spelled, umlauts].flatMap((one) => [
    one,
    one.replaceAll('ss', 'ß').replaceAll('ae', 'æ').replaceAll('oe', 'œ'),
    spelledOut(one),
  ])
  return [...new Set(spellings)]
}

const lexemes = (words: string[], operator: '&' | '|') => {
  const either = words.map(
    (word) =>
      `(${spellingsOf(word)
        .map((one) => `'${one}':*`)
        .join(' | ')})`,
  )
  return sql`${either.join(` ${operator} `)}::tsquery`
}
/** The searched text of a person with the alias `u`. */
const person = sql`(u.name || ' ' || u.email)`

/** Selects of `Row` that this person may find, with their `place` in the list. */
function selectsFor(who: Who, text: string, words: string[]): SQL[] {
  const [all, any] = [lexemes(words, '&'), lexemes(words, '|')]
  const number = idsOfNumber(text)
  const me = who.userId
  const has = (words: SQL) => sql`${searchWords(words)} @@ ${all}`
  const numbered = number ? sql`o.id between ${number.first} and ${number.last}` : sql`false`
  const newest = (row: SQL) => sql`row_number() over (order by ${row}.created_at desc, ${row}.id)`
  const inNameOrder = sql`row_number() over (order by ${byName(sql`u.name`)}, u.id)`

  const own = [
    sql`select 'plan' as kind, p.id, p.title, null as detail, null::uuid as patient, p.created_at as at, ${newest(sql`p`)} as place
      from treatment_plans p where p.patient_id = ${me} and p.deleted_at is null and ${has(sql`p.title`)}`,
    sql`select 'result', r.id, r.file_name, null, null::uuid, r.created_at, ${newest(sql`r`)}
      from blood_test_results r where r.user_id = ${me} and ${has(sql`r.file_name`)}`,
  ]
  const isAdmin = who.role === 'admin'
  const shop = [
    isAdmin
      ? sql`select 'order', o.id, null, u.name, null::uuid, o.created_at, ${newest(sql`o`)}
          from orders o join users u on u.id = o.user_id
          where o.id in (
            select o.id from orders o where ${numbered}
            union select o.id from orders o where o.user_id in (
              select u.id from users u where ${has(person)} limit ${NAMED}))`
      : sql`select 'order', o.id, null, null, null::uuid, o.created_at, ${newest(sql`o`)}
          from orders o where o.user_id = ${me} and (${numbered} or o.id in (
            select i.order_id from (
              select i.order_id, i.product_name from orders o join order_items i on i.order_id = o.id
              where o.user_id = ${me} offset 0) i
            where ${has(sql`i.product_name`)}))`,
    sql`select 'product', p.id, p.name, p.category, null::uuid, null, row_number() over (order by ${byName(sql`p.name`)}, p.id)
      from products p
      where (p.is_active or ${isAdmin}) and ${has(sql`(p.name || ' ' || coalesce(p.category, ''))`)}`,
  ]
  const accounts = isAdmin
    ? [
        sql`select 'user', u.id, u.name, u.email, null::uuid, null, ${inNameOrder}
          from users u where u.deleted_at is null and ${has(person)}`,
      ]
    : []
  if (who.role !== 'practitioner' && !isAdmin) return [...own, ...shop]

  const inCare = (patient: SQL) => sql`${patient} in (select patient_id from linked)`
  // Candidates by the index on titles or names. With one word each is a match; several words may be of both.
  const ofPatient = (table: SQL, owner: SQL, title: SQL, shown: SQL) => sql`
    from (
      (select r.id, r.${owner} as owner, r.${title} as title, r.created_at from ${table} r
        where ${searchWords(sql`r.${title}`)} @@ ${any} and ${shown} and ${inCare(sql`r.${owner}`)}
        order by r.created_at desc limit ${CANDIDATES})
      union
      select r.id, r.${owner}, r.${title}, r.created_at
      from named join ${table} r on r.${owner} = named.id where ${shown}
    ) r join users u on u.id = r.owner
    where ${words.length === 1} or ${has(sql`(r.title || ' ' || ${person})`)}`
  const care = [
    sql`select 'patient', u.id, u.name, u.email, null::uuid, null, ${inNameOrder}
      from users u where ${has(person)} and ${inCare(sql`u.id`)}`,
    sql`select 'plan', r.id, r.title, u.name, u.id, r.created_at, ${newest(sql`r`)}
      ${ofPatient(sql`treatment_plans`, sql`patient_id`, sql`title`, sql`r.deleted_at is null`)}`,
    sql`select 'result', r.id, r.title, u.name, u.id, r.created_at, ${newest(sql`r`)}
      ${ofPatient(sql`blood_test_results`, sql`user_id`, sql`file_name`, sql`true`)}`,
  ]
  return [...own, ...care, ...shop, ...accounts]
}

/** The page of a match. */
function linkOf({ kind, id, title, detail, patient }: Row, who: Who): string {
  const isAdmin = who.role === 'admin'
  const asked = (q: string) => new URLSearchParams({ q }).toString()
  switch (kind) {
    case 'patient':
      return `/practitioner/patients/${id}`
    case 'plan':
      return patient ? `/practitioner/patients/${patient}/plans` : `/plans/${id}/versions`
    case 'result':
      return patient ? `/practitioner/patients/${patient}/blood-tests?test=${id}` : `/blood-tests?test=${id}`
    case 'order':
      return isAdmin ? `/admin/orders?${asked(title)}` : '/orders'
    case 'product':
      return isAdmin ? `/admin/products?${asked(title)}` : `/products?product=${id}`
    case 'user':
      return `/admin/users?${asked(detail ?? title)}`
  }
}

/**
 * Finds what the caller may see by prefixes of all words of the search, six matches per kind: own plans, results and
 * orders, products, patients in care with their plans and results, and for admins all accounts and orders. Audits whose
 * plans and results were shown.
 */
export async function search(db: Db, who: Who, text: string) {
  const words = wordsOf(text)
  if (folded(words.join('')).length < MIN_CHARACTERS) return []
  const selects = selectsFor(who, text, words).map((select) => sql`(${select} order by 7 limit ${MATCHES})`)
  const { rows } = await db.execute<Row>(sql`
    with linked as materialized (select patient_id from ${careLinks} where practitioner_id = ${who.userId}),
    named as materialized (
      select u.id from users u
      where ${searchWords(person)} @@ ${lexemes(words, '|')} and u.id in (select patient_id from linked)
      limit ${NAMED})
    select kind, id, title, detail, patient, ${isoInstant(sql`at`)} as at
    from (${sql.join(selects, sql` union all `)}) found order by kind, place`)
  await auditReads(
    db,
    who,
    'care.search',
    rows.flatMap(({ patient }) => patient ?? []),
  )
  return rows.map((row) => {
    const found = { ...row, title: row.kind === 'order' ? orderNumber(row.id) : row.title }
    const { kind, id, title, detail, at } = found
    return { kind, id, title, detail, at, href: linkOf(found, who) }
  })
}
