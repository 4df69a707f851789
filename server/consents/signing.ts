import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { consents, signedDocuments, users } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import { clinicIn, contactOf } from '../../shared/clinic.ts'
import { isSameName, type Stroke } from '../../shared/consents.ts'
import type { Who } from '../access/who.ts'
import { audit } from '../audit/audit.ts'
import { addNotice, addNoticeForCarers } from '../notify/notices.ts'
import type { Tx } from '../platform/db.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { translatorFor } from '../platform/locales.ts'
import { sendMailJob } from '../platform/mail.job.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { storeWithRow } from '../platform/storeWithRow.ts'
import { runInThread, ThreadTimeout } from '../platform/thread.ts'
import { copyMail } from './consents.mail.ts'
import { type Consent, consentWith, lockPeople, noConsent, ownConsent } from './consents.ts'
import { clinicTime, filledText } from './filledText.ts'
import type { Sign } from './inputs.ts'
import type { ConsentSheet } from './sheet.ts'

type Deps = Pick<Services, 'env' | 'log' | 'clinic' | 'db' | 'files' | 'jobs'>

/** The prefix of all signed documents in the object storage. */
export const SIGNED_FILES = 'signed-documents/'

/** Time limit of a drawing; milliseconds. The longest text takes about a second. */
const DRAWING_MS = 20_000

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** The signer's name is not the patient's. */
export class OtherName extends Refusal {}

/** Who signs, and how. */
type Signer = Pick<
  typeof signedDocuments.$inferInsert,
  'name' | 'capacity' | 'forName' | 'method' | 'drawing'
>

/** Checks the names of a signature. Refuses another name than the patient's, each with a sentence. */
function signerOf(patient: string, { name, capacity, forName, method, drawing }: Sign): Signer {
  const signature: Pick<Signer, 'method' | 'drawing'> = {
    method,
    drawing: method === 'drawn' ? (drawing as Stroke[]) : null,
  }
  if (capacity === 'self') {
    if (!isSameName(name, patient)) throw new OtherName('BAD_INPUT', 'consents.refused.otherName')
    return { name, capacity, forName: null, ...signature }
  }
  if (!isSameName(forName ?? '', patient)) throw new OtherName('BAD_INPUT', 'consents.refused.otherForName')
  return { name, capacity, forName: patient, ...signature }
}

function sheetOf(
  { clinic: { settings } }: Pick<Deps, 'clinic'>,
  consent: Consent,
  signer: Signer,
  {
    text,
    textSha256,
    at,
    locale,
    handedBy,
  }: { text: string; textSha256: string; at: Date; locale: Locale; handedBy: string | null },
): ConsentSheet {
  const moment = (instant: Date) => {
    const { day, time } = clinicTime(instant, settings)
    return { day: day.toISOString().slice(0, 10), time }
  }
  const { title, kind, version, patient, askedBy, explainedBy, explainedAt } = consent
  return {
    ...{ clinic: clinicIn(settings, locale).name, contact: contactOf(settings) },
    ...{ title, kind, version, text, textSha256, askedBy, patient, locale },
    ...{ name: signer.name, capacity: signer.capacity, method: signer.method },
    drawing: signer.drawing ?? null,
    explained: explainedBy && explainedAt ? { by: explainedBy, ...moment(explainedAt) } : null,
    signed: moment(at),
    handedBy,
    zone: settings.timeZone,
  }
}

const draw = (who: Pick<Who, 'userId'>, sheet: ConsentSheet, signal: AbortSignal | undefined) =>
  inTurn(
    who.userId,
    () => runInThread<Uint8Array>('server/consents/consentSheet.thread.ts', sheet, DRAWING_MS),
    { signal },
  ).catch((error: unknown) => {
    if (!(error instanceof ThreadTimeout)) throw error
    throw new Refusal('UNAVAILABLE', 'consents.refused.slowPdf')
  })

