import { CircleCheck } from 'lucide-react'
import { WIZARD_COST } from '../../../shared/credits.ts'
import { trpc } from '../../app/trpc.ts'
import ginger from '../../art/ginger.svg'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatCount } from '../../ui/format.ts'
import { Progress } from '../../ui/Progress.tsx'
import { RecommendationView } from './RecommendationView.tsx'

type Answer = { balance: number; recommendation: string | null }

function Newest() {
  const history = trpc.credits.wizardHistory.useQuery(undefined, { meta: { errorTitle: 'Error' } })
  const newest = history.isFetching ? undefined : history.data?.[0]
  if (newest?.recommendation) return <RecommendationView recommendation={newest.recommendation} />
  return <p className="text-ink-2">It is saved and listed below.</p>
}

function Complete({ balance, recommendation }: Answer) {
  return (
    <Card as="section" aria-labelledby="result" className="p-5 md:p-7">
      <h2 id="result" className="flex items-center gap-2.5 text-lg font-strong">
        <CircleCheck size={22} className="text-success" />
        Generation complete
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {WIZARD_COST} credits were used, {formatCount(balance)} are left.
      </p>
      <div className="mt-5">
        {recommendation === null ? (
          <p className="text-ink-2">
            No recommendation was produced: this part of the wizard is still being built. What you typed stays
            in the form.
          </p>
        ) : (
          <Newest />
        )}
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
  return (
    <div aria-live="polite" aria-busy={running}>
      {running ? (
        <Card className="p-5 md:p-7">
          <h2 className="text-lg font-strong">Generating recommendations</h2>
          <p className="mt-1 mb-5 text-sm text-ink-2">
            {slow ? 'This can take a minute. You can leave this page: the result is saved.' : 'One moment.'}
          </p>
          <Progress label="Generating recommendations" percent={percent} />
        </Card>
      ) : answer ? (
        <Complete {...answer} />
      ) : (
        <EmptyCard art={ginger} ground="calendula" title="No recommendations yet">
          The result of a run appears here.
        </EmptyCard>
      )}
    </div>
  )
}
