import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { conditionText } from '../../../shared/conditionText.ts'
import { commas } from '../../../shared/listText.ts'
import { useSession } from '../../app/session.ts'
import { trpcClient } from '../../app/trpc.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { NotChecked, NotReviewed, SafetyNotices, SafetyVerdict } from '../../ui/SafetyFindings.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'

/** The cart's safety warnings, for signed-in people only. */
export function useCartSafety(productIds: string[]) {
  const t = useT()
  const userId = useSession()?.user.id
  const sortedIds = [...productIds].sort()
  return useQuery({
    queryKey: ['plans', 'checkCart', userId, sortedIds],
    queryFn: () => trpcClient.plans.checkCart.mutate({ productIds: sortedIds }),
    enabled: userId !== undefined && sortedIds.length > 0,
    placeholderData: keepPreviousData,
    // Contains data of the person's profile, so it is dropped when the page is left.
    gcTime: 0,
    // Silent: the page shows the error, and the server checks again.
    meta: { errorTitle: t('shop.safety.failed'), silent: true },
  })
}

/** The cart checked against the person's medications, plans and allergies. Serious warnings must be acknowledged. */
export function CartSafety({ found: { data: check, isError } }: { found: ReturnType<typeof useCartSafety> }) {
  const t = useT()
  const userId = useSession()?.user.id
  if (userId === undefined) return null
  const comparedWith = check && [
    ...check.taken,
    ...check.allergies.map((allergy) => t('shop.safety.allergy', { allergy })),
    ...check.conditions.map((condition) => conditionText(condition, t)),
  ]
  return (
    <SectionCard large title={t('safety.title')} className="p-5 md:p-6">
      <div aria-live="polite" className="mt-3 grid gap-4 text-sm">
        {isError && <p className="text-ink-2">{t('shop.safety.unavailable')}</p>}
        {check && (
          <>
            <SafetyVerdict check={check} audience="patient" />
            <SafetyNotices warnings={check.warnings} heading="h3" audience="patient" />
            <dl className="grid gap-x-5 text-ink-2 md:grid-cols-[auto_1fr] md:gap-y-1">
              <dt className="text-ink-3 max-md:not-first:mt-2">{t('safety.known')}</dt>
              <dd>{commas(t, check.recognised) || t('shop.safety.none')}</dd>
              <dt className="text-ink-3 max-md:not-first:mt-2">{t('shop.safety.comparedWith')}</dt>
              <dd>{commas(t, comparedWith ?? []) || t('shop.safety.nothing')}</dd>
            </dl>
            {check.unreviewed.length > 0 && (
              <div className="rounded-md bg-neutral-soft p-4 text-sm text-on-neutral-soft">
                <p className="mb-1 font-strong">{t('safety.unreviewed.title')}</p>
                <NotReviewed unreviewed={check.unreviewed} />
              </div>
            )}
            <NotChecked check={check} audience="patient" />
            <p className="text-xs text-ink-3">
              <Rich
                id="shop.safety.limits"
                values={{
                  version: check.version,
                  link: (text) => (
                    <Link to="/profile" className="underline">
                      {text}
                    </Link>
                  ),
                }}
              />
            </p>
          </>
        )}
      </div>
    </SectionCard>
  )
}
