import { type SQL, sql } from 'drizzle-orm'
import { auditUnsealed } from '../../drizzle/schema.ts'
import type { Db, Queries } from '../platform/db.ts'

/**
 * Seals of the audit log. Each holds a hash of the previous seal and of the rows that it covers, so that a row changed,
 * removed or added later breaks the chain. Each seal is also written to the process log, so that a forged chain differs
 * from it.
 */
export type Seal = { number: number; hash: string; rows: number }

/** Key of an advisory lock, the same for every instance: one seals while others wait. */
const SEAL_LOCK = 7_301_986
/** Rows in one seal, at most: about 2 MB of text to hash. */
const ROWS_PER_SEAL = 5_000
const SEALS_PER_LOOK = 200

const sha256 = (text: SQL) => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

/** One hash of all columns of the rows `l`, in the order of their ids. */
const ROWS_HASH = sha256(sql`coalesce(string_agg(
  jsonb_build_array(l.id, extract(epoch from l.at), l.actor_id, l.action, l.subject_id, l.target_id, l.detail)::text,
  E'\n' order by l.id), '')`)

/**
 * The hash of a seal: over the hash of the seal before it ('' for the first), its columns, and the hash of its rows.
 */
const sealHash = (seal: { previous: SQL; number: SQL; at: SQL; ids: SQL; rowsHash: SQL }) =>
  sha256(
    sql`jsonb_build_array(${seal.previous}, ${seal.number}, extract(epoch from ${seal.at}), ${seal.ids}::text, ${seal.rowsHash})::text`,
  )

/**
 * Seals the oldest unsealed rows; returns null if there are none. An id that waits without a row keeps waiting, for
 * `verifyAuditLog` to report. The statement after the lock sees every earlier seal.
 */
