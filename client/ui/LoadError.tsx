import { useT } from '../locale/messages.tsx'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'

export function LoadError({ children, onRetry }: { children: string; onRetry?: () => void }) {
  const t = useT()
  return (
    <Card className="flex flex-col items-center gap-4 p-10 text-center">
      <p>{children}</p>
      {onRetry && (
        <Button look="outline" onClick={onRetry}>
          {t('app.tryAgain')}
        </Button>
      )}
    </Card>
  )
}
