import { PageHeading } from '../../ui/Page.tsx'

export function Settings() {
  return <PageHeading title="Settings - Coming Soon" />
}
