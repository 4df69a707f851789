import { History } from 'lucide-react'
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
        Version {plan.version}
        <span className="sr-only"> of {plan.title}</span>
        {plan.version > 1 && ', see what changed'}
      </span>
    </LinkButton>
  )
}
