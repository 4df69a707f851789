import { getRouteApi, useSearch } from '@tanstack/react-router'
import { ArrowRight, PencilLine } from 'lucide-react'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import emptyPlans from '../../art/empty-plans.svg'
import { LineAction, LineSentence } from '../../layout/now/WorklistLine.tsx'
import { useToday } from '../../lib/today.ts'
import { readNote } from '../../lib/waitingStorage.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatInstant } from '../../ui/format.ts'
import { nextId } from '../../ui/ShowMorePages.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NoteCard } from './NoteCard.tsx'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

/** The practitioner's own draft first, then every signed note. */
export function PatientNotes() {
  const t = useT()
  const { patientId } = route.useParams()
  const { signed: justSigned } = useSearch({ from: '/portal/screens/practitioner/patients/$patientId/notes' })
  const userId = useSession()?.user.id ?? ''
  const list = trpc.care.notes.list.useInfiniteQuery(
    { patientId },
    {
      getNextPageParam: nextId,
      meta: { errorTitle: t('care.notes.failed') },
    },
  )
  if (list.isError && !list.data) {
    return (
      <Card className="p-5 md:p-7">
        <p className="mb-3 text-ink-2">{t('care.notes.notLoaded')}</p>
        <Button look="outline" onClick={() => void list.refetch()}>
          {t('app.tryAgain')}
        </Button>
      </Card>
    )
  }
  if (!list.data) return <Skeleton className="h-60 w-full rounded-lg" />
  const notes = list.data.pages.flat()
  const draft = notes.find(({ signedAt }) => signedAt === null)
  const unsaved = readNote(userId, patientId) !== null
  const signed = notes.filter(({ signedAt }) => signedAt !== null)
  return (
    <section className="grid gap-5" aria-labelledby="notes">
      <h2 id="notes" className="sr-only">
        {t('app.page.notes')}
      </h2>
      {justSigned === 1 && <NextUp patientId={patientId} />}
      {(draft || unsaved) && (
        <Card className="flex flex-wrap items-center justify-between gap-4 p-5 md:p-6">
          <div>
            <p className="flex flex-wrap items-center gap-3">
              <span className="text-lg font-strong">{t('care.notes.draft')}</span>
              <Badge tone="neutral" icon={PencilLine}>
                {t('care.notes.draftHint')}
              </Badge>
            </p>
            <p className="text-xs text-ink-3">
              {draft
                ? t('care.notes.begun', { day: formatInstant(draft.createdAt) })
                : t('care.notes.unsaved')}
            </p>
          </div>
          <LinkButton to="/practitioner/patients/$patientId/note" params={{ patientId }} look="outline">
            {t('care.notes.write')}
          </LinkButton>
        </Card>
      )}
      {signed.map((note) => (
        <NoteCard key={note.id} note={note} patientId={patientId} />
      ))}
      {list.hasNextPage && (
        <div>
          <Button look="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t('care.notes.earlier')}
          </Button>
        </div>
      )}
      {signed.length === 0 && !draft && !unsaved && (
        <EmptyCard art={emptyPlans} ground="blossom" title={t('care.notes.none')}>
          {t('care.notes.none.text')}
        </EmptyCard>
      )}
    </section>
  )
}

/** Shown after signing: what is still open about this patient, or else the patient who needs attention most. */
function NextUp({ patientId }: { patientId: string }) {
  const t = useT()
  const today = useToday()
  const { data: lines } = trpc.care.worklist.useQuery(undefined, { meta: { silent: true } })
  if (!lines) return null
  const next = lines.find(({ patient }) => patient.id === patientId) ?? lines[0]
  return (
    <Card as="section" aria-label={t('care.next.title')} className="p-4 md:px-6">
      {next ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <ArrowRight size={20} aria-hidden className="shrink-0 text-accent-text" />
          <p className="font-strong">{t('care.next', { patient: next.patient.fullName })}</p>
          <div className="min-w-0 flex-1 basis-60">
            <LineSentence line={next} today={today} />
          </div>
          <LineAction line={next} plain />
        </div>
      ) : (
        <p className="text-sm font-strong">{t('care.next.nobody')}</p>
      )}
    </Card>
  )
}
