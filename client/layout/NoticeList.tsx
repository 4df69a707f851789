import { Link } from '@tanstack/react-router'
import {
  CalendarClock,
  ClipboardList,
  DatabaseBackup,
  FilePen,
  FileQuestion,
  HeartPulse,
  KeyRound,
  LockOpen,
  type LucideIcon,
  MessageSquare,
  NotebookPen,
  Package,
  PackageOpen,
  TestTube,
  TriangleAlert,
  UserCheck,
  UserPlus,
} from 'lucide-react'
import type { NoticeKind } from '../../shared/notices.ts'
import type { Answers } from '../app/trpc.ts'
import leaf from '../art/chamomile.svg'
import { noticesByDay } from '../lib/noticesByDay.ts'
import { localDay, useToday } from '../lib/today.ts'
import { Rich, useT } from '../locale/messages.tsx'
import { SOFT_TONES, type Tone } from '../ui/Badge.tsx'
import { Empty } from '../ui/Empty.tsx'
import { formatSpokenDay, formatTime } from '../ui/format.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useMarkRead } from './useMarkRead.ts'

type Notice = Answers['notices']['list']['rows'][number]

const ICONS: Record<NoticeKind, { icon: LucideIcon; tone: Tone }> = {
  'analysis-finished': { icon: TestTube, tone: 'neutral' },
  'analysis-failed': { icon: TestTube, tone: 'warning' },
  'result-today': { icon: TriangleAlert, tone: 'danger' },
  'plan-written': { icon: ClipboardList, tone: 'neutral' },
  'plan-changed': { icon: ClipboardList, tone: 'neutral' },
  'order-moved': { icon: Package, tone: 'neutral' },
  'measurement-rule': { icon: HeartPulse, tone: 'warm' },
  'order-warning': { icon: TriangleAlert, tone: 'warning' },
  'account-changed': { icon: KeyRound, tone: 'info' },
  'result-reviewed': { icon: TestTube, tone: 'success' },
  'retest-due': { icon: TestTube, tone: 'warning' },
  'retest-ending': { icon: TestTube, tone: 'warning' },
  'note-released': { icon: NotebookPen, tone: 'neutral' },
  'result-new': { icon: TestTube, tone: 'info' },
  'result-critical': { icon: TriangleAlert, tone: 'danger' },
  emergency: { icon: TriangleAlert, tone: 'danger' },
  'message-new': { icon: MessageSquare, tone: 'info' },
  'link-asked': { icon: UserPlus, tone: 'info' },
  'share-locked': { icon: KeyRound, tone: 'warning' },
  'share-opened': { icon: LockOpen, tone: 'info' },
  'appointment-asked': { icon: CalendarClock, tone: 'info' },
  'appointment-offered': { icon: CalendarClock, tone: 'info' },
  'appointment-confirmed': { icon: CalendarClock, tone: 'success' },
  'appointment-moved': { icon: CalendarClock, tone: 'warning' },
  'appointment-cancelled': { icon: CalendarClock, tone: 'warning' },
  'appointment-tomorrow': { icon: CalendarClock, tone: 'neutral' },
  'appointment-earlier': { icon: CalendarClock, tone: 'info' },
  'consent-asked': { icon: FilePen, tone: 'info' },
  'consent-signed': { icon: FilePen, tone: 'success' },
  'consent-declined': { icon: FilePen, tone: 'warning' },
  'consent-withdrawn': { icon: FilePen, tone: 'warning' },
  'consent-question': { icon: FilePen, tone: 'info' },
  'consent-stopped': { icon: FilePen, tone: 'warning' },
  'care-asked': { icon: UserPlus, tone: 'info' },
  'form-sent': { icon: FileQuestion, tone: 'info' },
  'form-submitted': { icon: FileQuestion, tone: 'success' },
  'form-declined': { icon: FileQuestion, tone: 'neutral' },
  'practitioner-waiting': { icon: UserCheck, tone: 'warning' },
  'stock-low': { icon: PackageOpen, tone: 'warning' },
  'backup-overdue': { icon: DatabaseBackup, tone: 'warning' },
}

type NoticeListProps = {
  notices: readonly Notice[]
  /** The level of the headings "Today" and "Earlier". */
  level: 2 | 3
  onFollow?: () => void
}

/** Notices by day, equal ones in one line. Following a line marks it as read. */
export function NoticeList({ notices, level, onFollow }: NoticeListProps) {
  const t = useT()
  const today = useToday()
  const markRead = useMarkRead()
  const Heading = `h${level}` as const
  if (notices.length === 0) {
    return (
      <Empty art={leaf} ground="leaf" title={t('notices.none.title')} level={level}>
        {t('notices.none.text')}
      </Empty>
    )
  }
  return noticesByDay(notices, today).map(({ day, lines }) => (
    <section key={day}>
      <Heading className="bg-sunken px-5 py-1.5 text-xs font-strong text-ink-2">
        {t(`notices.day.${day}`)}
      </Heading>
      <ul>
        {lines.map(({ id, kind, text, english, href, at, count, unread }) => {
          const { icon: Icon, tone } = ICONS[kind]
          const follow = () => {
            if (unread.length > 0) markRead.mutate({ ids: unread })
            onFollow?.()
          }
          return (
            <li key={id} className="border-t border-line">
              <Link
                to={href}
                onClick={follow}
                // The middle button opens a new tab.
                onAuxClick={({ button }) => button === 1 && follow()}
                className="grid grid-cols-[2.25rem_1fr_0.625rem] gap-x-3 px-5 py-3 hover:bg-accent-soft focus-visible:rounded-md"
              >
                <span className={`flex size-9 items-center justify-center rounded-full ${SOFT_TONES[tone]}`}>
                  <Icon size={18} aria-hidden />
                </span>
                <span className="min-w-0 text-sm">
                  <span className={`block text-pretty ${unread.length === 0 ? 'text-ink-2' : 'font-strong'}`}>
                    {text}
                    {english && (
                      <span lang="en" className="mt-1 block text-xs font-normal opacity-80">
                        {english}
                      </span>
                    )}
                  </span>
                  <span className="block text-xs text-ink-3">
                    <Rich
                      id={
                        count === 1
                          ? 'notices.at'
                          : day === 'today'
                            ? 'notices.severalToday'
                            : 'notices.several'
                      }
                      values={{
                        count,
                        at: day === 'today' ? formatTime(at) : formatSpokenDay(localDay(new Date(at))),
                        time: (text) => <time dateTime={at}>{text}</time>,
                      }}
                    />
                  </span>
                </span>
                {unread.length > 0 && (
                  <span
                    role="img"
                    aria-label={t('notices.unread')}
                    className="mt-1.75 size-2.25 rounded-full bg-accent-mark"
                  />
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  ))
}

export function NoticesSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('app.loading')}>
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="grid grid-cols-[2.25rem_1fr] gap-x-3 border-t border-line px-5 py-3">
          <Skeleton className="size-9 rounded-full" />
          <span className="grid gap-1.5 py-1">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </span>
        </div>
      ))}
    </div>
  )
}
