import { getRouteApi } from '@tanstack/react-router'
import { PencilLine } from 'lucide-react'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import emptyPlans from '../../art/empty-plans.svg'
import { readNote } from '../../lib/waitingStorage.ts'
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
  const { patientId } = route.useParams()
  const userId = useSession()?.user.id ?? ''
  const list = trpc.care.notes.list.useInfiniteQuery(
    { patientId },
    {
      getNextPageParam: nextId,
      meta: { errorTitle: 'Error loading notes' },
    },
  )
  if (list.isError && !list.data) {
    return (
      <Card className="p-5 md:p-7">
        <p className="mb-3 text-ink-2">The notes could not be loaded.</p>
        <Button look="outline" onClick={() => void list.refetch()}>
          Try again
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
        Notes
      </h2>
      {(draft || unsaved) && (
        <Card className="flex flex-wrap items-center justify-between gap-4 p-5 md:p-6">
          <div>
            <p className="flex flex-wrap items-center gap-3">
              <span className="text-lg font-strong">Draft</span>
              <Badge tone="neutral" icon={PencilLine}>
                Only you see it
              </Badge>
            </p>
            <p className="text-xs text-ink-3">
              {draft ? `Begun on ${formatInstant(draft.createdAt)}` : 'Kept in this browser, not saved yet'}
            </p>
          </div>
          <LinkButton to="/practitioner/patients/$patientId/note" params={{ patientId }} look="outline">
            Go on writing
          </LinkButton>
        </Card>
      )}
      {signed.map((note) => (
        <NoteCard key={note.id} note={note} patientId={patientId} />
      ))}
      {list.hasNextPage && (
        <div>
          <Button look="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show earlier notes
          </Button>
        </div>
      )}
      {signed.length === 0 && !draft && !unsaved && (
        <EmptyCard art={emptyPlans} ground="blossom" title="No notes yet">
          A note about a visit is a draft that only you see, until you sign it.
        </EmptyCard>
      )}
    </section>
  )
}
