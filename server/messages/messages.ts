import { and, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import {
  careLinks,
  messageAttachments,
  messages,
  messageThreads,
  notices,
  practitionerPatients,
} from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import type { EmergencyKind } from '../../shared/emergencies.ts'
import { emergenciesOf } from '../../shared/emergenciesIn.ts'
import { type Quote, WITHDRAW_MINUTES } from '../../shared/messages.ts'
import { todayOf } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import { countTry } from '../auth/limits.ts'
import { forgetEmergencies, noteEmergencies } from '../notify/emergencies.ts'
import { addNotice } from '../notify/notices.ts'
import type { Db, Queries, Tx } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { removeObject } from '../platform/removal.job.ts'
import type { Services } from '../platform/services.ts'
import type { MarkThreadRead, SendMessage } from './inputs.ts'
import { quoteNow } from './quotes.ts'
import { absenceOf } from './settings.ts'
import { inThread, type Thread, threadOf } from './threads.ts'

/** `emergencies` are those in a patient's own text. */
type Sent = { id: string; at: Date; emergencies: EmergencyKind[] }
type Row = Pick<Sent, 'id' | 'at'>

/** Rolls back a transaction whose message exists already. */
class SentBefore extends Error {}

/**
 * Returns the message that the caller sent with this idempotency key; null without. Refuses a key of another thread.
 */
async function sentBefore(db: Queries, who: Who, thread: Thread, key: string): Promise<Sent | null> {
  const [row] = await db
    .select({
      id: messages.id,
      at: messages.at,
      patientId: messages.patientId,
      practitionerId: messages.practitionerId,
      text: messages.text,
    })
    .from(messages)
    .where(and(eq(messages.sender, who.userId), eq(messages.key, key)))
  if (!row) return null
  if (row.patientId !== thread.patientId || row.practitionerId !== thread.practitionerId) {
    throw new Refusal('KEY_REUSED', 'messages.refused.otherThread')
  }
  return { id: row.id, at: row.at, emergencies: thread.cares ? [] : emergenciesOf(row.text) }
}

/**
 * Locks the care link until the transaction ends, so that nothing is written after its removal. Refuses a link without
 * effect.
 */
async function holdLink(tx: Tx, { patientId, practitionerId, other }: Thread) {
  const [held] = await tx
    .select({ one: sql`1` })
    .from(practitionerPatients)
    .innerJoin(careLinks, eq(careLinks.id, practitionerPatients.id))
    .where(
      and(
        eq(practitionerPatients.patientId, patientId),
        eq(practitionerPatients.practitionerId, practitionerId),
      ),
    )
    .for('key share', { of: practitionerPatients })
  if (!held) throw ended(other.fullName)
}

const ended = (name: string) => new Refusal('NOT_FOUND', 'messages.refused.ended', { name })

/**
 * Returns the next message number. Locks the thread until the transaction ends, so that numbers follow the order in
 * which both sides see the messages.
 */
async function nextNumber(tx: Tx, { patientId, practitionerId }: Thread) {
  const [row] = await tx
    .insert(messageThreads)
    .values({ patientId, practitionerId, messages: 1 })
    .onConflictDoUpdate({
      target: [messageThreads.patientId, messageThreads.practitionerId],
      set: { messages: sql`${messageThreads.messages} + 1` },
    })
    .returning({ number: messageThreads.messages })
  if (!row) throw new Error('the thread was not returned')
  return row.number
}

type Written = {
  sender: string
  key: string
  text: string
  quote?: Quote | null
  urgent?: boolean
  automatic?: boolean
}

/** Writes the next message of a thread; null if its key exists. */
async function write(tx: Tx, thread: Thread, message: Written): Promise<Row | null> {
  const { patientId, practitionerId } = thread
  const number = await nextNumber(tx, thread)
  const [row] = await tx
    .insert(messages)
    .values({ patientId, practitionerId, number, ...message })
    .onConflictDoNothing({ target: [messages.sender, messages.key] })
    .returning({ id: messages.id, at: messages.at })
  return row ?? null
}

/** Attaches files to a message. Refuses files of another person, removed ones and those already sent. */
async function attach(tx: Tx, who: Who, messageId: string, ids: string[]) {
  if (ids.length === 0) return
  const attached = await tx
    .update(messageAttachments)
    .set({ messageId })
    .where(
      and(
        inArray(messageAttachments.id, ids),
        eq(messageAttachments.uploader, who.userId),
        isNull(messageAttachments.messageId),
      ),
    )
    .returning({ id: messageAttachments.id })
  if (attached.length < ids.length) {
    throw new Refusal('NOT_FOUND', 'messages.refused.fileGone')
  }
}

/** Notifies the other person unless they have an unread notice of this thread. */
async function notifyOther(tx: Tx, thread: Thread, who: Who, messageId: string) {
  const { other, cares } = thread
  const { rows } = await tx.execute(sql`
    select from notices
    where user_id = ${other.id} and kind = 'message-new' and target_id = ${who.userId} and read_at is null limit 1`)
  if (rows.length > 0) return
  await addNotice(tx, other.id, {
    kind: 'message-new',
    dedupeKey: messageId,
    targetId: who.userId,
    ...(cares ? {} : { patientId: who.userId }),
  })
}

/** Sends the out-of-office reply, once per thread and absence. */
async function answerForAbsent(tx: Tx, thread: Thread) {
  const absence = await absenceOf(tx, thread.practitionerId)
  if (!absence) return
  const key = `absence ${absence.id} ${thread.patientId}`
  // Looked up first: under the thread's lock, and a number that is not used would leave a gap.
  const [answered] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.sender, thread.practitionerId), eq(messages.key, key)))
  if (answered) return
  await write(tx, thread, { sender: thread.practitionerId, key, text: absence.text, automatic: true })
}

