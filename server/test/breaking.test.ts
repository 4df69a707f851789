import { describe, expect, it } from 'vitest'
import { breakingChanges } from '../../drizzle/breaking.ts'
import { contractOf, knownMigrations, oldestRelease } from '../platform/migrations.ts'

/** Earlier ones are older than the rule. */
const FIRST = '0039'

describe('breakingChanges', () => {
  it.each([
    'ALTER TABLE "users" DROP COLUMN "name";',
    'alter table users\n  add column note text, drop column name;',
    'ALTER TABLE "users" RENAME COLUMN "name" TO "called";',
    'ALTER TABLE "users" RENAME TO "people";',
    'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "users" ADD COLUMN "nickname" text NOT NULL;',
    'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE varchar(20);',
    'alter table users alter name type int;',
    'alter table users alter name set not null;',
    'alter table users drop name;',
    'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (name <> \'; not valid\');',
    'ALTER TABLE "users" ADD CONSTRAINT "f" FOREIGN KEY ("x") REFERENCES "public"."y"("id");',
    'ALTER TABLE "users" ALTER COLUMN "name" DROP DEFAULT;',
    'ALTER TABLE public.users ADD COLUMN a text NOT NULL, ADD COLUMN b numeric(10, 2) DEFAULT 0;',
    'ALTER TABLE "users" ADD COLUMN "fee" numeric(10, 2) NOT NULL;',
    'alter table users add note text not null;',
    'DROP TABLE "users" CASCADE;',
    'drop function place_orders(jsonb);',
    'drop view care_links_in_force;',
    'alter function place_orders rename to order_all;',
    'create table people (id int);\nalter table users drop column name;',
    'select 1;--> statement-breakpoint\n-- The old one.\nDROP FUNCTION a();',
  ])('breakingChanges finds: %s', (sql) => {
    expect(breakingChanges(sql)).toHaveLength(1)
  })

  it.each([
    'ALTER TABLE "users" ADD COLUMN "nickname" text;',
    'ALTER TABLE "users" ADD COLUMN "kind" text DEFAULT \'a\' NOT NULL;',
    'CREATE TABLE "people" ("id" int NOT NULL, CONSTRAINT "c" CHECK (id > 0));\nALTER TABLE "people" ADD CONSTRAINT "f" FOREIGN KEY ("x") REFERENCES "y"("id");',
    'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (name <> \'\') NOT VALID;',
    'alter table users validate constraint c;',
    'ALTER TABLE "users" DROP CONSTRAINT "c";',
    'alter table users alter column name drop not null;',
    'drop trigger care on results;\ncreate trigger care after insert on results execute function notify_care();',
    'create or replace function f() returns int language plpgsql as $$ begin drop table x; end $$;',
    "comment on table users is 'drop table; drop function';",
    '-- drop table users;\nselect 1;',
    'drop index concurrently if exists by_name;',
  ])('breakingChanges passes: %s', (sql) => {
    expect(breakingChanges(sql)).toEqual([])
  })
})

it('a migration that the previous release cannot work with names the expand whose contract it is', () => {
  const breaking = knownMigrations()
    .filter(({ tag, sql }) => tag >= FIRST && !contractOf(sql))
    .flatMap(({ tag, sql }) => breakingChanges(sql).map((change) => `${tag} ${change}`))
  // docs/change.md, "A breaking change in two releases".
  expect(breaking).toEqual([])
})

it('a contract names an earlier migration', () => {
  const known = knownMigrations()
  expect(() => oldestRelease(known)).not.toThrow()
  for (const { tag, sql } of known) expect((contractOf(sql) ?? '') < tag.slice(0, 4)).toBe(true)
})
