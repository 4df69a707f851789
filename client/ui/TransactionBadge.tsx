import type { TransactionType } from '../../shared/credits.ts'
import { useT } from '../locale/messages.tsx'
import { Badge, type Tone } from './Badge.tsx'

const TONES: Record<TransactionType, Tone> = {
  purchase: 'success',
  usage: 'neutral',
  refund: 'success',
  adjustment: 'info',
}

export function TransactionBadge({ type }: { type: TransactionType }) {
  return <Badge tone={TONES[type]}>{useT()(`credits.type.${type}`)}</Badge>
}
