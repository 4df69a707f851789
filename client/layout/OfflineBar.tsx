import { notifyManager } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { oldestShown } from '../app/lastKnown.ts'
import { queryClient } from '../app/trpc.ts'
import { useOnline } from '../app/useOnline.ts'
import { useT } from '../locale/messages.tsx'
import { formatMoment, formatTime } from '../ui/format.ts'

const watch = (listener: () => void) =>
  queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener))

/** Shows below the header how old the screen's data is while the browser is offline. */
export function OfflineBar() {
  const t = useT()
  const online = useOnline()
  const at = useSyncExternalStore(watch, oldestShown)
  const read = Number.isFinite(at) ? new Date(at) : null
  const isToday = read?.toDateString() === new Date().toDateString()
  const moment = read && (isToday ? formatTime : formatMoment)(read.toISOString())
  return (
    <div role="status" className="sticky top-16 z-20 bg-ink text-paper print:hidden">
      {!online && (
        <p className="content flex items-center gap-2.5 py-2.25 text-sm">
          <WifiOff size={18} className="shrink-0" />
          {t('app.offline', { at: moment ?? '', isKnown: moment ? 'yes' : 'no' })}
        </p>
      )}
    </div>
  )
}
