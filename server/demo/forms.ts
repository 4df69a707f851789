import { and, eq, sql } from 'drizzle-orm'
import { appointmentKinds, forms, formVersions, sentForms } from '../../drizzle/schema.ts'
import type { Language } from '../../locales/translate.ts'
import { type Answers, checkAnswers, flatten, type Questionnaire } from '../../shared/forms.ts'
import { SHAPES, SHIPPED_FORMS, type Shape, type ShippedForm } from '../../shared/shippedForms/shapes.ts'
import { shippedForm } from '../../shared/shippedForms/shippedForm.ts'
import { propose } from '../forms/proposals.ts'
import type { Tx } from '../platform/db.ts'
import { type Say, worded } from './texts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** When the forms were published. Days ago. */
const PUBLISHED = 80

type Submitted = {
  patient: string
  form: ShippedForm
  /** Days ago. The form was sent two days before. */
  ago: number
  /** Answers by `linkId`; of a choice by the codes of the shipped form. */
  answers: Answers
}

const SUBMITTED: readonly Submitted[] = [
  {
    ...{ patient: 'Maya Lindqvist', form: 'firstVisit', ago: 21 },
    answers: {
      reason: 'I am tired in the afternoon, and I sleep badly since the summer.',
      occupation: 'Teacher at a primary school',
      household: ['partner', 'children'],
      height: 168,
      weight: 61,
      phone: '+46 70 123 45 67',
      mainComplaint: 'Tiredness in the afternoon',
      mainComplaintSince: 'months',
      mainComplaintScore: 6,
      mainComplaintChanges: 'Better after a walk, worse after a heavy lunch.',
      treatedBefore: true,
      treatedBeforeHow: 'My family doctor, with iron tablets. They helped for a while.',
      appetite: 'good',
      digestionTrouble: ['bloating', 'constipation'],
      constipationOften: 'second',
      foodTrouble: 'Raw onions and cabbage',
      drinking: 1.5,
      sleepHours: 6.5,
      sleepScore: 4,
      sleepTrouble: ['waking', 'tired'],
      energyScore: 4,
      stressScore: 6,
      hasPain: true,
      painSites: ['nape', 'rightKnee'],
      painScore: 4,
      painKind: ['pulling'],
      painSince: 'months',
      takesMedicines: true,
      medicines: [
        { medicineName: 'Sertraline 50 mg', medicineDose: 'one in the morning' },
        { medicineName: 'Iron 100 mg', medicineDose: 'one every other day' },
      ],
      hasAllergies: true,
      allergies: [{ allergyTo: 'Penicillin', allergyReaction: 'Rash as a child' }],
      conditions: ['planned-surgery'],
      operations: [{ operationWhat: 'Appendix', operationYear: 2004 }],
      familyHistory: 'My mother has an underactive thyroid.',
      smoking: 'no',
      alcohol: 'month',
      emergencyName: 'Anders Lindqvist',
      emergencyPhone: '+46 70 765 43 21',
      matters: 'As few tablets as possible.',
    },
  },
  {
    ...{ patient: 'Samir Haddad', form: 'complaints', ago: 45 },
    answers: {
      complaint1: 'Pain in both knees',
      complaint1Score: 5,
      complaint1Since: 'years',
      complaint2: 'Heartburn at night',
      complaint2Score: 4,
      activity: 'Climbing stairs',
      activityScore: 5,
      wellbeing: 4,
      medicine: true,
      medicineWhat: 'Ibuprofen 400 mg, two a day',
    },
  },
  {
    ...{ patient: 'Samir Haddad', form: 'complaints', ago: 10 },
    answers: {
      complaint1: 'Pain in both knees',
      complaint1Score: 3,
      complaint1Since: 'years',
      complaint2: 'Heartburn at night',
      complaint2Score: 2,
      activity: 'Climbing stairs',
      activityScore: 3,
      wellbeing: 2,
      medicine: true,
      medicineWhat: 'Ibuprofen 400 mg, two a week',
    },
  },
]