/** Records the emergencies in a patient's message. */
async function noteMessage(tx: Tx, who: Who, sourceId: string, text: string) {
  const { rows } = await tx.execute<{ day: string }>(
    sql`select ${todayOf(sql`${who.userId}::uuid`)}::text as day`,
  )
  const day = rows[0]?.day ?? ''
  await noteEmergencies(tx, who.userId, [{ source: 'message', sourceId, day, texts: [text] }])
}

/** Refuses what the clinic's setting does not permit the caller. */
function refuseBySetting({ MESSAGES }: Services['env'], thread: Thread) {
  if (MESSAGES === 'off') throw new Refusal('FORBIDDEN', 'messages.refused.off')
  if (MESSAGES === 'practitioner' && !thread.cares && !thread.begun) {
    throw new Refusal('FORBIDDEN', 'messages.refused.practitionerFirst')
  }
}

/**
 * Sends a message in a thread and adds a notice for the other person. Returns the first message for a repeated
 * idempotency key. Throws `NOT_FOUND` without a care link in effect, `FORBIDDEN` by the clinic's setting and while the
 * other account is suspended, `TOO_MANY` beyond 30 new messages in an hour.
 */
export async function sendMessage(
  { env, db }: Pick<Services, 'env' | 'db'>,
  who: Who,
  { threadWith, text, quote, attachments = [], key }: SendMessage,
  t: Translate,
): Promise<Sent> {
  const thread = await threadOf(db, who, threadWith)
  const before = await sentBefore(db, who, thread, key)
  if (before) return before
  if (!thread.open) throw ended(thread.other.fullName)
  if (thread.suspended)
    throw new Refusal('FORBIDDEN', 'messages.refused.suspended', { name: thread.other.fullName })
  refuseBySetting(env, thread)
  if (env.RATE_LIMITS) await countTry(db, 'messagePerUser', who.userId)
  const quoted = quote ? await quoteNow(db, thread.patientId, quote, t) : null
  try {
    return await db.transaction(async (tx) => {
      await holdLink(tx, thread)
      const emergencies = thread.cares ? [] : emergenciesOf(text)
      // Of use to the previous release only.
      const urgent = emergencies.length > 0
      const sent = await write(tx, thread, { sender: who.userId, key, text, quote: quoted, urgent })
      if (!sent) throw new SentBefore()
      await attach(tx, who, sent.id, attachments)
      await notifyOther(tx, thread, who, sent.id)
      if (urgent) await noteMessage(tx, who, sent.id, text)
      if (!thread.cares) await answerForAbsent(tx, thread)
      return { ...sent, emergencies }
    })
  } catch (error) {
    const first = error instanceof SentBefore ? await sentBefore(db, who, thread, key) : null
    if (first) return first
    throw error
  }
}

