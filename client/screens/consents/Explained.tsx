import { MessagesSquare } from 'lucide-react'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatInstant, formatTime } from '../../ui/format.ts'
import type { OwnConsent } from './consent.ts'

/** Who explained a document orally, and when. */
export function Explained({
  consent: { explainedBy, explainedAt, state },
}: {
  consent: Pick<OwnConsent, 'explainedBy' | 'explainedAt' | 'state'>
}) {
  const t = useT()
  if (!explainedBy || !explainedAt) return null
  return (
    <Card className="flex gap-3 p-5 md:px-7">
      <MessagesSquare size={20} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
      <div>
        <p className="font-strong">
          {t('consents.read.explained', {
            by: explainedBy,
            day: formatInstant(explainedAt),
            time: formatTime(explainedAt),
          })}
        </p>
        {state === 'asked' && <p className="text-sm text-ink-2">{t('consents.read.explainedHint')}</p>}
      </div>
    </Card>
  )
}
