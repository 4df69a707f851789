import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import tar from 'tar-stream'
import { z } from 'zod'
import { unseal } from './envelope.ts'
import { BackupRefused } from './refused.ts'

/**
 * What a backup holds, in this order: a tar, gzipped, in the envelope of envelope.ts.
 *
 *     backup.json               when and from which version; tables with their columns, sequences
 *     schema.sql                makes the empty tables
 *     auth.secret               what signs the sessions
 *     rows/<table>/<number>     the table in PostgreSQL's COPY text format, in pieces of about a megabyte
 *     files/<key>               one object of the storage
 *     complete.json             what must have been in it
 */
const HEAD = 'backup.json'
const TAIL = 'complete.json'
const FORMAT = 1

const headShape = z.object({
  format: z.literal(FORMAT, 'this backup has a format that this version does not know'),
  createdAt: z.iso.datetime(),
  version: z.string(),
  /** Marks of the migrations in schema.sql. */
  migrations: z.array(z.number()),
  tables: z.array(z.object({ name: z.string(), columns: z.string() })),
  sequences: z.record(z.string(), z.string()),
})
export type Head = z.infer<typeof headShape>

const tailShape = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Objects that rows name and that the storage had already lost. */
  missing: z.array(z.string()),
})
export type Tail = z.infer<typeof tailShape>

export const entryOf = {
  head: (head: Omit<Head, 'format'>) => ({ name: HEAD, content: jsonOf({ format: FORMAT, ...head }) }),
  schema: (sql: string) => ({ name: 'schema.sql', content: Buffer.from(sql) }),
  secret: (secret: string) => ({ name: 'auth.secret', content: Buffer.from(secret) }),
  rows: (table: string, number: number, content: Buffer) => ({
    name: `rows/${table}/${String(number).padStart(6, '0')}`,
    content,
  }),
  file: (key: string, content: Buffer) => ({ name: `files/${key}`, content }),
  tail: (tail: Tail) => ({ name: TAIL, content: jsonOf(tail) }),
}

export type Entry = { name: string; content: Buffer }

const jsonOf = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** The kind of a backup's entry, by its name. */
export function kindOf(name: string) {
  if (name === HEAD) return { kind: 'head' } as const
  if (name === TAIL) return { kind: 'tail' } as const
  if (name === 'schema.sql') return { kind: 'schema' } as const
  if (name === 'auth.secret') return { kind: 'secret' } as const
  const rows = /^rows\/(.+)\/\d+$/.exec(name)?.[1]
  if (rows) return { kind: 'rows', table: rows } as const
  const key = /^files\/(.+)$/.exec(name)?.[1]
  if (key) return { kind: 'file', key } as const
  throw new BackupRefused(`This backup holds ${name}, which this version does not know.`)
}

export const headOf = (json: string) => parse(headShape, json)
export const tailOf = (json: string) => parse(tailShape, json)

function parse<T>(shape: z.ZodType<T>, json: string): T {
  const parsed = shape.safeParse(JSON.parse(json))
  if (!parsed.success)
    throw new BackupRefused(`This backup cannot be used: ${parsed.error.issues[0]?.message}.`)
  return parsed.data
}

/** The entries of a backup, one after the other; each must be read to its end. Refuses what `unseal` refuses. */
export async function* entriesIn(
  path: string,
  key: string,
): AsyncGenerator<{ name: string; content: Readable }> {
  const extract = tar.extract()
  const flow = pipeline(unseal(path, key), createGunzip(), extract)
  // Reported below, where it is awaited.
  flow.catch(() => {})
  try {
    for await (const entry of extract) yield { name: entry.header.name, content: Readable.from(entry) }
  } catch (error) {
    // The reason, and not what followed from it.
    await flow
    throw error
  }
  await flow
}
