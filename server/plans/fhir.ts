/**
 * Plans as FHIR: a CarePlan, a Provenance for each of its versions, a MedicationStatement for each item of the present one,
 * and a MedicationAdministration for each dose that was ticked or skipped.
 */
import { getTableColumns, sql } from 'drizzle-orm'
import {
  doses,
  planOverrulings,
  planTemplates,
  planVersions,
  treatmentPlans,
  users,
} from '../../drizzle/schema.ts'
import type { Translate } from '../../locales/translate.ts'
import { isoDay } from '../../shared/health.ts'
import { type DoseSlot, type PlanItem, type Slot, scheduleOf } from '../../shared/planItems.ts'
import { itemSentence, slotTitle } from '../../shared/planItemText.ts'
import {
  columnsExcept,
  derivedId,
  instant,
  type JsonRow,
  type NounInFhir,
  narrative,
  type RecordOwner,
  type RecordPart,
  type Resource,
  TERMINOLOGY,
  UCUM,
  urn,
} from '../platform/fhir.ts'

/** The times of the day by the codes of FHIR's EventTiming. */
const WHEN: Record<Slot, string> = { morning: 'MORN', midday: 'NOON', evening: 'EVE', night: 'NIGHT' }
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const DAY = { value: 1, unit: 'd', system: UCUM, code: 'd' }

/** When an item is taken. R4 has no days on and off: those of a longer cycle stay in the words. */
function timingOf({ slots, days, from, until }: PlanItem) {
  const isRegular =
    days.kind === 'daily' || days.kind === 'weekdays' || (days.kind === 'cycle' && days.on === 1)
  return {
    repeat: {
      boundsPeriod: { start: from, end: until },
      ...(isRegular && {
        frequency: Math.max(1, slots.length),
        period: days.kind === 'cycle' ? days.on + days.off : 1,
        periodUnit: 'd',
      }),
      dayOfWeek: days.kind === 'weekdays' ? days.days.map((day) => WEEKDAYS[day - 1]) : [],
      when: slots.map((slot) => WHEN[slot]),
    },
  }
}

/** How an item is taken. A unit that people named has no code. */
function dosageOf(item: PlanItem, t: Translate) {
  const { units, unitName, days } = item
  const most = days.kind === 'needed' && units !== null && days.maxPerDay ? days.maxPerDay * units : null
  const amount = (value: number) => ({ value, unit: unitName })
  return {
    text: itemSentence(item, t),
    timing: timingOf(item),
    asNeededBoolean: days.kind === 'needed' ? true : null,
    doseAndRate: units === null ? [] : [{ doseQuantity: amount(units) }],
    maxDosePerPeriod: most === null ? null : { numerator: amount(most), denominator: DAY },
  }
}

export type PlanRow = JsonRow<
  Omit<typeof treatmentPlans.$inferSelect, 'patientId' | 'updatedBy' | 'deletedBy'>
> & {
  author: string
}

/** The ids of a plan's items: an item keeps its id where others are added or moved. */
function itemsOf({ id, ...plan }: Pick<PlanRow, 'id' | 'medications' | 'items'>) {
  const seen = new Map<string, number>()
  return scheduleOf(plan).map((item) => {
    const number = (seen.get(item.text) ?? 0) + 1
    seen.set(item.text, number)
    return { item, id: derivedId(id, 'item', item.text, number) }
  })
}

function statusOf({ from, until }: PlanItem, isStopped: boolean, today: string) {
  if (isStopped) return 'stopped'
  if (until && until < today) return 'completed'
  return from && from > today ? 'intended' : 'active'
}

/** What plan and version have in common. */
const wordsOf = (
  plan: Pick<PlanRow, 'title' | 'description' | 'dosageInstructions' | 'duration' | 'notes'>,
) => ({
  title: plan.title,
  description: plan.description,
  note: [plan.dosageInstructions, plan.duration, plan.notes].flatMap((text) => (text ? [{ text }] : [])),
})

