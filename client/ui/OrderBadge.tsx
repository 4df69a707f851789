import { CircleCheck, CircleX, Clock, type LucideIcon, Package } from 'lucide-react'
import type { OrderStatus } from '../../shared/shop.ts'
import { useT } from '../locale/messages.tsx'
import { Badge, type Tone } from './Badge.tsx'

const LOOKS: Record<OrderStatus, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: 'warning', icon: Clock },
  processing: { tone: 'info', icon: Package },
  completed: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'danger', icon: CircleX },
}

export function OrderBadge({ status }: { status: OrderStatus }) {
  return <Badge {...LOOKS[status]}>{useT()(`shop.status.${status}`)}</Badge>
}
