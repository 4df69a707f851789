import { type LucideIcon, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Metrics } from '../../../shared/health.ts'
import { useOutbox } from '../../app/outboxSync.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import { readStored } from '../../lib/userStorage.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { loggedText } from './dosesOfDay.ts'

type DayEntry = Metrics & { date: string }

type TodayLineProps = {
  icon: LucideIcon
  /** What the line is about. */
  subject: string
  children: ReactNode
  /** One plain button or link. */
  action?: ReactNode
}

/** One matter of the day below the doses: an icon, its subject, a sentence, and what to do. */
function TodayLine({ icon: Icon, subject, children, action }: TodayLineProps) {
  return (
    <li className="flex min-h-14 gap-3.5 border-t border-line py-1.5 first:border-t-0 max-md:flex-wrap max-md:pt-3.5 max-md:pb-1 md:items-center">
      <span className="flex w-6 shrink-0 justify-center text-ink-3 max-md:mt-px">
        <Icon size={20} />
      </span>
      <p className="min-w-0 flex-1 text-sm">
        <span className="font-strong">{subject}:</span> {children}
      </p>
      {action && <div className="max-md:-mt-2 max-md:ml-6.5 max-md:basis-full md:-mr-3">{action}</div>}
    </li>
  )
}

/** What is logged of today in the tracker, unsent entries included. */
function HealthEntryLine({ today }: { today: string }) {
  const userId = useSession()?.user.id ?? ''
  const online = useOnline()
  // One more than a day has: in a time zone further east it may already be tomorrow.
  const entries = trpc.health.entries.useQuery({ limit: 2 }, { meta: { silent: true } })
  const waiting = useOutbox(userId)
    .entries.filter(({ refused }) => refused === null)
    .map(({ entry }) => entry)
  const known: DayEntry[] | undefined =
    entries.data ?? (online ? undefined : readStored<{ entries: DayEntry[] }>(userId, 'seen')?.entries)
  if (!known && waiting.length === 0) return null
  const ofToday = [...(known ?? []), ...waiting].filter(({ date }) => date === today)
  const { text, complete } = loggedText(ofToday)
  return (
    <TodayLine
      icon={PenLine}
      subject="Health entry"
      action={
        !complete && (
          <LinkButton to="/health-tracking" look="plain" size="tight">
            Log today
          </LinkButton>
        )
      }
    >
      {text}
    </TodayLine>
  )
}

/** What else today asks for, each matter at most once. The place for further lines, in this order. */
export function TodayLines({ today }: { today: string }) {
  return (
    <ul aria-label="Also today" className="border-t border-line px-5 py-1.5 empty:hidden md:px-6">
      <HealthEntryLine today={today} />
    </ul>
  )
}