const plans: RecordPart<PlanRow> = {
  step: 20,
  fields: {
    ...columnsExcept(treatmentPlans, 'patientId', 'updatedBy', 'deletedBy'),
    author: users.name,
  },
  rows: (owner) => sql`${treatmentPlans} join ${users} on ${users.id} = ${treatmentPlans.createdBy}
    where ${treatmentPlans.patientId} = ${owner} order by ${treatmentPlans.createdAt}, ${treatmentPlans.id}`,
  resources(plan, owner) {
    const { subject, t, person, at } = owner
    const items = itemsOf(plan)
    const author = person(plan.createdBy, plan.author)
    const [isStopped, today] = [plan.deletedAt !== null, isoDay(at.getTime())]
    const carePlan: Resource = {
      resourceType: 'CarePlan',
      id: plan.id,
      meta: { versionId: String(plan.version), lastUpdated: instant(plan.updatedAt) },
      text: narrative([plan.title, plan.description, ...items.map(({ item }) => item.text)]),
      ...{ status: isStopped ? 'revoked' : 'active', intent: 'plan', subject, author },
      ...wordsOf(plan),
      created: instant(plan.createdAt),
      period: { start: instant(plan.createdAt), end: plan.deletedAt && instant(plan.deletedAt) },
      supportingInfo: items.map(({ id }) => ({ reference: urn(id) })),
    }
    const statements = items.map(({ item, id }): Resource => {
      const dosage = dosageOf(item, t)
      return {
        resourceType: 'MedicationStatement',
        ...{ id, text: narrative([item.text, dosage.text]) },
        basedOn: [{ reference: urn(plan.id), display: plan.title }],
        status: statusOf(item, isStopped, today),
        ...{ medicationCodeableConcept: { text: item.text }, subject },
        effectivePeriod: { start: item.from ?? isoDay(Date.parse(plan.createdAt)), end: item.until },
        dateAsserted: instant(plan.updatedAt),
        ...{ informationSource: author, dosage: [dosage] },
      }
    })
    return [carePlan, ...statements]
  },
}

type Version = JsonRow<typeof planVersions.$inferSelect> & { author: string }

const versions: RecordPart<Version> = {
  step: 20,
  fields: { ...getTableColumns(planVersions), author: users.name },
  rows: (owner) => sql`${planVersions}
    join ${treatmentPlans} on ${treatmentPlans.id} = ${planVersions.planId}
    join ${users} on ${users.id} = ${planVersions.by}
    where ${treatmentPlans.patientId} = ${owner}
    order by ${treatmentPlans.createdAt}, ${planVersions.planId}, ${planVersions.version}`,
  resources(row, owner) {
    const lines = scheduleOf(row).map((item) => `${item.text}: ${itemSentence(item, owner.t)}`)
    const said = `said-${row.version}`
    return [
      {
        resourceType: 'Provenance',
        id: derivedId(row.planId, 'version', row.version),
        text: narrative([row.title, row.description, ...lines]),
        // Within the Provenance, so that an earlier plan is not mistaken for the current one.
        contained: [
          {
            resourceType: 'CarePlan',
            ...{ id: said, status: 'unknown', intent: 'plan', subject: owner.subject },
            ...wordsOf(row),
            activity: scheduleOf(row).map((item) => ({
              detail: {
                status: 'unknown',
                productCodeableConcept: { text: item.text },
                scheduledTiming: timingOf(item),
                description: itemSentence(item, owner.t),
              },
            })),
          },
        ],
        target: [{ reference: urn(row.planId), display: row.title }],
        recorded: instant(row.at),
        activity: {
          coding: [
            {
              system: `${TERMINOLOGY}/v3-DataOperation`,
              ...(row.version === 1
                ? { code: 'CREATE', display: 'create' }
                : { code: 'UPDATE', display: 'revise' }),
            },
          ],
          text: `${row.version}`,
        },
        agent: [{ who: owner.person(row.by, row.author) }],
        entity: [{ role: 'revision', what: { reference: `#${said}` } }],
      },
    ]
  },
}

