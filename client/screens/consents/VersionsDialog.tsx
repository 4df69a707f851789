import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { formatInstant } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Select } from '../../ui/Select.tsx'
import type { ClinicDocument } from './consent.ts'
import { DocumentText } from './DocumentText.tsx'

/** Every version of a document, each to read. */
export function VersionsDialog({ document, onClose }: { document: ClinicDocument; onClose: () => void }) {
  const t = useT()
  const documentId = document.id
  const [chosen, setChosen] = useState(document.version)
  const versions = trpc.consents.versions.useQuery({ documentId }, { meta: { silent: true } })
  const shown = trpc.consents.version.useQuery({ documentId, version: chosen }, { meta: { silent: true } })
  const signed = versions.data?.find(({ version }) => version === chosen)?.signed
  return (
    <Dialog open wide onClose={onClose} title={t('consents.versions.title', { title: document.title })}>
      <LoadState query={versions} error={t('consents.office.notLoaded')} loading="h-11 w-full rounded-md" />
      {versions.data && (
        <Field
          label={t('consents.versions.choose')}
          hint={signed !== undefined && t('consents.versions.signed', { count: signed })}
        >
          <Select
            value={String(chosen)}
            onChange={(version) => setChosen(Number(version))}
            options={versions.data.map(({ version, at, by }) => ({
              value: String(version),
              label: t('consents.office.savedBy', { version, day: formatInstant(at), name: by }),
            }))}
            placeholder={t('consents.versions.choose')}
          />
        </Field>
      )}
      <div className="mt-5 border-t border-line pt-5">
        <LoadState query={shown} error={t('consents.read.notLoaded')} loading="h-60 w-full rounded-md" />
        {shown.data && <DocumentText text={shown.data.text} language={shown.data.language} level={3} />}
      </div>
    </Dialog>
  )
}
