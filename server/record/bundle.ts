import { addAbortSignal, Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import * as schema from '../../drizzle/schema.ts'
import { accessInFhir } from '../access/fhir.ts'
import { accountInFhir } from '../account/fhir.ts'
import { openSpool, type Spool } from '../account/spool.ts'
import { appointmentsInFhir } from '../appointments/fhir.ts'
import { bloodTestsInFhir } from '../bloodTests/fhir.ts'
import { careInFhir } from '../care/fhir.ts'
import { consentsInFhir } from '../consents/fhir.ts'
import { formsInFhir } from '../forms/fhir.ts'
import { healthInFhir } from '../health/fhir.ts'
import { measurementsInFhir } from '../measurements/fhir.ts'
import { messagesInFhir } from '../messages/fhir.ts'
import { plansInFhir } from '../plans/fhir.ts'
import { rowsInSteps } from '../platform/cursor.ts'
import type { Tx } from '../platform/db.ts'
import {
  entryOf,
  type NounInFhir,
  type RecordOwner,
  type RecordPart,
  type Resource,
} from '../platform/fhir.ts'
import { translatorFor } from '../platform/locales.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { elsewhereInFhir } from './elsewhereFhir.ts'
import { type Named, ownerOf } from './owner.ts'

/** The nouns of a record, in the order of the bundle. */
export const NOUNS: readonly NounInFhir[] = [
  ...[accountInFhir, accessInFhir, plansInFhir, bloodTestsInFhir, healthInFhir, measurementsInFhir],
  ...[formsInFhir, consentsInFhir, appointmentsInFhir, messagesInFhir, careInFhir, elsewhereInFhir],
]

/** Rows that are read at once where a part names no other number. */
const STEP = 100
const RETRY_AFTER_SECONDS = 10

/** Who the record is of, and the practitioners whom its resources name. */
async function openRecord(
  { db, env, clinic }: Pick<Services, 'db' | 'env' | 'clinic'>,
  userId: string,
): Promise<Named> {
  const { users, profiles } = schema
  const [row] = await db
    .select({ name: users.name, locale: profiles.locale })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
  if (!row) throw new Refusal('NOT_FOUND', 'app.refused.signIn')
  const locale = row.locale ?? clinic.settings.locale
  return ownerOf(
    { id: userId, name: row.name },
    { locale, t: translatorFor(locale), portal: env.PUBLIC_URL, at: new Date() },
  )
}

/** The resources of a part, as of the transaction's moment, as many at once as rows were read. */
async function* resourcesOf(
  tx: Tx,
  { fields, rows, resources, step = STEP }: RecordPart<never>,
  owner: RecordOwner,
  gone: AbortSignal,
): AsyncGenerator<Resource[]> {
  for await (const lines of rowsInSteps(tx, { fields, rows: rows(owner.id) }, step, gone)) {
    const made: Resource[] = []
    for (const line of lines) made.push(...(await resources(JSON.parse(line) as never, owner)))
    yield made
  }
}

async function writeRecord(
  { db }: Pick<Services, 'db'>,
  { owner, practitioners }: Named,
  { write }: Spool,
  gone: AbortSignal,
) {
  await write(
    `{"resourceType":"Bundle","type":"collection","timestamp":${JSON.stringify(owner.at)},"entry":[\n`,
  )
  let isFirst = true
  const writeAll = async (made: readonly Resource[]) => {
    if (made.length === 0) return
    const entries = made.map((resource) => JSON.stringify(entryOf(resource)))
    await write(`${isFirst ? '' : ',\n'}${entries.join(',\n')}`)
    isFirst = false
  }
  await db.transaction(
    async (tx) => {
      for (const part of NOUNS.flatMap(({ parts }) => Object.values(parts)))
        for await (const made of resourcesOf(tx, part, owner, gone)) await writeAll(made)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  await writeAll(practitioners())
  await write('\n]}\n')
}

/** The people whose record this process is writing at the moment. */
const writing = new Set<string>()

/**
 * The whole record of a person as a FHIR R4 Bundle of type `collection`, as of one moment. It is sent while it is written, and
 * a slow reader does not keep the transaction open. Refuses a second one of the person meanwhile. Stops when `gone` is
 * aborted; after an error in the middle the stream fails, so that it does not look complete.
 */
export async function wholeRecord(
  deps: Pick<Services, 'clinic' | 'db' | 'env' | 'files' | 'log'>,
  { userId }: { userId: string },
  gone: AbortSignal,
): Promise<Readable> {
  if (writing.has(userId)) {
    throw new Refusal('TOO_MANY', 'account.refused.downloading', {}, RETRY_AFTER_SECONDS)
  }
  writing.add(userId)
  try {
    const record = await openRecord(deps, userId)
    const closed = new AbortController()
    const spool = openSpool(deps.files)
    const stream = addAbortSignal(gone, Readable.from(spool.read(), { objectMode: false }))
    const written = writeRecord(deps, record, spool, closed.signal).then(spool.end, spool.fail)
    stream.once('close', async () => {
      closed.abort()
      await written
      writing.delete(userId)
      await spool.remove().catch((error) => deps.log.warn({ err: error }, 'a record stays until the sweep'))
    })
    return stream
  } catch (error) {
    writing.delete(userId)
    throw error
  }
}
