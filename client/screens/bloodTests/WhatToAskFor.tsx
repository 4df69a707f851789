import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import type { Translate } from '../../../locales/translate.ts'
import { utcDay } from '../../../locales/translate.ts'
import { type Retest, windowText } from '../../../shared/retests.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Page } from '../../ui/Page.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { withUnit } from './markers.ts'
import { groupRetests } from './retestGroups.ts'

/** The laboratory slip: the practitioner's requested markers, with codes and last values, to show or print. */
export function WhatToAskFor() {
  const t = useT()
  const name = useSession()?.user.fullName
  const list = trpc.bloodTests.retests.useQuery(undefined, {
    meta: { errorTitle: t('bloodTests.slip.failed') },
  })
  const groups = groupRetests(list.data ?? [])
  return (
    <Page
      title={t('bloodTests.slip.title')}
      subtitle={name && t('bloodTests.slip.subtitle', { name })}
      action={
        <div className="flex flex-wrap gap-3 print:hidden">
          <LinkButton to="/blood-tests" look="outline">
            <ArrowLeft size={18} />
            {t('bloodTests.title')}
          </LinkButton>
          {groups.length > 0 && (
            <Button onClick={() => window.print()}>
              <Printer size={18} />
              {t('bloodTests.print')}
            </Button>
          )}
        </div>
      }
    >
      {list.isPending && <Skeleton className="h-60 w-full rounded-lg" />}
      {list.isError && <LoadError onRetry={() => list.refetch()}>{t('bloodTests.slip.notLoaded')}</LoadError>}
      {list.data && groups.length === 0 && (
        <Card className="p-8 text-center text-ink-2">{t('bloodTests.slip.none')}</Card>
      )}
      <div className="grid gap-5">
        {groups.map((group) => (
          <Slip key={group[0].id} group={group} />
        ))}
        <Earlier
          retests={list.data?.filter(({ state }) => state === 'closed' || state === 'cancelled') ?? []}
        />
      </div>
    </Page>
  )
}

/** The outcome of earlier retests; not printed. */
function Earlier({ retests }: { retests: Retest[] }) {
  const t = useT()
  if (retests.length === 0) return null
  return (
    <SectionCard title={t('bloodTests.slip.earlier')} className="p-5 md:p-6 print:hidden">
      <ul className="mt-3">
        {retests.map((retest) => (
          <li key={retest.id} className="border-t border-line py-3 text-sm last:pb-0">
            <p className="font-strong">{t.marker(retest.marker)}</p>
            <p className="text-ink-2">
              {t('bloodTests.slip.askedFor', { window: windowText(retest, t), by: retest.by })}{' '}
              {retest.closedBy ? (
                <Link
                  to="/blood-tests"
                  search={{ test: retest.closedBy }}
                  className="font-strong text-accent-text underline"
                >
                  {t('bloodTests.slip.done')}
                </Link>
              ) : (
                cancelledText(retest, t)
              )}
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

function cancelledText({ cancelledBy: by, cancelReason: reason }: Retest, t: Translate): string {
  if (!by) return t('bloodTests.slip.replaced')
  return reason ? t('bloodTests.slip.cancelledWhy', { by, reason }) : t('bloodTests.slip.cancelled', { by })
}

function lastText({ last }: Retest, t: Translate): string {
  if (!last) return t('bloodTests.slip.notMeasured')
  return t('bloodTests.slip.lastOn', { value: withUnit(last, last.unit), day: utcDay(last.day) })
}

function Slip({ group }: { group: [Retest, ...Retest[]] }) {
  const t = useT()
  const [{ from, until, by }] = group
  return (
    <SectionCard
      title={t('bloodTests.slip.between', { from: utcDay(from), until: utcDay(until) })}
      className="break-inside-avoid p-5 md:p-6"
    >
      <p className="text-sm text-ink-2">{t('bloodTests.slip.askedBy', { by })}</p>
      <table className="mt-4 w-full text-left max-md:block">
        <thead className="text-xs text-ink-2 max-md:sr-only">
          <tr>
            <th scope="col" className="py-2 pr-4 font-text">
              {t('bloodTests.slip.marker')}
            </th>
            <th scope="col" className="py-2 pr-4 font-text">
              {t('bloodTests.slip.loinc')}
            </th>
            <th scope="col" className="py-2 font-text">
              {t('bloodTests.slip.last')}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {group.map((retest) => (
            <tr key={retest.id} className="border-t border-line max-md:block max-md:py-3">
              <th scope="row" className="py-3 pr-4 font-strong max-md:block max-md:p-0">
                {t.marker(retest.marker)}
              </th>
              <td className="py-3 pr-4 text-sm max-md:block max-md:p-0">
                <span className="text-ink-2 md:hidden print:hidden">{t('bloodTests.slip.loinc')} </span>
                {retest.loinc ?? '–'}
              </td>
              <td className="py-3 text-sm max-md:block max-md:p-0">
                <span className="text-ink-2 md:hidden print:hidden">{t('bloodTests.slip.lastLabel')} </span>
                {lastText(retest, t)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  )
}
