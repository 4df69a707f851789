import { and, eq, sql } from 'drizzle-orm'
import { importedResources } from '../../drizzle/schema.ts'
import { ownerId, type RecordOwner } from '../access/careLinks.ts'
import type { Who } from '../access/who.ts'
import type { Db } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ElsewhereInput } from './importInputs.ts'

const LIMIT = 50

const { id, userId, type, title, at, content, fileName, importedAt } = importedResources

/** Imported resources of other systems, the latest first, those without a time last. */
export async function listElsewhere(db: Db, owner: RecordOwner, { cursor, limit = LIMIT }: ElsewhereInput) {
  const ofOwner = ownerId(owner)
  const last = sql`(select coalesce(l.at, '-infinity'), l.id from ${importedResources} l
    where l.id = ${cursor ?? null} and l.user_id = ${ofOwner})`
  const rows = await db
    .select({ id, type, title, at, fileName, importedAt })
    .from(importedResources)
    .where(
      and(eq(userId, ofOwner), cursor ? sql`(coalesce(${at}, '-infinity'), ${id}) < ${last}` : undefined),
    )
    .orderBy(sql`coalesce(${at}, '-infinity') desc`, sql`${id} desc`)
    .limit(limit + 1)
  const page = pageOf(rows, limit)
  const end = page.at(-1)
  return { resources: page, nextCursor: end?.more ? end.id : null }
}

/** Lines of a resource that are shown, and characters of each. */
const MOST_LINES = 300
const MOST_CHARACTERS = 500

/** A resource's members with a value, each with its path: "code › coding › display". */
function* linesIn(value: unknown, path: readonly string[] = []): Generator<{ path: string; text: string }> {
  if (Array.isArray(value)) for (const one of value) yield* linesIn(one, path)
  else if (value && typeof value === 'object') {
    for (const [name, member] of Object.entries(value)) yield* linesIn(member, [...path, name])
  } else if (value !== null) {
    const text = String(value).slice(0, MOST_CHARACTERS).toWellFormed()
    yield { path: path.join(' › ').slice(0, MOST_CHARACTERS).toWellFormed(), text }
  }
}

/** One of the owner's resources as plain text. Refuses another person's as unknown. */
export async function readElsewhere(db: Db, owner: RecordOwner, resourceId: string) {
  const [row] = await db
    .select({ content })
    .from(importedResources)
    .where(and(eq(id, resourceId), eq(userId, ownerId(owner))))
  if (!row) throw new Refusal('NOT_FOUND', 'record.refused.unknown')
  const { resourceType: _type, ...resource } = row.content
  // What was taken in has 5,000 values at most.
  const lines = [...linesIn(resource)]
  return { lines: lines.slice(0, MOST_LINES), isCut: lines.length > MOST_LINES }
}

/** Removes one of the caller's resources. Refuses another person's as unknown. */
export async function removeElsewhere(db: Db, who: Pick<Who, 'userId'>, resourceId: string) {
  const { rowCount } = await db
    .delete(importedResources)
    .where(and(eq(id, resourceId), eq(userId, who.userId)))
  if (!rowCount) throw new Refusal('NOT_FOUND', 'record.refused.unknown')
}
