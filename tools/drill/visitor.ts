import { createHash, randomUUID } from 'node:crypto'
import { TICK } from '../../server/test/ticks.ts'
import { address } from './installation.ts'
import { ending } from './steps.ts'

const ANSWER_MS = 30_000
const password = randomUUID()

/** An answer that is no success. */
export class Refused extends Error {
  readonly status: number
  constructor(path: string, status: number, text: string) {
    super(`${path}: ${status} ${text}`)
    this.status = status
  }
}

/** A person with an account and a session, at any of the portals' addresses. */
export class Visitor {
  /** The address to which requests are sent. */
  at = address
  /** The portal's own public address: it refuses changes from pages of another origin. */
  origin = address
  readonly email = `${randomUUID()}@drill.clinic`
  #cookie = ''

  async send(path: string, body?: object | FormData, signal = AbortSignal.timeout(ANSWER_MS)) {
    const answer = await fetch(`${this.at}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: this.origin,
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
        ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.any([signal, ending.signal]),
    })
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length > 0) this.#cookie = set.join('; ')
    if (!answer.ok) throw new Refused(path, answer.status, await answer.text())
    return answer
  }

  signUp = () => this.send('/api/auth/sign-up/email', { name: 'Maya Drill', email: this.email, password })
  signIn = () => this.send('/api/auth/sign-in/email', { email: this.email, password })

  async call<T>(procedure: string, input?: object): Promise<T> {
    const answer = await this.send(`/api/trpc/${procedure}`, input)
    return ((await answer.json()) as { result: { data: T } }).result.data
  }

  /** Orders one piece; returns the order's id. */
  async order(productId: string) {
    const cart = { lines: [{ productId, quantity: 1 }], idempotencyKey: randomUUID() }
    return (await this.call<{ orderId: string }>('shop.placeOrder', cart)).orderId
  }

  /** The ticks of a subscription, while `signal` lasts. */
  async *ticks(procedure: string, signal: AbortSignal) {
    const { body } = await this.send(`/api/trpc/${procedure}`, undefined, signal)
    if (!body) throw new Error('the stream has no body')
    let held = ''
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const lines = `${held}${text}`.split('\n')
      held = lines.pop() ?? ''
      for (const line of lines) if (line.match(TICK)) yield line
    }
  }

  async upload(content: Uint8Array, type = 'application/pdf') {
    const form = new FormData()
    form.append('file', new Blob([Buffer.from(content)], { type }), 'report')
    return ((await (await this.send('/api/blood-tests', form)).json()) as { id: string }).id
  }

  async hashOf(bloodTestId: string) {
    const answer = await this.send(`/api/blood-tests/${bloodTestId}/file`)
    return hash(new Uint8Array(await answer.arrayBuffer()))
  }
}

export const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
