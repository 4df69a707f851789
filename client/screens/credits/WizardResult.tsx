import { CircleCheck } from 'lucide-react'
import { WIZARD_COST } from '../../../shared/credits.ts'
import { trpc } from '../../app/trpc.ts'
import ginger from '../../art/ginger.svg'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { RecommendationView } from './RecommendationView.tsx'

type Answer = { balance: number; recommendation: string | null }

function Newest() {
  const t = useT()
  const history = trpc.credits.wizardHistory.useQuery(undefined, {
    meta: { errorTitle: t('app.failed.title') },
  })
  const newest = history.isFetching ? undefined : history.data?.[0]
  if (newest?.recommendation) return <RecommendationView recommendation={newest.recommendation} />
  return <p className="text-ink-2">{t('credits.result.saved')}</p>
}

function Complete({ balance, recommendation }: Answer) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="result" className="p-5 md:p-7">
      <h2 id="result" className="flex items-center gap-2.5 text-lg font-strong">
        <CircleCheck size={22} className="text-success" />
        {t('credits.result.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {t('credits.result.used', { cost: WIZARD_COST, left: balance })}
      </p>
      <div className="mt-5">
        {recommendation === null ? <p className="text-ink-2">{t('credits.result.none')}</p> : <Newest />}
      </div>
    </Card>
  )
}

type WizardResultProps = {
  running: boolean
  percent: number
  answer: Answer | null
  /** Whether an AI model writes the answer, which can take a minute. */
  slow: boolean
}

export function WizardResult({ running, percent, answer, slow }: WizardResultProps) {
  const t = useT()
  return (
    <div aria-live="polite" aria-busy={running}>
      {running ? (
        <Card className="p-5 md:p-7">
          <h2 className="text-lg font-strong">{t('credits.result.running')}</h2>
          <p className="mt-1 mb-5 text-sm text-ink-2">
            {t(slow ? 'credits.result.slow' : 'credits.result.moment')}
          </p>
          <Progress label={t('credits.result.running')} percent={percent} />
        </Card>
      ) : answer ? (
        <Complete {...answer} />
      ) : (
        <EmptyCard art={ginger} ground="calendula" title={t('credits.result.empty.title')}>
          {t('credits.result.empty.text')}
        </EmptyCard>
      )}
    </div>
  )
}
