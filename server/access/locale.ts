import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import { profiles } from '../../drizzle/schema.ts'
import type { Language, Locale } from '../../locales/translate.ts'
import type { Queries, Reads } from '../platform/db.ts'

/** The language that a person chose; null without one. */
export async function localeOfPerson(db: Reads, id: string): Promise<Locale | null> {
  const [profile] = await db.select({ locale: profiles.locale }).from(profiles).where(eq(profiles.id, id))
  return profile?.locale ?? null
}

/** The same in SQL, without the region: the language in which the person writes. `id` is the person's. */
export const languageOfPerson = (id: SQLWrapper) =>
  sql<Language | null>`(select left(writer.locale, 2) from profiles writer where writer.id = ${id})`

/** Sets a new account's language to that of the sign-up, if known. */
export async function keepLocale(db: Queries, email: string, locale: Locale | null) {
  if (locale === null) return
  await db.update(profiles).set({ locale }).where(eq(profiles.email, email.toLowerCase()))
}
