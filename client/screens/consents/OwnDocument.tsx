import { getRouteApi } from '@tanstack/react-router'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { statusOf } from '../../ui/failures.ts'
import { formatFullMoment } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Page } from '../../ui/Page.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ConsentBadge } from './ConsentBadge.tsx'
import type { OwnConsent } from './consent.ts'
import { DocumentText } from './DocumentText.tsx'
import { Explained } from './Explained.tsx'
import { PdfLink } from './PdfLink.tsx'
import { SignForm } from './SignForm.tsx'

const route = getRouteApi('/portal/screens/documents/$id')

/** Signs or declines one of the person's own documents. */
function OwnSignForm({ consent }: { consent: OwnConsent }) {
  const t = useT()
  const utils = trpc.useUtils()
  const onSettled = () => utils.consents.invalidate()
  const sign = trpc.consents.sign.useMutation({
    onSuccess: () => scrollTo({ top: 0 }),
    onSettled,
    meta: { errorTitle: t('consents.sign.failed'), success: [t('consents.sign.done')] },
  })
  const decline = trpc.consents.decline.useMutation({
    onSettled,
    meta: { errorTitle: t('consents.decline.failed'), success: [t('consents.decline.done')] },
  })
  return <SignForm consent={consent} sign={sign} decline={decline} />
}

/** A document's history, newest first. */
function History({ consent }: { consent: OwnConsent }) {
  const t = useT()
  const { state, askedAt, askedBy, signedAt, name, method, declinedAt, withdrawnAt } = consent
  const steps = [
    withdrawnAt && { at: withdrawnAt, text: t('consents.read.withdrawn') },
    declinedAt && { at: declinedAt, text: t('consents.read.declined') },
    signedAt && {
      at: signedAt,
      text: t('consents.read.signed', { name: name ?? '', method: method ?? 'typed' }),
    },
    { at: askedAt, text: t('consents.read.asked', { name: askedBy }) },
  ].filter((step) => step !== null && step !== '')
  return (
    <Card as="section" aria-labelledby="happened" className="p-5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="happened" className="text-lg font-strong">
          {t('consents.read.happened')}
        </h2>
        <ConsentBadge state={state} />
      </div>
      <ol className="mt-3 grid gap-3">
        {steps.map(({ at, text }) => (
          <li key={text} className="border-l-3 border-accent-mark pl-3">
            <p className="font-strong break-words">{text}</p>
            <p className="text-sm text-ink-2">
              <time dateTime={at}>{formatFullMoment(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** One of the person's documents, to read, and to sign while open. */
export function OwnDocument() {
  const t = useT()
  const { id } = route.useParams()
  const consent = trpc.consents.get.useQuery({ id }, { meta: { silent: true } })
  const back = <BackLink to="/documents">{t('app.page.documents')}</BackLink>
  if (!consent.data) {
    const isUnknown = consent.isError && [400, 404].includes(statusOf(consent.error) ?? 0)
    return (
      <Page title={t('app.page.document')} subtitle={isUnknown ? t('consents.refused.none') : undefined}>
        {!isUnknown && (
          <LoadState query={consent} error={t('consents.read.notLoaded')} loading="h-80 w-full rounded-lg" />
        )}
        {back}
      </Page>
    )
  }
  const { title, version, askedBy, text, language, state, signedAt } = consent.data
  return (
    <div className="content pt-4 pb-16">
      {back}
      <h1 className="font-display text-2xl font-title text-balance break-words">{title}</h1>
      <p className="mt-0.5 text-base text-ink-2">{t('consents.read.subtitle', { version, name: askedBy })}</p>
      <div className="mt-6 grid max-w-200 gap-5">
        {state !== 'asked' && <History consent={consent.data} />}
        <Card as="section" aria-label={t('consents.read.text')} className="p-5 md:p-7">
          <DocumentText text={text} language={language} />
        </Card>
        <Explained consent={consent.data} />
        {state === 'asked' && <OwnSignForm consent={consent.data} />}
        {signedAt && (
          <SectionCard title={t('consents.read.copy')} className="p-5 md:p-7">
            <p className="mt-1 mb-4 text-sm text-ink-2">{t('consents.read.copyText')}</p>
            <PdfLink id={id} look="outline">
              {t('consents.read.download')}
            </PdfLink>
          </SectionCard>
        )}
      </div>
    </div>
  )
}