async function sealNext(db: Db): Promise<Seal | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEAL_LOCK})`)
    const { rows } = await tx.execute<{ number: string; hash: string; rows: number }>(sql`
      with taken as (
        delete from audit_unsealed
        where audit_id in (
          select audit_id from audit_unsealed where exists (select from audit_log where id = audit_id)
          order by audit_id limit ${ROWS_PER_SEAL})
        returning audit_id
      ), covered as (
        select range_agg(int8range(l.id, l.id, '[]')) as ids, count(*)::int as rows, ${ROWS_HASH} as rows_hash
        from audit_log l join taken on taken.audit_id = l.id
      ), last as (
        select number, hash from audit_seals order by number desc limit 1
      ), next as (
        select coalesce(last.number, 0) + 1 as number, coalesce(last.hash, '') as previous, covered.*
        from covered left join last on true where covered.rows > 0
      ), sealed as (
        insert into audit_seals (number, at, ids, hash)
        select number, now(), ids, ${sealHash({
          previous: sql`previous`,
          number: sql`number`,
          at: sql`now()`,
          ids: sql`ids`,
          rowsHash: sql`rows_hash`,
        })} from next
        returning number, hash
      )
      select sealed.number, sealed.hash, covered.rows from sealed, covered`)
    const [made] = rows
    return made ? { ...made, number: Number(made.number) } : null
  })
}

/**
 * Seals every committed row of the audit log that is not sealed yet, also rows that were committed late with a low
 * id. Returns the newest seal it made, or null if there was nothing to seal.
 */
export async function sealAuditLog(db: Db): Promise<Seal | null> {
  let newest: Seal | null = null
  for (;;) {
    const made = await sealNext(db)
    if (!made) return newest
    newest = made
  }
}

/** The result of a check of all seals. */
type Verdict = {
  /** Sentences; empty if the log matches its seals. */
  problems: string[]
  seals: number
  /** Rows covered by a seal. */
  sealed: number
  /** Rows not sealed yet. */
  waiting: number
  /** Hash of the newest seal; null without one. */
  newest: string | null
}

/** What may be wrong with a row's place, by its column in the statement below. */
const MISPLACED = {
  loose: 'are under no seal and do not wait for one',
  twice: 'are under two seals',
  offered: 'are under a seal and wait for another one',
  gone: 'are covered by a seal, or wait for one, and are not there',
  beyond: 'have an id that the log has not come to yet',
} as const

/**
 * Checks by their ids that every row is in exactly one place, under one seal or waiting; returns a sentence for each
 * kind of exception. Ids and not counts: a missing row and a forged one would cancel out.
 */
async function misplacedRows(db: Queries) {
  const { rows } = await db.execute<Record<keyof typeof MISPLACED, number>>(sql`
    with pieces as (
      select lower(piece) as first, upper(piece) as next,
        max(upper(piece)) over (
          order by lower(piece), number rows between unbounded preceding and 1 preceding) as reach
      from audit_seals, unnest(ids) piece
    ), covered as (
      select coalesce(range_agg(int8range(first, next)), '{}') as ids,
        coalesce(sum(greatest(least(next, coalesce(reach, first)) - first, 0)), 0) as twice
      from pieces
    ), sealed as (
      select piece from covered, unnest(ids) piece
    )
    select
      (select count(*)::int from audit_log where not covered.ids @> id
        and not exists (select from audit_unsealed where audit_id = id)) as loose,
      covered.twice::int as twice,
      (select count(*)::int from audit_unsealed where covered.ids @> audit_id) as offered,
      (select coalesce(sum(upper(piece) - lower(piece)), 0)::int from sealed)
        - (select count(*)::int from audit_log where covered.ids @> id)
        + (select count(*)::int from audit_unsealed where not exists (select from audit_log where id = audit_id))
        as gone,
      (select count(*)::int from audit_log where id > (select last_value from audit_log_id_seq)) as beyond
    from covered`)
  const [found] = rows
  return Object.entries(MISPLACED).flatMap(([kind, what]) => {
    const count = found?.[kind as keyof typeof MISPLACED] ?? 0
    return count > 0 ? [`Rows of the audit log that ${what}: ${count}.`] : []
  })
}

/**
 * Compares the audit log with its seals, as of one moment: every seal must follow the one before it, every covered
 * row must be unchanged, and every row must be under exactly one seal or waiting. With `known`, the hash of a seal that was noted
 * elsewhere, that seal must exist.
 */
export async function verifyAuditLog(db: Db, known?: string): Promise<Verdict> {
  return db.transaction(
    async (tx) => {
      const problems: string[] = []
      let [last, sealed] = [0, 0]
      let newest: string | null = null
      let foundKnown = false
      for (;;) {
        const { rows } = await tx.execute<{
          number: string
          at: Date
          hash: string
          expected: string
          rows: number
        }>(sql`
          select s.number, s.at, s.hash, covered.rows,
            ${sealHash({
              previous: sql`coalesce(p.hash, '')`,
              number: sql`s.number`,
              at: sql`s.at`,
              ids: sql`s.ids`,
              rowsHash: sql`covered.rows_hash`,
            })} as expected
          from (select * from audit_seals where number > ${last} order by number limit ${SEALS_PER_LOOK}) s
          left join audit_seals p on p.number = s.number - 1
          cross join lateral (
            select count(*)::int as rows, ${ROWS_HASH} as rows_hash from audit_log l
            where l.id >= lower(s.ids) and l.id < upper(s.ids) and s.ids @> l.id
          ) covered
          order by s.number`)
        for (const seal of rows) {
          const number = Number(seal.number)
          const name = `Seal ${number} of ${new Date(seal.at).toISOString()}`
          if (number !== last + 1)
            problems.push(`${name} follows on seal ${last}: those between are missing.`)
          else if (seal.hash !== seal.expected) problems.push(`${name} does not fit what it covers.`)
          if (seal.hash === known) foundKnown = true
          last = number
          sealed += seal.rows
          newest = seal.hash
        }
        if (rows.length < SEALS_PER_LOOK) break
      }
      problems.push(...(await misplacedRows(tx)))
      const waiting = await tx.$count(auditUnsealed)
      if (known && !foundKnown) problems.push(`The seal ${known} is not there.`)
      return { problems, seals: last, sealed, waiting, newest }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
