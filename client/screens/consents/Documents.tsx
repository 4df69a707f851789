import { FileText, PenLine } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import emptyArt from '../../art/empty-plans.svg'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatFullMoment, formatInstant } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeletons } from '../../ui/Skeletons.tsx'
import { ConsentBadge } from './ConsentBadge.tsx'
import type { Consent } from './consent.ts'
import { PdfLink } from './PdfLink.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** When a document reached its state, and for whom it was signed. */
function useWhen({ state, version, kind, ...consent }: Consent) {
  const t = useT()
  const { capacity, signedAt, declinedAt, withdrawnAt } = consent
  if (state === 'declined')
    return t('consents.mine.declinedOn', { moment: formatFullMoment(declinedAt ?? ''), version })
  if (state === 'withdrawn')
    return t('consents.mine.withdrawnOn', { moment: formatFullMoment(withdrawnAt ?? ''), version })
  const moment = formatFullMoment(signedAt ?? '')
  const signed = t('consents.mine.signedOn', { moment, capacity: capacity ?? 'self', version })
  return kind === 'costs' ? `${signed} ${t('consents.mine.onlyTells')}` : signed
}

function ToSign({ consent: { id, title, version, askedBy, askedAt } }: { consent: Consent }) {
  const t = useT()
  return (
    <Card as="li" className="p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-lg font-strong break-words">{title}</h3>
        <ConsentBadge state="asked" />
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {t('consents.mine.askedBy', { version, name: askedBy, day: formatInstant(askedAt) })}
      </p>
      <LinkButton to="/documents/$id" params={{ id }} className="mt-4 w-full md:w-auto">
        <PenLine size={18} aria-hidden />
        <span>
          <Rich id="consents.mine.readAndSign" values={{ title }} />
        </span>
      </LinkButton>
    </Card>
  )
}

function Ended({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) {
  const { id, title, state, kind, signedAt } = consent
  return (
    <Card as="li" className="p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-lg font-strong break-words">{title}</h3>
        <ConsentBadge state={state} />
      </div>
      <p className="mt-1 text-sm text-ink-2">{useWhen(consent)}</p>
      <div className="mt-3 -ml-3 flex flex-wrap gap-1">
        <LinkButton to="/documents/$id" params={{ id }} look="plain" size="tight">
          <FileText size={18} aria-hidden />
          <span>
            <Rich id="consents.mine.read" values={{ title }} />
          </span>
        </LinkButton>
        {signedAt && (
          <PdfLink id={id}>
            <Rich id="consents.mine.pdf" values={{ title }} />
          </PdfLink>
        )}
        {state === 'signed' && kind !== 'costs' && (
          <Button look="danger-plain" size="tight" onClick={onWithdraw}>
            <span>
              <Rich
                id={kind === 'contract' ? 'consents.mine.end' : 'consents.mine.withdraw'}
                values={{ title }}
              />
            </span>
          </Button>
        )}
      </div>
    </Card>
  )
}

/** The person's documents: those to sign first. */
export function Documents() {
  const t = useT()
  const mine = trpc.consents.mine.useQuery(undefined, { meta: { errorTitle: t('consents.mine.failed') } })
  const [withdrawing, setWithdrawing] = useState<Consent | null>(null)
  const open = mine.data?.filter(({ state }) => state === 'asked') ?? []
  const ended = mine.data?.filter(({ state }) => state !== 'asked') ?? []
  return (
    <Page title={t('app.page.documents')} subtitle={t('consents.mine.subtitle')}>
      <LoadState
        query={mine}
        error={t('consents.mine.notLoaded')}
        loading={
          <Skeletons className="grid gap-5 md:grid-cols-2" bars={['h-40 rounded-lg', 'h-40 rounded-lg']} />
        }
      />
      {mine.data && open.length === 0 && (
        <EmptyCard art={emptyArt} ground="leaf" title={t('consents.mine.none')}>
          {t('consents.mine.noneText')}
        </EmptyCard>
      )}
      {open.length > 0 && (
        <section aria-labelledby="to-sign">
          <h2 id="to-sign" className="mb-3 text-xl font-strong">
            {t('consents.mine.toSign')}
          </h2>
          <ul className="grid items-start gap-5 md:grid-cols-2">
            {open.map((consent) => (
              <ToSign key={consent.id} consent={consent} />
            ))}
          </ul>
        </section>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="own-documents" className="mt-8">
          <h2 id="own-documents" className="mb-3 text-xl font-strong">
            {t('consents.mine.others')}
          </h2>
          <ul className="grid items-start gap-5 md:grid-cols-2">
            {ended.map((consent) => (
              <Ended key={consent.id} consent={consent} onWithdraw={() => setWithdrawing(consent)} />
            ))}
          </ul>
        </section>
      )}
      {withdrawing && withdrawing.kind !== 'costs' && (
        <WithdrawDialog
          consent={{ id: withdrawing.id, title: withdrawing.title, kind: withdrawing.kind }}
          onClose={() => setWithdrawing(null)}
        />
      )}
    </Page>
  )
}
