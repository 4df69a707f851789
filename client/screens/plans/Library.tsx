import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { startingOn } from '../../../shared/startingOn.ts'
import { trpc } from '../../app/trpc.ts'
import { useToday } from '../../lib/today.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { nextId, ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { Schedule } from './Schedule.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import type { LibraryTemplate } from './templateText.ts'
import { UseTemplate } from './UseTemplate.tsx'

const ALL = ''

type TemplateCardProps = {
  /** The day on which a plan from it would begin. */
  today: string
  template: LibraryTemplate
  onUse: () => void
  onEdit: () => void
  onRemove: () => void
}

function TemplateCard({ today, template, onUse, onEdit, onRemove }: TemplateCardProps) {
  const t = useT()
  const { name, title, folder, own, owner, shared, description } = template
  return (
    <Card as="li" className="flex flex-col gap-3.5 p-5 md:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {folder && <p className="text-xs text-ink-2">{folder}</p>}
          <h3 className="text-lg font-strong break-words">{name}</h3>
          {title !== name && <p className="text-sm text-ink-2">{title}</p>}
        </div>
        {own && (
          <Menu
            label={t('plans.library.actions', { name })}
            actions={[
              { label: t('plans.library.edit'), icon: Pencil, onSelect: onEdit },
              { label: t('plans.library.remove'), icon: Trash2, onSelect: onRemove, danger: true },
            ]}
          />
        )}
      </div>
      {shared && (
        <span className="flex">
          <Badge tone="neutral">{own ? t('plans.library.shared') : t('plans.library.by', { owner })}</Badge>
        </span>
      )}
      {description && <p className="line-clamp-3 text-sm text-ink-2">{description}</p>}
      <Schedule plan={{ ...template, items: startingOn(template.items, today) }} most={3} />
      <Button look="soft" className="mt-auto self-start" onClick={onUse}>
        <Rich id="plans.template.use" values={{ title: name }} />
      </Button>
    </Card>
  )
}

/** The templates that the practitioner wrote, and those that colleagues share. */
export function Library() {
  const t = useT()
  const utils = trpc.useUtils()
  const today = useToday()
  const [typed, setTyped] = useState('')
  const [folder, setFolder] = useState(ALL)
  const [writing, setWriting] = useState<LibraryTemplate | 'new' | null>(null)
  const [using, setUsing] = useState<LibraryTemplate | null>(null)
  const [removing, setRemoving] = useState<LibraryTemplate | null>(null)
  const search = useDebounced(typed.trim())
  const folders = trpc.plans.library.folders.useQuery(undefined, { meta: { silent: true } })
  const templates = trpc.plans.library.list.useInfiniteQuery(
    { ...(search && { search }), ...(folder && { folder }) },
    { getNextPageParam: nextId, placeholderData: (before) => before, meta: { silent: true } },
  )
  const remove = trpc.plans.library.remove.useMutation({
    onSuccess: async () => {
      setRemoving(null)
      await utils.plans.library.invalidate()
    },
    meta: { errorTitle: t('plans.library.removeFailed'), success: [t('plans.library.removed')] },
  })
  const list = templates.data?.pages.flat()
  const isFiltered = search !== '' || folder !== ALL
  return (
    <section className="mb-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-strong">{t('plans.library.title')}</h2>
        <Button look="outline" onClick={() => setWriting('new')}>
          <Plus size={18} />
          {t('plans.library.new')}
        </Button>
      </div>
      {(list?.length !== 0 || isFiltered) && (
        <div className="mb-5 grid max-w-160 gap-3 md:grid-cols-2">
          <SearchField label={t('plans.library.search')} value={typed} onChange={setTyped} />
          <PlainSelect
            aria-label={t('plans.library.folder')}
            value={folder}
            onChange={setFolder}
            options={[
              { value: ALL, label: t('plans.library.allFolders') },
              ...(folders.data ?? []).map((one) => ({ value: one, label: one })),
            ]}
          />
        </div>
      )}
      <LoadState
        query={templates}
        error={t('plans.library.notLoaded')}
        loading={<PlansSkeleton height="h-40" />}
      />
      {list?.length === 0 && (
        <p className="text-base text-ink-2">{t(isFiltered ? 'plans.library.none' : 'plans.library.empty')}</p>
      )}
      <ul className="grid items-stretch gap-5 md:grid-cols-2 lg:grid-cols-3">
        {list?.map((template) => (
          <TemplateCard
            key={template.id}
            today={today}
            template={template}
            onUse={() => setUsing(template)}
            onEdit={() => setWriting(template)}
            onRemove={() => setRemoving(template)}
          />
        ))}
      </ul>
      <ShowMorePages of={templates} />
      {writing && (
        <TemplateDialog saved={writing === 'new' ? null : writing} onClose={() => setWriting(null)} />
      )}
      {using && (
        <UseTemplate
          template={{ ...using, items: startingOn(using.items, today) }}
          from="library"
          description={t('plans.library.begins')}
          onClose={() => setUsing(null)}
        />
      )}
      <AlertDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('plans.library.removeTitle')}
        description={t('plans.library.removeText', { name: removing?.name ?? '' })}
        action={t('plans.library.remove')}
        busy={remove.isPending}
        onConfirm={() => removing && remove.mutate({ id: removing.id })}
      />
    </section>
  )
}
