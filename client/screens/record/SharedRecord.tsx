import { Download } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { MessageId } from '../../../locales/messages.ts'
import chamomile from '../../art/chamomile.svg'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { Logo } from '../../layout/Logo.tsx'
import { download } from '../../lib/download.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { formatDay, formatFullMoment, formatInstant } from '../../ui/format.ts'
import { PageHeading } from '../../ui/Page.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { type Opened, openShared } from './openShared.ts'
import { type Part, readable } from './readable.ts'
import { readLink, type ShlLink } from './shlink.ts'

type Shown = Extract<Opened, { kind: 'opened' }>

/** Opens one of this portal's SMART Health Links without an account. The link's key stays in this page. */
export function SharedRecord() {
  const [link] = useState(() => readLink(window.location.hash, window.location.origin, Date.now()))
  const [shown, setShown] = useState<Shown>()
  return shown ? <Shared shown={shown} /> : <Ask link={link} onOpened={setShown} />
}

type AskProps = { link: ShlLink; onOpened: (shown: Shown) => void }

function Ask({ link, onOpened }: AskProps) {
  const t = useT()
  return (
    <AuthPage
      title={t('app.page.sharedRecord')}
      subtitle={t('record.view.subtitle')}
      art={chamomile}
      ground="leaf"
    >
      {link.kind === 'open' ? (
        <AskForm link={link} onOpened={onOpened} />
      ) : (
        <Alert tone="warning" title={t('record.view.notOpened')}>
          {link.kind === 'foreign'
            ? t('record.view.foreign', { host: link.host })
            : t(`record.view.${link.kind}`)}
        </Alert>
      )}
    </AuthPage>
  )
}

const PROBLEMS = {
  ended: 'record.view.ended',
  tooMany: 'record.view.tooMany',
  failed: 'record.view.failed',
} as const satisfies Record<string, MessageId>

type AskFormProps = { link: Extract<ShlLink, { kind: 'open' }>; onOpened: AskProps['onOpened'] }

function AskForm({ link, onOpened }: AskFormProps) {
  const t = useT()
  const [errors, setErrors] = useState<{ recipient?: string; passcode?: string }>({})
  const [problem, setProblem] = useState<keyof typeof PROBLEMS>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const form = new FormData(currentTarget)
    const [recipient, passcode] = [form.get('recipient'), form.get('passcode')].map((one) =>
      String(one).trim(),
    )
    const missing = {
      ...(!recipient && { recipient: t('record.view.noRecipient') }),
      ...(!passcode && { passcode: t('record.view.noPasscode') }),
    }
    setErrors(missing)
    setProblem(undefined)
    if (!recipient || !passcode) return
    setBusy(true)
    const opened = await openShared(link, { recipient, passcode })
    setBusy(false)
    if (opened.kind === 'opened') onOpened(opened)
    else if (opened.kind === 'wrong' && opened.left > 0) {
      setErrors({ passcode: t('record.view.wrong', { left: opened.left }) })
      currentTarget.querySelector<HTMLInputElement>('[name=passcode]')?.select()
    } else setProblem(opened.kind === 'wrong' ? 'ended' : opened.kind)
  }
  // Only pages that came over https, or from this machine, may decrypt.
  if (!window.isSecureContext) return <Alert tone="warning">{t('record.view.insecure')}</Alert>
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <Field
        label={t('record.view.recipient')}
        hint={t('record.view.recipientHint')}
        error={errors.recipient}
      >
        <Input name="recipient" autoComplete="organization" maxLength={80} />
      </Field>
      <Field label={t('record.view.passcode')} hint={t('record.view.passcodeHint')} error={errors.passcode}>
        <Input name="passcode" autoComplete="off" inputMode="text" maxLength={64} />
      </Field>
      {problem && <Alert tone="danger">{t(PROBLEMS[problem])}</Alert>}
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('record.view.open')}
      </Button>
    </form>
  )
}

/** A day, an instant or part of a date, as FHIR has them. */
function fhirDay(value: string) {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value)
  return Number.isNaN(Date.parse(value)) || value.length < 11 ? value : formatInstant(value)
}

/** Restores the focus, whose element is gone once the link is open. */
const focusMain = (main: HTMLElement | null) => main?.focus({ preventScroll: true })

function Shared({ shown: { resource, json, at } }: { shown: Shown }) {
  const t = useT()
  const read = readable(resource, {
    day: fhirDay,
    // A key of a message has no hyphen.
    status: (code) => t('record.view.status', { status: code.replaceAll('-', ''), code }),
    unnamed: t('record.view.unnamed'),
  })
  return (
    <div className="min-h-dvh">
      <header className="border-b border-line bg-surface">
        <div className="content flex min-h-16 items-center">
          <Logo />
        </div>
      </header>
      <main ref={focusMain} id="main" tabIndex={-1} className="content pt-8 pb-16 md:pt-10">
        <PageHeading
          title={read?.person?.title ?? t('app.page.sharedRecord')}
          subtitle={
            <>
              {read?.person?.details.join(', ')}
              {read?.person && <br />}
              {at && t('record.view.asOf', { at: formatFullMoment(at) })}
            </>
          }
          action={
            <Button
              look="outline"
              onClick={() => download('shared-record.json', 'application/fhir+json', json)}
            >
              <Download size={18} aria-hidden />
              {t('record.view.download')}
            </Button>
          }
        />
        <p className="mt-3 max-w-measure text-sm text-ink-2">{t('record.view.note')}</p>
        {!read && (
          <Alert tone="warning" className="mt-6">
            {t('record.view.notReadable')}
          </Alert>
        )}
        <div className="mt-6 grid gap-5">
          {read?.parts.map((part, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a file do not change
            <PartCard key={n} part={part} />
          ))}
        </div>
      </main>
    </div>
  )
}

/** Resources of these types have a name in the reader's language; of others, FHIR's own is shown. */
const TYPES = [
  ...([
    'AllergyIntolerance',
    'Appointment',
    'CarePlan',
    'CareTeam',
    'ClinicalImpression',
    'Communication',
  ] as const),
  ...(['Condition', 'Consent', 'DiagnosticReport', 'DocumentReference', 'MedicationAdministration'] as const),
  ...(['MedicationStatement', 'Observation', 'Practitioner', 'QuestionnaireResponse'] as const),
  ...(['ServiceRequest'] as const),
] as const
const isNamed = (type: string): type is (typeof TYPES)[number] => (TYPES as readonly string[]).includes(type)

const STEP = 50
const LINE = 'border-t border-line py-2.5 first:border-t-0 last:pb-0'
const WITH_DETAILS = 'grid gap-x-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'

function PartCard({ part: { title, type, lines } }: { part: Part }) {
  const t = useT()
  const [shown, setShown] = useState(STEP)
  const named = type !== null && isNamed(type) ? t(`record.type.${type}`) : type
  return (
    <Card as="section" className="p-5 md:p-6">
      <h2 className="font-display text-xl font-title wrap-anywhere">{title ?? named}</h2>
      <ul className="mt-2">
        {lines.slice(0, shown).map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file do not change
          <li key={n} className={line.details.length > 0 ? `${LINE} ${WITH_DETAILS}` : LINE}>
            <p className="text-base font-strong wrap-anywhere whitespace-pre-line">{line.title}</p>
            {line.details.length > 0 && (
              <div>
                {line.details.map((detail) => (
                  <p
                    key={detail}
                    className="max-w-measure text-base text-ink-2 wrap-anywhere whitespace-pre-line"
                  >
                    {detail}
                  </p>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {lines.length > shown && <ShowMore onMore={() => setShown(shown + STEP)} />}
    </Card>
  )
}
