import { CircleX, CloudOff } from 'lucide-react'
import { useState } from 'react'
import type { WaitingEntry } from '../../app/outbox.ts'
import { discardWaiting } from '../../app/outboxSync.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { formatDay, formatShortDay } from '../../ui/format.ts'
import { EntryNumbers } from './EntryNumbers.tsx'

type RowProps = { item: WaitingEntry; onEdit: () => void; onDiscard: () => void }

function Row({ item: { entry, refused }, onEdit, onDiscard }: RowProps) {
  const day = formatDay(entry.date)
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={entry.date} className="text-base font-medium">
          {formatShortDay(entry.date)}
        </time>
        {entry.mood && <span className="text-xs text-ink-3">{entry.mood}</span>}
        {refused === null ? (
          <Badge tone="info" icon={CloudOff}>
            Waiting to be sent
          </Badge>
        ) : (
          <Badge tone="danger" icon={CircleX}>
            Not accepted
          </Badge>
        )}
      </p>
      <EntryNumbers entry={entry} />
      {refused !== null && <p className="text-sm text-danger">{refused}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="outline" size="tight" aria-label={`Edit waiting entry of ${day}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          look="danger-plain"
          size="tight"
          aria-label={`Discard waiting entry of ${day}`}
          onClick={onDiscard}
        >
          Discard
        </Button>
      </div>
    </li>
  )
}

/** Entries in this browser that are unsent or were refused by the server. */
export function WaitingEntries({
  waiting,
  onEdit,
}: {
  waiting: WaitingEntry[]
  onEdit: (item: WaitingEntry) => void
}) {
  const [discarding, setDiscarding] = useState<WaitingEntry | null>(null)
  if (waiting.length === 0) return null
  return (
    <Card as="section" aria-labelledby="waiting-entries" className="p-5 md:p-6">
      <h2 id="waiting-entries" className="font-display text-xl font-title">
        Saved in this browser
      </h2>
      <p className="mb-3 text-sm text-ink-2">
        These entries are sent in order as soon as the server can be reached.
      </p>
      <ul>
        {waiting.map((item) => (
          <Row key={item.key} item={item} onEdit={() => onEdit(item)} onDiscard={() => setDiscarding(item)} />
        ))}
      </ul>
      <AlertDialog
        open={discarding !== null}
        onClose={() => setDiscarding(null)}
        title="Discard this entry?"
        description={
          discarding && `The entry of ${formatDay(discarding.entry.date)} was never sent and will be lost.`
        }
        action="Discard"
        onConfirm={() => {
          if (discarding) discardWaiting(discarding.key)
          setDiscarding(null)
        }}
      />
    </Card>
  )
}
