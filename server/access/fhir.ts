/** Who cares for a person, as a CareTeam of FHIR. */
import { sql } from 'drizzle-orm'
import { practitionerPatients, userRoles, users } from '../../drizzle/schema.ts'
import { derivedId, instant, type NounInFhir, narrative, type RecordPart } from '../platform/fhir.ts'

type Member = { id: string; name: string; since: string }

const careTeam: RecordPart<{ patientId: string; members: Member[] }> = {
  fields: {
    patientId: practitionerPatients.patientId,
    members: sql`json_agg(json_build_object('id', ${practitionerPatients.practitionerId}, 'name', ${users.name},
      'since', ${practitionerPatients.assignedAt}) order by ${practitionerPatients.assignedAt}, ${users.name})`,
  },
  rows: (
    owner,
  ) => sql`${practitionerPatients} join ${users} on ${users.id} = ${practitionerPatients.practitionerId}
    join ${userRoles} on ${userRoles.userId} = ${users.id}
    where ${practitionerPatients.patientId} = ${owner} and ${userRoles.verified}
      and ${userRoles.role} in ('practitioner', 'admin')
    group by ${practitionerPatients.patientId}`,
  resources: ({ patientId, members }, { subject, person }) => [
    {
      resourceType: 'CareTeam',
      id: derivedId(patientId, 'care team'),
      text: narrative(members.map(({ name }) => name)),
      ...{ status: 'active', subject },
      participant: members.map(({ id, name, since }) => ({
        member: person(id, name),
        period: { start: instant(since) },
      })),
    },
  ],
}

export const accessInFhir = {
  columns: [
    ['CareTeam.subject', practitionerPatients.patientId],
    ['CareTeam.participant.member', practitionerPatients.practitionerId],
    ['CareTeam.participant.period', practitionerPatients.assignedAt],
  ],
  notExported: [['how the portal works', practitionerPatients.id, userRoles]],
  parts: { careTeam },
} satisfies NounInFhir
