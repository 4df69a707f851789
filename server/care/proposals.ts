import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { formVersions, profileProposals, profiles, sentForms, users } from '../../drizzle/schema.ts'
import { profileInput } from '../../shared/auth.ts'
import { CONDITIONS, type Condition } from '../../shared/conditions.ts'
import { type ProfileField, UNDO_MINUTES } from '../../shared/forms.ts'
import { ownerId, type RecordOwner } from '../access/careLinks.ts'
import type { Who } from '../access/who.ts'
import type { Db, Tx } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'

/** The latest proposals returned. */
const MOST_LISTED = 100

export const decideInput = z.object({
  patientId: z.uuid().optional(),
  id: z.uuid(),
  decision: z.enum(['accept', 'leave', 'undo']),
  /** The edited value to accept. */
  value: z.string().trim().min(1).max(2000).optional(),
})
type Decide = z.infer<typeof decideInput>

/** Whether the decision can still be undone. */
const undoable = sql`${profileProposals.decidedAt} > now() - make_interval(mins => ${UNDO_MINUTES})`

/** Returns what a person's answers would write into the profile, undecided ones first, each with its form. */
export async function proposalsOf(db: Db, owner: RecordOwner) {
  const rows = await db
    .select({
      id: profileProposals.id,
      sentFormId: profileProposals.sentFormId,
      form: formVersions.title,
      field: profileProposals.field,
      value: profileProposals.value,
      state: profileProposals.state,
      /** The current field; conditions as comma-separated codes. */
      now: sql<string | null>`case ${profileProposals.field}
        when 'allergies' then ${profiles.allergies}
        when 'currentMedications' then ${profiles.currentMedications}
        when 'medicalHistory' then ${profiles.medicalHistory}
        when 'conditions' then nullif(array_to_string(${profiles.conditions}, ','), '')
        when 'emergencyContactName' then ${profiles.emergencyContactName}
        when 'emergencyContactPhone' then ${profiles.emergencyContactPhone}
        when 'phone' then ${profiles.phone} end`,
      /** The field at the decision, and its new value. */
      before: profileProposals.before,
      after: profileProposals.after,
      decidedBy: users.name,
      decidedAt: profileProposals.decidedAt,
      canUndo: sql<boolean>`coalesce(${undoable}, false)`,
    })
    .from(profileProposals)
    .innerJoin(sentForms, eq(sentForms.id, profileProposals.sentFormId))
    .innerJoin(formVersions, eq(formVersions.id, sentForms.versionId))
    .innerJoin(profiles, eq(profiles.id, profileProposals.patientId))
    .leftJoin(users, eq(users.id, profileProposals.decidedBy))
    .where(eq(profileProposals.patientId, ownerId(owner)))
    .orderBy(
      sql`${profileProposals.state} <> 'open'`,
      desc(profileProposals.createdAt),
      profileProposals.path,
      profileProposals.id,
    )
    .limit(MOST_LISTED + 1)
  return pageOf(rows, MOST_LISTED)
}

/** Fields with one value, which an answer replaces. All others are lists, which it extends. */
const SINGLE: readonly ProfileField[] = ['emergencyContactName', 'emergencyContactPhone', 'phone']

/** A profile field as text; conditions as comma-separated codes. */
const textOf = (profile: typeof profiles.$inferSelect, field: ProfileField) =>
  field === 'conditions' ? profile.conditions.join(',') || null : profile[field]

/** A field with an accepted value. Refuses one that the field cannot hold. */
function withValue(field: ProfileField, now: string | null, value: string): string {
  const isList = field !== 'conditions' && !SINGLE.includes(field)
  const next = isList && now ? `${now}\n${value}` : field === 'conditions' && now ? `${now},${value}` : value
  if (field === 'conditions') {
    if (!CONDITIONS.some((one) => one === value)) throw new Refusal('BAD_INPUT', 'app.refused.invalid')
    return [...new Set(next.split(','))].join(',')
  }
  const parsed = profileInput.shape[field].safeParse(next)
  if (!parsed.success) {
    throw Refusal.from('BAD_INPUT', parsed.error.issues[0]?.message ?? '')
  }
  return next
}

async function setField(tx: Tx, id: string, field: ProfileField, text: string | null) {
  const value = field === 'conditions' ? ((text?.split(',') ?? []) as Condition[]) : text
  await tx
    .update(profiles)
    .set({ [field]: value })
    .where(eq(profiles.id, id))
}

/**
 * Decides a proposal, by its patient or a practitioner in care. `accept` adds the value, or an edited one, to the
 * current profile; `leave` keeps it in the form only; `undo` reverts a decision of the last `UNDO_MINUTES`, unless the
 * field has changed since.
 */
export async function decideProposal(db: Db, who: Who, owner: RecordOwner, { id, decision, value }: Decide) {
  const patientId = ownerId(owner)
  return db.transaction(async (tx) => {
    // The profile first, as everything that writes it.
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, patientId)).for('update')
    const [proposal] = await tx
      .select({
        ...{ field: profileProposals.field, value: profileProposals.value, state: profileProposals.state },
        after: profileProposals.after,
        before: profileProposals.before,
        isFresh: sql<boolean>`coalesce(${undoable}, false)`,
      })
      .from(profileProposals)
      .where(and(eq(profileProposals.id, id), eq(profileProposals.patientId, patientId)))
      .for('update')
    if (!profile || !proposal) throw new Refusal('NOT_FOUND', 'forms.refused.noProposal')
    const { field } = proposal
    const now = textOf(profile, field)
    const decide = (set: Partial<typeof profileProposals.$inferInsert>) =>
      tx.update(profileProposals).set(set).where(eq(profileProposals.id, id))
    const decided = { decidedBy: who.userId, decidedAt: new Date() }

    if (decision === 'undo') {
      if (proposal.state === 'open') throw new Refusal('CONFLICT', 'forms.refused.noProposal')
      if (!proposal.isFresh)
        throw new Refusal('CONFLICT', 'forms.refused.undoLate', { minutes: UNDO_MINUTES })
      if (proposal.state === 'accepted') {
        if (now !== proposal.after) throw new Refusal('CONFLICT', 'forms.refused.profileChanged')
        await setField(tx, patientId, field, proposal.before)
      }
      await decide({ state: 'open', before: null, after: null, decidedBy: null, decidedAt: null })
      return { state: 'open' as const }
    }
    if (proposal.state !== 'open') throw new Refusal('CONFLICT', 'forms.refused.decided')
    if (decision === 'leave') {
      await decide({ state: 'left', ...decided })
      return { state: 'left' as const }
    }
    const after = withValue(field, now, value ?? proposal.value)
    await setField(tx, patientId, field, after)
    await decide({ state: 'accepted', before: now, after, ...decided })
    return { state: 'accepted' as const }
  })
}
