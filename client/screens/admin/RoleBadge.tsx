import { UserRoundX } from 'lucide-react'
import type { Role } from '../../../shared/auth.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'

export const ROLE_LABELS: Record<Role, string> = {
  patient: 'Patient',
  practitioner: 'Practitioner',
  admin: 'Admin',
}

const TONES: Record<Role, BadgeTone> = { admin: 'danger', practitioner: 'primary', patient: 'success' }

type RoleBadgeProps = { role: Role | null; verified: boolean | null; suspended: boolean }

/** An account's role, and whether it is unverified or suspended. */
export function RoleBadge({ role, verified, suspended }: RoleBadgeProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5 cards:justify-end">
      {role ? <Badge tone={TONES[role]}>{ROLE_LABELS[role]}</Badge> : <Badge tone="neutral">No Role</Badge>}
      {verified === false && <Badge tone="warning">Unverified</Badge>}
      {suspended && (
        <Badge tone="neutral" icon={UserRoundX}>
          Suspended
        </Badge>
      )}
    </span>
  )
}