/** Mails the patient a link to their copy. */
async function sendCopy(tx: Tx, deps: Deps, { id, patientId, locale }: Consent & { locale: Locale }) {
  const [person] = await tx
    .select({ email: users.email, name: users.name, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, patientId))
  if (!person) return
  const mail = copyMail(deps, person, id, translatorFor(locale))
  await deps.jobs.enqueue(tx, sendMailJob, { to: person.email, ...mail })
}

/** Who handed over the practice device, and a check that refuses the signature after its link has ended. */
type Device = { id: string; name: string; refuseEnded: (tx: Tx) => Promise<void> }

/** Records a signature and its consequences, all or nothing. Refuses a consent that is no longer open. */
async function record(
  deps: Deps,
  consent: Consent & { locale: Locale },
  row: typeof signedDocuments.$inferInsert,
  { mails, refuseEnded }: { mails: boolean; refuseEnded: Device['refuseEnded'] | undefined },
) {
  const { id, patientId } = consent
  const notice = { kind: 'consent-signed', dedupeKey: id, targetId: id } as const
  await deps.db.transaction(async (tx) => {
    await lockPeople(tx, patientId)
    await refuseEnded?.(tx)
    const signed = await tx
      .update(consents)
      .set({ state: 'signed' })
      .where(and(eq(consents.id, id), eq(consents.state, 'asked')))
      .returning({ id: consents.id })
    if (signed.length === 0) throw new Refusal('CONFLICT', 'consents.refused.state')
    await tx.insert(signedDocuments).values(row)
    const { sha256, capacity, method, handedBy } = row
    await audit(tx, {
      ...{ actorId: patientId, action: 'consent.sign', subjectId: patientId, targetId: id },
      detail: { sha256, capacity, method, ...(handedBy && { handedBy }) },
    })
    await addNotice(tx, patientId, notice)
    await addNoticeForCarers(tx, patientId, notice)
    if (mails) await sendCopy(tx, deps, consent)
  })
}

/**
 * Signs one of the caller's consents: draws the PDF, stores it and records its SHA-256 in the audit log; a notice and,
 * unless `mails` is false, a mail bring the patient to their copy. Refuses another's consent like an unknown one, another
 * name than the patient's, and a consent that is not open any more. The object is stored before its row, so that a row
 * always has its object. `handedBy` is who handed over the device of the practice on which it is signed.
 */
export async function signConsent(
  deps: Deps,
  who: Pick<Who, 'userId'>,
  input: Sign,
  {
    signal,
    mails = true,
    handedBy,
  }: { signal?: AbortSignal | undefined; mails?: boolean; handedBy?: Device } = {},
) {
  const { db, clinic } = deps
  const consent = await consentWith(db, ownConsent(who, input.id))
  if (!consent) throw noConsent()
  if (consent.state !== 'asked') throw new Refusal('CONFLICT', 'consents.refused.state')
  const { id, patientId } = consent
  const signer = signerOf(consent.patient, input)
  const signedAt = new Date()
  const locale = consent.locale ?? clinic.settings.locale
  const text = filledText(consent, clinic.settings, signedAt)
  const textSha256 = hashOf(text)
  const sheet = sheetOf(deps, consent, signer, {
    ...{ text, textSha256, at: signedAt, locale },
    handedBy: handedBy?.name ?? null,
  })
  const pdf = Buffer.from(await draw(who, sheet, signal))
  const sha256 = hashOf(pdf)
  const filePath = `${SIGNED_FILES}${patientId}/${signedAt.getTime()}-${randomBytes(6).toString('hex')}.pdf`
  const row = {
    ...{ consentId: id, patientId, signedAt, text, textSha256, ...signer, filePath, sha256 },
    handedBy: handedBy?.id ?? null,
  }
  const content = Readable.from([pdf])
  const stored = { filePath, content, type: 'application/pdf', called: 'a signed document' }
  await storeWithRow(deps, stored, () =>
    record(
      deps,
      { ...consent, locale },
      { ...row, fileSize: pdf.length },
      { mails, refuseEnded: handedBy?.refuseEnded },
    ),
  )
  return { signedAt, sha256 }
}
