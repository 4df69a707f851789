import { useEffect } from 'react'
import type { Practice, UrgentResult } from '../../../shared/now.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { readStored, writeStored } from '../../lib/userStorage.ts'

/** Stored in this browser, so that a value that needs a doctor is shown offline, too. */
export type StoredNow = { results: UrgentResult[]; practice: Practice | null; attention?: number | undefined }

/** The facts of the first screen; `stored` is the last known value until the answer arrives. */
export function useNow() {
  const me = useSession()
  const userId = me?.user.id ?? ''
  const today = useToday()
  const now = trpc.care.now.useQuery({ today }, { enabled: today !== '', meta: { silent: true } })
  const { data } = now
  useEffect(() => {
    if (!data || !userId) return
    const { results, practice, attention } = data
    writeStored(userId, 'now', { results, practice, attention: attention?.count } satisfies StoredNow)
  }, [data, userId])
  return { ...now, stored: data ? null : readStored<StoredNow>(userId, 'now') }
}
