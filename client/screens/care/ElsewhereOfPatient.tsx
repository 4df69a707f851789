import { useId, useState } from 'react'
import { type Answers, trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { ElsewhereName } from '../../ui/ElsewhereName.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { ShowMorePages } from '../../ui/ShowMorePages.tsx'
import { Section } from './Section.tsx'

type Resource = Answers['record']['elsewhere']['resources'][number]

/** The patient's imported resources without a place in the portal, read-only; nothing without any. */
export function ElsewhereOfPatient({ patientId }: { patientId: string }) {
  const t = useT()
  const list = trpc.record.elsewhere.useInfiniteQuery(
    { patientId },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      meta: { errorTitle: t('care.elsewhere.notLoaded') },
    },
  )
  const rows = list.data?.pages.flatMap(({ resources }) => resources) ?? []
  if (rows.length === 0) return null
  return (
    <Section title={t('record.elsewhere.title')}>
      <p className="-mt-3 max-w-measure text-sm text-ink-2">{t('care.elsewhere.text')}</p>
      <ul className="mt-3">
        {rows.map((row) => (
          <Item key={row.id} row={row} patientId={patientId} />
        ))}
      </ul>
      <ShowMorePages of={list} />
    </Section>
  )
}

function Item({ row, patientId }: { row: Resource; patientId: string }) {
  const t = useT()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { type, title, at, fileName, importedAt } = row
  const what = t('record.import.resource', { type })
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ElsewhereName what={what} title={title} at={at} fileName={fileName} importedAt={importedAt} />
        <Button
          look="plain"
          size="tight"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('care.elsewhere.read', { title: title || what })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('care.elsewhere.open')}
        </Button>
      </div>
      <div id={id}>{isOpen && <Lines id={row.id} patientId={patientId} />}</div>
    </li>
  )
}

/** The members of a resource as text, never as a page of another system. */
function Lines({ id, patientId }: { id: string; patientId: string }) {
  const t = useT()
  const resource = trpc.record.readElsewhere.useQuery(
    { id, patientId },
    { meta: { errorTitle: t('care.elsewhere.notLoaded') } },
  )
  return (
    <div className="mt-2 rounded-md bg-sunken p-4 text-sm">
      <LoadState query={resource} error={t('care.elsewhere.notLoaded')} loading="h-24 w-full" />
      <dl className="grid gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        {resource.data?.lines.map(({ path, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a path may be there twice
          <div key={`${path} ${at}`} className="contents">
            <dt className="wrap-anywhere text-ink-2" translate="no">
              {path}
            </dt>
            <dd className="mb-1 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {resource.data?.isCut && (
        <p className="mt-2 text-ink-2">{t('care.elsewhere.cut', { count: resource.data.lines.length })}</p>
      )}
    </div>
  )
}
