import { oldDraw } from '@verbena/lab-reader'
import { eq, sql } from 'drizzle-orm'
import { careLinks } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import type { CareWaits, EntryPart, Next, Now, Practice, Steps, UrgentResult } from '../../shared/now.ts'
import { PATIENT_STEPS, PRACTITIONER_STEPS } from '../../shared/now.ts'
import { retestLine } from '../../shared/retests.ts'
import type { Who } from '../access/who.ts'
import { aboutOwners } from '../bloodTests/owner.ts'
import { todaysDoses } from '../plans/doses.ts'
import type { Db } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'
import { askedCare, openCareRequests } from './careRequests.ts'
import { clinicSteps } from './clinicSteps.ts'
import { clinicWaits } from './clinicWaits.ts'
import { openLinkRequests } from './linkRequests.ts'
import { factsOf, unreviewed, worklistOf } from './worklist.ts'

/** Lines, and critical lines, shown of the worklist. */
const [FIRST_LINES, CRITICAL_LINES] = [3, 5]
const MAX_RETESTS = 20
/** Unread messages counted. */
const MAX_MESSAGES = 99
/** Open forms counted. */
const MAX_FORMS = 20
/** Practitioners searched for a telephone number. */
const MAX_CARERS = 20
/** Days for which an account is new. */
const NEW_DAYS = 30

/** The caller's unreviewed results that need a doctor, the newest draw first. */
async function urgentResults(db: Db, who: Who, today: string): Promise<UrgentResult[]> {
  const rows = await unreviewed(db, [{ id: who.userId }])
  if (rows.length === 0) return []
  const about = (await aboutOwners(db, [who.userId])).get(who.userId)
  return rows.flatMap((row) => {
    const { id, urgency, collectedOn, finishedAt, possibleDays } = row
    const { critical, acknowledgedAt } = factsOf({ today }, about, row)
    const values = critical.filter(({ isOld }) => !isOld)
    const isUrgent =
      values.length > 0 || (urgency !== 'none' && oldDraw({ collectedOn, possibleDays, today }) === null)
    return isUrgent ? [{ id, urgency, collectedOn, finishedAt, values, acknowledgedAt }] : []
  })
}

/** The number of the first practitioner in care with one, else the clinic's. */
async function practiceOf(
  { db, clinic }: Pick<Services, 'db' | 'clinic'>,
  who: Who,
): Promise<Practice | null> {
  const { rows } = await db.execute<Practice>(sql`
    select carer.name, s.phone, s.hours, s.time_zone as "timeZone", s.absence
    from (
      select u.id, u.name, ${careLinks.assignedAt} as at from ${careLinks}
      join users u on u.id = ${careLinks.practitionerId} and u.suspended_at is null and u.deleted_at is null
      where ${careLinks.patientId} = ${who.userId} order by ${careLinks.assignedAt} limit ${MAX_CARERS}
    ) carer
    join message_settings s on s.practitioner_id = carer.id
    where s.phone is not null
    order by carer.at limit 1`)
  const { phone, hours, timeZone } = clinic.settings
  return rows[0] ?? (phone ? { name: null, phone, hours, timeZone, absence: null } : null)
}

type Facts = {
  has_plans: boolean
  has_entries: boolean
  has_results: boolean
  logged: Record<EntryPart, boolean> | null
  retests: { marker: string; from: string; until: string }[]
  messages: { count: number; senders: number; from: { id: string; fullName: string } | null }
  forms: { count: number; first: NonNullable<Next['forms']>['first'] | null }
  is_new: boolean
  told_health: boolean
  chose_reminders: boolean
  set_phone: boolean
  has_patient: boolean
  wrote_plan: boolean
  has_factor: boolean
}

/** The caller's other facts, in one statement. */
async function factsAbout(db: Db, who: Who, today: string): Promise<Facts> {
  const me = who.userId
  const { rows } = await db.execute<Facts>(sql`
    select
      exists (select from treatment_plans where patient_id = ${me} and deleted_at is null) as has_plans,
      exists (select from health_tracking where user_id = ${me}) as has_entries,
      exists (select from blood_test_results where user_id = ${me}) as has_results,
      (select json_build_object('sleep', sleep_hours is not null, 'water', water_intake is not null,
          'exercise', exercise_minutes is not null, 'mood', mood is not null)
        from health_tracking where user_id = ${me} and date = ${today}::date) as logged,
      (select coalesce(json_agg(r order by r.until, r.marker), '[]') from (
        select marker, "from"::text, until::text from retests
        where patient_id = ${me} and closed_by is null and cancelled_at is null and "from" <= ${today}::date
        order by until limit ${MAX_RETESTS}) r) as retests,
      (select json_build_object('count', count(*), 'senders', count(distinct m.sender),
          'from', (array_agg(json_build_object('id', u.id, 'fullName', u.name) order by m.at desc))[1])
        from (
          select sender, at from messages
          where patient_id = ${me} and sender <> ${me} and read_at is null and withdrawn_at is null
          order by at desc limit ${MAX_MESSAGES}
        ) m join users u on u.id = m.sender) as messages,
      (select json_build_object('count', count(*), 'first', (array_agg(json_build_object(
            'id', f.id, 'title', f.title, 'from', f.name, 'dueOn', f.due_on) order by f.due_on, f.sent_at))[1])
        from (
          select s.id, v.title, carer.name, s.due_on::text, s.sent_at from sent_forms s
          join form_versions v on v.id = s.version_id join users carer on carer.id = s.practitioner_id
          where s.patient_id = ${me} and s.closed_at is null
          order by s.due_on, s.sent_at limit ${MAX_FORMS}
        ) f) as forms,
      u.created_at > now() - make_interval(days => ${NEW_DAYS}) as is_new,
      p.allergies is not null or p.current_medications is not null or p.medical_history is not null
        or cardinality(p.conditions) > 0
        or exists (select from sent_forms where patient_id = ${me} and state = 'submitted') as told_health,
      exists (select from notice_settings where user_id = ${me}) as chose_reminders,
      exists (select from message_settings where practitioner_id = ${me} and phone is not null) as set_phone,
      exists (select from ${careLinks} where ${careLinks.practitionerId} = ${me}) as has_patient,
      exists (select from treatment_plans where created_by = ${me} and deleted_at is null) as wrote_plan,
      u.two_factor_enabled or exists (select from passkeys where user_id = ${me}) as has_factor
    from users u join profiles p on p.id = u.id
    where u.id = ${me}`)
  const [facts] = rows
  if (!facts) throw new Error('the account was not found')
  return facts
}

