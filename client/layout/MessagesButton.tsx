import { MessageSquare } from 'lucide-react'
import { refreshSession } from '../app/session.ts'
import { trpc } from '../app/trpc.ts'
import { LinkButton } from '../ui/Button.tsx'
import { useVisible } from '../ui/useVisible.ts'

const MOST = 99

/** The practitioner's way to the messages, with the count of unread ones. */
export function MessagesButton() {
  const visible = useVisible()
  const utils = trpc.useUtils()
  const { data: unread = 0 } = trpc.messages.unread.useQuery(undefined, { meta: { silent: true } })
  const reload = () => void utils.messages.invalidate()
  trpc.messages.onChange.useSubscription(undefined, {
    enabled: visible,
    onStarted: reload,
    onData: reload,
    // The stream ends when the session does.
    onError: () => void refreshSession(),
  })
  return (
    <LinkButton to="/messages" look="outline">
      <MessageSquare size={20} />
      Messages
      {unread > 0 && (
        <>
          <span
            aria-hidden
            className="min-w-5 rounded-full bg-accent px-1.5 text-center text-2xs font-strong text-on-accent"
          >
            {unread > MOST ? `${MOST}+` : unread}
          </span>
          <span className="sr-only">, {unread} unread</span>
        </>
      )}
    </LinkButton>
  )
}
