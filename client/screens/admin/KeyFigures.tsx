import { dollars } from '../../../shared/shop.ts'
import { plural } from '../../../shared/text.ts'
import { formatCount } from '../../ui/format.ts'
import type { Stats } from './stats.ts'

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100))

export function KeyFigures({
  stats: { users, plans, credits, revenueCents, receivedCents },
}: {
  stats: Stats
}) {
  const figures = [
    {
      title: 'Total Users',
      figure: formatCount(users.total),
      note: `${formatCount(users.joinedThisWeek)} joined this week`,
    },
    {
      title: 'Patients',
      figure: formatCount(users.patients),
      note: `${percent(users.patients, users.total)}% of users`,
    },
    {
      title: 'Practitioners',
      figure: formatCount(users.practitioners),
      note: `${formatCount(users.unverified)} to verify`,
    },
    {
      title: 'Treatment Plans',
      figure: formatCount(plans.total),
      note: `${formatCount(plans.newThisWeek)} new this week`,
    },
    {
      title: 'Credits in Circulation',
      figure: formatCount(credits.inCirculation),
      note: `across ${formatCount(credits.balances)} ${plural(credits.balances, 'balance')}`,
    },
    { title: 'Revenue', figure: dollars(revenueCents), note: `Received ${dollars(receivedCents)}` },
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
