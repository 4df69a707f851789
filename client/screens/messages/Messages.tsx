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
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatShortDay, formatTime } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { settingsText } from './expectations.ts'
import { OfficeHours } from './OfficeHours.tsx'
import { Thread } from './Thread.tsx'

/** Number of threads from which the list can be searched. */
const SEARCHED_FROM = 8

function useThreads(search: string) {
  const t = useT()
  return trpc.messages.threads.useQuery(search ? { search } : undefined, {
    placeholderData: keepPreviousData,
    meta: { errorTitle: t('messages.failed') },
  })
}
type Listed = NonNullable<ReturnType<typeof useThreads>['data']>[number]

function Row({ thread, userId, chosen }: { thread: Listed; userId: string; chosen: boolean }) {
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
        className="block border-l-4 border-transparent px-4 py-3 hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-sunken"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className={`min-w-0 truncate text-sm ${unread > 0 ? 'font-strong' : 'font-medium'}`}>
            {other.fullName}
            {unread > 0 && (
              <>
                <span className="ml-2 inline-block size-2.5 rounded-full bg-accent" aria-hidden />
                <span className="sr-only">{t('app.messages.unread', { count: unread })}</span>
              </>
            )}
          </span>
          {last && day && (
            <span className="shrink-0 text-xs text-ink-3">
              {day === today ? formatTime(last.at) : formatShortDay(day)}
            </span>
          )}
        </span>
        <span className={`block truncate text-sm ${unread > 0 ? 'font-strong' : 'text-ink-2'}`}>{words}</span>
      </Link>
    </li>
  )
}

function ThreadList({ userId, chosen }: { userId: string; chosen: string | undefined }) {
  const t = useT()
  const [search, setSearch] = useState('')
  const searched = useDebounced(search.trim())
  const threads = useThreads(searched)
  const isSearch = search !== '' || searched !== '' || threads.isPlaceholderData
  if (threads.isPending) return <Skeleton className="h-60 w-full rounded-lg" />
  if (!threads.data)
    return (
      <Card className="flex flex-col items-center gap-4 p-8 text-center">
        <p>{t('messages.notLoaded')}</p>
        <Button look="outline" onClick={() => threads.refetch()}>
          {t('app.tryAgain')}
        </Button>
      </Card>
    )
  if (threads.data.length === 0 && !isSearch)
    return (
      <EmptyCard art={emptyArt} ground="leaf" title={t('messages.list.none')}>
        {t('messages.list.none.text')}
      </EmptyCard>
    )
  const found = threads.data
  const rows = (closed: boolean) =>
    found
      .filter((thread) => thread.closed === closed)
      .map((thread) => (
        <Row key={thread.with.id} thread={thread} userId={userId} chosen={thread.with.id === chosen} />
      ))
  return (
    <Card as="section" aria-label={t('messages.list.label')} className="overflow-hidden">
      {(isSearch || found.length >= SEARCHED_FROM) && (
        <div className="border-b border-line p-4">
          <SearchField label={t('messages.list.search')} value={search} onChange={setSearch} />
        </div>
      )}
      {found.length === 0 && <p className="p-5 text-sm text-ink-2">{t('messages.list.notFound')}</p>}
      <ul>{rows(false)}</ul>
      {found.some(({ closed }) => closed) && (
        <>
          <h2 className="border-t border-line px-5 pt-4 pb-1 text-sm font-strong text-ink-2">
            {t('messages.list.closed')}
          </h2>
          <ul>{rows(true)}</ul>
        </>
      )}
    </Card>
  )
}

function HoursButton({ saved }: { saved: MessageSettings }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        <Clock size={20} />
        {t('messages.office')}
      </Button>
      {open && <OfficeHours saved={saved} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The list of threads beside the chosen one; on phones one of the two. */
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
    <Page
      title={t('app.page.messages')}
      subtitle={
        practises ? settings.data && settingsText(settings.data, new Date(), t) : t('messages.subtitle')
      }
      action={settings.data && <HoursButton saved={settings.data} />}
    >
      <div className="grid items-start gap-6 md:grid-cols-[minmax(16rem,1fr)_2.3fr]">
        <div className={`min-w-0 ${chosen ? 'max-md:hidden' : ''}`}>
          <ThreadList userId={userId} chosen={chosen} />
        </div>
        {chosen ? (
          <div className="min-w-0">
            <Thread key={chosen} userId={userId} threadWith={chosen} />
          </div>
        ) : (
          <Card className="p-10 text-center text-ink-2 max-md:hidden">{t('messages.choose')}</Card>
        )}
      </div>
    </Page>
  )
}
