import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { trpc } from '../app/trpc.ts'
import { useT } from '../locale/messages.tsx'
import { UnreadCount } from './UnreadCount.tsx'

const loadPopover = () => import('./NoticesPopover.tsx')
const NoticesPopover = lazy(async () => ({ default: (await loadPopover()).NoticesPopover }))

/**
 * The count of unread notices, kept up to date by `SessionWatch`; opens the newest ones. Shows no count without data.
 */
export function Bell() {
  const t = useT()
  const { data: unread = 0 } = trpc.notices.unread.useQuery(undefined, { meta: { silent: true } })
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('notices.bell', { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onPointerEnter={loadPopover}
        onFocus={loadPopover}
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
        className="relative flex size-tap shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink"
      >
        <BellIcon size={20} />
        <UnreadCount count={unread} />
      </button>
      {state !== 'unopened' && (
        <Suspense>
          <NoticesPopover open={state === 'open'} onClose={() => setState('closed')} button={button} />
        </Suspense>
      )}
    </>
  )
}
