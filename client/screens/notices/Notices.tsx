import { trpc } from '../../app/trpc.ts'
import { NoticeList, NoticesSkeleton } from '../../layout/NoticeList.tsx'
import { useMarkRead } from '../../layout/useMarkRead.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Page } from '../../ui/Page.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'

const PAGE = 30

export function Notices() {
  const t = useT()
  const notices = trpc.notices.list.useInfiniteQuery(
    { limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor, meta: { errorTitle: t('notices.list.failed') } },
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
      title={t('app.page.notices')}
      subtitle={t('notices.kept')}
      action={
        notices.data?.pages.some(({ unread }) => unread > 0) && (
          <Button look="outline" busy={markRead.isPending} onClick={markAll}>
            {t('notices.markAllRead')}
          </Button>
        )
      }
    >
      {notices.isError && !shown ? (
        <LoadError onRetry={() => notices.refetch()}>{t('notices.failed')}</LoadError>
      ) : (
        <Card className="overflow-hidden">
          {shown ? <NoticeList notices={shown} level={2} /> : <NoticesSkeleton />}
        </Card>
      )}
      <ShowMorePages of={notices} />
    </Page>
  )
}
