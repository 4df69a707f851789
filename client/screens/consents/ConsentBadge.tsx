import { Check, type LucideIcon, PenLine, X } from 'lucide-react'
import type { ConsentState } from '../../../shared/consents.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const LOOKS: Record<ConsentState, { tone: Tone; icon: LucideIcon }> = {
  asked: { tone: 'info', icon: PenLine },
  signed: { tone: 'success', icon: Check },
  declined: { tone: 'warning', icon: X },
  withdrawn: { tone: 'neutral', icon: X },
}

export function ConsentBadge({ state }: { state: ConsentState }) {
  const t = useT()
  return <Badge {...LOOKS[state]}>{t(`consents.state.${state}`)}</Badge>
}
