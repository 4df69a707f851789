import { trpc } from '../../app/trpc.ts'
import { Now } from '../../layout/now/Now.tsx'
import { Rich, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatInstant } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CreditOverview } from './CreditOverview.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { QuickStats } from './QuickStats.tsx'
import { RecentTransactions } from './RecentTransactions.tsx'
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

/** Warns when the portal connects as the owner of the tables; renders nothing otherwise. */
function DatabaseWarning() {
  const t = useT()
  const { data: ownsTables } = trpc.admin.ownsTables.useQuery(undefined, { meta: { silent: true } })
  if (!ownsTables) return null
  return (
    <Alert tone="warning" title={t('admin.database.title')} className="mb-5">
      <p>
        <Rich id="admin.database.text" values={{ code: (text) => <code>{text}</code> }} />
      </p>
    </Alert>
  )
}

/** Warns that nothing is sent since a restore, and lets an admin resume sending; renders nothing otherwise. */
function SendingWarning() {
  const t = useT()
  const utils = trpc.useUtils()
  const { data } = trpc.admin.sending.useQuery(undefined, { meta: { silent: true } })
  const release = trpc.admin.releaseSending.useMutation({
    meta: { success: [t('admin.sending.resumed')] },
    onSuccess: () => utils.admin.sending.invalidate(),
  })
  if (!data?.heldSince) return null
  return (
    <Alert tone="warning" title={t('admin.sending.title')} className="mb-5">
      <p className="mb-3">{t('admin.sending.text', { day: formatInstant(data.heldSince) })}</p>
      <Button look="outline" busy={release.isPending} onClick={() => release.mutate()}>
        {t('admin.sending.start')}
      </Button>
    </Alert>
  )
}
