/** Imported resources, exported as they came. */
import { sql } from 'drizzle-orm'
import { importedResources } from '../../drizzle/schema.ts'
import {
  derivedId,
  type JsonRow,
  type NounInFhir,
  narrative,
  type RecordOwner,
  type RecordPart,
  type Resource,
  urn,
} from '../platform/fhir.ts'
import { BY_CONTENT, SELF } from './importFhir.ts'

type Imported = Pick<
  JsonRow<typeof importedResources.$inferSelect>,
  'userId' | 'type' | 'title' | 'content' | 'hash' | 'fileName'
> & { targets: string[] }

const idOf = (userId: string, hash: string) => derivedId(userId, 'elsewhere', hash)

/** Keeps references to the person and to imported targets; replaces others by their text. */
function referring(value: unknown, { userId, targets }: Imported, { subject }: RecordOwner): unknown {
  const copy = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(copy)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(
      Object.entries(one).flatMap(([name, member]): [string, unknown][] => {
        if (name !== 'reference' || typeof member !== 'string') return [[name, copy(member)]]
        if (member === SELF) return [[name, subject.reference]]
        if (!member.startsWith(BY_CONTENT)) return [[name, member]]
        const hash = member.slice(BY_CONTENT.length)
        return targets.includes(hash) ? [[name, urn(idOf(userId, hash))]] : []
      }),
    )
  }
  return copy(value)
}

const elsewhere: RecordPart<Imported> = {
  step: 20,
  fields: {
    userId: importedResources.userId,
    type: importedResources.type,
    title: importedResources.title,
    content: importedResources.content,
    hash: importedResources.hash,
    fileName: importedResources.fileName,
    targets: sql`array(select t.hash from ${importedResources} t
      where t.user_id = ${importedResources.userId} and t.hash in (
        select substr(r.target #>> '{}', ${BY_CONTENT.length + 1})
        from jsonb_path_query(${importedResources.content}, 'lax $.**.reference') r(target)))`,
  },
  rows: (owner) =>
    sql`${importedResources} where ${importedResources.userId} = ${owner}
      order by ${importedResources.importedAt}, ${importedResources.id}`,
  resources(row, owner) {
    const { meta, ...content } = referring(row.content, row, owner) as { meta?: object }
    return [
      {
        ...content,
        resourceType: row.type,
        id: idOf(row.userId, row.hash),
        // Where it is from, unless it says so itself.
        meta: { source: `urn:verbena:import:${encodeURIComponent(row.fileName)}`, ...meta },
        text: narrative([row.title || row.type]),
      } satisfies Resource,
    ]
  },
}

export const elsewhereInFhir = {
  // Of any type, represented by Task.
  columns: [
    ['Task.resourceType', importedResources.type],
    ['Task.description', importedResources.content],
    ['Task.id', importedResources.hash, importedResources.userId],
    ['Task.meta', importedResources.fileName],
    ['Task.text', importedResources.title],
  ],
  notExported: [
    ['the order of the resources', importedResources.importedAt],
    ['how the portal works', importedResources.id, importedResources.sizeBytes],
    ['told by the resource itself', importedResources.at],
  ],
  parts: { elsewhere },
} satisfies NounInFhir
