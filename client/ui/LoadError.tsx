import { Button } from './Button.tsx'
import { Card } from './Card.tsx'

export function LoadError({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <Card className="flex flex-col items-center gap-4 p-10 text-center">
      <p>{children}</p>
      <Button look="outline" onClick={onRetry}>
        Try again
      </Button>
    </Card>
  )
}