function nextOf(facts: Facts, slots: Awaited<ReturnType<typeof todaysDoses>>['slots'], today: string): Next {
  const { logged, messages, forms, retests } = facts
  const { count, senders, from } = messages
  return {
    doses: slots.flatMap(({ slot, doses }) => {
      const open = doses.filter(({ expected, state }) => expected && state === 'open')
      return open[0] ? [{ slot, open: open.length, first: open[0].medication }] : []
    }),
    logged: Object.entries(logged ?? {}).flatMap(([part, isIn]) => (isIn ? [part as EntryPart] : [])),
    retest: retestLine(
      retests.map((retest) => ({ ...retest, state: retest.until < today ? 'overdue' : 'due' })),
    ),
    forms: forms.first && { count: forms.count, first: forms.first },
    messages: from && { count, senders, from },
  }
}

function stepsOf(who: Who, facts: Facts): Steps | null {
  if (!facts.is_new) return null
  const patient = {
    account: true,
    health: facts.told_health,
    bloodTest: facts.has_results,
    entry: facts.has_entries,
    reminders: facts.chose_reminders,
  }
  const practitioner = {
    account: true,
    phone: facts.set_phone,
    patient: facts.has_patient,
    plan: facts.wrote_plan,
    factor: facts.has_factor,
  }
  const steps: Steps | null =
    who.role === 'practitioner'
      ? { of: 'practitioner', done: PRACTITIONER_STEPS.filter((step) => practitioner[step]) }
      : { of: 'patient', done: PATIENT_STEPS.filter((step) => patient[step]) }
  const all = steps?.of === 'practitioner' ? PRACTITIONER_STEPS : PATIENT_STEPS
  return steps && steps.done.length < all.length ? steps : null
}

async function attentionOf(deps: Pick<Services, 'db' | 'clinic'>, who: Who, locale: Locale) {
  const cares = who.role === 'practitioner' || who.role === 'admin'
  if (!cares || !who.verified) return null
  const lines = await worklistOf(deps, who, locale)
  const critical = lines.filter((line) => line.critical)
  const others = lines.filter((line) => !line.critical)
  return {
    count: lines.length,
    results: lines.filter(({ kind }) => kind === 'critical' || kind === 'result').length,
    messages: lines.filter(({ kind }) => kind === 'message').length,
    lines: [...critical.slice(0, CRITICAL_LINES), ...others.slice(0, FIRST_LINES)],
  }
}

/** Open requests between the caller and the other side of a care link. */
async function careWaits(db: Db, who: Who): Promise<CareWaits | null> {
  if (who.role === 'patient') {
    const [requests, asked, links] = await Promise.all([
      openLinkRequests(db, who),
      askedCare(db, who),
      db.$count(careLinks, eq(careLinks.patientId, who.userId)),
    ])
    const onTheWire = <One extends { at: Date }>(one: One) => ({ ...one, at: one.at.toISOString() })
    return {
      of: 'patient',
      requests: requests.map(onTheWire),
      asked: asked.map(onTheWire),
      hasPractitioner: links > 0,
    }
  }
  if (who.role === null || !who.verified) return null
  return { of: 'practitioner', count: (await openCareRequests(db, who)).length }
}

/**
 * Returns the facts of the caller's first screens: results that need a doctor and whom to call, what is due next, what
 * needs a practitioner's attention, and what needs an admin's. `today` is the caller's day (yyyy-MM-dd). Every part is
 * bounded.
 */
export async function nowOf(
  deps: Pick<Services, 'db' | 'env' | 'clinic'>,
  who: Who,
  { today }: { today: string },
  locale: Locale,
): Promise<Now> {
  const { db } = deps
  const isAdmin = who.role === 'admin'
  const [results, facts, { slots }, attention, clinic, ofClinic, care] = await Promise.all([
    urgentResults(db, who, today),
    factsAbout(db, who, today),
    todaysDoses(db, who, today),
    attentionOf(deps, who, locale),
    isAdmin ? clinicWaits(deps) : null,
    isAdmin ? clinicSteps(deps) : null,
    careWaits(db, who),
  ])
  return {
    care,
    results,
    practice: results.length > 0 ? await practiceOf(deps, who) : null,
    next: nextOf(facts, slots, today),
    attention,
    clinic,
    hasOwn: facts.has_plans || facts.has_entries || facts.has_results,
    steps: isAdmin ? ofClinic : stepsOf(who, facts),
  }
}
