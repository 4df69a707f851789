import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { ElsewhereName } from '../../ui/ElsewhereName.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'

/** Imported resources that are kept unchanged; nothing without any. */
export function Elsewhere() {
  const t = useT()
  const utils = trpc.useUtils()
  const list = trpc.record.elsewhere.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, meta: { silent: true } },
  )
  const [asked, setAsked] = useState<{ id: string; title: string }>()
  const remove = trpc.record.removeElsewhere.useMutation({
    meta: { success: [t('record.elsewhere.removed')] },
    onSuccess: () => utils.record.invalidate(),
    onSettled: () => setAsked(undefined),
  })
  const rows = list.data?.pages.flatMap(({ resources }) => resources) ?? []
  if (rows.length === 0) return null
  return (
    <SectionCard large title={t('record.elsewhere.title')} className="p-5 md:p-6">
      <p className="mt-0.5 max-w-measure text-sm text-ink-2">{t('record.elsewhere.text')}</p>
      <ul className="mt-4">
        {rows.map(({ id, type, title, at, fileName, importedAt }) => {
          const what = t('record.import.resource', { type })
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
            >
              <ElsewhereName what={what} title={title} at={at} fileName={fileName} importedAt={importedAt} />
              <Button
                look="plain"
                size="tight"
                aria-label={t('record.elsewhere.remove.of', { title: title || what })}
                onClick={() => setAsked({ id, title: title || what })}
              >
                {t('record.elsewhere.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
      <ShowMorePages of={list} />
      <AlertDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t('record.elsewhere.remove.title')}
        description={t('record.elsewhere.remove.text', { title: asked?.title ?? '' })}
        action={t('record.elsewhere.remove')}
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate({ id: asked.id })}
      />
    </SectionCard>
  )
}
