import { derivedId, narrative, type RecordOwner, type Resource, urn } from '../platform/fhir.ts'

/** The owner of a record, and the practitioners named in its resources so far. */
export type Named = { owner: RecordOwner; practitioners: () => Resource[] }

/** A record's owner as a FHIR patient. Other people become practitioners under ids unique to this record. */
export function ownerOf(
  { id: userId, name }: { id: string; name: string },
  about: Pick<RecordOwner, 'locale' | 't' | 'portal' | 'at'>,
): Named {
  const subject = { reference: urn(userId), display: name }
  const named = new Map<string, string>()
  return {
    owner: {
      ...{ id: userId, subject, ...about },
      person(id, display) {
        if (id === userId) return subject
        const own = derivedId(userId, 'person', id)
        named.set(own, display)
        return { reference: urn(own), display }
      },
    },
    practitioners: () =>
      [...named].map(([id, display]) => ({
        resourceType: 'Practitioner',
        ...{ id, text: narrative([display]), name: [{ text: display }] },
      })),
  }
}
