import { UserRoundX } from 'lucide-react'
import type { Role } from '../../../shared/auth.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'

const TONES: Record<Role, BadgeTone> = { admin: 'danger', practitioner: 'primary', patient: 'success' }

type RoleBadgeProps = { role: Role | null; verified: boolean | null; suspended: boolean }

/** An account's role, and whether it is unverified or suspended. */
export function RoleBadge({ role, verified, suspended }: RoleBadgeProps) {
  const t = useT()
  return (
    <span className="inline-flex flex-wrap gap-1.5 cards:justify-end">
      <Badge tone={role ? TONES[role] : 'neutral'}>{t(`admin.role.${role ?? 'none'}`)}</Badge>
      {verified === false && <Badge tone="warning">{t('admin.users.unverified')}</Badge>}
      {suspended && (
        <Badge tone="neutral" icon={UserRoundX}>
          {t('admin.users.suspended')}
        </Badge>
      )}
    </span>
  )
}
