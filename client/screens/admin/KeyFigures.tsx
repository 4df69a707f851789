import { useT } from '../../locale/messages.tsx'
import { formatCount } from '../../ui/format.ts'
import { money } from '../../ui/money.ts'
import type { Stats } from './stats.ts'

export function KeyFigures({
  stats: { users, plans, credits, revenueCents, receivedCents },
}: {
  stats: Stats
}) {
  const t = useT()
  const figures = [
    {
      title: t('admin.figures.users'),
      figure: formatCount(users.total),
      note: t('admin.figures.joined', { count: users.joinedThisWeek }),
    },
    {
      title: t('admin.figures.patients'),
      figure: formatCount(users.patients),
      note: t('admin.figures.ofUsers', { share: users.patients / Math.max(1, users.total) }),
    },
    {
      title: t('admin.figures.practitioners'),
      figure: formatCount(users.practitioners),
      note: t('admin.figures.toVerify', { count: users.unverified }),
    },
    {
      title: t('app.page.treatmentPlans'),
      figure: formatCount(plans.total),
      note: t('admin.figures.newPlans', { count: plans.newThisWeek }),
    },
    {
      title: t('admin.figures.credits'),
      figure: formatCount(credits.inCirculation),
      note: t('admin.figures.balances', { count: credits.balances }),
    },
    {
      title: t('admin.figures.revenue'),
      figure: money(revenueCents),
      note: t('admin.figures.received', { amount: receivedCents / 100 }),
    },
  ]
  return (
    // One-pixel gaps between the cells serve as dividing lines.
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3 lg:grid-cols-6">
      {figures.map(({ title, figure, note }) => (
        <div key={title} className="bg-surface px-4 py-4">
          <dt className="text-xs text-ink-2">{title}</dt>
          <dd>
            <span className="block text-[1.6875rem] leading-9 font-figure">{figure}</span>
            <span className="block text-xs text-ink-2">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
