import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ClientBase } from 'pg'

const DIRECTORY = fileURLToPath(new URL('functions/', import.meta.url))

/** Functions before triggers: the order in which they can be created. */
const DEFINITIONS = `
  select 'function' as kind, format('%I(%s)', p.proname, pg_get_function_identity_arguments(p.oid)) as name,
    pg_get_function_result(p.oid) as result, pg_get_functiondef(p.oid) as definition
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'trigger', format('%I on %I', t.tgname, c.relname), null, pg_get_triggerdef(t.oid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  order by kind, name`

type Definition = { kind: 'function' | 'trigger'; name: string; result: string | null; definition: string }

async function definitionsIn(client: ClientBase) {
  const { rows } = await client.query<Definition>(DEFINITIONS)
  return new Map(rows.map((row) => [`${row.kind} ${row.name}`, row]))
}

/** Comment lines do not count: they may change without a migration. */
const withoutComments = (definition: string) => definition.replace(/^\s*--.*\n/gm, '')

const isSame = (one: Definition, other?: Definition) =>
  other !== undefined && withoutComments(one.definition) === withoutComments(other.definition)

/** A function is replaced, so that triggers keep it, unless it returns another type. */
const mustDrop = (one: Definition, wanted?: Definition) =>
  one.kind === 'trigger' ? !isSame(one, wanted) : one.result !== wanted?.result

/** The last kind first, because a function cannot be dropped before its triggers. */
const dropsOf = (gone: Definition[]) => gone.toReversed().map(({ kind, name }) => `drop ${kind} ${name};`)

/** Replaces all functions and triggers of a database by those in drizzle/functions/. */
async function applyFunctions(client: ClientBase) {
  const present = await definitionsIn(client)
  for (const statement of dropsOf([...present.values()])) await client.query(statement)
  for (const file of readdirSync(DIRECTORY)) {
    await client.query(readFileSync(`${DIRECTORY}${file}`, 'utf8'))
  }
}

/** The statements that a migrated database lacks to have the functions and triggers in drizzle/functions/, and no others. */
export async function functionChanges(client: ClientBase) {
  const present = await definitionsIn(client)
  await client.query('begin')
  await applyFunctions(client)
  const wanted = await definitionsIn(client)
  await client.query('rollback')
  const gone = [...present].filter(([name, one]) => mustDrop(one, wanted.get(name)))
  const made = [...wanted].filter(([name, one]) => !isSame(one, present.get(name)))
  return [
    ...dropsOf(gone.map(([, one]) => one)),
    ...made.map(([, { definition }]) => `${definition.trimEnd()};`),
  ]
}
