import { lookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { z } from 'zod'
import { withDeadline } from './deadline.ts'

/** An AI model with structured output. */
export type Model = {
  name: string
  /** Throws if the model is too slow, does not answer, or answers in another shape. */
  write<T>(request: {
    system: string
    prompt: string
    /** Pictures beside the prompt, for a vision model. */
    jpegs?: readonly Uint8Array[]
    schema: z.ZodType<T>
    signal?: AbortSignal
  }): Promise<T>
}

/** The configured model, wherever it runs. */
export type OpenModel = Model & {
  /**
   * The model if it runs inside the clinic's network, else null: only then may it see data without the patient's
   * consent. Resolves the host name at each call, since its addresses can change; the returned model connects only to
   * the addresses that were checked.
   */
  local(): Promise<Model | null>
}

const TIMEOUT_MS = 60_000
/** Time limit of resolving the host's name; milliseconds. */
const LOOKUP_MS = 5_000
/** Bytes read of an answer, decompressed. */
const MAX_ANSWER_BYTES = 1_000_000
const MAX_TOKENS = 4_000

/** Loopback, RFC 1918 and RFC 4193: addresses that cannot be outside the clinic. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4')
}
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')

type Address = { address: string; family: number }
const everyAddress = (name: string): Promise<Address[]> => lookup(name, { all: true })

/** A host's addresses if all are in a private network; otherwise null. */
async function privateAddresses(hostname: string, resolve: typeof everyAddress) {
  const name = hostname.replace(/^\[|\]$/g, '')
  const literal = isIP(name)
  const found = literal
    ? [{ address: name, family: literal }]
    : await withDeadline(LOOKUP_MS, () => resolve(name)).catch(() => [])
  const inside = ({ address, family }: Address) => PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4')
  return found.length > 0 && found.every(inside) ? found : null
}

/** Passes bytes through; throws above `max`. */
async function* atMost(max: number, chunks: AsyncIterable<Uint8Array>) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > max) throw new Error('the answer is too large')
    yield chunk
  }
}

/**
 * Opens a fetch for one request. With `at`, it connects only to these addresses, so that a changed DNS answer has no
 * effect.
 */
async function openFetch(at: Address[] | null) {
  const { Agent, fetch, Response } = await import('undici')
  const lookup: LookupFunction = (_name, { all }, done) => {
    const [first] = at ?? []
    if (all) done(null, at ?? [])
    else done(first ? null : new Error('no address'), first?.address ?? '', first?.family)
  }
  const dispatcher = new Agent(at ? { connect: { lookup } } : {})
  return {
    fetch: (async (url: string, init: object) => {
      // Redirects are refused: neither the address check nor the consent covers another host.
      const answer = await fetch(url, { ...init, dispatcher, redirect: 'error' })
      return new Response(answer.body && atMost(MAX_ANSWER_BYTES, answer.body), answer)
    }) as unknown as typeof globalThis.fetch,
    close: () => dispatcher.destroy(),
  }
}

/** Opens an OpenAI-compatible model; null if none is configured. */
export function openModel(
  settings: { baseUrl: string | undefined; model: string | undefined; apiKey: string | undefined },
  resolve = everyAddress,
): OpenModel | null {
  const { baseUrl, model: name, apiKey } = settings
  if (!baseUrl || !name) return null
  const modelAt = (at: Address[] | null): Model => ({
    name,
    async write({ system, prompt, jpegs = [], schema, signal }) {
      const [{ generateText, Output }, { createOpenAICompatible }, { fetch, close }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai-compatible'),
        openFetch(at),
      ])
      const provider = createOpenAICompatible({
        name: 'model',
        baseURL: baseUrl,
        ...(apiKey ? { apiKey } : {}),
        supportsStructuredOutputs: true,
        fetch,
      })
      const timeout = AbortSignal.timeout(TIMEOUT_MS)
      try {
        const { output } = await generateText({
          model: provider(name),
          system,
          messages: [
            {
              role: 'user',
              content: [
                { type: 'text', text: prompt },
                ...jpegs.map((data) => ({ type: 'file' as const, mediaType: 'image/jpeg', data })),
              ],
            },
          ],
          output: Output.object({ schema }),
          maxOutputTokens: MAX_TOKENS,
          maxRetries: 0,
          abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        })
        return output
      } finally {
        await close()
      }
    },
  })
  return {
    ...modelAt(null),
    async local() {
      const at = await privateAddresses(new URL(baseUrl).hostname, resolve)
      return at && modelAt(at)
    },
  }
}
