import { useT } from '../../locale/messages.tsx'
import { PageHeading } from '../../ui/Page.tsx'

export function Settings() {
  return <PageHeading title={useT()('admin.settings')} />
}
