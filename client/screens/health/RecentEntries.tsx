import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { moodText } from '../../../shared/healthText.ts'
import { trpc } from '../../app/trpc.ts'
import chamomile from '../../art/chamomile.svg'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { formatShortDay } from '../../ui/format.ts'
import type { Entry } from './days.ts'
import { EntryNumbers } from './EntryNumbers.tsx'

type RowProps = { entry: Entry; onEdit: () => void; onDelete: () => void }

const ICON_BUTTON = 'flex size-tap items-center justify-center rounded-md text-ink-2 hover:bg-sunken'

function Row({ entry, onEdit, onDelete }: RowProps) {
  const t = useT()
  const { date, mood, symptoms, notes } = entry
  const day = utcDay(date)
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-t border-line py-3 md:grid-cols-[5rem_1fr_auto]">
      <p>
        <time dateTime={date} className="block text-base font-medium">
          {formatShortDay(date)}
        </time>
        {mood && <span className="block text-xs text-ink-3">{moodText(mood, t)}</span>}
      </p>
      <div className="col-span-2 row-start-2 grid min-w-0 gap-1 md:col-span-1 md:col-start-2 md:row-start-1">
        <EntryNumbers entry={entry} />
        {symptoms && <p className="text-xs text-ink-2">{t('health.recent.symptoms', { symptoms })}</p>}
        {notes && <p className="text-xs text-ink-2">{notes}</p>}
      </div>
      <div className="-mr-2 flex justify-end md:col-start-3 md:row-start-1">
        <button
          type="button"
          aria-label={t('health.recent.edit', { day })}
          onClick={onEdit}
          className={ICON_BUTTON}
        >
          <Pencil size={18} />
        </button>
        <button
          type="button"
          aria-label={t('health.recent.delete', { day })}
          onClick={onDelete}
          className={`${ICON_BUTTON} hover:text-danger`}
        >
          <Trash2 size={18} />
        </button>
      </div>
    </li>
  )
}

type RecentEntriesProps = {
  entries: Entry[]
  count: number
  onMore: () => void
  onEdit: (entry: Entry) => void
}

export function RecentEntries({ entries, count, onMore, onEdit }: RecentEntriesProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const [deleting, setDeleting] = useState<Entry | null>(null)
  const remove = trpc.health.removeEntry.useMutation({
    networkMode: 'always',
    meta: { success: [t('health.recent.deleted')] },
    onSuccess: async () => {
      setDeleting(null)
      await utils.health.invalidate()
    },
  })
  return (
    <Card as="section" aria-labelledby="recent-entries" className="p-5 md:p-6">
      <h2 id="recent-entries" className="mb-3 font-display text-xl font-title">
        {t('health.recent.title')}
      </h2>
      {entries.length === 0 ? (
        <Empty art={chamomile} ground="honey" title={t('health.recent.emptyTitle')} level={3}>
          {t('health.recent.empty')}
        </Empty>
      ) : (
        <ul>
          {entries.slice(0, count).map((entry) => (
            <Row
              key={entry.id}
              entry={entry}
              onEdit={() => onEdit(entry)}
              onDelete={() => setDeleting(entry)}
            />
          ))}
        </ul>
      )}
      {entries.length <= count && entries.at(-1)?.more && (
        <p className="mt-3 text-sm text-ink-2">{t('health.recent.cut')}</p>
      )}
      {entries.length > count && (
        <Button look="plain" size="tight" className="mt-2 -ml-3" onClick={onMore}>
          {t('health.showMore')}
        </Button>
      )}
      <AlertDialog
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t('health.recent.deleteTitle')}
        description={deleting && t('health.recent.deleteText', { day: utcDay(deleting.date) })}
        action={t('health.recent.deleteAction')}
        busy={remove.isPending}
        onConfirm={() => deleting && remove.mutate({ id: deleting.id })}
      />
    </Card>
  )
}
