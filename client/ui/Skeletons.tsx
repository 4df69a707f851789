import { useT } from '../locale/messages.tsx'
import { Card } from './Card.tsx'
import { Skeleton } from './Skeleton.tsx'

type SkeletonsProps = { bars: readonly string[]; className?: string; card?: boolean }

/** A placeholder of several bars, given by their classes. */
export function Skeletons({ bars, className = '', card = false }: SkeletonsProps) {
  const t = useT()
  const Frame = card ? Card : 'div'
  return (
    <Frame role="status" aria-label={t('app.loading')} className={className}>
      {bars.map((bar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
        <Skeleton key={index} className={bar} />
      ))}
    </Frame>
  )
}
