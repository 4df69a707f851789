import chamomile from '../../art/chamomile.svg'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'

/** The patient's own diary. */
export function HealthTracking() {
  return (
    <Page title="Health Tracking" subtitle="Your gamified wellness journey">
      <Card>
        <Empty
          art={chamomile}
          ground="honey"
          title="Recent Entries"
          action={
            <LinkButton to="/dashboard" look="soft">
              Dashboard
            </LinkButton>
          }
        >
          No health entries yet. Start tracking to unlock achievements!
        </Empty>
      </Card>
    </Page>
  )
}
