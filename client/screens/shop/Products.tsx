import placeholder from '../../art/placeholder.svg'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Page } from '../../ui/Page.tsx'

/** The catalogue; it needs no session. */
export function Products() {
  return (
    <Page title="Products" subtitle="Supplements your practitioner works with.">
      <Card>
        <Empty
          art={placeholder}
          ground="water"
          title="No products found"
          action={
            <LinkButton to="/" look="soft">
              Home
            </LinkButton>
          }
        >
          The clinic has put nothing on its shelf yet.
        </Empty>
      </Card>
    </Page>
  )
}
