import { useEffect, useState } from 'react'
import type { Me } from '../../../shared/auth.ts'
import { DAYS_OF_PERIOD, type HealthSummary } from '../../../shared/health.ts'
import { trpc } from '../../app/trpc.ts'
import { readStored, writeStored } from '../../lib/userStorage.ts'
import { useT } from '../../locale/messages.tsx'
import type { Entry } from './days.ts'

/** Days for the charts, plus one: further east it may already be tomorrow. */
const BASE_LIMIT = DAYS_OF_PERIOD + 1

/** The tracker's last data, stored so that it opens offline. `at` in milliseconds since 1970. */
type Seen = { at: number; entries: Entry[]; summary: HealthSummary }

/** The patient's entries and summary: stored ones at first, then the server's. */
export function useTracker(me: Me, today: string, count: number) {
  const t = useT()
  const userId = me.user.id
  const [seen] = useState(() => readStored<Seen>(userId, 'seen'))
  // One more than shown, to know whether there are more.
  const limit = Math.max(BASE_LIMIT, count + 1)
  const meta = { errorTitle: t('health.failed.entries') }
  const entries = trpc.health.entries.useQuery(
    { limit },
    {
      meta,
      placeholderData: (before) => before,
      ...(seen && limit === BASE_LIMIT && { initialData: seen.entries, initialDataUpdatedAt: seen.at }),
    },
  )
  const summary = trpc.health.summary.useQuery(
    { today },
    { meta, ...(seen && { initialData: seen.summary, initialDataUpdatedAt: seen.at }) },
  )

  const at = Math.min(entries.dataUpdatedAt, summary.dataUpdatedAt)
  useEffect(() => {
    if (!entries.data || !summary.data || at <= (seen?.at ?? 0)) return
    const latest: Seen = { at, entries: entries.data.slice(0, BASE_LIMIT), summary: summary.data }
    writeStored(userId, 'seen', latest)
    writeStored(userId, 'me', me)
  }, [at, entries.data, summary.data, seen, userId, me])

  return { entries, summary }
}
