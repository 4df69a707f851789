import { Download, Pencil } from 'lucide-react'
import { commas } from '../../../shared/listText.ts'
import { scheduleOf } from '../../../shared/planItems.ts'
import { itemSentence } from '../../../shared/planItemText.ts'
import { trpc } from '../../app/trpc.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass, LinkButton } from '../../ui/Button.tsx'
import { formatInstant } from '../../ui/format.ts'
import { nextId } from '../../ui/ShowMorePages.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VersionsLink } from '../../ui/VersionsLink.tsx'
import { Written } from '../../ui/Written.tsx'

const DETAILS = ['dosageInstructions', 'duration', 'notes'] as const

/** A patient's plans with their versions; `whole` shows the schedule of each medication. */
export function PlanList({ patientId, whole = false }: { patientId: string; whole?: boolean }) {
  const t = useT()
  const plans = trpc.plans.ofPatient.useInfiniteQuery(
    { patientId },
    {
      getNextPageParam: nextId,
      meta: { errorTitle: t('care.plan.failed') },
    },
  )
  const list = plans.data?.pages.flat()
  if (!list) return <Skeleton className="h-24 w-full" />
  if (list.length === 0) return <p className="text-ink-2">{t('care.plan.none')}</p>
  return (
    <>
      <ul>
        {list.map((plan) => (
          <li key={plan.id} className="border-t border-line pt-3 pb-1">
            <p className="flex flex-wrap items-center justify-between gap-3">
              <Written as="span" language={plan.language} className="font-strong">
                {plan.title}
              </Written>
              <Badge tone="success">{t('care.plan.active')}</Badge>
            </p>
            <p className="text-xs text-ink-3">
              {t('care.plan.by', { author: plan.author, day: formatInstant(plan.createdAt) })}
            </p>
            {plan.description && (
              <Written
                as="p"
                language={plan.language}
                className={`mt-1 max-w-measure text-sm text-ink-2 ${whole ? '' : 'line-clamp-2'}`}
              >
                {plan.description}
              </Written>
            )}
            {whole ? (
              <>
                <ul className="mt-2 grid gap-x-8 gap-y-1.5 text-sm md:grid-cols-2">
                  {scheduleOf(plan).map((item, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a taper has several items of one text
                    <li key={`${item.text} ${index}`} className="min-w-0 break-words">
                      <Written as="span" language={plan.language} className="font-strong">
                        {item.text}
                      </Written>
                      <span className="block text-ink-2">{itemSentence(item, t)}</span>
                    </li>
                  ))}
                </ul>
                <dl className="mt-2 grid grid-cols-[5rem_1fr] gap-y-1 text-sm">
                  {DETAILS.filter((field) => plan[field]).map((field) => (
                    <div key={field} className="contents">
                      <dt className="text-ink-3">{t(`care.plan.${field}`)}</dt>
                      <Written
                        as="dd"
                        language={plan.language}
                        className="min-w-0 max-w-measure break-words whitespace-pre-line"
                      >
                        {plan[field]}
                      </Written>
                    </div>
                  ))}
                </dl>
              </>
            ) : (
              plan.medications && (
                <Written as="p" language={plan.language} className="mt-1 text-sm">
                  {commas(t, plan.medications)}
                </Written>
              )
            )}
            <p className="flex flex-wrap gap-x-6">
              <a
                href={`/api/plans/${plan.id}/plan.pdf`}
                download
                className={`${buttonClass('plain', 'tight')} -ml-3`}
              >
                <Download size={18} />
                <span>
                  <Rich id="care.plan.download" values={{ plan: plan.title }} />
                </span>
              </a>
              <VersionsLink plan={plan} />
              {plan.own && (
                <LinkButton
                  to="/practitioner/treatment-plans"
                  search={{ edit: plan.id }}
                  look="plain"
                  size="tight"
                >
                  <Pencil size={18} />
                  <span>
                    <Rich id="care.plan.edit" values={{ plan: plan.title }} />
                  </span>
                </LinkButton>
              )}
            </p>
          </li>
        ))}
      </ul>
      {plans.hasNextPage && (
        <Button
          look="plain"
          size="tight"
          busy={plans.isFetchingNextPage}
          onClick={() => plans.fetchNextPage()}
        >
          {t('care.plan.earlier')}
        </Button>
      )}
    </>
  )
}
