import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appRouter } from '../router.ts'
import {
  ACTORS,
  type Access,
  type Actor,
  accessMatrix,
  LETS_IN,
  WHOSE,
  type Whose,
} from '../test/accessMatrix.ts'
import { type Person, send, signUp } from '../test/caller.ts'
import { makeRows } from '../test/make.ts'
import { eventually, startPortal, type TestPortal } from '../test/portal.ts'

/** A procedure as tRPC stores it. */
type Kept = { _def: { type: 'query' | 'mutation' | 'subscription' } }
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Kept>)

let portal: TestPortal
let address: string
let matrix: Awaited<ReturnType<typeof accessMatrix>>
const people = {} as Record<Actor, Person | null>

beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', RATE_LIMITS: 'off' })
  address = await portal.app.listen({ host: '127.0.0.1', port: 0 })
  matrix = await accessMatrix(portal)
  const rows = makeRows(portal.deps)
  people.nobody = null
  for (const [actor, role] of Object.entries({
    patient: 'patient',
    unverified: 'practitioner',
    verified: 'practitioner',
    admin: 'admin',
  } as const)) {
    const person = await signUp(portal, role)
    people[actor as Actor] = person
    // Older than any other row of the test, so that a list paged from a foreign id would not be empty.
    await Promise.all([
      rows.purchase(person.id),
      rows.order(person.id),
      rows.plan(await rows.person(), person.id),
    ])
  }
  await portal.deps.pool.query('update user_roles set verified = false where user_id = $1', [
    people.unverified?.id,
  ])
})
afterAll(() => portal.close())

/** Status and body of an answer, without its request id. */
type Answer = { status: number; body: string }
const withoutRequestId = (body: string) => body.replace(/"requestId":"[^"]*"/g, '')

/** Repeats a request until it is not shed: a busy machine turns calls away. */
const asked = (...request: Parameters<typeof send>): Promise<Answer> =>
  eventually(async () => {
    const { statusCode: status, body } = await send(...request)
    return status === 503 ? undefined : { status, body: withoutRequestId(body) }
  })

/** Opens an event stream and reads until its first event. */
async function listen(path: string, headers: Record<string, string>): Promise<Answer> {
  const hangUp = new AbortController()
  const answer = await fetch(`${address}/api/trpc/${path}`, { headers, signal: hangUp.signal })
  const reader = answer.body?.getReader()
  const first = Buffer.from((await reader?.read())?.value ?? []).toString()
  hangUp.abort()
  const refused = /"httpStatus":(\d+)/.exec(first)?.[1]
  return { status: refused ? Number(refused) : answer.status, body: withoutRequestId(first) }
}

const cookieOf = (actor: Actor): Record<string, string> => {
  const cookie = people[actor]?.cookie
  return cookie ? { cookie } : {}
}

async function ask(actor: Actor, path: string, type: Kept['_def']['type'], input?: object): Promise<Answer> {
  const headers = cookieOf(actor)
  if (type === 'subscription') return listen(path, headers)
  const query = type === 'query' && input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  const body = type === 'mutation' ? (input ?? {}) : undefined
  return asked(portal, type === 'query' ? 'GET' : 'POST', `/api/trpc/${path}${query}`, body, { headers })
}

/** The expected outcome of a call, from the table. */
function expected(access: Access, actor: Actor, whose: Whose) {
  if (!(LETS_IN[access.to] as readonly Actor[]).includes(actor)) return actor === 'nobody' ? 401 : 403
  if (access.wantsVerified && actor === 'unverified') return 404
  if (access.everyForAdmin && actor === 'admin' && whose === 'foreign') return access.answers.own
  return access.answers[whose]
}

/** Tries one access as one actor with every kind of id. */
async function checkAccess(access: Access, actor: Actor, call: (id: string) => Promise<Answer>) {
  const other = people[actor === 'admin' ? 'verified' : 'admin']?.id ?? ''
  const ids = {
    own: (await access.row?.(people[actor]?.id ?? other)) ?? '',
    foreign: (await access.row?.(other)) ?? '',
    random: randomUUID(),
  }
  const answers: Partial<Record<Whose, Answer>> = {}
  for (const whose of access.row ? WHOSE : (['own'] as const)) {
    const answer = await call(ids[whose])
    answers[whose] = answer
    expect(answer.status, `${actor}, ${whose}: ${answer.body}`).toBe(expected(access, actor, whose))
  }
  if (expected(access, actor, 'foreign') === expected(access, actor, 'random')) {
    expect(answers.foreign, `${actor} cannot tell a foreign id from an unknown one`).toEqual(answers.random)
  }
}

describe('every procedure', () => {
  it('every procedure has a row in the access matrix', () => {
    expect(Object.keys(matrix.procedures).toSorted()).toEqual(procedures.map(([path]) => path).toSorted())
  })

  it.each(procedures)(
    '%s admits the roles of the access matrix, and to the right rows',
    async (path, { _def: { type } }) => {
      for (const access of [matrix.procedures[path] ?? []].flat()) {
        const checks = ACTORS.map((actor) =>
          checkAccess(access, actor, (id) => ask(actor, path, type, access.input?.(id))),
        )
        await Promise.all(checks)
      }
    },
  )
})

/** The routes below /api/ that the portal itself answers, as `METHOD /path`, read from Fastify's printed tree. */
function routes() {
  const parents: string[] = []
  return portal.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, branch = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+) \((.*)\)$/.exec(line) ?? []
      const depth = branch.length / 4
      parents[depth] = (parents[depth - 1] ?? '') + part
      const path = parents[depth]
      const method = methods.includes('GET') ? 'GET' : 'POST'
      return /^\/api\/(?!trpc\/|auth\/)/.test(path) ? [`${method} ${path}`] : []
    })
}

describe('every route that sends or takes files', () => {
  it('every file route has a row in the access matrix', () => {
    expect(Object.keys(matrix.addresses).toSorted()).toEqual(routes().toSorted())
  })

  it('every file route admits the roles of the access matrix, and to the right files', async () => {
    for (const [line, access] of Object.entries(matrix.addresses)) {
      const method = line.startsWith('GET') ? 'GET' : 'POST'
      const path = line.slice(method.length + 1)
      const checks = ACTORS.map((actor) =>
        checkAccess(access, actor, (id) => {
          const url = path.replace(/:(id|name)/, id).replace(':page', '1')
          return asked(portal, method, url, undefined, { headers: cookieOf(actor) })
        }),
      )
      await Promise.all(checks)
    }
  })
})
