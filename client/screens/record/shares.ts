import { type Answers, trpc } from '../../app/trpc.ts'

/** How often the list is read again: somebody may open a share while its owner looks at it. Milliseconds. */
const EVERY = 15_000

/** The reader's shares, newest first. */
export const useShares = () =>
  trpc.record.shares.useQuery(undefined, { meta: { silent: true }, refetchInterval: EVERY })

export type Shared = Answers['record']['shares'][number]
