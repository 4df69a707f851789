import fc from 'fast-check'
import { z } from 'zod'

/** What an answer must never contain: SQL, stack traces, paths of the server, names of its libraries. */
export const INTERNALS =
  /insert into |select "|update "|\$1|constraint|relation |invalid byte|syntax error|node_modules|\.ts[:)]|at \w+ \(|drizzle|postgres|pg-pool|zod/i

/** The keywords that our JSON Schemas use. */
type Schema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  minimum?: number
  maximum?: number
}

const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

/** Texts that are known to break servers. */
const MALFORMED_TEXT = fc.constantFrom(
  ...[
    '',
    ' ',
    'a\0b',
    '\ud800',
    'x\udfff',
    'ﬃ\u202e\u0301👩‍👩‍👧',
    "'; select 1; --",
    '%',
    '_',
    '\\',
    '{}',
    '((',
  ],
  ...['9'.repeat(400), 'x'.repeat(100_000), '2024-02-30', '0000-00-00', '+275760-09-14', '🜚'.repeat(60)],
)

/** Values that no form sends. */
const MALFORMED: fc.Arbitrary<unknown> = fc.oneof(
  MALFORMED_TEXT,
  fc.constantFrom<unknown>(null, true, Number.NaN, -1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, [], {}, [[]]),
  fc.constant(JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}') as unknown),
  fc.constantFrom(20, 5_000).map(deep),
  fc.constant(Array.from({ length: 10_000 }, () => '')),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values that match a schema. Its uuids include ids of existing rows. */
function fitting(
  schema: Schema,
  ids: string[],
  part: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(part))
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, field]) => [name, part(field)] as const,
      )
      return fc.record(Object.fromEntries(fields))
    }
    case 'array':
      return fc.array(part(schema.items ?? {}), { maxLength: 3 })
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -100),
        max: Math.min(schema.maximum ?? 100, 100),
      })
    case 'number':
      return fc.integer({ min: 0, max: 40 }).map((half) => half / 2)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
      if (schema.format === 'date')
        return fc.constantFrom('2026-01-01', new Date().toISOString().slice(0, 10))
      if (schema.format === 'email') return fc.uuid().map((name) => `${name}@test.clinic`)
      return fc.oneof(
        { weight: 3, arbitrary: fc.string({ minLength: 2, maxLength: 40 }) },
        { weight: 1, arbitrary: MALFORMED_TEXT },
      )
    default:
      return MALFORMED
  }
}

/** Almost correct input: any part of a schema's value may be replaced by a strange one, or left out. */
export function malformedInput(schemas: z.ZodType[], ids: string[]): fc.Arbitrary<unknown> {
  const part = (schema: Schema): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 6, arbitrary: fitting(schema, ids, part) },
      { weight: 1, arbitrary: MALFORMED },
      { weight: 1, arbitrary: fc.constant(undefined) },
    )
  if (schemas.length === 0) return MALFORMED
  const parts = schemas.map((schema) =>
    part(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema),
  )
  // A procedure with several inputs expects all their fields in one object.
  return fc.tuple(...parts).map((values) => (values.length === 1 ? values[0] : Object.assign({}, ...values)))
}
