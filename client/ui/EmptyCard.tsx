import type { ComponentProps } from 'react'
import { Card } from './Card.tsx'
import { Empty } from './Empty.tsx'

export const EmptyCard = (props: ComponentProps<typeof Empty>) => (
  <Card>
    <Empty {...props} />
  </Card>
)
