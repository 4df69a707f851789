import { trpc } from '../../app/trpc.ts'
import { NoticeList, NoticesSkeleton } from '../../layout/NoticeList.tsx'
import { useMarkRead } from '../../layout/useMarkRead.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Page } from '../../ui/Page.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'

const PAGE = 30

export function Notices() {
  const notices = trpc.notices.list.useInfiniteQuery(
    { limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor, meta: { errorTitle: 'Error loading notices' } },
  )
  const markRead = useMarkRead()
  const shown = notices.data?.pages.flatMap(({ rows }) => rows)
  const markAll = () => {
    // The button disappears with the last unread notice.
    document.querySelector('main')?.focus()
    markRead.mutate({ all: true })
  }
  return (
    <Page
      title="Notices"
      subtitle="Kept for 90 days."
      action={
        notices.data?.pages.some(({ unread }) => unread > 0) && (
          <Button look="outline" busy={markRead.isPending} onClick={markAll}>
            Mark all as read
          </Button>
        )
      }
    >
      {notices.isError && !shown ? (
        <LoadError onRetry={() => notices.refetch()}>Your notices could not be loaded.</LoadError>
      ) : (
        <Card className="overflow-hidden">
          {shown ? <NoticeList notices={shown} level={2} /> : <NoticesSkeleton />}
        </Card>
      )}
      <ShowMorePages of={notices} />
    </Page>
  )
}
