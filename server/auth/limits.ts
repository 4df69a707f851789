import { isIPv6 } from 'node:net'
import { and, eq, lt, sql } from 'drizzle-orm'
import { rateLimits } from '../../drizzle/schema.ts'
import type { Who } from '../access/who.ts'
import type { Env } from '../config/env.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'

/** At most `tries` within `seconds`. */
type Limit = { tries: number; seconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

export const LIMITS = {
  /** Failures of one network: a whole clinic may sit behind one address. */
  signInPerIp: { tries: 100, seconds: 15 * MINUTE },
  /** All sign-ins of one network, those that succeed included: each hashes a password or stores a row. */
  everySignInPerIp: { tries: 1_000, seconds: 15 * MINUTE },
  /** For one account from one network: a forgotten password, or guessing. A success resets the count. */
  signInPerAccountAndIp: { tries: 10, seconds: 15 * MINUTE },
  /** For one account from all addresses without a session of it. The owner's own addresses still work. */
  signInPerAccountFromStrangers: { tries: 50, seconds: HOUR },
  signUpPerIp: { tries: 30, seconds: HOUR },
  /** Links of mails, and failed callbacks of an identity provider. */
  linkPerIp: { tries: 100, seconds: 15 * MINUTE },
  /** Reads of calendars by their private address. The servers of a calendar program read those of many people. */
  calendarPerIp: { tries: 1_000, seconds: 15 * MINUTE },
  /** Openings of shared records. A practice may sit behind one address. */
  sharePerIp: { tries: 300, seconds: 15 * MINUTE },
  /** Mails that verify an address. */
  proofMailPerUser: { tries: 5, seconds: HOUR },
  /** Mails to oneself by which an admin tries the mail server. */
  testMailPerUser: { tries: 20, seconds: HOUR },
  resetPerIp: { tries: 20, seconds: HOUR },
  /** A code of an authenticator app is accepted once; it is valid for less than these five minutes. */
  totpCode: { tries: 1, seconds: 5 * MINUTE },
  /** Tries of the password within a session, so that it cannot be guessed in a borrowed one. */
  passwordPerUser: { tries: 10, seconds: 15 * MINUTE },
  resetPerAccount: { tries: 5, seconds: HOUR },
  /** New messages; one that is sent again under its key is not counted. */
  messagePerUser: { tries: 30, seconds: HOUR },
  uploadPerUser: { tries: 300, seconds: HOUR },
  /** Pages of reports, drawn as pictures. */
  pagePerUser: { tries: 600, seconds: HOUR },
  /** Files that come from the storage or are generated for the caller. */
  downloadPerUser: { tries: 600, seconds: HOUR },
  exportPerUser: { tries: 30, seconds: HOUR },
  importPerUser: { tries: 60, seconds: HOUR },
  /** Each reads a whole file in a thread. */
  previewPerUser: { tries: 600, seconds: HOUR },
  analysisPerUser: { tries: 60, seconds: HOUR },
  wizardPerUser: { tries: 120, seconds: HOUR },
  /** Plans for people outside the caller's care, who get a notice of each. */
  planOutsideCarePerUser: { tries: 30, seconds: HOUR },
  /** Plans, reviews, retests and signed notes, together. Each may notify another person. */
  notifyPerUser: { tries: 300, seconds: HOUR },
  /** Orders. One that empties a stock notifies the admins. */
  orderPerUser: { tries: 120, seconds: HOUR },
  /** Changes of an order's status, by an admin. Each notifies the buyer. */
  orderStatusPerUser: { tries: 1_200, seconds: HOUR },
  /** Invitations by an admin. Each may send a mail. */
  invitePerUser: { tries: 300, seconds: HOUR },
  /** Requests for a care link, of both sides. Each may notify another person. */
  linkPerUser: { tries: 60, seconds: HOUR },
  /** Changes of appointments, of both sides. Each may notify the other. */
  appointmentPerUser: { tries: 300, seconds: HOUR },
  /** Forms that a practitioner sends, and those that a patient sends back or declines. Each notifies the other. */
  formPerUser: { tries: 300, seconds: HOUR },
  /** Drafts of forms: at most one a second while a form is filled in. */
  answerPerUser: { tries: 3_600, seconds: HOUR },
  /** Requests for signatures, and what patients do with them. Each may notify the other, and a signature draws a PDF. */
  consentPerUser: { tries: 300, seconds: HOUR },
  /** Calls with the link of a device of the practice. */
  signingPerIp: { tries: 1_000, seconds: 15 * MINUTE },
  /** Each reads a calendar elsewhere, in a process of its own. */
  busyFeedPerUser: { tries: 30, seconds: HOUR },
  /** Each builds and encrypts a record, and hashes a passcode. */
  sharePerUser: { tries: 60, seconds: HOUR },
  /** Each one hashes a password. */
  newPatientPerUser: { tries: 120, seconds: HOUR },
} as const satisfies Record<string, Limit>

/**
 * The limits, per person, of procedures and routes that are costly or notify another person. A test fails for a
 * notifying call that is missing here.
 */
export const COSTLY = {
  '/api/blood-tests': 'uploadPerUser',
  'bloodTests.retry': 'uploadPerUser',
  '/api/message-files': 'uploadPerUser',
  '/api/message-files/:id': 'downloadPerUser',
  '/api/product-images/': 'uploadPerUser',
  '/api/clinic/logo': 'uploadPerUser',
  'admin.clinic.testMail': 'testMailPerUser',
  '/api/blood-tests/:id/pages/:page': 'pagePerUser',
  '/api/blood-tests/:id/file': 'downloadPerUser',
  '/api/blood-tests/:id/report.pdf': 'downloadPerUser',
  '/api/blood-tests/:id/fhir': 'downloadPerUser',
  '/api/plans/:id/plan.pdf': 'downloadPerUser',
  '/api/orders/:id/receipt.pdf': 'downloadPerUser',
  '/api/my-data': 'exportPerUser',
  '/api/record/fhir': 'exportPerUser',
  '/api/record/summary': 'downloadPerUser',
  '/api/record/summary.pdf': 'downloadPerUser',
  '/api/exports/users.csv': 'exportPerUser',
  '/api/exports/orders.csv': 'exportPerUser',
  '/api/exports/products.csv': 'exportPerUser',
  '/api/exports/audit.csv': 'exportPerUser',
  'health.csv': 'exportPerUser',
  '/api/imports': 'importPerUser',
  '/api/imports/:id/refused.csv': 'downloadPerUser',
  'admin.imports.preview': 'previewPerUser',
  'admin.imports.apply': 'importPerUser',
  '/api/record/import': 'importPerUser',
  'record.importPreview': 'previewPerUser',
  'record.applyImport': 'importPerUser',
  'health.previewImport': 'importPerUser',
  'health.importEntries': 'importPerUser',
  'health.analysePatient': 'analysisPerUser',
  'credits.runWizard': 'wizardPerUser',
  'auth.patients.create': 'newPatientPerUser',
  'admin.invites.create': 'invitePerUser',
  'care.requestLink': 'linkPerUser',
  'care.requestCare': 'linkPerUser',
  'forms.send': 'formPerUser',
  'forms.submit': 'formPerUser',
  'forms.decline': 'formPerUser',
  'forms.answer': 'answerPerUser',
  'appointments.ask': 'appointmentPerUser',
  'appointments.book': 'appointmentPerUser',
  'appointments.offer': 'appointmentPerUser',
  'appointments.accept': 'appointmentPerUser',
  'appointments.confirm': 'appointmentPerUser',
  'appointments.decline': 'appointmentPerUser',
  'appointments.cancel': 'appointmentPerUser',
  'appointments.move': 'appointmentPerUser',
  'appointments.setBusyFeed': 'busyFeedPerUser',
  'consents.ask': 'consentPerUser',
  'consents.handOver': 'consentPerUser',
  'consents.sign': 'consentPerUser',
  'consents.decline': 'consentPerUser',
  'consents.withdraw': 'consentPerUser',
  'consents.saveDocument': 'consentPerUser',
  'record.share': 'sharePerUser',
  '/api/consents/:id/file': 'downloadPerUser',
  '/api/forms/:id/form.pdf': 'downloadPerUser',
  '/api/forms/:id/fhir': 'downloadPerUser',
  'plans.create': 'notifyPerUser',
  'plans.assign': 'notifyPerUser',
  'plans.update': 'notifyPerUser',
  'plans.library.use': 'notifyPerUser',
  'admin.plans.create': 'notifyPerUser',
  'admin.plans.update': 'notifyPerUser',
  'bloodTests.review': 'notifyPerUser',
  'bloodTests.planRetest': 'notifyPerUser',
  'care.notes.sign': 'notifyPerUser',
  'shop.placeOrder': 'orderPerUser',
  'admin.orders.setStatus': 'orderStatusPerUser',
} as const satisfies Record<string, keyof typeof LIMITS>

const costs = new Map<string | undefined, keyof typeof LIMITS>(Object.entries(COSTLY))

/** Counts a costly call of this person, and refuses it beyond its limit. Other calls pass uncounted. */
export async function countCost(
  { env, db }: { env: Pick<Env, 'RATE_LIMITS'>; db: Db },
  who: Pick<Who, 'userId'>,
  call: string | undefined,
) {
  const limit = costs.get(call)
  if (limit && env.RATE_LIMITS) await countTry(db, limit, who.userId)
}

/** Counts one try under `limit:key`. One statement, shared by all instances. */
async function count(db: Db, limit: keyof typeof LIMITS, key: string) {
  const window = sql`now() + make_interval(secs => ${LIMITS[limit].seconds})`
  const over = sql`${rateLimits.resetsAt} <= now()`
  const [row] = await db
    .insert(rateLimits)
    .values({ key: `${limit}:${key}`, count: 1, resetsAt: window })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${over} then ${window} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      // As text: a Date would lose its microseconds.
      resetsAt: sql<string>`${rateLimits.resetsAt}::text`,
      left: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    })
  if (!row) throw new Error('a try was not counted')
  return row
}