/** Marks the other person's messages, up to the last one shown, and their notices as read. */
export async function markThreadRead(db: Db, who: Who, { threadWith, upTo }: MarkThreadRead) {
  const thread = await threadOf(db, who, threadWith)
  await db.transaction(async (tx) => {
    await tx
      .update(messages)
      .set({ readAt: sql`now()` })
      .where(
        and(
          inThread(thread),
          ne(messages.sender, who.userId),
          isNull(messages.readAt),
          isNull(messages.withdrawnAt),
          upTo === undefined ? undefined : lte(messages.number, upTo),
        ),
      )
    await tx
      .update(notices)
      .set({ readAt: sql`now()` })
      .where(
        and(
          eq(notices.userId, who.userId),
          eq(notices.kind, 'message-new'),
          eq(notices.targetId, thread.other.id),
          isNull(notices.readAt),
        ),
      )
  })
}

/**
 * Withdraws the caller's unread message within five minutes: removes its text, quote and files, and keeps its place in
 * the thread. Idempotent.
 */
export async function withdrawMessage({ db, jobs }: Pick<Services, 'db' | 'jobs'>, who: Who, id: string) {
  const missing = () => new Refusal('NOT_FOUND', 'messages.refused.noMessage')
  const [own] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.sender, who.userId), eq(messages.automatic, false)))
  if (!own) throw missing()
  const otherId = own.patientId === who.userId ? own.practitionerId : own.patientId
  await threadOf(db, who, otherId)
  await db.transaction(async (tx) => {
    const withdrawn = await tx
      .update(messages)
      .set({ withdrawnAt: sql`clock_timestamp()`, text: null, quote: null })
      .where(
        and(
          eq(messages.id, id),
          isNull(messages.readAt),
          isNull(messages.withdrawnAt),
          sql`${messages.at} > clock_timestamp() - make_interval(mins => ${WITHDRAW_MINUTES})`,
        ),
      )
      .returning({ id: messages.id })
    if (withdrawn.length === 0) {
      const [now] = await tx.select().from(messages).where(eq(messages.id, id))
      if (now?.withdrawnAt) return
      if (now?.readAt) throw new Refusal('CONFLICT', 'messages.refused.read')
      throw new Refusal('CONFLICT', 'messages.refused.late', { minutes: WITHDRAW_MINUTES })
    }
    await forgetEmergencies(tx, 'message', id)
    const files = await tx
      .delete(messageAttachments)
      .where(eq(messageAttachments.messageId, id))
      .returning({ key: messageAttachments.filePath })
    await jobs.enqueueAll(tx, removeObject, files, () => who.userId)
    // Nothing of the caller is left to read: neither is the notice.
    await tx.execute(sql`
      delete from notices
      where user_id = ${otherId} and kind = 'message-new' and target_id = ${who.userId} and read_at is null
        and not exists (
          select from messages
          where patient_id = ${own.patientId} and practitioner_id = ${own.practitionerId} and sender = ${who.userId}
            and read_at is null and withdrawn_at is null)`)
  })
}
