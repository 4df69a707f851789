import { itemSentence, type PlanItem, scheduleOf } from '../../../shared/planItems.ts'
import { Badge } from '../../ui/Badge.tsx'

type ScheduleProps = {
  plan: { medications: string[] | null; items: readonly PlanItem[] }
  /** How many medications are shown before "+N"; all by default. */
  most?: number
}

/** What a medication without a time of its own says; it stands for every medication and is left out. */
const PLAIN = 'Every day'

/** The sentences of a plan's schedule by medication, for those that have more to say than "Every day". */
export const schedulesOf = (plan: ScheduleProps['plan']): ReadonlyMap<string, string> =>
  new Map(
    scheduleOf(plan)
      .map((item) => [item.text, itemSentence(item)] as const)
      .filter(([, sentence]) => sentence !== PLAIN),
  )

/** A plan's medications, one per line, each with the sentence of its schedule. */
export function Schedule({ plan, most = Number.POSITIVE_INFINITY }: ScheduleProps) {
  const items = scheduleOf(plan)
  const sentences = schedulesOf(plan)
  const rest = items.slice(most)
  if (items.length === 0) return null
  return (
    <div className="border-t border-line">
      <ul>
        {items.slice(0, most).map((item) => {
          const sentence = sentences.get(item.text)
          return (
            <li
              key={item.text}
              className="flex min-h-tap flex-col justify-center border-b border-line py-2 break-words"
            >
              <span className="text-base">{item.text}</span>
              {sentence && <span className="text-xs text-ink-3">{sentence}</span>}
            </li>
          )
        })}
      </ul>
      {rest.length > 0 && (
        <p className="pt-3">
          <Badge tone="neutral" description={rest.map(({ text }) => text).join(', ')}>
            +{rest.length}
          </Badge>
        </p>
      )}
    </div>
  )
}
