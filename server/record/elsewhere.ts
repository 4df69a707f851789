import { and, eq, sql } from 'drizzle-orm'
import { importedResources } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import type { Db } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ElsewhereInput } from './importInputs.ts'

const LIMIT = 50

const { id, userId, type, title, at, fileName, importedAt } = importedResources

/** Resources of other systems that the caller took in, the latest first, those without a time last. */
export async function listElsewhere(
  db: Db,
  who: Pick<Who, 'userId'>,
  { cursor, limit = LIMIT }: ElsewhereInput,
) {
  const last = sql`(select coalesce(l.at, '-infinity'), l.id from ${importedResources} l
    where l.id = ${cursor ?? null} and l.user_id = ${who.userId})`
  const rows = await db
    .select({ id, type, title, at, fileName, importedAt })
    .from(importedResources)
    .where(
      and(eq(userId, who.userId), cursor ? sql`(coalesce(${at}, '-infinity'), ${id}) < ${last}` : undefined),
    )
    .orderBy(sql`coalesce(${at}, '-infinity') desc`, sql`${id} desc`)
    .limit(limit + 1)
  const page = pageOf(rows, limit)
  const end = page.at(-1)
  return { resources: page, nextCursor: end?.more ? end.id : null }
}

/** Removes one of the caller's. Refuses another person's as an unknown one. */
export async function removeElsewhere(db: Db, who: Pick<Who, 'userId'>, resourceId: string) {
  const { rowCount } = await db
    .delete(importedResources)
    .where(and(eq(id, resourceId), eq(userId, who.userId)))
  if (!rowCount) throw new Refusal('NOT_FOUND', 'record.refused.unknown')
}
