import { Now } from '../../layout/now/Now.tsx'
import { useT } from '../../locale/messages.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CreditOverview } from './CreditOverview.tsx'
import { DatabaseWarning } from './DatabaseWarning.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { QuickStats } from './QuickStats.tsx'
import { RecentTransactions } from './RecentTransactions.tsx'
import { SendingWarning } from './SendingWarning.tsx'
import { useStats } from './stats.ts'
import { WeeklyCharts } from './WeeklyCharts.tsx'

function Loading() {
  const t = useT()
  return (
    <div role="status" aria-label={t('app.loading')} className="grid gap-5">
      <Skeleton className="h-28 w-full rounded-lg" />
      <div className="grid gap-5 lg:grid-cols-[1.62fr_1fr]">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
      <Skeleton className="h-72 w-full rounded-lg" />
    </div>
  )
}

export function AdminDashboard() {
  const t = useT()
  const query = useStats()
  const stats = query.data
  return (
    <>
      <PageHeading title={t('app.page.dashboard')} />
      <div className="mt-5">
        <DatabaseWarning />
        <SendingWarning />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Now only="clinic">
            <LoadState query={query} error={t('admin.figures.failed')} loading={<Loading />} />
            {stats && (
              <>
                <KeyFigures stats={stats} />
                <div className="grid gap-5 lg:grid-cols-[1.62fr_1fr]">
                  <CreditOverview stats={stats} />
                  <QuickStats stats={stats} />
                </div>
                <WeeklyCharts weeks={stats.weeks} />
                <RecentTransactions transactions={stats.recentTransactions} />
              </>
            )}
          </Now>
        </div>
      </div>
    </>
  )
}
