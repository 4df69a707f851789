import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { functionChanges } from '../../drizzle/functions.ts'
import { freshDatabase } from './portal.ts'

let client: pg.Client
beforeEach(async () => {
  client = new pg.Client({ connectionString: await freshDatabase() })
  await client.connect()
})
afterEach(() => client.end())

describe('a migrated database', () => {
  it('a migrated database has the functions and triggers of drizzle/functions/, and no others', async () => {
    // `make migration NAME=…` writes the missing migration.
    expect(await functionChanges(client)).toEqual([])
  })

  it('a migrated database has no grants but those of grant_portal_role', async () => {
    const { rows } = await client.query(`
      with objects as (
        select relnamespace as schema, relname::text as name, relacl as acl, relowner as owner from pg_class
        union all
        select c.relnamespace, c.relname || '.' || a.attname, a.attacl, c.relowner
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        union all
        select pronamespace, proname || '()', coalesce(proacl, acldefault('f', proowner)), proowner from pg_proc
        union all
        select oid, 'schema', nspacl, nspowner from pg_namespace
        union all
        select defaclnamespace, 'new objects', defaclacl, defaclrole from pg_default_acl
      )
      select distinct o.name, g.privilege_type as privilege, coalesce(pg_get_userbyid(nullif(g.grantee, 0)), 'public') as to
      from objects o left join pg_namespace n on n.oid = o.schema, aclexplode(o.acl) g
      where g.grantee <> o.owner and (n.nspname is null or n.nspname in ('public', 'drizzle', 'pgboss'))`)
    // PostgreSQL's own: everyone may enter the schema and call a function with the rights that they have.
    const own = rows.filter(
      ({ name, privilege, to }) =>
        to === 'public' && (privilege === 'EXECUTE' || (name === 'schema' && privilege === 'USAGE')),
    )
    expect(rows.filter((row) => !own.includes(row))).toEqual([])
  })
})

describe('functionChanges', () => {
  it.each([
    {
      defect: 'create function stray() returns int language sql as $$ select 1 $$',
      found: [/^drop function stray\(\);$/],
    },
    {
      defect: 'create trigger stray before insert on orders for each row execute function refuse_change()',
      found: [/^drop trigger stray on orders;$/],
    },
    {
      defect: 'drop trigger append_only on audit_log',
      found: [/^CREATE TRIGGER append_only .* public.audit_log /],
    },
    {
      defect: 'drop trigger await_seal on audit_log; drop function await_seal',
      found: [/^CREATE OR REPLACE FUNCTION public.await_seal\(/, /^CREATE TRIGGER await_seal /],
    },
    {
      defect:
        'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
      found: [/^CREATE OR REPLACE FUNCTION public.refuse_change\(/],
    },
    {
      defect:
        'drop function place_orders; create function place_orders(batch jsonb, low_stock int) returns int language sql as $$ select 1 $$',
      found: [
        /^drop function place_orders\(batch jsonb, low_stock integer\);$/,
        /^CREATE OR REPLACE FUNCTION public.place_orders\(/,
      ],
    },
    {
      defect:
        'create or replace trigger append_only before update on audit_log for each row execute function refuse_change()',
      found: [/^drop trigger append_only on audit_log;$/, /^CREATE TRIGGER append_only .* public.audit_log /],
    },
  ])('functionChanges mends: $defect', async ({ defect, found }) => {
    await client.query(defect)
    const changes = await functionChanges(client)
    expect(changes).toEqual(found.map((pattern) => expect.stringMatching(pattern)))
    for (const statement of changes) await client.query(statement)
    expect(await functionChanges(client)).toEqual([])
  })
})
