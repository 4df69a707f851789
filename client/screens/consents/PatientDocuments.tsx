import { getRouteApi } from '@tanstack/react-router'
import { PenLine, TabletSmartphone } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import emptyArt from '../../art/empty-plans.svg'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { formatFullMoment, formatMomentOfYear } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { AskDialog } from './AskDialog.tsx'
import { ConsentBadge } from './ConsentBadge.tsx'
import type { Consent } from './consent.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import { PdfLink } from './PdfLink.tsx'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

/** How a document came to its state. */
function useHow({ version, state, ...consent }: Consent) {
  const t = useT()
  const { askedBy, askedAt, signedAt, declinedAt, withdrawnAt, name, method, capacity } = consent
  switch (state) {
    case 'asked':
      return t('consents.patient.asked', { version, name: askedBy, moment: formatMomentOfYear(askedAt) })
    case 'signed':
      return t('consents.patient.signed', {
        ...{ version, name: name ?? '', moment: formatMomentOfYear(signedAt ?? '') },
        ...{ method: method ?? 'typed', capacity: capacity ?? 'self' },
      })
    case 'declined':
      return t('consents.patient.declined', { version, moment: formatMomentOfYear(declinedAt ?? '') })
    case 'withdrawn':
      return t('consents.patient.withdrawn', { version, moment: formatMomentOfYear(withdrawnAt ?? '') })
  }
}

function Line({ consent }: { consent: Consent }) {
  const t = useT()
  const { id, title, state, signedAt, explainedBy, explainedAt } = consent
  const how = useHow(consent)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-5 py-4 first:border-t-0 md:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-strong break-words">{title}</p>
        <p className="text-sm break-words text-ink-2">{how}</p>
        {explainedBy && explainedAt && (
          <p className="text-xs text-ink-3">
            {t('consents.patient.explained', { by: explainedBy, moment: formatFullMoment(explainedAt) })}
          </p>
        )}
      </div>
      <ConsentBadge state={state} />
      {signedAt && (
        <PdfLink id={id}>
          <Rich id="consents.mine.pdf" values={{ title }} />
        </PdfLink>
      )}
    </li>
  )
}

/** A patient's requested and signed documents, and a dialog to request another signature. */
export function PatientDocuments() {
  const t = useT()
  const { patientId } = route.useParams()
  const list = trpc.consents.ofPatient.useQuery(
    { patientId },
    { meta: { errorTitle: t('consents.office.failed') } },
  )
  const [asking, setAsking] = useState(false)
  const [handing, setHanding] = useState(false)
  const open = list.data?.filter(({ state }) => state === 'asked').length ?? 0
  return (
    <section aria-labelledby="documents" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="documents" className="text-xl font-strong">
          {t('app.page.documents')}
        </h2>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/practitioner/documents" look="plain">
            {t('consents.patient.clinics')}
          </LinkButton>
          {open > 0 && (
            <Button look="outline" onClick={() => setHanding(true)}>
              <TabletSmartphone size={18} aria-hidden />
              {t('consents.device.start')}
            </Button>
          )}
          <Button look="outline" onClick={() => setAsking(true)} disabled={!list.data}>
            <PenLine size={18} aria-hidden />
            {t('consents.patient.ask')}
          </Button>
        </div>
      </div>
      <LoadState query={list} error={t('consents.office.notLoaded')} loading="h-60 w-full rounded-lg" />
      {list.data?.length === 0 && (
        <EmptyCard art={emptyArt} ground="leaf" title={t('consents.patient.none')}>
          {t('consents.patient.noneText')}
        </EmptyCard>
      )}
      {list.data && list.data.length > 0 && (
        <Card>
          <ul>
            {list.data.map((consent) => (
              <Line key={consent.id} consent={consent} />
            ))}
          </ul>
        </Card>
      )}
      {handing && <HandOverDialog patientId={patientId} count={open} onClose={() => setHanding(false)} />}
      {asking && list.data && (
        <AskDialog patientId={patientId} asked={list.data} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}
