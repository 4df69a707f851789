import { Archive, ArchiveRestore, History, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import emptyArt from '../../art/empty-plans.svg'
import { Rich, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatInstant } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import type { ClinicDocument } from './consent.ts'
import { type DocumentContent, DocumentDialog } from './DocumentDialog.tsx'
import { ExamplesDialog } from './ExamplesDialog.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

const EMPTY: DocumentContent = { title: '', text: '', kind: 'own', explained: false }

type Task =
  | { task: 'examples' }
  | { task: 'write'; content: DocumentContent }
  | { task: 'edit' | 'versions'; document: ClinicDocument }

function DocumentCard({ document, onTask }: { document: ClinicDocument; onTask: (task: Task) => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const { id, title, kind, version, at, by, explained, retiredAt } = document
  const isRetired = retiredAt !== null
  const retire = trpc.consents.retireDocument.useMutation({
    onSettled: () => utils.consents.documents.invalidate(),
    meta: {
      errorTitle: t('consents.office.retireFailed'),
      success: [t(isRetired ? 'consents.office.restoreDone' : 'consents.office.retireDone')],
    },
  })
  return (
    <Card as="li" className="flex flex-col p-5 md:p-6">
      <h2 className="text-lg font-strong break-words">{title}</h2>
      <p className="mt-0.5 text-sm text-ink-2">
        {t('consents.office.savedBy', { version, day: formatInstant(at), name: by })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Badge tone="neutral">{t(`consents.kind.${kind}`)}</Badge>
        {isRetired && <Badge tone="warning">{t('consents.office.retired')}</Badge>}
      </div>
      {explained && <p className="mt-2 text-sm text-ink-2">{t('consents.office.explained')}</p>}
      <div className="mt-auto -ml-3 flex flex-wrap gap-1 pt-3">
        {!isRetired && (
          <Button look="plain" size="tight" onClick={() => onTask({ task: 'edit', document })}>
            <Pencil size={18} aria-hidden />
            <span>
              <Rich id="consents.office.edit" values={{ title }} />
            </span>
          </Button>
        )}
        <Button look="plain" size="tight" onClick={() => onTask({ task: 'versions', document })}>
          <History size={18} aria-hidden />
          <span>
            <Rich id="consents.office.versions" values={{ title }} />
          </span>
        </Button>
        <Button
          look="plain"
          size="tight"
          busy={retire.isPending}
          onClick={() => retire.mutate({ id, retired: !isRetired })}
        >
          {isRetired ? <ArchiveRestore size={18} aria-hidden /> : <Archive size={18} aria-hidden />}
          <span>
            <Rich id={isRetired ? 'consents.office.restore' : 'consents.office.retire'} values={{ title }} />
          </span>
        </Button>
      </div>
    </Card>
  )
}

/** The clinic's documents that patients sign. */
export function ClinicDocuments() {
  const t = useT()
  const documents = trpc.consents.documents.useQuery(undefined, {
    meta: { errorTitle: t('consents.office.failed') },
  })
  const [task, setTask] = useState<Task | null>(null)
  const close = () => setTask(null)
  const write = (content: DocumentContent) => setTask({ task: 'write', content })
  return (
    <Page
      title={t('app.page.documents')}
      subtitle={t('consents.office.subtitle')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button look="outline" onClick={() => setTask({ task: 'examples' })}>
            {t('consents.office.take')}
          </Button>
          <Button onClick={() => write(EMPTY)}>
            <Plus size={18} aria-hidden />
            {t('consents.office.write')}
          </Button>
        </div>
      }
    >
      <LoadState
        query={documents}
        error={t('consents.office.notLoaded')}
        loading={
          <Skeletons
            className="grid gap-5 md:grid-cols-2 lg:grid-cols-3"
            bars={['h-40 rounded-lg', 'h-40 rounded-lg']}
          />
        }
      />
      {documents.data?.length === 0 && (
        <EmptyCard art={emptyArt} ground="leaf" title={t('consents.office.none')}>
          {t('consents.office.noneText')}
        </EmptyCard>
      )}
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
        {documents.data?.map((document) => (
          <DocumentCard key={document.id} document={document} onTask={setTask} />
        ))}
      </ul>
      {task?.task === 'examples' && <ExamplesDialog onTake={write} onClose={close} />}
      {task?.task === 'write' && <DocumentDialog saved={null} content={task.content} onClose={close} />}
      {task?.task === 'edit' && <EditDocument document={task.document} onClose={close} />}
      {task?.task === 'versions' && <VersionsDialog document={task.document} onClose={close} />}
    </Page>
  )
}

/** Loads a document's newest text, and writes its next version. */
function EditDocument({ document, onClose }: { document: ClinicDocument; onClose: () => void }) {
  const t = useT()
  const { id, title, version } = document
  const newest = trpc.consents.version.useQuery({ documentId: id, version }, { meta: { silent: true } })
  if (newest.data) {
    const { text, kind, explained } = newest.data
    return <DocumentDialog saved={document} content={{ title, text, kind, explained }} onClose={onClose} />
  }
  return (
    <Dialog open onClose={onClose} title={t('consents.editor.edit', { title })}>
      <LoadState query={newest} error={t('consents.read.notLoaded')} loading="h-80 w-full rounded-md" />
    </Dialog>
  )
}
