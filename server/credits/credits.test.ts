import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { desc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { creditTransactions, userCredits, wizardRuns } from '../../drizzle/schema.ts'
import { type Recommendation, recommendationText, WIZARD_COST } from '../../shared/credits.ts'
import { translatorFor } from '../platform/locales.ts'
import { Refusal } from '../platform/refusal.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'
import { deductCredits } from './credits.ts'
import { ofWizard } from './transactions.ts'

const t = translatorFor('en')

let portal: TestPortal
let admin: Person
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'off' })
  admin = await signUp(portal, 'admin')
})
afterAll(async () => {
  expect(await unbalanced(portal)).toEqual([])
  await portal.close()
})

/** Users whose balance is negative or differs from the sum of their ledger. */
async function unbalanced({ deps }: TestPortal) {
  const { rows } = await deps.db.execute(sql`
    select c.user_id from user_credits c
    where c.balance < 0 or c.balance <> (select coalesce(sum(t.amount), 0) from credit_transactions t where t.user_id = c.user_id)`)
  return rows
}

const give = (person: Person, amount: number, by = admin) =>
  by.api.admin.credits.adjust({ userId: person.id, amount, reason: 'for a test' })
const inputs = { demographics: '40, female', symptoms: 'tired', history: 'none', preferences: 'tea' }
const run = (person: Person, idempotencyKey: string = randomUUID()) =>
  person.api.credits.runWizard({ ...inputs, idempotencyKey })
const ledgerOf = ({ deps }: TestPortal, person: Person) =>
  deps.db
    .select()
    .from(creditTransactions)
    .where(eq(creditTransactions.userId, person.id))
    .orderBy(desc(creditTransactions.createdAt))

describe('the ledger', () => {
  it('the ledger is append-only, and no balance changes without it', async () => {
    const { db } = portal.deps
    const maya = await signUp(portal)
    await give(maya, 50)
    const own = eq(creditTransactions.userId, maya.id)
    await expect(db.update(creditTransactions).set({ amount: 99 }).where(own)).rejects.toThrow()
    await expect(db.delete(creditTransactions).where(own)).rejects.toThrow()
    await expect(
      db.update(userCredits).set({ balance: 99 }).where(eq(userCredits.userId, maya.id)),
    ).rejects.toThrow()
    expect(await maya.api.credits.balance()).toBe(50)
  })

  it('deductCredits refuses what would leave less than 0', async () => {
    const maya = await signUp(portal)
    await give(maya, 9)
    await expect(run(maya)).rejects.toThrow(t('credits.refused.insufficient'))
    await expect(give(maya, -10)).rejects.toThrow(t('credits.refused.belowZero', { balance: 9 }))
    expect(await maya.api.credits.balance()).toBe(9)
  })

  it('deductCredits takes once per reference, even when called twenty times at once', async () => {
    const maya = await signUp(portal)
    await give(maya, 100)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        deductCredits(portal.deps.db, maya.id, 10, { description: 'once', referenceId: 'the same' }),
      ),
    )
    expect(answers.filter(({ charged }) => charged)).toHaveLength(1)
    expect(await maya.api.credits.balance()).toBe(90)
  })

  it('statementOf shows the owner’s ledger page by page, newest first', async () => {
    const maya = await signUp(portal)
    for (let i = 1; i <= 5; i++) await give(maya, i)
    const first = await maya.api.credits.statement({ limit: 3 })
    const second = await maya.api.credits.statement({ limit: 3, cursor: first.at(-1)?.id })
    expect([...first, ...second].map(({ amount }) => amount)).toEqual([5, 4, 3, 2, 1])
    expect(await admin.api.credits.statement()).toEqual([])
  })

  it('statementOf says what a transaction was for, and keeps what a person wrote', async () => {
    const maya = await signUp(portal)
    const fields = { name: `Pack ${randomUUID()}`, credits: 20, priceCents: 900 }
    const { id: packageId } = await admin.api.admin.packages.create(fields)
    await admin.api.admin.credits.recordSale({ userId: maya.id, packageId })
    await run(maya)
    await give(maya, 1)
    const description = t('credits.transaction.sale', { name: fields.name })
    const sale = { kind: 'sale', packageName: fields.name, description }
    expect(await maya.api.credits.statement()).toMatchObject([
      { kind: null, packageName: null, description: 'for a test' },
      { kind: 'wizard', packageName: null, description: t('credits.transaction.wizard') },
      sale,
    ])
    expect((await admin.api.admin.stats()).recentTransactions[2]).toMatchObject(sale)
  })
})

