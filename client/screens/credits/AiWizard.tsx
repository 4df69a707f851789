import { WIZARD_COST } from '../../../shared/credits.ts'
import ginger from '../../art/ginger.svg'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'

export function AiWizard() {
  return (
    <Page title="AI Compounding Wizard" subtitle={`Each run uses ${WIZARD_COST} credits.`}>
      <Card>
        <Empty
          art={ginger}
          ground="water"
          title="No recommendations yet"
          action={
            <LinkButton to="/credits" look="soft">
              Credits
            </LinkButton>
          }
        >
          The wizard is not switched on at this clinic. Nothing is charged.
        </Empty>
      </Card>
    </Page>
  )
}