function tooMany(secondsLeft: number) {
  const minutes = Math.max(1, Math.ceil(secondsLeft / MINUTE))
  return new Refusal('TOO_MANY', 'auth.refused.tooManyTries', { minutes }, Math.max(1, secondsLeft))
}

/**
 * Counts one try under `limit:key`, and refuses it with `TOO_MANY` beyond the limit. `reached` is called for the
 * first refused try of each window.
 */
export async function countTry(
  db: Db,
  limit: keyof typeof LIMITS,
  key: string,
  reached?: () => Promise<void>,
) {
  const { tries } = LIMITS[limit]
  const counted = await count(db, limit, key)
  if (counted.count === tries + 1) await reached?.()
  if (counted.count > tries) throw tooMany(counted.left)
}

/**
 * Counts a try under `limit:key`, or throws `TOO_MANY` beyond the limit; the returned function releases it. Pending
 * tries count, so that concurrent failures cannot exceed the limit.
 */
export async function reserveTry(db: Db, limit: keyof typeof LIMITS, key: string) {
  const { resetsAt, left, ...counted } = await count(db, limit, key)
  const giveBack = async () => {
    const { key: name, count, resetsAt: until } = rateLimits
    // Only in the window in which it was counted.
    const same = and(eq(name, `${limit}:${key}`), sql`${until} = ${resetsAt}::timestamptz`)
    await db
      .update(rateLimits)
      .set({ count: sql`${count} - 1` })
      .where(same)
  }
  if (counted.count <= LIMITS[limit].tries) return giveBack
  await giveBack()
  throw tooMany(left)
}

/** Resets the count under `limit:key`. */
export async function resetTries(db: Db, limit: keyof typeof LIMITS, key: string) {
  await db.delete(rateLimits).where(sql`${rateLimits.key} = ${`${limit}:${key}`}`)
}

/** Deletes the counts whose window is over. */
export async function sweepLimits(db: Db) {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`))
}

/** What counts as one network: an IPv4 address, or an IPv6 /64, which is what one household has. */
export function network(ip: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
