/** A person and their own statements as FHIR: Patient, AllergyIntolerance, Condition and MedicationStatement. */
import { sql } from 'drizzle-orm'
import { profiles, users } from '../../drizzle/schema.ts'
import { conditionText } from '../../shared/conditionText.ts'
import {
  concept,
  derivedId,
  type JsonRow,
  type NounInFhir,
  narrative,
  type RecordPart,
  type Resource,
  TERMINOLOGY,
} from '../platform/fhir.ts'
import { saysNone } from './saysNone.ts'

/** The code system of the portal's own conditions, those of CONDITIONS. */
export const CONDITION = 'urn:verbena:condition'
/** The type of an identifier from another system. */
const IMPORTED = { text: 'Imported' }

const profile = {
  id: profiles.id,
  name: users.name,
  email: users.email,
  phone: profiles.phone,
  dateOfBirth: profiles.dateOfBirth,
  address: profiles.address,
  emergencyContactName: profiles.emergencyContactName,
  emergencyContactPhone: profiles.emergencyContactPhone,
  externalId: profiles.externalId,
  locale: profiles.locale,
}
export type ProfileRow = Pick<
  JsonRow<typeof profiles.$inferSelect>,
  Exclude<keyof typeof profile, 'name'>
> & {
  name: string
}

const patient: RecordPart<ProfileRow> = {
  fields: profile,
  rows: (owner) =>
    sql`${profiles} join ${users} on ${users.id} = ${profiles.id} where ${profiles.id} = ${owner}`,
  resources: (row) => [
    {
      resourceType: 'Patient',
      id: row.id,
      text: narrative([row.name, row.dateOfBirth]),
      identifier: row.externalId && [{ type: IMPORTED, value: row.externalId }],
      name: [{ text: row.name }],
      telecom: [
        { system: 'email', value: row.email },
        ...(row.phone ? [{ system: 'phone', value: row.phone }] : []),
      ],
      birthDate: row.dateOfBirth,
      address: row.address && [{ text: row.address }],
      contact: (row.emergencyContactName || row.emergencyContactPhone) && [
        {
          relationship: [concept(`${TERMINOLOGY}/v2-0131`, 'C')],
          name: row.emergencyContactName && { text: row.emergencyContactName },
          telecom: row.emergencyContactPhone && [{ system: 'phone', value: row.emergencyContactPhone }],
        },
      ],
      communication: row.locale && [
        { language: { coding: [{ system: 'urn:ietf:bcp:47', code: row.locale }] }, preferred: true },
      ],
    },
  ],
}

const stated = {
  id: profiles.id,
  allergies: profiles.allergies,
  conditions: profiles.conditions,
  medicalHistory: profiles.medicalHistory,
  currentMedications: profiles.currentMedications,
}
type Stated = Pick<JsonRow<typeof profiles.$inferSelect>, keyof typeof stated>

const SNOMED = 'http://snomed.info/sct'
/** SNOMED codes of the International Patient Summary for a stated absence. */
const NONE = {
  // No known allergy.
  allergies: { system: SNOMED, code: '716186003' },
  // No known medications.
  medications: { system: SNOMED, code: '787481004' },
} as const
/** The text as written. "None known" also gets its code, since a reader could take it for an allergy or a medicine. */
const statedConcept = (text: string, none: (typeof NONE)[keyof typeof NONE]) =>
  saysNone(text) ? { coding: [none], text } : { text }

/** A person's statements are exported as plain text, because no clinician has coded them. */
const statements: RecordPart<Stated> = {
  fields: stated,
  rows: (owner) => sql`${profiles} where ${profiles.id} = ${owner}`,
  resources({ id, allergies, conditions, medicalHistory, currentMedications }, { subject, t }) {
    const unconfirmed = (system: 'allergyintolerance-verification' | 'condition-ver-status') =>
      concept(`${TERMINOLOGY}/${system}`, 'unconfirmed')
    const active = (type: 'allergyintolerance' | 'condition') =>
      concept(`${TERMINOLOGY}/${type}-clinical`, 'active')
    const condition = (name: string, code: object, text: string): Resource => ({
      resourceType: 'Condition',
      ...{ id: derivedId(id, 'condition', name), text: narrative([text]) },
      ...{ verificationStatus: unconfirmed('condition-ver-status'), code, subject },
    })
    return [
      ...(allergies?.trim()
        ? [
            {
              resourceType: 'AllergyIntolerance',
              ...{ id: derivedId(id, 'allergies'), text: narrative([allergies]) },
              clinicalStatus: active('allergyintolerance'),
              verificationStatus: unconfirmed('allergyintolerance-verification'),
              ...{ code: statedConcept(allergies, NONE.allergies), patient: subject },
            },
          ]
        : []),
      ...conditions.map((name) => {
        const text = conditionText(name, t)
        const code = { coding: [{ system: CONDITION, code: name, display: text }], text }
        return { ...condition(name, code, text), clinicalStatus: active('condition') }
      }),
      // Free text about the past, which may be over.
      ...(medicalHistory?.trim()
        ? [condition('medical history', { text: medicalHistory }, medicalHistory)]
        : []),
      ...(currentMedications?.trim()
        ? [
            {
              resourceType: 'MedicationStatement',
              ...{ id: derivedId(id, 'medications'), text: narrative([currentMedications]) },
              medicationCodeableConcept: statedConcept(currentMedications, NONE.medications),
              ...{ status: 'active', subject },
            },
          ]
        : []),
    ]
  },
}

export const accountInFhir = {
  columns: [
    ['Patient.id', users.id, profiles.id],
    ['Patient.name', users.name],
    ['Patient.telecom', users.email, profiles.phone],
    ['Patient.birthDate', profiles.dateOfBirth],
    ['Patient.address', profiles.address],
    ['Patient.contact', profiles.emergencyContactName, profiles.emergencyContactPhone],
    ['Patient.identifier', profiles.externalId],
    ['Patient.communication', profiles.locale],
    ['AllergyIntolerance.code', profiles.allergies],
    ['Condition.code', profiles.conditions, profiles.medicalHistory],
    ['MedicationStatement.medicationCodeableConcept', profiles.currentMedications],
  ],
  notExported: [
    ['a copy of the name and e-mail of the account', profiles.fullName, profiles.email],
    ['state of the account', users.emailVerified, users.image, users.suspendedAt, users.deletedAt],
    ['state of the account', users.mustChangePassword, users.twoFactorEnabled, users.updatedAt],
    ['state of the account', users.createdAt, profiles.createdAt],
    [
      'agreements about the portal itself, not about care',
      users.privacyVersion,
      users.privacyAcceptedAt,
      profiles.modelConsentAt,
      profiles.pictureConsentAt,
    ],
  ],
  parts: { patient, statements },
} satisfies NounInFhir
