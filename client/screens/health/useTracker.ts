import { useEffect, useState } from 'react'
import type { Me } from '../../../shared/auth.ts'
import { DAYS_OF_PERIOD, type HealthSummary } from '../../../shared/health.ts'
import { trpc } from '../../app/trpc.ts'
import { readStored, writeStored } from '../../lib/userStorage.ts'
import type { Entry } from './days.ts'

/** Enough for the charts, even with a day logged further east, where it is tomorrow already. */
const BASE = DAYS_OF_PERIOD + 1

/** What the tracker showed last, kept so that it opens without a network. `at` in milliseconds. */
type Seen = { at: number; entries: Entry[]; summary: HealthSummary }

/** The patient's days and their summary: from the server, and until it answers as they were seen last. */
export function useTracker(me: Me, today: string, count: number) {
  const userId = me.user.id
  const [seen] = useState(() => readStored<Seen>(userId, 'seen'))
  // One more than are shown tells whether there are more.
  const limit = Math.max(BASE, count + 1)
  const meta = { errorTitle: 'Error loading entries' }
  const entries = trpc.health.entries.useQuery(
    { limit },
    {
      meta,
      placeholderData: (before) => before,
      ...(seen && limit === BASE && { initialData: seen.entries, initialDataUpdatedAt: seen.at }),
    },
  )
  const summary = trpc.health.summary.useQuery(
    { today },
    { meta, ...(seen && { initialData: seen.summary, initialDataUpdatedAt: seen.at }) },
  )

  const at = Math.min(entries.dataUpdatedAt, summary.dataUpdatedAt)
  useEffect(() => {
    if (!entries.data || !summary.data || at <= (seen?.at ?? 0)) return
    const latest: Seen = { at, entries: entries.data.slice(0, BASE), summary: summary.data }
    writeStored(userId, 'seen', latest)
    writeStored(userId, 'me', me)
  }, [at, entries.data, summary.data, seen, userId, me])

  return { entries, summary }
}
