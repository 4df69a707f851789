import { type Answers, trpc } from '../../app/trpc.ts'

/** Reload interval of the list: a share may be opened while its owner looks at it. Milliseconds. */
const EVERY = 15_000

/** The reader's shares, newest first. */
export const useShares = () =>
  trpc.record.shares.useQuery(undefined, { meta: { silent: true }, refetchInterval: EVERY })

export type Shared = Answers['record']['shares'][number]