/** Answers with each code of a choice replaced by its option. */
function chosen(shapes: readonly Shape[], { item }: Questionnaire, answers: Answers): Answers {
  const inAll = (list: readonly Shape[]): Shape[] => list.flatMap((one) => [one, ...inAll(one.item ?? [])])
  const options = new Map(inAll(shapes).map(({ linkId, options: codes = [] }) => [linkId, codes]))
  const wordsOf = new Map(flatten(item).map(({ linkId, answerOption = [] }) => [linkId, answerOption]))
  return Object.fromEntries(
    Object.entries(answers).map(([linkId, answer]) => {
      const codes = options.get(linkId) ?? []
      const word = (code: unknown) => {
        const index = codes.findIndex((one) => (typeof one === 'string' ? one : one.condition) === code)
        return wordsOf.get(linkId)?.[index]?.valueString ?? code
      }
      if (codes.length === 0) return [linkId, answer]
      return [linkId, Array.isArray(answer) ? answer.map(word) : word(answer)]
    }),
  ) as Answers
}

type People = { practitionerId: string; patients: ReadonlyMap<string, string> }

/**
 * The shipped forms, published by the demo practitioner: one was answered weeks ago, one twice, and one waits for its
 * patient. The first visit's form belongs to appointments of that kind.
 */
export async function seedForms(
  say: Say,
  tx: Tx,
  { practitionerId, patients }: People,
  { language, now = new Date() }: { language: Language; now?: Date },
) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const published = new Map<ShippedForm, { id: string; versionId: string; questionnaire: Questionnaire }>()
  for (const [n, name] of SHIPPED_FORMS.entries()) {
    const content = { ...(await shippedForm(name, language)), language }
    // The newest form is listed first.
    const createdAt = ago(PUBLISHED + n)
    const [form] = await tx
      .insert(forms)
      .values({ ...content, authorId: practitionerId, createdAt, updatedAt: createdAt })
      .returning({ id: forms.id })
    if (!form) throw new Error('an insert without a row')
    const [version] = await tx
      .insert(formVersions)
      .values({ ...content, formId: form.id, version: 1, at: ago(PUBLISHED) })
      .returning({ id: formVersions.id })
    if (!version) throw new Error('an insert without a row')
    published.set(name, { id: form.id, versionId: version.id, questionnaire: content.questionnaire })
  }
  for (const { patient, form: name, ago: days, answers: given } of SUBMITTED) {
    const form = published.get(name)
    const patientId = patients.get(patient)
    if (!form || !patientId) continue
    const said = worded(say, chosen(SHAPES[name], form.questionnaire, given))
    const { answers, problems } = checkAnswers(form.questionnaire, said, true)
    if (Object.keys(problems).length > 0) {
      throw new Error(`the answers of ${patient} do not fit: ${Object.keys(problems).join(', ')}`)
    }
    const [sent] = await tx
      .insert(sentForms)
      .values({
        ...{ versionId: form.versionId, patientId, practitionerId, answers, base: 1 },
        ...{ state: 'submitted', sentAt: ago(days + 2), closedAt: ago(days) },
      })
      .returning({ id: sentForms.id })
    if (!sent) throw new Error('an insert without a row')
    await propose(tx, patientId, sent.id, { questionnaire: form.questionnaire, language }, answers)
  }
  const [maya, followUp] = [patients.get('Maya Lindqvist'), published.get('followUp')]
  if (maya && followUp) {
    await tx.execute(sql`select send_form(${followUp.id}, ${maya}, ${practitionerId}, null::date)`)
  }
  const firstVisit = published.get('firstVisit')
  if (firstVisit) {
    await tx
      .update(appointmentKinds)
      .set({ formId: firstVisit.id })
      .where(
        and(
          eq(appointmentKinds.practitionerId, practitionerId),
          eq(appointmentKinds.name, say('First visit')),
        ),
      )
  }
}
