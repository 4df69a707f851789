import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { valueText } from '../../../shared/markers.ts'
import { type Retest, windowText } from '../../../shared/retests.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatDay } from '../../ui/format.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { groupRetests } from './retestGroups.ts'

/** The slip for the laboratory: what a practitioner asks for, with codes and last values, to show or to print. */
export function WhatToAskFor() {
  const name = useSession()?.user.fullName
  const list = trpc.bloodTests.retests.useQuery(undefined, {
    meta: { errorTitle: 'Failed to load what to ask for' },
  })
  const groups = groupRetests(list.data ?? [])
  return (
    <Page
      title="What to ask for"
      subtitle={name && `For ${name}, at the next blood draw.`}
      action={
        <div className="flex flex-wrap gap-3 print:hidden">
          <LinkButton to="/blood-tests" look="outline">
            <ArrowLeft size={18} />
            Blood Tests
          </LinkButton>
          {groups.length > 0 && (
            <Button onClick={() => window.print()}>
              <Printer size={18} />
              Print
            </Button>
          )}
        </div>
      }
    >
      {list.isPending && <Skeleton className="h-60 w-full rounded-lg" />}
      {list.isError && (
        <LoadError onRetry={() => list.refetch()}>What to ask for could not be loaded.</LoadError>
      )}
      {list.data && groups.length === 0 && (
        <Card className="p-8 text-center text-ink-2">No retest is planned for you.</Card>
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

/** What became of earlier retests. It is not printed. */
function Earlier({ retests }: { retests: Retest[] }) {
  if (retests.length === 0) return null
  return (
    <Card as="section" aria-labelledby="earlier" className="p-5 md:p-6 print:hidden">
      <h2 id="earlier" className="text-lg font-strong">
        Earlier
      </h2>
      <ul className="mt-3">
        {retests.map((retest) => (
          <li key={retest.id} className="border-t border-line py-3 text-sm last:pb-0">
            <p className="font-strong">{retest.marker}</p>
            <p className="text-ink-2">
              {windowText(retest)}, asked for by {retest.by}.{' '}
              {retest.closedBy ? (
                <Link
                  to="/blood-tests"
                  search={{ test: retest.closedBy }}
                  className="font-strong text-accent-text underline"
                >
                  Done with this result
                </Link>
              ) : (
                cancelledText(retest)
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function cancelledText({ cancelledBy, cancelReason }: Retest): string {
  if (!cancelledBy) return cancelReason ?? 'Cancelled.'
  return `Cancelled by ${cancelledBy}${cancelReason ? `: ${cancelReason}` : '.'}`
}

function lastText({ last }: Retest): string {
  if (!last) return 'not measured here yet'
  return `${valueText(last)}${last.unit ? ` ${last.unit}` : ''}, ${formatDay(last.day)}`
}

function Slip({ group }: { group: [Retest, ...Retest[]] }) {
  const [{ from, until, by, id }] = group
  return (
    <Card as="section" aria-labelledby={id} className="break-inside-avoid p-5 md:p-6">
      <h2 id={id} className="text-lg font-strong">
        Between {formatDay(from)} and {formatDay(until)}
      </h2>
      <p className="text-sm text-ink-2">Asked for by {by}</p>
      <table className="mt-4 w-full text-left max-md:block">
        <thead className="text-xs text-ink-2 max-md:sr-only">
          <tr>
            <th scope="col" className="py-2 pr-4 font-text">
              Marker
            </th>
            <th scope="col" className="py-2 pr-4 font-text">
              LOINC
            </th>
            <th scope="col" className="py-2 font-text">
              Last value
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {group.map((retest) => (
            <tr key={retest.id} className="border-t border-line max-md:block max-md:py-3">
              <th scope="row" className="py-3 pr-4 font-strong max-md:block max-md:p-0">
                {retest.marker}
              </th>
              <td className="py-3 pr-4 text-sm max-md:block max-md:p-0">
                <span className="text-ink-2 md:hidden print:hidden">LOINC </span>
                {retest.loinc ?? '–'}
              </td>
              <td className="py-3 text-sm max-md:block max-md:p-0">
                <span className="text-ink-2 md:hidden print:hidden">Last: </span>
                {lastText(retest)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
