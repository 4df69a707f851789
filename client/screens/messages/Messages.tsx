import { keepPreviousData } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import type { MessageSettings } from '../../../shared/messages.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import emptyArt from '../../art/chamomile.svg'
import { useMessageTicks } from '../../layout/useMessageTicks.ts'
import { localDay, useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatShortDay, formatTime } from '../../ui/format.ts'
import { Initials } from '../../ui/Initials.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { Written } from '../../ui/Written.tsx'
import { settingsText } from './expectations.ts'
import { OfficeHours } from './OfficeHours.tsx'
import { Thread } from './Thread.tsx'

/** Number of threads from which the list can be searched. */
const SEARCHED_FROM = 2

function useThreads(search: string) {
  const t = useT()
  return trpc.messages.threads.useQuery(search ? { search } : undefined, {
    placeholderData: keepPreviousData,
    meta: { errorTitle: t('messages.failed') },
  })
}
type Listed = NonNullable<ReturnType<typeof useThreads>['data']>[number]

type RowProps = { thread: Listed; userId: string; chosen: boolean }

function Row({ thread, userId, chosen }: RowProps) {
  const t = useT()
  const today = useToday()
  const { with: other, last, unread, closed } = thread
  const day = last && localDay(new Date(last.at))
  const begun = last?.text || t('messages.list.files', { count: last?.files ?? 0 })
  const words = !last
    ? closed
      ? t('messages.list.ended')
      : t('messages.list.nothing')
    : last.withdrawn
      ? t('messages.list.withdrawn')
      : last.from === userId
        ? t('messages.list.own', { text: begun })
        : begun
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to="/messages/$userId"
        params={{ userId: other.id }}
        aria-current={chosen ? 'true' : undefined}
        className="flex items-center gap-3 border-l-3 border-transparent px-4 py-3.5 hover:bg-paper aria-[current]:border-accent aria-[current]:bg-paper"
      >
        <Initials name={other.fullName} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate text-sm font-strong">{other.fullName}</span>
            {last && day && (
              <span className="shrink-0 text-xs text-ink-3">
                {day === today ? formatTime(last.at) : formatShortDay(day)}
              </span>
            )}
          </span>
          <span className="flex items-center justify-between gap-3">
            <Written
              as="span"
              language={last?.text && last.from === other.id ? other.language : null}
              className={`block truncate text-sm ${unread > 0 ? 'font-strong' : 'text-ink-2'}`}
            >
              {words}
            </Written>
            {unread > 0 && (
              <>
                <span
                  aria-hidden
                  className="min-w-5 shrink-0 rounded-full bg-accent px-1.5 text-center text-2xs font-strong text-on-accent"
                >
                  {unread}
                </span>
                <span className="sr-only">{t('app.messages.unread', { count: unread })}</span>
              </>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

type ListProps = {
  userId: string
  chosen: string | undefined
  /** Whether the list can show what waits for an answer. */
  practises: boolean
}

function ThreadList({ userId, chosen, practises }: ListProps) {
  const t = useT()
  const [search, setSearch] = useState('')
  const [onlyOpen, setOnlyOpen] = useState(false)
  const searched = useDebounced(search.trim())
  const threads = useThreads(searched)
  const isSearch = search !== '' || searched !== '' || threads.isPlaceholderData
  if (threads.isPending) return <Skeleton className="m-4 h-60 rounded-lg" />
  if (!threads.data)
    return (
      <div className="flex flex-col items-center gap-4 p-8 text-center">
        <p>{t('messages.notLoaded')}</p>
        <Button look="outline" onClick={() => threads.refetch()}>
          {t('app.tryAgain')}
        </Button>
      </div>
    )
  if (threads.data.length === 0 && !isSearch)
    return (
      <Empty art={emptyArt} ground="leaf" title={t('messages.list.none')}>
        {t('messages.list.none.text')}
      </Empty>
    )
  const found = threads.data
  const unanswered = found.filter(({ closed, last }) => !closed && last && last.from !== userId)
  const shown = practises && onlyOpen ? unanswered : found
  const rows = (closed: boolean) =>
    shown
      .filter((thread) => thread.closed === closed)
      .map((thread) => (
        <Row key={thread.with.id} thread={thread} userId={userId} chosen={thread.with.id === chosen} />
      ))
  return (
    <section aria-label={t('messages.list.label')} className="flex min-h-0 flex-1 flex-col">
      {(isSearch || found.length >= SEARCHED_FROM) && (
        <div className="grid shrink-0 gap-2.5 border-b border-line p-4">
          <SearchField label={t('messages.list.search')} value={search} onChange={setSearch} />
          {practises && (
            <div className="flex gap-1.5">
              <Chip pressed={!onlyOpen} onPress={() => setOnlyOpen(false)}>
                {t('messages.list.all')}
              </Chip>
              <Chip pressed={onlyOpen} onPress={() => setOnlyOpen(true)}>
                {t('messages.list.unanswered', { count: unanswered.length })}
              </Chip>
            </div>
          )}
        </div>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto">
        {shown.length === 0 && (
          <p className="p-5 text-sm text-ink-2">
            {t(onlyOpen ? 'messages.list.allAnswered' : 'messages.list.notFound')}
          </p>
        )}
        <ul>{rows(false)}</ul>
        {shown.some(({ closed }) => closed) && (
          <>
            <h2 className="border-t border-line px-5 pt-4 pb-1 text-sm font-strong text-ink-2">
              {t('messages.list.closed')}
            </h2>
            <ul>{rows(true)}</ul>
          </>
        )}
        {found.at(-1)?.more && (
          <p className="border-t border-line p-5 text-sm text-ink-2">
            {t('messages.list.more', { count: found.length })}
          </p>
        )}
      </div>
    </section>
  )
}

type ChipProps = { pressed: boolean; onPress: () => void; children: string }

const Chip = ({ pressed, onPress, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className="min-h-tap rounded-md border border-line-strong bg-surface px-3 text-sm font-strong hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft"
  >
    {children}
  </button>
)

function HoursButton({ saved }: { saved: MessageSettings }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" size="tight" onClick={() => setOpen(true)}>
        <Clock size={18} />
        {t('messages.office')}
      </Button>
      {open && <OfficeHours saved={saved} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The list of threads beside the chosen one; on phones one of the two. Only the list and the log scroll. */
export function Messages() {
  const t = useT()
  const session = useSession()
  const { userId: chosen } = useParams({ strict: false })
  const practises = session?.role === 'practitioner' || session?.role === 'admin'
  const settings = trpc.messages.settings.useQuery(undefined, {
    enabled: practises,
    meta: { errorTitle: t('messages.office.notLoaded') },
  })
  useMessageTicks()
  if (!session) return null
  const userId = session.user.id
  return (
    <div
      className={`content flex h-[calc(100dvh-4rem-1px-var(--tabs))] min-h-100 flex-col pt-5 pb-6 md:pt-6 ${chosen ? 'max-md:p-0' : ''}`}
    >
      <div
        className={`mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 ${chosen ? 'max-md:sr-only' : ''}`}
      >
        <h1 className="font-display text-2xl font-title">{t('app.page.messages')}</h1>
        <div
          className={`flex flex-wrap items-center gap-x-4 text-sm text-ink-2 ${practises ? 'max-lg:basis-full' : ''} ${chosen ? 'max-md:hidden' : ''}`}
        >
          {!practises && <p>{t('messages.subtitle')}</p>}
          {practises && settings.isPending && <Skeleton className="h-11 w-72 max-w-full" />}
          {settings.data && (
            <>
              <p>{settingsText(settings.data, new Date(), t)}</p>
              <HoursButton saved={settings.data} />
            </>
          )}
        </div>
      </div>
      <Card
        className={`grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] overflow-hidden md:grid-cols-[minmax(17rem,21.25rem)_minmax(0,1fr)] ${chosen ? 'max-md:rounded-none max-md:border-0' : ''}`}
      >
        <div className={`flex min-h-0 flex-col md:border-r md:border-line ${chosen ? 'max-md:hidden' : ''}`}>
          <ThreadList userId={userId} chosen={chosen} practises={practises} />
        </div>
        <div className={`flex min-h-0 min-w-0 flex-col ${chosen ? '' : 'max-md:hidden'}`}>
          {chosen ? (
            <Thread key={chosen} userId={userId} threadWith={chosen} />
          ) : (
            <p className="m-auto p-10 text-center text-ink-2">{t('messages.choose')}</p>
          )}
        </div>
      </Card>
    </div>
  )
}
