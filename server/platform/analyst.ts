import type { z } from 'zod'

/** An AI model that writes, in a shape that is asked for. */
export type Analyst = {
  model: string
  /** True where the model runs inside the clinic's network: only then may it see data without the patient's consent. */
  local: boolean
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

const PRIVATE =
  /^(localhost|.*\.localhost|.*\.local|.*\.internal|[^.]+|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[::1\]|\[f[cd].*)$/

/** Opens an OpenAI-compatible model; null where none is set. */
export function openAnalyst(settings: {
  baseUrl: string | undefined
  model: string | undefined
  apiKey: string | undefined
}): Analyst | null {
  const { baseUrl, model, apiKey } = settings
  if (!baseUrl || !model) return null
  return {
    model,
    local: PRIVATE.test(new URL(baseUrl).hostname),
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
