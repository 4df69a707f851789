import { commas } from '../../../shared/listText.ts'
import { type PlanItem, partChanges, scheduleOf, untimed } from '../../../shared/planItems.ts'
import { itemSentence, stepsSentence } from '../../../shared/planItemText.ts'
import { t, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'

type ScheduleProps = {
  plan: { medications: string[] | null; items: readonly PlanItem[] }
  /** The `lang` of the medications. */
  lang?: string | undefined
  /** Medications before "+N"; all by default. */
  most?: number
}

/** True for "Every day", which is left out; the first day is not part of the sentence. */
const isPlain = (item: PlanItem) => partChanges(untimed(item.text), item).every(({ part }) => part === 'from')

/** Schedules by medication, without plain "Every day"; of a taper each step, with its first day. */
export function schedulesOf(plan: ScheduleProps['plan']): ReadonlyMap<string, string> {
  const byText = Map.groupBy(scheduleOf(plan), ({ text }) => text)
  return new Map(
    [...byText].flatMap(([text, items]) => {
      const [item] = items
      if (items.length > 1) return [[text, stepsSentence(items, t)]]
      return item && !isPlain(item) ? [[text, itemSentence(item, t)]] : []
    }),
  )
}

/** A plan's medications, one per line, with their schedules. */
export function Schedule({ plan, lang, most = Number.POSITIVE_INFINITY }: ScheduleProps) {
  const t = useT()
  const items = [...new Set(scheduleOf(plan).map(({ text }) => text))]
  const sentences = schedulesOf(plan)
  const rest = items.slice(most)
  if (items.length === 0) return null
  return (
    <div className="border-t border-line">
      <ul>
        {items.slice(0, most).map((text) => {
          const sentence = sentences.get(text)
          return (
            <li
              key={text}
              className="flex min-h-tap flex-col justify-center border-b border-line py-2 break-words"
            >
              <span lang={lang} className="text-base">
                {text}
              </span>
              {sentence && <span className="text-xs text-ink-3">{sentence}</span>}
            </li>
          )
        })}
      </ul>
      {rest.length > 0 && (
        <p className="pt-3">
          <Badge tone="neutral" description={commas(t, rest)}>
            {t('plans.more', { count: rest.length })}
          </Badge>
        </p>
      )}
    </div>
  )
}
