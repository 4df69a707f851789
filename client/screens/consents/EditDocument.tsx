import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ClinicDocument } from './consent.ts'
import { DocumentDialog } from './DocumentDialog.tsx'

/** Loads a document's newest text, and writes its next version. */
export function EditDocument({ document, onClose }: { document: ClinicDocument; onClose: () => void }) {
  const t = useT()
  const { id, title, version } = document
  const newest = trpc.consents.version.useQuery({ documentId: id, version }, { meta: { silent: true } })
  if (newest.data) {
    const { text, kind, explained } = newest.data
    return <DocumentDialog saved={document} content={{ title, text, kind, explained }} onClose={onClose} />
  }
  return (
    <Dialog open onClose={onClose} title={t('consents.editor.edit', { title })}>
      <LoadState
        query={newest}
        error={t('consents.read.notLoaded')}
        loading={<Skeleton className="h-80 w-full rounded-md" />}
      />
    </Dialog>
  )
}
