import { History } from 'lucide-react'
import { Rich } from '../locale/messages.tsx'
import { LinkButton } from './Button.tsx'

export function VersionsLink({ plan }: { plan: { id: string; title: string; version: number } }) {
  return (
    <LinkButton
      to="/plans/$planId/versions"
      params={{ planId: plan.id }}
      look="plain"
      size="tight"
      className="-ml-3"
    >
      <History size={18} />
      <span>
        <Rich id="plans.versionLink" values={plan} />
      </span>
    </LinkButton>
  )
}
