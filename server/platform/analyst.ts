import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import type { z } from 'zod'

/** An AI model that writes, in a shape that is asked for. */
export type Analyst = {
  model: string
  /**
   * True where the model runs inside the clinic's network: only then may it see data without the patient's consent. A name
   * is asked anew each time, since what it means can change.
   */
  isLocal(): Promise<boolean>
  /** Fails where the model is slow, away, or answers in another shape. */
  write<T>(request: {
    system: string
    prompt: string
    schema: z.ZodType<T>
    signal?: AbortSignal
  }): Promise<T>
}

const TIMEOUT_MS = 60_000
const MAX_TOKENS = 4_000

/** Loopback, RFC 1918 and RFC 4193: addresses that lead nowhere beyond the clinic. */
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

/** True for an IP address of a private network, and for a name that now leads to such addresses only. */
async function isPrivate(hostname: string, resolve: typeof everyAddress) {
  const name = hostname.replace(/^\[|\]$/g, '')
  const literal = isIP(name)
  const found = literal ? [{ address: name, family: literal }] : await resolve(name).catch(() => [])
  const inside = ({ address, family }: Address) => PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4')
  return found.length > 0 && found.every(inside)
}

/** Opens an OpenAI-compatible model; null where none is set. */
export function openAnalyst(
  settings: { baseUrl: string | undefined; model: string | undefined; apiKey: string | undefined },
  resolve = everyAddress,
): Analyst | null {
  const { baseUrl, model, apiKey } = settings
  if (!baseUrl || !model) return null
  return {
    model,
    isLocal: () => isPrivate(new URL(baseUrl).hostname, resolve),
    async write({ system, prompt, schema, signal }) {
      const [{ generateText, Output }, { createOpenAICompatible }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai-compatible'),
      ])
      const provider = createOpenAICompatible({
        name: 'analyst',
        baseURL: baseUrl,
        ...(apiKey ? { apiKey } : {}),
        supportsStructuredOutputs: true,
      })
      const timeout = AbortSignal.timeout(TIMEOUT_MS)
      const { output } = await generateText({
        model: provider(model),
        system,
        prompt,
        output: Output.object({ schema }),
        maxOutputTokens: MAX_TOKENS,
        maxRetries: 0,
        abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      return output
    },
  }
}
