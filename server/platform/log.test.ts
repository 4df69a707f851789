import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, it } from 'vitest'
import { describeError } from './log.ts'

it('describeError says where an error is from, and nothing that a person entered', () => {
  const cause = new pg.DatabaseError('invalid input syntax for type uuid: "a secret"', 100, 'error')
  cause.code = '22P02'
  cause.detail = 'Failing row contains (a secret)'
  const failed = new DrizzleQueryError('select * from users where id = $1', ['a secret'], cause)
  const logged = JSON.stringify(describeError(failed))
  expect(logged).not.toContain('a secret')
  expect(logged).toContain('select * from users where id = $1')
  expect(logged).toContain('22P02')
})

it('describeError has the message of our own errors, and the type of other values', () => {
  expect(describeError(new Error('the bucket is gone'))).toMatchObject({ message: 'the bucket is gone' })
  expect(describeError('a secret')).toEqual({ type: 'string' })
})
