import { Equal, GitCompare, Plus, X } from 'lucide-react'
import type { EntryState } from '../../../shared/recordImport.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'

const LOOKS = {
  new: { tone: 'success', icon: Plus },
  same: { tone: 'neutral', icon: Equal },
  conflict: { tone: 'warning', icon: GitCompare },
  unreadable: { tone: 'danger', icon: X },
} as const

/** The outcome of a file's entry. */
export const StateBadge = ({ state }: { state: EntryState }) => (
  <Badge {...LOOKS[state]}>{useT()(`record.import.state.${state}`)}</Badge>
)
