import { trpc } from '../app/trpc.ts'
import { useLive } from '../app/useLive.ts'

/** Reloads messages whenever one of the caller's threads changes. */
export function useMessageTicks() {
  const utils = trpc.useUtils()
  useLive(trpc.messages.onChange, () => void utils.messages.invalidate())
}
