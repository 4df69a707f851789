import { CircleX, CloudOff } from 'lucide-react'
import { useState } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { moodText } from '../../../shared/healthText.ts'
import type { WaitingEntry } from '../../app/outbox.ts'
import { discardWaiting } from '../../app/outboxSync.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { formatShortDay } from '../../ui/format.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { EntryNumbers } from './EntryNumbers.tsx'

type RowProps = { item: WaitingEntry; onEdit: () => void; onDiscard: () => void }

function Row({ item: { entry, refused }, onEdit, onDiscard }: RowProps) {
  const t = useT()
  const day = utcDay(entry.date)
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={entry.date} className="text-base font-medium">
          {formatShortDay(entry.date)}
        </time>
        {entry.mood && <span className="text-xs text-ink-3">{moodText(entry.mood, t)}</span>}
        {refused === null ? (
          <Badge tone="info" icon={CloudOff}>
            {t('health.entry.waiting')}
          </Badge>
        ) : (
          <Badge tone="danger" icon={CircleX}>
            {t('health.waiting.refused')}
          </Badge>
        )}
      </p>
      <EntryNumbers entry={entry} />
      {refused !== null && <p className="text-sm text-danger">{refused}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="outline" size="tight" aria-label={t('health.waiting.editOf', { day })} onClick={onEdit}>
          {t('health.waiting.edit')}
        </Button>
        <Button
          look="danger-plain"
          size="tight"
          aria-label={t('health.waiting.discardOf', { day })}
          onClick={onDiscard}
        >
          {t('health.entry.discard')}
        </Button>
      </div>
    </li>
  )
}

type WaitingEntriesProps = { waiting: WaitingEntry[]; onEdit: (item: WaitingEntry) => void }

/** Entries in this browser that are unsent or were refused by the server. */
export function WaitingEntries({ waiting, onEdit }: WaitingEntriesProps) {
  const t = useT()
  const [discarding, setDiscarding] = useState<WaitingEntry | null>(null)
  if (waiting.length === 0) return null
  return (
    <SectionCard large title={t('health.waiting.title')} className="p-5 md:p-6">
      <p className="mb-3 text-sm text-ink-2">{t('health.waiting.text')}</p>
      <ul>
        {waiting.map((item) => (
          <Row key={item.key} item={item} onEdit={() => onEdit(item)} onDiscard={() => setDiscarding(item)} />
        ))}
      </ul>
      <AlertDialog
        open={discarding !== null}
        onClose={() => setDiscarding(null)}
        title={t('health.waiting.discardTitle')}
        description={discarding && t('health.waiting.discardText', { day: utcDay(discarding.entry.date) })}
        action={t('health.entry.discard')}
        onConfirm={() => {
          if (discarding) discardWaiting(discarding.key)
          setDiscarding(null)
        }}
      />
    </SectionCard>
  )
}
