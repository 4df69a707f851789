import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
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

it.each([
  { where: 'a full disk', output: '> /dev/full' },
  { where: 'a reader that is gone', output: '| true' },
])('the log does not end its process on $where', async ({ output }) => {
  const lines = `
    import { openLog } from './server/platform/log.ts'
    const log = openLog('info')
    for (let n = 0; n < 3000; n++) log.info('x'.repeat(1000))
    console.log('also by the console')
    setTimeout(() => console.error('alive'), 100)`
  const command = `exec 3>&2; "${process.execPath}" --input-type=module -e "$LINES" 2>&3 ${output}`
  const run = promisify(execFile)
  const { stderr } = await run('sh', ['-c', command], {
    env: { ...process.env, LINES: lines },
    timeout: 60_000,
  })
  expect(stderr).toContain('alive')
})
