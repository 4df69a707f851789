import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../app/session.ts'
import { Rich } from '../locale/messages.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'

type SaveBarProps = {
  /** Names of the changed, unsaved fields. */
  changed: readonly string[]
  /** The form's buttons. */
  children: ReactNode
}

/** The end of a long form. Names changed fields and stays in view while there are any; leaving the page asks first. */
export function SaveBar({ changed, children }: SaveBarProps) {
  const session = useSession()
  const isChanged = changed.length > 0
  const leaving = useBlocker({
    // After a sign-out nothing could be saved.
    shouldBlockFn: () => isChanged && session !== null,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  })
  return (
    <>
      <div
        className={
          isChanged
            ? 'sticky bottom-[calc(var(--bottom)+0.75rem)] z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-5 py-3.5 shadow-2 md:px-7'
            : 'flex justify-end empty:hidden'
        }
      >
        {isChanged && (
          <p role="status" className="min-w-0 text-sm text-pretty text-ink-2">
            <Rich
              id="account.profile.changed"
              values={{
                count: changed.length,
                fields: changed,
                strong: (text) => <strong className="font-strong text-ink">{text}</strong>,
              }}
            />
          </p>
        )}
        {children}
      </div>
      <LeaveQuestion leaving={leaving} />
    </>
  )
}
