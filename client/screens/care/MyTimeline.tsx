import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { nextId } from '../../ui/ShowMorePages.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Written } from '../../ui/Written.tsx'
import { Timeline } from './Timeline.tsx'

/** The patient's timeline, and the texts that practitioners released to them. */
export function MyTimeline() {
  const t = useT()
  return (
    <Page
      title={t('app.page.timeline')}
      subtitle={t('care.record.subtitle')}
      action={<BackLink to="/record">{t('app.page.myRecord')}</BackLink>}
    >
      <div className="grid gap-6">
        <Timeline />
        <VisitNotes />
      </div>
    </Page>
  )
}

/** Texts about visits that practitioners released to the patient, newest first. */
function VisitNotes() {
  const t = useT()
  const notes = trpc.care.notes.released.useInfiniteQuery(
    {},
    {
      getNextPageParam: nextId,
      meta: { silent: true },
    },
  )
  const list = notes.data?.pages.flat()
  return (
    <SectionCard large title={t('care.record.notes')} className="p-5 md:p-7">
      {notes.isPending && <Skeleton className="mt-4 h-24 w-full" />}
      {notes.isError && !list && (
        <div className="mt-3">
          <p className="mb-3 text-ink-2">{t('care.record.notLoaded')}</p>
          <Button look="outline" onClick={() => void notes.refetch()}>
            {t('app.tryAgain')}
          </Button>
        </div>
      )}
      {list?.length === 0 && <p className="mt-3 max-w-measure text-ink-2">{t('care.record.none')}</p>}
      {list && list.length > 0 && (
        <ul className="mt-4">
          {list.map(({ id, at, by, text, language }) => (
            <li key={id} className="border-t border-line py-4 last:pb-0">
              <h3 className="font-strong">{t('care.record.visitOf', { day: formatInstant(at) })}</h3>
              <p className="text-sm text-ink-2">{by}</p>
              <Written
                as="p"
                language={language}
                className="mt-2 max-w-measure text-base break-words whitespace-pre-line"
              >
                {text}
              </Written>
            </li>
          ))}
        </ul>
      )}
      {notes.hasNextPage && (
        <Button look="outline" busy={notes.isFetchingNextPage} onClick={() => notes.fetchNextPage()}>
          {t('care.notes.earlier')}
        </Button>
      )}
    </SectionCard>
  )
}
