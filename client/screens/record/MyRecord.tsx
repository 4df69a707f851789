import { FilePen, FileQuestion } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { BringIn, Held, TakeAlong } from './Held.tsx'
import { Openings } from './Openings.tsx'
import { Share } from './Share.tsx'

/** The patient's record, to read, export and share. */
export function MyRecord() {
  const t = useT()
  return (
    <Page
      title={t('app.page.myRecord')}
      subtitle={t('record.subtitle')}
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/forms" look="outline">
            <FileQuestion size={18} aria-hidden />
            {t('app.page.forms')}
          </LinkButton>
          <LinkButton to="/documents" look="outline">
            <FilePen size={18} aria-hidden />
            {t('app.page.documents')}
          </LinkButton>
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start">
        <div className="grid min-w-0 grid-cols-1 gap-5 lg:col-start-2">
          <Share />
          <Openings />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5 lg:col-start-1 lg:row-start-1">
          <Held />
          <TakeAlong />
          <BringIn />
        </div>
      </div>
    </Page>
  )
}
