import { MessageSquare } from 'lucide-react'
import { trpc } from '../app/trpc.ts'
import { useT } from '../locale/messages.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { useMessageTicks } from './useMessageTicks.ts'

const MOST = 99

/** The practitioner's link to the messages, with the unread count. */
export function MessagesButton() {
  const t = useT()
  const { data: unread = 0 } = trpc.messages.unread.useQuery(undefined, { meta: { silent: true } })
  useMessageTicks()
  return (
    <LinkButton to="/messages" look="outline">
      <MessageSquare size={20} />
      {t('app.page.messages')}
      {unread > 0 && (
        <>
          <span
            aria-hidden
            className="min-w-5 rounded-full bg-accent px-1.5 text-center text-2xs font-strong text-on-accent"
          >
            {unread > MOST ? `${MOST}+` : unread}
          </span>
          <span className="sr-only">{t('app.messages.unread', { count: unread })}</span>
        </>
      )}
    </LinkButton>
  )
}
