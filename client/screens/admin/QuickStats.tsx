import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '../../ui/Card.tsx'
import { formatAverage, formatCount } from '../../ui/format.ts'
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
  const { users, plans, credits, packages, patientsWithPractitioner } = stats
  const active = packages.filter(({ isActive }) => isActive).length
  const sold = packages.reduce((sum, one) => sum + one.sold, 0)
  return (
    <Card as="section" aria-labelledby="quick-stats" className="flex min-w-0 flex-col p-5">
      <h2 id="quick-stats" className="mb-3 text-lg font-strong">
        Quick Stats
      </h2>
      <dl className="grid flex-1 auto-rows-fr">
        <Row title="Average credits per user">{formatAverage(credits.averagePerUser)}</Row>
        <Row title="Plans per patient">{formatAverage(plans.perPatient)}</Row>
        <Row title="Patients with a practitioner">
          {formatCount(patientsWithPractitioner)} of {formatCount(users.patients)}
        </Row>
        <Row title="Practitioners to verify">
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
        <Row title="Active credit packages">
          {active} of {packages.length}
        </Row>
        <Row title="Packages sold">{formatCount(sold)}</Row>
      </dl>
    </Card>
  )
}
