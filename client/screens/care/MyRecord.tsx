import { Page } from '../../ui/Page.tsx'
import { Timeline } from './Timeline.tsx'

/** The patient's own record. */
export function MyRecord() {
  return (
    <Page title="My record">
      <Timeline />
    </Page>
  )
}
