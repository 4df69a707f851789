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
  required?: string[]
  pattern?: string
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

const now = () => new Date().toISOString()

/** Values at the edges of what JavaScript, zod and PostgreSQL take, by the kind of a part of a schema. */
const EXTREMES = {
  number: [2 ** 31, 2 ** 31 - 1, -(2 ** 31) - 1, 2 ** 53, -1, 0, 0.5, 1e-320, 1e308, -1e308, Number.NaN],
  day: [
    ...['0000-01-01', '0000-02-29', '0001-01-01', '1582-10-10', '1900-01-01', '9999-12-31', '10000-01-01'],
    ...['2024-02-30', '-000001-01-01', '+010000-01-01'],
  ],
  instant: [
    ...['0000-01-01T00:00:00Z', '0000-01-01T00:00:00+14:00', '0001-01-01T00:00:00Z', '1900-01-01T00:00:00Z'],
    ...['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59-23:59', '-000001-01-01T00:00:00Z'],
    ...['+275760-09-13T00:00:00Z', '2024-02-30T00:00:00Z', '2026-01-01T00:00:00.123456789123Z'],
  ],
  id: ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'a', ''],
  text: [
    '',
    ' ',
    'a\0b',
    '\ud800',
    'x'.repeat(100_000),
    '2147483648',
    '0000-01-01',
    '\u2028%_\\',
    '🜚'.repeat(60),
  ],
}

const kindOf = ({ type, format }: Schema) => {
  if (type === 'integer' || type === 'number') return 'number'
  if (format === 'date') return 'day'
  if (format === 'date-time') return 'instant'
  return format === 'uuid' ? 'id' : 'text'
}

/** The simplest value that matches a schema. */
function sample(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (schema.anyOf) return sample(schema.anyOf[0] ?? {})
  const { type, required = [], properties = {} } = schema
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]))
  if (type === 'array') return [sample(schema.items ?? {})]
  if (type === 'boolean') return true
  if (type === 'null') return null
  const values = { number: Math.max(1, schema.minimum ?? 1), day: now().slice(0, 10), instant: now() }
  const kind = kindOf(schema)
  if (kind === 'id') return crypto.randomUUID()
  if (kind !== 'text') return values[kind]
  return schema.pattern?.includes(':') ? '08:00' : 'Sample'
}

/** Puts each extreme value in place of each part of a value; `put` returns the whole input with a part replaced. */
function* extremesOf(schema: Schema, value: unknown, put: (part: unknown) => unknown): Generator<unknown> {
  if (schema.anyOf) {
    for (const one of schema.anyOf) yield* extremesOf(one, value, put)
  } else if (schema.type === 'object') {
    const known = (typeof value === 'object' && value !== null ? value : sample(schema)) as Record<
      string,
      unknown
    >
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      yield* extremesOf(field, known[name], (part) => put({ ...known, [name]: part }))
  } else if (schema.type === 'array') {
    const items = schema.items ?? {}
    const one = Array.isArray(value) && value.length > 0 ? value[0] : sample(items)
    for (const many of [[], deep(20), Array.from({ length: 5_000 }, () => one)]) yield put(many)
    yield* extremesOf(items, one, (part) => put([part]))
  } else if (!schema.enum && schema.const === undefined && schema.type !== 'boolean') {
    for (const extreme of EXTREMES[kindOf(schema)]) yield put(extreme)
  }
}

/** A valid input of a procedure with one part replaced by an extreme value: each part by each of its kind. */
export function* extremeInputs(schemas: z.ZodType[], valid: object): Generator<unknown> {
  for (const one of schemas) {
    const schema = z.toJSONSchema(one, { io: 'input', unrepresentable: 'any' }) as Schema
    yield* extremesOf(schema, valid, (part) => ({ ...valid, ...(part as object) }))
  }
}

/** What may stand in an address in place of an id, a page or a name. */
export const EXTREME_SEGMENTS = [
  ...[
    '99999999999',
    '2147483648',
    '-1',
    '0',
    '1e308',
    'NaN',
    '9'.repeat(400),
    '%00',
    '%ff',
    '%ED%A0%80',
    '..%2f..',
  ],
  ...['00000000-0000-0000-0000-000000000000', '0000-01-01', 'x'.repeat(4_000), '%', "'", '[object Object]'],
]
