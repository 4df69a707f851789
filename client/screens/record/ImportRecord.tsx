import { getRouteApi } from '@tanstack/react-router'
import { useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { ChooseRecordFile } from './ChooseRecordFile.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { ImportPreview } from './ImportPreview.tsx'

const route = getRouteApi('/portal/screens/record/import')

/** Imports records from a file. The file's id is in the address, so that a reload continues with it. */
export function ImportRecord() {
  const t = useT()
  const { id } = route.useSearch()
  const navigate = route.useNavigate()
  const go = (next: { id?: string }) => void navigate({ search: next, resetScroll: false })
  return (
    <div className="content pt-8 pb-16 md:pt-10">
      <BackLink to="/record">{t('app.page.myRecord')}</BackLink>
      <PageHeading title={t('app.page.recordImport')} subtitle={t('record.import.subtitle')} />
      <div className="mt-6 grid gap-6">
        {id ? (
          <ImportPreview key={id} id={id} onLeave={() => go({})} />
        ) : (
          <ChooseRecordFile onUploaded={(uploaded) => go({ id: uploaded })} />
        )}
        <Elsewhere />
      </div>
    </div>
  )
}