describe('the wizard without a model', () => {
  it('the wizard without a model takes 10 credits and recommends nothing', async () => {
    const maya = await signUp(portal)
    await give(maya, 25)
    expect(await maya.api.credits.wizardRecommends()).toBe(false)
    expect(await run(maya)).toEqual({ balance: 15, recommendation: null })
    expect(await ledgerOf(portal, maya)).toMatchObject([
      { amount: -10, transactionType: 'usage', description: t('credits.transaction.wizard') },
      { amount: 25 },
    ])
  })

  it('the wizard, run 40 times at once over HTTP on a balance of 50, succeeds 5 times', async () => {
    const maya = await signUp(portal)
    await give(maya, 50)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        send(
          portal,
          'POST',
          '/api/trpc/credits.runWizard',
          { ...inputs, idempotencyKey: randomUUID() },
          { headers: { cookie: maya.cookie } },
        ),
      ),
    )
    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(5)
    expect(
      new Set(
        answers
          .filter((a) => a.statusCode !== 200)
          .map((a) => `${a.statusCode} ${a.json().error.data.refusal}`),
      ),
    ).toEqual(new Set(['409 INSUFFICIENT_CREDITS']))
    expect(await maya.api.credits.balance()).toBe(0)
    expect((await ledgerOf(portal, maya)).filter(({ amount }) => amount === -10)).toHaveLength(5)
  })

  it('the wizard charges once for the same key and each time for different keys, even at once', async () => {
    const maya = await signUp(portal)
    await give(maya, 100)
    const key = randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => run(maya, key)))
    expect(await maya.api.credits.balance()).toBe(90)
    await Promise.all([run(maya), run(maya)])
    expect(await maya.api.credits.balance()).toBe(70)
  })
})

describe('the wizard with a model', () => {
  const recommendation: Recommendation = {
    ingredients: [{ name: 'Valerian', amount: '300 mg at night', rationale: 'Supports falling asleep.' }],
    cautions: ['May add to the drowsiness of sedatives.'],
    monitoring: ['Sleep diary for two weeks.'],
  }
  let model: Server
  let answerWith: (respond: (status: number, body: string) => void, signal: () => void) => void
  let asked: string[]
  let clinic: TestPortal
  let elena: Person

  const completion = (content: string) =>
    JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    })

  beforeAll(async () => {
    model = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        asked.push(body)
        answerWith(
          (status, text) => response.writeHead(status, { 'content-type': 'application/json' }).end(text),
          () => response.destroy(),
        )
      })
    })
    await new Promise<void>((done) => model.listen(0, '127.0.0.1', done))
    const { port } = model.address() as AddressInfo
    clinic = await startPortal({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'stand-in' })
    elena = await signUp(clinic, 'practitioner')
    await give(elena, 100, await signUp(clinic, 'admin'))
  })
  afterAll(async () => {
    expect(await unbalanced(clinic)).toEqual([])
    await clinic.close()
    model.close()
  })

  it('the wizard recommends, stores it in the history, and answers a repeated key again for free', async () => {
    asked = []
    answerWith = (respond) => respond(200, completion(JSON.stringify(recommendation)))
    const key = randomUUID()
    const first = await run(elena, key)
    expect(first.recommendation).toBe(recommendationText(recommendation, t))
    expect(await run(elena, key)).toEqual(first)
    expect(asked).toHaveLength(1)
    expect(await elena.api.credits.wizardHistory()).toMatchObject([{ recommendation, inputs }])
  })

  it.each<[string, typeof answerWith]>([
    ['answers 500', (respond) => respond(500, '{"error":{"message":"no"}}')],
    ['answers nothing', (respond) => respond(200, '')],
    ['answers something other than JSON', (respond) => respond(200, completion('Take two tablets.'))],
    ['answers JSON of another shape', (respond) => respond(200, completion('{"ingredients":[]}'))],
    ['drops the connection', (_respond, cut) => cut()],
  ])('the wizard refunds the credits when the model %s', async (_case, misbehave) => {
    asked = []
    answerWith = misbehave
    const before = await elena.api.credits.balance()
    const key = randomUUID()
    await expect(run(elena, key)).rejects.toThrow(t('credits.refused.failed'))
    expect(await elena.api.credits.balance()).toBe(before)
    await expect(run(elena, key)).rejects.toThrow(t('credits.refused.failedBefore'))
    expect(await elena.api.credits.balance()).toBe(before)
  })

  it('the wizard recommends nothing to anybody but a verified practitioner or admin', async () => {
    asked = []
    const maya = await signUp(clinic)
    await give(maya, 10, await signUp(clinic, 'admin'))
    expect(await run(maya)).toEqual({ balance: 0, recommendation: null })
    expect(asked).toEqual([])
  })

  it('refund-lost-wizard-runs refunds what a crash took', async () => {
    const { db } = clinic.deps
    const key = randomUUID()
    const before = await elena.api.credits.balance()
    await db
      .insert(wizardRuns)
      .values({ userId: elena.id, key, inputs, model: 'm', createdAt: sql`now() - interval '1 hour'` })
    await deductCredits(db, elena.id, WIZARD_COST, ofWizard('wizard', key))
    await clinic.deps.pool.query(
      "insert into pgboss.job (name, data) values ('refund-lost-wizard-runs', '{}')",
    )
    await eventually(async () => ((await elena.api.credits.balance()) === before ? true : undefined))
    expect(await db.$count(wizardRuns, eq(wizardRuns.key, key))).toBe(1)
  })
})

