import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { bloodTestResults, healthTracking, treatmentPlans } from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import { addDays, isoDay } from '../../shared/health.ts'
import { figureOf, ownName } from '../../shared/markers.ts'
import type { Quote, QuoteRef } from '../../shared/messages.ts'
import { scheduleOf } from '../../shared/planItems.ts'

import { quoteText } from '../../shared/quoteText.ts'

import { ownToday } from '../access/days.ts'
import type { Who } from '../access/who.ts'
import { auditReads } from '../audit/audit.ts'
import type { Queries } from '../platform/db.ts'
import { pageOf } from '../platform/pages.ts'
import { Refusal } from '../platform/refusal.ts'
import { threadOf } from './threads.ts'

/** True if both name the same thing. */
function sameRef(a: QuoteRef, b: QuoteRef): boolean {
  if (a.kind === 'item') return b.kind === 'item' && a.planId === b.planId && a.text === b.text
  if (a.kind === 'marker') return b.kind === 'marker' && a.bloodTestId === b.bloodTestId && a.row === b.row
  return b.kind === 'day' && a.date === b.date
}

/** Days that quotes of the tracker, ticks and blood tests reach back. */
const DAYS = 14
const TESTS = 3
/** Newest plans, and their items. */
const [PLANS, ITEMS] = [50, 400]
/** The longest text of the record in a quote. */
const LONGEST = 300

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)

/** Placeholder until a quote's text is made from its facts. */
const NO_TEXT = { title: '', detail: '' }

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
      .map(({ text, productId: _productId, ...schedule }) => ({
        ...NO_TEXT,
        kind: 'item' as const,
        planId: plan.id,
        text,
        title: text,
        facts: { schedule, ticked: plan.ticked[text] ?? 0, days: DAYS },
      })),
  )
  return quotes.slice(0, ITEMS + 1)
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
      ...NO_TEXT,
      kind: 'marker' as const,
      bloodTestId: id,
      row,
      title: cut(ownName(marker)),
      facts: {
        day: collectedOn ?? isoDay(createdAt.getTime()),
        dayIs: collectedOn ? ('collected' as const) : ('uploaded' as const),
        figure: figureOf(marker),
        flag: marker.flag,
        doubtful: marker.doubtful === true,
      },
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
  return days.map(({ date, mood, energyLevel, sleepHours, waterIntake, exerciseMinutes, symptoms }) => ({
    ...NO_TEXT,
    kind: 'day' as const,
    date,
    facts: {
      ...{ mood, energyLevel, sleepHours, waterIntake, exerciseMinutes },
      symptoms: symptoms && cut(symptoms),
    },
  }))
}

/** The patient's plan items, markers and days that can be quoted, with their current facts. */
async function quotesOf(db: Queries, patientId: string, t: Translate): Promise<Quote[]> {
  const today = await ownToday(db, patientId)
  // One after the other: in a transaction they share a connection.
  const items = await itemQuotes(db, patientId, today)
  const markers = await markerQuotes(db, patientId)
  const days = await dayQuotes(db, patientId, today)
  return [...items, ...markers, ...days].map((quote) => ({ ...quote, ...quoteText(quote, t) }))
}

/** Bytes of one kind's quotes; a response has three kinds. */
const MOST_BYTES = 300_000

/**
 * Returns what can be quoted in the caller's thread with another person; `more` on a kind's last one means that others
 * are left out. A practitioner's read is audited.
 */
export async function quotable(db: Queries, who: Who, threadWith: string, t: Translate) {
  const { patientId, cares, open } = await threadOf(db, who, threadWith)
  if (!open) return []
  if (cares) await auditReads(db, who, 'messages.quotable', [patientId])
  const quotes = await quotesOf(db, patientId, t)
  return (['item', 'marker', 'day'] as const).flatMap((kind) => {
    const ofKind = quotes.filter((quote) => quote.kind === kind)
    return pageOf(ofKind, kind === 'item' ? ITEMS : ofKind.length, MOST_BYTES)
  })
}

/**
 * Returns a quote with the server's current facts, since a browser's are not trusted. Throws `NOT_FOUND` for anything
 * outside the patient's record.
 */
export async function quoteNow(db: Queries, patientId: string, ref: QuoteRef, t: Translate): Promise<Quote> {
  const quote = (await quotesOf(db, patientId, t)).find((one) => sameRef(one, ref))
  if (!quote) throw new Refusal('NOT_FOUND', 'messages.refused.quoteGone')
  return quote
}
