import { ArrowRight } from 'lucide-react'
import { trpc } from '../../app/trpc.ts'
import { LineAction, LineSentence } from '../../layout/now/WorklistLine.tsx'
import { useToday } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'

/** Shown after signing: what is still open about this patient, or else the patient who needs attention most. */
export function NextUp({ patientId }: { patientId: string }) {
  const t = useT()
  const today = useToday()
  const { data: lines } = trpc.care.worklist.useQuery(undefined, { meta: { silent: true } })
  if (!lines) return null
  const next = lines.find(({ patient }) => patient.id === patientId) ?? lines[0]
  return (
    <Card as="section" aria-label={t('care.next.title')} className="p-4 md:px-6">
      {next ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <ArrowRight size={20} aria-hidden className="shrink-0 text-accent-text" />
          <p className="font-strong">{t('care.next', { patient: next.patient.fullName })}</p>
          <div className="min-w-0 flex-1 basis-60">
            <LineSentence line={next} today={today} />
          </div>
          <LineAction line={next} plain />
        </div>
      ) : (
        <p className="text-sm font-strong">{t('care.next.nobody')}</p>
      )}
    </Card>
  )
}