describe('a live balance', () => {
  it('a sale recorded at one instance ticks at every instance', async () => {
    const other = await startPortal({ DATABASE_URL: portal.deps.env.DATABASE_URL ?? '', ROLE: 'web' })
    try {
      const maya = await signUp(portal)
      const ticks: string[] = []
      const abort = new AbortController()
      const listening = (async () => {
        for await (const { topic } of other.deps.live.ticks(['credits'], maya.id, abort.signal))
          ticks.push(topic)
      })()
      await give(maya, 5)
      await eventually(async () => (ticks.length > 0 ? true : undefined))
      abort.abort()
      await listening
    } finally {
      await other.close()
    }
  })
})

describe('any history of credits', () => {
  it('any history of credits keeps each balance equal to its ledger’s sum, and at least 0', async () => {
    const { id: packageId } = await admin.api.admin.packages.create({
      name: 'Property pack',
      credits: 7,
      priceCents: 100,
    })
    const command = fc.oneof(
      fc.record({ do: fc.constant('sale' as const), n: fc.constant(0) }),
      fc.record({ do: fc.constant('adjust' as const), n: fc.integer({ min: -20, max: 20 }) }),
      fc.record({ do: fc.constant('wizard' as const), n: fc.nat(3) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 15 }), async (commands) => {
        const maya = await signUp(portal)
        const keys = Array.from({ length: 4 }, () => randomUUID())
        const results = await Promise.allSettled(
          commands.map(async (c) => {
            if (c.do === 'sale') await admin.api.admin.credits.recordSale({ userId: maya.id, packageId })
            if (c.do === 'adjust' && c.n !== 0) await give(maya, c.n)
            // Few keys, so that some runs are repeated.
            if (c.do === 'wizard') await run(maya, keys[c.n])
          }),
        )
        const faults = results.flatMap((r) =>
          r.status === 'rejected' && !(r.reason?.cause instanceof Refusal) ? [r.reason] : [],
        )
        expect(faults).toEqual([])
        expect(await unbalanced(portal)).toEqual([])
      }),
      { numRuns: 12 },
    )
  })
})

it('the ledger and the audit log cannot be truncated', async () => {
  for (const table of ['credit_transactions', 'stock_movements', 'audit_log']) {
    await expect(portal.deps.pool.query(`truncate ${table}`)).rejects.toThrow(`${table} is append-only`)
  }
})
