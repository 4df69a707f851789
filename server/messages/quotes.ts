import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { bloodTestResults, healthTracking, treatmentPlans } from '../../drizzle/schema.ts'
import type { MarkerRow } from '../../shared/bloodTests.ts'
import { addDays, isoDay } from '../../shared/health.ts'
import { rangeShort } from '../../shared/markers.ts'
import type { Quote, QuoteRef } from '../../shared/messages.ts'
import { scheduleOf } from '../../shared/planItems.ts'
import { itemSentence } from '../../shared/planItemText.ts'
import { dayText } from '../../shared/text.ts'
import { ownToday } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import { auditReads } from '../audit/audit.ts'
import type { Queries } from '../platform/db.ts'
import { DEFAULT_LOCALE, translatorFor } from '../platform/locales.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import { threadOf } from './threads.ts'

/** True if both name the same thing. */
function sameRef(a: QuoteRef, b: QuoteRef): boolean {
  if (a.kind === 'item') return b.kind === 'item' && a.planId === b.planId && a.text === b.text
  if (a.kind === 'marker') return b.kind === 'marker' && a.bloodTestId === b.bloodTestId && a.row === b.row
  return b.kind === 'day' && a.date === b.date
}

/** How far back a quote can reach: days of the tracker and of ticks, and blood tests. */
const DAYS = 14
const TESTS = 3
/** The newest plans, and the items of them. */
const [PLANS, ITEMS] = [50, 400]
/** The longest words of a quote. */
const LONGEST = 300

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

async function itemQuotes(db: Queries, patientId: string, today: string): Promise<Quote[]> {
  const ticked = sql<Record<string, number>>`coalesce((
    select json_object_agg(medication, days) from (
      select d.medication, count(distinct d.date)::int as days from doses d
      where d.plan_id = ${treatmentPlans.id} and d.state = 'taken'
        and d.date between ${addDays(today, 1 - DAYS)} and ${today}
      group by d.medication
    ) counted), '{}'::json)`
  const plans = await db
    .select({
      id: treatmentPlans.id,
      medications: treatmentPlans.medications,
      items: treatmentPlans.items,
      ticked,
    })
    .from(treatmentPlans)
    .where(and(eq(treatmentPlans.patientId, patientId), isNull(treatmentPlans.deletedAt)))
    .orderBy(desc(treatmentPlans.createdAt), desc(treatmentPlans.id))
    .limit(PLANS)
  const quotes = plans.flatMap((plan) =>
    scheduleOf(plan)
      .filter(({ until }) => until === null || until >= today)
      .map((item) => ({
        kind: 'item' as const,
        planId: plan.id,
        text: item.text,
        title: item.text,
        detail: cut(
          `${itemSentence(item, translatorFor(DEFAULT_LOCALE))}, ticked on ${plan.ticked[item.text] ?? 0} of the last ${DAYS} days`,
        ),
      })),
  )
  return quotes.slice(0, ITEMS + 1)
}

const FLAGS = { low: 'low', high: 'high', normal: 'within its range' } as const

/** A value with its unit, flag and range, as printed. */
function valueWords(row: MarkerRow) {
  const { comparator, value, unit, flag, doubtful } = row
  const range = rangeShort(row)
  const said = doubtful ? 'not yet checked' : flag && FLAGS[flag]
  return [`${comparator ?? ''}${value}${unit ? ` ${unit}` : ''}`, said, range && `range ${range}`]
    .filter(Boolean)
    .join(', ')
}

async function markerQuotes(db: Queries, patientId: string): Promise<Quote[]> {
  const tests = await db
    .select({
      id: bloodTestResults.id,
      markers: bloodTestResults.markers,
      collectedOn: bloodTestResults.collectedOn,
      createdAt: bloodTestResults.createdAt,
    })
    .from(bloodTestResults)
    .where(and(eq(bloodTestResults.userId, patientId), eq(bloodTestResults.status, 'completed')))
    .orderBy(sql`coalesce(${bloodTestResults.collectedOn}, ${bloodTestResults.createdAt}::date) desc`)
    .limit(TESTS)
  return tests.flatMap(({ id, markers, collectedOn, createdAt }) =>
    markers.map((marker, row) => ({
      kind: 'marker' as const,
      bloodTestId: id,
      row,
      title: cut(marker.marker ?? marker.name),
      detail: cut(
        `${collectedOn ? dayText(collectedOn) : `uploaded on ${dayText(isoDay(createdAt.getTime()))}`}: ${valueWords(marker)}`,
      ),
      // An unchecked value gets no chart.
      ...(marker.doubtful
        ? {}
        : { value: { value: marker.value, low: marker.low, high: marker.high, flag: marker.flag } }),
    })),
  )
}

async function dayQuotes(db: Queries, patientId: string, today: string): Promise<Quote[]> {
  const days = await db
    .select()
    .from(healthTracking)
    .where(and(eq(healthTracking.userId, patientId), gte(healthTracking.date, addDays(today, -DAYS))))
    .orderBy(desc(healthTracking.date))
  return days.map(({ date, mood, energyLevel, sleepHours, waterIntake, exerciseMinutes, symptoms }) => {
    const facts = [
      mood && `mood ${mood.toLowerCase()}`,
      energyLevel !== null && `energy ${energyLevel} of 10`,
      sleepHours !== null && `${sleepHours} h of sleep`,
      waterIntake !== null && `${waterIntake} glasses of water`,
      exerciseMinutes !== null && `${exerciseMinutes} min of exercise`,
      symptoms && `symptoms: ${symptoms}`,
    ]
    const detail = facts.filter(Boolean).join(', ')
    return {
      kind: 'day' as const,
      date,
      title: dayText(date),
      detail: cut(detail.charAt(0).toUpperCase() + detail.slice(1)),
    }
  })
}

/** What of the patient's record can be quoted now, in its words of now: plan items, markers and days. */
async function quotesOf(db: Queries, patientId: string): Promise<Quote[]> {
  const today = await ownToday(db, patientId)
  // One after the other: in a transaction they share a connection.
  const items = await itemQuotes(db, patientId, today)
  const markers = await markerQuotes(db, patientId)
  return [...items, ...markers, ...(await dayQuotes(db, patientId, today))]
}

/** Quotes of one kind in an answer, which has those of three. */
const MOST_BYTES = 300_000

/**
 * What can be quoted in the caller's thread with another person; the last of a kind has `more` if others are left out. A
 * practitioner's read is recorded.
 */
export async function quotable(db: Queries, who: Who, threadWith: string) {
  const { patientId, cares, open } = await threadOf(db, who, threadWith)
  if (!open) return []
  if (cares) await auditReads(db, who, 'messages.quotable', [patientId])
  const quotes = await quotesOf(db, patientId)
  return (['item', 'marker', 'day'] as const).flatMap((kind) => {
    const ofKind = quotes.filter((quote) => quote.kind === kind)
    return pageOf(ofKind, kind === 'item' ? ITEMS : ofKind.length, MOST_BYTES)
  })
}

/**
 * The server's current text of a quote, because a browser's is not trusted. Throws `NOT_FOUND` for anything that is not
 * in the patient's record.
 */
export async function quoteNow(db: Queries, patientId: string, ref: QuoteRef): Promise<Quote> {
  const quote = (await quotesOf(db, patientId)).find((one) => sameRef(one, ref))
  if (!quote) throw new Refusal('NOT_FOUND', 'What you quoted is not there any more. Please choose again.')
  return quote
}
