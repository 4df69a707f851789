import { Column, is, SQL, Table } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { nameOf, TABLES } from '../test/people.ts'
import { NOUNS } from './bundle.ts'
import { NOT_IN_RECORD } from './notExported.ts'

/** The columns that an expression of a query reads. */
const columnsIn = (part: unknown): Column[] =>
  is(part, Column) ? [part] : is(part, SQL) ? part.queryChunks.flatMap(columnsIn) : []

describe('the record as FHIR', () => {
  it('decides on each column of the schema exactly once: an element, or a reason why not', () => {
    const left = [...NOT_IN_RECORD, ...NOUNS.flatMap(({ notExported }) => notExported)]
    const named = [...left, ...NOUNS.flatMap(({ columns }) => columns)].flatMap(([, ...names]) => names)
    const times = (one: unknown) => named.filter((name) => name === one).length
    const undecided = TABLES.flatMap((table) =>
      getTableConfig(table).columns.map((column) => ({
        column: nameOf(column),
        decisions: times(table) + times(column),
      })),
    ).filter(({ decisions }) => decisions !== 1)
    expect(undecided).toEqual([])
  })

  it('the record as FHIR reads each column that it says it has, and none that it says it has not', () => {
    for (const { columns, notExported, parts } of NOUNS) {
      const read = new Set(
        Object.values(parts).flatMap(({ fields, rows }) =>
          [...Object.values(fields), rows('')].flatMap(columnsIn),
        ),
      )
      const shown = new Set(
        Object.values(parts).flatMap(({ fields }) => Object.values(fields).flatMap(columnsIn)),
      )
      const has = columns.flatMap(([, ...names]) => names)
      expect(has.filter((column) => !read.has(column)).map(nameOf)).toEqual([])
      const kept = notExported.flatMap(([, ...names]) => names)
      expect(kept.filter((one) => is(one, Column) && shown.has(one))).toEqual([])
      expect(kept.filter((one) => is(one, Table) && [...shown].some(({ table }) => table === one))).toEqual(
        [],
      )
    }
  })
})
