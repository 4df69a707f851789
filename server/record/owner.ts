import { derivedId, narrative, type RecordOwner, type Resource, urn } from '../platform/fhir.ts'

/** Whose record is written, with the practitioners whom its resources have named so far. */
export type Named = { owner: RecordOwner; practitioners: () => Resource[] }

/** A person as the owner of a record. Other people become practitioners under ids that no other record has. */
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
