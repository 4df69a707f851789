import { and, asc, eq, ne } from 'drizzle-orm'
import { commentTemplates, users } from '../../drizzle/schema.ts'
import { type CommentTemplate, MAX_COMMENT_TEMPLATES } from '../../shared/commentTemplates.ts'
import type { Who } from '../access/who.ts'
import type { Db, Queries } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'

const { name, text, practitionerId } = commentTemplates
const own = (who: Who) => eq(practitionerId, who.userId)

export const commentTemplatesOf = (db: Queries, who: Who): Promise<CommentTemplate[]> =>
  db.select({ name, text }).from(commentTemplates).where(own(who)).orderBy(asc(name))

/** Upserts a template by its name. Refuses more than `MAX_COMMENT_TEMPLATES`. */
export async function saveCommentTemplate(db: Db, who: Who, template: CommentTemplate) {
  await db.transaction(async (tx) => {
    // Two tabs cannot both take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, who.userId)).for('no key update')
    const others = await tx.$count(commentTemplates, and(own(who), ne(name, template.name)))
    if (others >= MAX_COMMENT_TEMPLATES) {
      throw new Refusal('CONFLICT', 'bloodTests.refused.templates', { max: MAX_COMMENT_TEMPLATES })
    }
    await tx
      .insert(commentTemplates)
      .values({ practitionerId: who.userId, ...template })
      .onConflictDoUpdate({ target: [practitionerId, name], set: { text: template.text } })
  })
}

/** Removes a template; an unknown name is no error. */
export async function removeCommentTemplate(db: Db, who: Who, called: string) {
  await db.delete(commentTemplates).where(and(own(who), eq(name, called)))
}
