import { getRouteApi } from '@tanstack/react-router'
import { IMPORT_KINDS, type ImportKind } from '../../../shared/imports.ts'
import { useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { FileStep } from './FileStep.tsx'
import { ImportOfFile } from './ImportOfFile.tsx'

const route = getRouteApi('/admin/import')

/** Imports patients or products from a file. The file's id is in the address, so that a reload continues with it. */
export function Import() {
  const t = useT()
  const { kind: wanted, id } = route.useSearch()
  const navigate = route.useNavigate()
  const kind = IMPORT_KINDS.find((known) => known === wanted) ?? 'patients'
  const go = (next: { kind: ImportKind; id?: string }) => void navigate({ search: next, resetScroll: false })
  return (
    <>
      {kind === 'patients' ? (
        <BackLink to="/admin/users">{t('app.page.users')}</BackLink>
      ) : (
        <BackLink to="/admin/products">{t('app.page.products')}</BackLink>
      )}
      <PageHeading
        title={t(`imports.title.${kind}`)}
        subtitle={t('imports.subtitle')}
        action={
          !id && (
            <Segments
              label={t('imports.kind')}
              value={kind}
              onChange={(value) => go({ kind: value })}
              options={IMPORT_KINDS.map((value) => ({ value, title: t(`imports.kind.${value}`) }))}
            />
          )
        }
      />
      <div className="mt-6 max-w-225">
        {id ? (
          <ImportOfFile key={id} id={id} onLeave={() => go({ kind })} />
        ) : (
          <FileStep kind={kind} onUploaded={(uploaded) => go({ kind, id: uploaded })} />
        )}
      </div>
    </>
  )
}