const dose = columnsExcept(doses, 'saidAt', 'version', 'productId')
type Dose = Pick<JsonRow<typeof doses.$inferSelect>, keyof typeof dose>

const timesOf = ({ slot, times }: { slot: DoseSlot; times: number }, t: Translate) =>
  [times > 1 && `${times} ×`, slotTitle(slot, t)].filter(Boolean).join(' ')

const administrations: RecordPart<Dose> = {
  fields: dose,
  rows: (owner) => sql`${doses} join ${treatmentPlans} on ${treatmentPlans.id} = ${doses.planId}
    where ${treatmentPlans.patientId} = ${owner} and ${doses.state} <> 'open'
    order by ${doses.date}, ${doses.planId}, ${doses.medication}, ${doses.slot}`,
  resources(dose, { subject, t }: RecordOwner) {
    const { planId, medication, date, slot, state, takenAt, reason, units } = dose
    const when = timesOf(dose, t)
    return [
      {
        resourceType: 'MedicationAdministration',
        id: derivedId(planId, 'dose', date, medication, slot),
        text: narrative([`${date}, ${when}: ${medication}`, reason]),
        status: state === 'taken' ? 'completed' : 'not-done',
        statusReason: reason && [{ text: reason }],
        ...{ medicationCodeableConcept: { text: medication }, subject },
        supportingInformation: [{ reference: urn(planId) }],
        // The patient's own day. The time is when it was taken, which may be in the night after it.
        effectiveDateTime: takenAt ? instant(takenAt) : date,
        performer: [{ actor: subject }],
        note: [{ text: `${date}, ${when}` }],
        dosage: units === null ? null : { text: when, dose: { value: units } },
      },
    ]
  },
}

export const plansInFhir = {
  columns: [
    ['CarePlan.id', treatmentPlans.id],
    ['CarePlan.subject', treatmentPlans.patientId],
    ['CarePlan.author', treatmentPlans.createdBy],
    ['CarePlan.title', treatmentPlans.title],
    ['CarePlan.description', treatmentPlans.description],
    ['CarePlan.note', treatmentPlans.dosageInstructions, treatmentPlans.duration, treatmentPlans.notes],
    ['CarePlan.meta', treatmentPlans.version, treatmentPlans.updatedAt],
    ['CarePlan.created', treatmentPlans.createdAt],
    ['CarePlan.status', treatmentPlans.deletedAt],
    ['MedicationStatement.medicationCodeableConcept', treatmentPlans.medications],
    ['MedicationStatement.dosage', treatmentPlans.items],
    ['Provenance.target', planVersions.planId],
    ['Provenance.activity', planVersions.version],
    ['Provenance.agent', planVersions.by],
    ['Provenance.recorded', planVersions.at],
    ['Provenance.contained', planVersions.title, planVersions.description, planVersions.medications],
    ['Provenance.contained', planVersions.items, planVersions.dosageInstructions],
    ['Provenance.contained', planVersions.duration, planVersions.notes],
    ['MedicationAdministration.supportingInformation', doses.planId],
    ['MedicationAdministration.medicationCodeableConcept', doses.medication],
    ['MedicationAdministration.note', doses.date],
    ['MedicationAdministration.dosage', doses.slot, doses.times, doses.units],
    ['MedicationAdministration.status', doses.state],
    ['MedicationAdministration.effectiveDateTime', doses.takenAt],
    ['MedicationAdministration.statusReason', doses.reason],
  ],
  notExported: [
    ['told by the versions', treatmentPlans.updatedBy],
    ['another person', treatmentPlans.deletedBy],
    ['how the portal works', doses.saidAt, doses.version],
    ['an article of the shop', doses.productId],
    ['written for the clinic only', planOverrulings],
    ["a practitioner's own, without a patient", planTemplates],
  ],
  parts: { plans, versions, administrations },
} satisfies NounInFhir
