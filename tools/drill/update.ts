import { ironPanel } from '../../server/demo/reports.ts'
import { EARLIER, earlierVersion, fillCopy, query, run, setting, startAnew } from './installation.ts'
import { expect, step, until } from './steps.ts'
import { hash, Visitor } from './visitor.ts'

const PATIENCE = 120

type Row = { name: string; value: number; unit: string | null; low: number | null; high: number | null }
type Test = { id: string; status: string; analysis: string | null; markers: Row[] }

/** A patient's blood tests; earlier versions answer with all that was read of each. */
async function testsOf(visitor: Visitor): Promise<Test[]> {
  const answer = await visitor.call<Test[] | { rows: Test[] }>('bloodTests.list')
  return Array.isArray(answer)
    ? answer
    : Promise.all(
        answer.rows.map(({ id }) =>
          visitor.call<Test>(`bloodTests.get?input=${encodeURIComponent(JSON.stringify({ id }))}`),
        ),
      )
}

/** A patient's own data as the portal shows it. */
const seenBy = async (visitor: Visitor) => ({
  me: await visitor.call<object>('auth.me'),
  orders: await visitor.call<object[]>('shop.orders'),
  tests: (await testsOf(visitor)).map(({ id, status, analysis, markers }) => ({
    id,
    status,
    // Each version words what follows from the rows anew.
    isAnalysed: Boolean(analysis),
    rows: markers.map(({ name, value, unit, low, high }) => [name, value, unit, low, high]),
  })),
})

/** An answer with the fields that it had before an update: later versions add some. */
const withFieldsOf = (before: object = {}, answer: object) =>
  Object.fromEntries(Object.entries(answer).filter(([field]) => field in before))

/** Updates an installation of an earlier version, with data, to this one as docs/install.md says. */
export async function updateOfEarlier() {
  const from = earlierVersion()
  if (!from) {
    console.log(
      `!!! THE UPDATE WAS NOT TESTED: this clone has no history that reaches back to ${EARLIER} !!!`,
    )
    return
  }
  const eve = new Visitor()
  const report = await ironPanel()
  let uploaded = ''
  let before: Awaited<ReturnType<typeof seenBy>> | undefined
  await step(
    `an installation of an earlier version (${from.slice(0, 7)}) has a patient with data`,
    async () => {
      await startAnew(from)
      await run('make', 'up')
      await eve.signUp()
      const productId = await query(
        "insert into products (name, price_cents, stock) values ('Ginger', 900, 100) returning id",
      )
      await eve.order(productId)
      uploaded = await eve.upload(report)
      await until('the analysis', PATIENCE, async () =>
        (await testsOf(eve)).find(({ status }) => status === 'completed'),
      )
      before = await seenBy(eve)
      expect(setting('PORTAL_PASSWORD') === undefined, 'this version has two roles already')
    },
  )
  await step('make up brings it to this version, and everything is there', async () => {
    const secret = setting('AUTH_SECRET')
    fillCopy()
    await run('make', 'up')
    expect(setting('AUTH_SECRET') === secret, 'a secret in .env has changed')
    expect(setting('PORTAL_PASSWORD')?.length === 64, 'PORTAL_PASSWORD is not in .env')
    // The first try may meet a connection to the former portal.
    const { answer } = await until('an answer', PATIENCE, () => seenBy(eve))
    const after = {
      me: withFieldsOf(before?.me, answer.me),
      orders: answer.orders.map((order, n) => withFieldsOf(before?.orders[n], order)),
      tests: answer.tests,
    }
    const [was, is] = [JSON.stringify(before), JSON.stringify(after)]
    expect(was === is, `what the patient sees has changed: ${was} to ${is}`)
    expect((await eve.hashOf(uploaded)) === hash(report), 'the file changed')
    expect(
      (await query('select bool_and(email_verified) from users')) === 't',
      'an account’s address is not verified',
    )
    await run('make', 'verify-audit')
  })
  await step('the portal then uses a database role that owns nothing', async () => {
    const others = 'datname = current_database() and pid <> pg_backend_pid()'
    // The owner's connection builds the job queue's indexes for a while.
    await until('the owner’s connections to end', PATIENCE, async () => {
      const roles = await query(
        `select string_agg(distinct usename, ' ') from pg_stat_activity where ${others}`,
      )
      return roles === 'portal_app' ? true : undefined
    })
    const grants = `select string_agg(privilege_type, ' ' order by privilege_type)
      from information_schema.table_privileges where grantee = 'portal_app' and table_name = 'audit_log'`
    expect(
      (await query(grants)) === 'INSERT SELECT',
      'the role may do more with the audit log than read it and add to it',
    )
  })
}
