import { addAbortSignal, PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm'
import tar from 'tar-stream'
import {
  auditLog,
  bloodTestResults,
  bloodTestReviews,
  creditTransactions,
  doses,
  healthAnalyses,
  healthTracking,
  messageAttachments,
  messageSettings,
  messages,
  noticeSettings,
  notices,
  orderItems,
  orders,
  planVersions,
  practitionerPatients,
  profiles,
  pushDevices,
  retests,
  sessions,
  supplyCorrections,
  treatmentPlans,
  userCredits,
  userRoles,
  users,
  visitNotes,
  wizardRuns,
} from '../../drizzle/schema.ts'
import { Refusal } from '../../shared/errors.ts'
import type { Who } from '../access/who.ts'
import { accessFields, lookedAt } from '../audit/audit.ts'
import { sessionFields, stillOpen } from '../auth/sessions.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'
import { endingAs } from '../platform/upload.ts'

/** Rows that are read at once: a few hundred kilobytes of the longest ones. */
const STEP = 20
const RETRY_AFTER_SECONDS = 10

/** A row as JSON. The database builds it: for a large account, doing so here would block everybody else. */
const object = (fields: Record<string, SQLWrapper>) => {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${name}::text, ${value}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}
const line = (fields: Record<string, SQLWrapper>) => ({
  line: sql<string>`${object(fields)}::text`.as('line'),
})

type Part = { name: string; rows: SQLWrapper; one?: true }

/**
 * What the portal stores about somebody, by its name in the file: a list of rows, or one row. No secrets, and no data
 * of other people.
 */
function partsOf(db: Tx, who: Who): Part[] {
  const { userId } = who
  const { id, email, name, createdAt, privacyVersion, privacyAcceptedAt } = users
  const { deletedBy: _by, updatedBy: _saver, ...plan } = getTableColumns(treatmentPlans)
  const version = getTableColumns(planVersions)
  const { filePath: _path, ...bloodTest } = getTableColumns(bloodTestResults)
  const { cancelledBy: _canceller, ...retest } = getTableColumns(retests)
  const { cartHash: _hash, idempotencyKey: _key, ...order } = getTableColumns(orders)
  const items = sql`(select json_agg(${object(getTableColumns(orderItems))}) from ${orderItems} where order_id = ${orders}.id)`
  const { key: _messageKey, urgent: _urgent, patientId: _patient, ...message } = getTableColumns(messages)
  const { absenceId: _absence, ...messageSetting } = getTableColumns(messageSettings)
  const messageFiles = sql`(select json_agg(json_build_object('id', id, 'name', file_name)) from ${messageAttachments} where message_id = ${messages.id})`
  return [
    {
      name: 'account',
      one: true,
      rows: db
        .select(line({ id, email, name, createdAt, privacyVersion, privacyAcceptedAt }))
        .from(users)
        .where(eq(users.id, userId)),
    },
    {
      name: 'profile',
      one: true,
      rows: db
        .select(line(getTableColumns(profiles)))
        .from(profiles)
        .where(eq(profiles.id, userId)),
    },
    {
      name: 'role',
      one: true,
      rows: db
        .select(line(getTableColumns(userRoles)))
        .from(userRoles)
        .where(eq(userRoles.userId, userId)),
    },
    {
      name: 'credits',
      one: true,
      rows: db
        .select(line({ balance: userCredits.balance }))
        .from(userCredits)
        .where(eq(userCredits.userId, userId)),
    },
    {
      name: 'creditTransactions',
      rows: db
        .select(line(getTableColumns(creditTransactions)))
        .from(creditTransactions)
        .where(eq(creditTransactions.userId, userId))
        .orderBy(desc(creditTransactions.createdAt)),
    },
    {
      name: 'careLinks',
      rows: db
        .select(line({ practitioner: users.name, assignedAt: practitionerPatients.assignedAt }))
        .from(practitionerPatients)
        .innerJoin(users, eq(users.id, practitionerPatients.practitionerId))
        .where(eq(practitionerPatients.patientId, userId)),
    },
    {
      name: 'treatmentPlans',
      rows: db
        .select(line(plan))
        .from(treatmentPlans)
        .where(eq(treatmentPlans.patientId, userId))
        .orderBy(desc(treatmentPlans.createdAt)),
    },
    {
      name: 'planVersions',
      rows: db
        .select(line({ ...version, by: users.name }))
        .from(planVersions)
        .innerJoin(treatmentPlans, eq(treatmentPlans.id, planVersions.planId))
        .innerJoin(users, eq(users.id, planVersions.by))
        .where(eq(treatmentPlans.patientId, userId))
        .orderBy(desc(planVersions.at)),
    },
    {
      name: 'visitNotes',
      rows: db
        .select(
          line({ id: visitNotes.id, at: visitNotes.signedAt, by: users.name, text: visitNotes.forPatient }),
        )
        .from(visitNotes)
        .innerJoin(users, eq(users.id, visitNotes.authorId))
        .where(and(eq(visitNotes.patientId, userId), isNotNull(visitNotes.releasedAt)))
        .orderBy(desc(visitNotes.signedAt)),
    },
    {
      name: 'doses',
      rows: db
        .select(line(getTableColumns(doses)))
        .from(doses)
        .innerJoin(treatmentPlans, eq(treatmentPlans.id, doses.planId))
        .where(and(eq(treatmentPlans.patientId, userId), ne(doses.state, 'open')))
        .orderBy(desc(doses.date)),
    },
    {
      name: 'supplyCorrections',
      rows: db
        .select(line(getTableColumns(supplyCorrections)))
        .from(supplyCorrections)
        .where(eq(supplyCorrections.userId, userId)),
    },
    {
      name: 'notices',
      rows: db
        .select(line({ kind: notices.kind, at: notices.at, readAt: notices.readAt }))
        .from(notices)
        .where(and(eq(notices.userId, userId), isNull(notices.patientId)))
        .orderBy(desc(notices.at)),
    },
    {
      name: 'noticeSettings',
      one: true,
      rows: db
        .select(line(getTableColumns(noticeSettings)))
        .from(noticeSettings)
        .where(eq(noticeSettings.userId, userId)),
    },
    {
      name: 'devices',
      rows: db
        .select(
          line({ name: pushDevices.name, createdAt: pushDevices.createdAt, lastUsed: pushDevices.lastUsed }),
        )
        .from(pushDevices)
        .where(eq(pushDevices.userId, userId))
        .orderBy(desc(pushDevices.createdAt)),
    },
    {
      name: 'healthEntries',
      rows: db
        .select(line(getTableColumns(healthTracking)))
        .from(healthTracking)
        .where(eq(healthTracking.userId, userId))
        .orderBy(desc(healthTracking.date)),
    },
    {
      name: 'healthAnalyses',
      rows: db
        .select(
          line({
            analysisType: healthAnalyses.analysisType,
            analysis: healthAnalyses.analysis,
            createdAt: healthAnalyses.createdAt,
          }),
        )
        .from(healthAnalyses)
        .where(eq(healthAnalyses.userId, userId))
        .orderBy(desc(healthAnalyses.createdAt)),
    },
    {
      name: 'wizardRuns',
      rows: db
        .select(
          line({
            inputs: wizardRuns.inputs,
            recommendation: wizardRuns.recommendation,
            createdAt: wizardRuns.createdAt,
          }),
        )
        .from(wizardRuns)
        .where(eq(wizardRuns.userId, userId))
        .orderBy(desc(wizardRuns.createdAt)),
    },
    {
      name: 'accessToMyData',
      rows: db
        .select(line(accessFields))
        .from(auditLog)
        .leftJoin(users, eq(users.id, auditLog.actorId))
        .leftJoin(userRoles, eq(userRoles.userId, auditLog.actorId))
        .where(lookedAt(who))
        .orderBy(desc(auditLog.at)),
    },
    {
      name: 'sessions',
      rows: db
        .select(line(sessionFields))
        .from(sessions)
        .where(stillOpen(who))
        .orderBy(desc(sessions.updatedAt)),
    },
    {
      name: 'bloodTests',
      rows: db
        .select(line(bloodTest))
        .from(bloodTestResults)
        .where(eq(bloodTestResults.userId, userId))
        .orderBy(desc(bloodTestResults.createdAt)),
    },
    {
      name: 'bloodTestReviews',
      rows: db
        .select(line({ ...getTableColumns(bloodTestReviews), by: users.name }))
        .from(bloodTestReviews)
        .innerJoin(bloodTestResults, eq(bloodTestResults.id, bloodTestReviews.bloodTestId))
        .innerJoin(users, eq(users.id, bloodTestReviews.by))
        .where(eq(bloodTestResults.userId, userId))
        .orderBy(desc(bloodTestReviews.at)),
    },
    {
      name: 'retests',
      rows: db
        .select(line({ ...retest, createdBy: users.name }))
        .from(retests)
        .innerJoin(users, eq(users.id, retests.createdBy))
        .where(eq(retests.patientId, userId))
        .orderBy(desc(retests.createdAt)),
    },
    {
      name: 'messages',
      rows: db
        .select(line({ practitioner: users.name, ...message, files: messageFiles }))
        .from(messages)
        .innerJoin(users, eq(users.id, messages.practitionerId))
        .where(eq(messages.patientId, userId))
        .orderBy(asc(messages.practitionerId), asc(messages.number)),
    },
    {
      name: 'messageSettings',
      one: true,
      rows: db
        .select(line(messageSetting))
        .from(messageSettings)
        .where(eq(messageSettings.practitionerId, userId)),
    },
    {
      name: 'orders',
      rows: db
        .select(line({ ...order, items }))
        .from(orders)
        .where(eq(orders.userId, userId))
        .orderBy(desc(orders.createdAt)),
    },
  ]
}

/** Everything, as of one moment, as pieces of a JSON object without its closing brace. */
async function writeMine(db: Db, who: Who, gone: AbortSignal): Promise<Buffer[]> {
  const written: Buffer[] = []
  const write = (text: string) => void written.push(Buffer.from(text))
  write(`{"exportedAt": ${JSON.stringify(new Date())}`)
  await db.transaction(
    async (tx) => {
      for (const { name, rows, one } of partsOf(tx, who)) {
        write(`,\n"${name}": ${one ? '' : '['}`)
        await tx.execute(sql`declare part no scroll cursor for ${rows}`)
        let count = 0
        for (;;) {
          gone.throwIfAborted()
          const step = await tx.execute<{ line: string }>(sql.raw(`fetch ${STEP} from part`))
          if (step.rows.length === 0) break
          write(`${count > 0 ? ',\n' : ''}${step.rows.map(({ line }) => line).join(',\n')}`)
          count += step.rows.length
        }
        await tx.execute(sql`close part`)
        if (!one) write(']')
        else if (count === 0) write('null')
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return written
}

/** The people whose archive this process is sending at the moment. */
const sending = new Set<string>()

/**
 * Everything that the portal stores about the caller, as a tar: `my-data.json`, and each uploaded file below
 * `blood-tests/`, and each file of the caller's messages as a patient, of both sides, below `messages/`, under its id and
 * name. A file that is missing in the storage is listed in the JSON and does not hold
 * up the others. Refuses a second archive while the first is being sent. Stops when `gone` is aborted.
 */
export async function archiveMine(
  { db, files }: Pick<Services, 'db' | 'files'>,
  who: Who,
  gone: AbortSignal,
): Promise<Readable> {
  const { userId } = who
  if (sending.has(userId)) {
    throw new Refusal('TOO_MANY', 'Your data is already being downloaded.', RETRY_AFTER_SECONDS)
  }
  sending.add(userId)
  const archive = new PassThrough()
  archive.once('close', () => sending.delete(userId))
  try {
    const written = await writeMine(db, who, gone)
    const { rows: uploads } = await db.execute<{
      name: string
      type: string
      id: string
      filePath: string
      fileSize: number
    }>(sql`
      select 'blood-tests/' || id || '-' || file_name as name, content_type as type, id, file_path as "filePath", file_size as "fileSize"
      from ${bloodTestResults} where user_id = ${userId}
      union all
      select 'messages/' || a.id || '-' || a.file_name, a.content_type, a.id, a.file_path, a.file_size
      from ${messageAttachments} a join ${messages} m on m.id = a.message_id
      where m.patient_id = ${userId}`)
    const pack = tar.pack()
    const fill = async () => {
      const lost: string[] = []
      for (const { name, type, id, filePath, fileSize } of uploads) {
        const content = await files.get(filePath).catch(() => null)
        if (content) await pipeline(content, pack.entry({ name: endingAs(type, name), size: fileSize }))
        else lost.push(id)
      }
      written.push(Buffer.from(`,\n"lostFiles": ${JSON.stringify(lost)}}\n`))
      const size = written.reduce((sum, { length }) => sum + length, 0)
      await pipeline(Readable.from(written), pack.entry({ name: 'my-data.json', size }))
      pack.finalize()
    }
    // After an error in the middle the download must fail, so that nobody takes it for complete.
    fill().catch((error: Error) => pack.destroy(error))
    pipeline(pack, archive).catch((error: Error) => archive.destroy(error))
    return addAbortSignal(gone, archive)
  } catch (error) {
    archive.destroy()
    throw error
  }
}
