import { useState } from 'react'
import { type Answers, trpc } from '../../app/trpc.ts'
import emptyPlans from '../../art/empty-plans.svg'
import { Rich, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { Schedule } from './Schedule.tsx'
import { UseTemplate } from './UseTemplate.tsx'

type Template = Answers['plans']['templates'][number]

/** The clinic's latest plans, without anything that identifies the patient. */
export function Templates() {
  const t = useT()
  const templates = trpc.plans.templates.useQuery(undefined, {
    meta: { errorTitle: t('plans.failed') },
  })
  const [chosen, setChosen] = useState<Template | null>(null)
  if (templates.isPending) return <PlansSkeleton height="h-52" />
  if (templates.data?.length === 0) {
    return (
      <EmptyCard art={emptyPlans} ground="leaf" title={t('plans.empty')}>
        {t('plans.template.empty')}
      </EmptyCard>
    )
  }
  return (
    <>
      <h2 className="mb-4 text-xl font-strong">{t('plans.template.title')}</h2>
      <ul className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        {templates.data?.map((template) => (
          <Card as="li" key={template.id} className="flex flex-col gap-3.5 p-5 md:p-6">
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 text-lg font-strong">{template.title}</h3>
              <span className="flex shrink-0 flex-wrap justify-end gap-2">
                {template.own && <Badge tone="neutral">{t('plans.template.yours')}</Badge>}
                <Badge tone="success">{t('plans.active')}</Badge>
              </span>
            </div>
            {template.description && (
              <p className="line-clamp-3 text-sm text-ink-2">{template.description}</p>
            )}
            <Schedule plan={template} most={3} />
            <Button look="soft" className="self-start" onClick={() => setChosen(template)}>
              <Rich id="plans.template.use" values={{ title: template.title }} />
            </Button>
          </Card>
        ))}
      </ul>
      {templates.data?.at(-1)?.more && (
        <p className="mt-5 text-sm text-ink-2">{t('plans.template.latest')}</p>
      )}
      {chosen && (
        <UseTemplate
          template={chosen}
          from="latest"
          description={t(chosen.own ? 'plans.template.own' : 'plans.template.others')}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
