import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../../locale/messages.tsx'
import { formatAverage, formatCount } from '../../ui/format.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import type { Stats } from './stats.ts'

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line py-3">
      <dt className="text-ink-2">{title}</dt>
      <dd className="text-right font-strong">{children}</dd>
    </div>
  )
}

export function QuickStats({ stats }: { stats: Stats }) {
  const t = useT()
  const { users, plans, credits, packages, patientsWithPractitioner } = stats
  const active = packages.filter(({ isActive }) => isActive).length
  const sold = packages.reduce((sum, one) => sum + one.sold, 0)
  return (
    <SectionCard title={t('admin.quick.title')} className="flex min-w-0 flex-col p-5">
      <dl className="mt-3 grid flex-1 auto-rows-fr">
        <Row title={t('admin.quick.averageCredits')}>{formatAverage(credits.averagePerUser)}</Row>
        <Row title={t('admin.quick.plansPerPatient')}>{formatAverage(plans.perPatient)}</Row>
        <Row title={t('admin.quick.assigned')}>
          {t('admin.quick.of', { part: patientsWithPractitioner, whole: users.patients })}
        </Row>
        <Row title={t('admin.quick.toVerify')}>
          {users.unverified > 0 ? (
            <Link
              to="/admin/users"
              search={{ role: 'unverified' }}
              className="text-accent-text underline underline-offset-2"
            >
              {formatCount(users.unverified)}
            </Link>
          ) : (
            0
          )}
        </Row>
        <Row title={t('admin.quick.activePackages')}>
          {t('admin.quick.of', { part: active, whole: packages.length })}
        </Row>
        <Row title={t('admin.quick.packagesSold')}>{formatCount(sold)}</Row>
      </dl>
    </SectionCard>
  )
}
