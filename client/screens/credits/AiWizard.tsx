import { zodResolver } from '@hookform/resolvers/zod'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronDown, Sparkles } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { message } from '../../../locales/translate.ts'
import { WIZARD_COST, wizardInput } from '../../../shared/credits.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { Now } from '../../layout/now/Now.tsx'
import { Rich, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { refuse } from '../../ui/failures.ts'
import { formatMomentOfYear } from '../../ui/format.ts'
import { toastFirstError } from '../../ui/formErrors.ts'
import { Page } from '../../ui/Page.tsx'
import { RecommendationView } from './RecommendationView.tsx'
import { useWizard } from './useWizard.ts'
import { WizardResult } from './WizardResult.tsx'
import { savedText, saveText, type WizardText } from './wizardForm.ts'

const QUESTIONS = [
  'demographics',
  'symptoms',
  'history',
  'preferences',
] as const satisfies (keyof WizardText)[]

/** The form requires symptoms, because a run costs credits and needs at least those. The server accepts empty texts. */
const textInput = wizardInput
  .omit({ idempotencyKey: true })
  .extend({ symptoms: wizardInput.shape.symptoms.min(1, message('credits.invalid.symptoms')) })

/** A run's cost and result. */
function Terms({ recommends }: { recommends: boolean | undefined }) {
  return (
    <p className="text-sm text-ink-2">
      <Rich
        id={
          recommends === false
            ? 'credits.wizard.termsNone'
            : recommends
              ? 'credits.wizard.termsRecommends'
              : 'credits.wizard.terms'
        }
        values={{ cost: WIZARD_COST, b: (text) => <strong className="font-strong text-ink">{text}</strong> }}
      />
    </p>
  )
}

function LowCredits({ balance }: { balance: number }) {
  const t = useT()
  return (
    <Alert tone="warning" title={t('credits.wizard.low.title')}>
      <Rich
        id="credits.wizard.low.text"
        values={{
          cost: WIZARD_COST,
          balance,
          link: (text) => (
            <Link to="/credits" className="font-strong text-accent-text underline underline-offset-2">
              {text}
            </Link>
          ),
        }}
      />
    </Alert>
  )
}

export function AiWizard() {
  const t = useT()
  const session = useSession()
  const navigate = useNavigate()
  const balance = trpc.credits.balance.useQuery(undefined, { meta: { silent: true } })
  const recommends = trpc.credits.wizardRecommends.useQuery(undefined, { meta: { silent: true } })
  const { run, percent } = useWizard()
  const form = useForm({ resolver: zodResolver(textInput), defaultValues: savedText() })
  const { errors } = form.formState
  const { subscribe } = form
  const result = useRef<HTMLDivElement>(null)

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveText(values) }),
    [subscribe],
  )

  const insufficient = () => {
    refuse(t('credits.wizard.insufficient.title'), t('credits.wizard.insufficient.text'))
    void navigate({ to: '/credits' })
  }
  const generate = (text: WizardText) => {
    if (matchMedia('(width < 67.5rem)').matches) result.current?.scrollIntoView()
    run.mutate(text, { onSuccess: (answer) => answer === null && insufficient() })
  }

  const submit = form.handleSubmit(generate, toastFirstError)
  /** Credits are checked before the form, so that nobody fills it in for a run they cannot pay. */
  const checkCredits = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const credits = balance.data ?? (await balance.refetch()).data
    if (credits !== undefined && credits < WIZARD_COST) insufficient()
    else await submit()
  }

  const waiting = session?.role === 'practitioner' && !session.verified
  const mayRead = session?.role === 'practitioner' || session?.role === 'admin'
  const wizard = (
    <div className="grid gap-5 lg:grid-cols-[1.4fr_1fr]">
      <Card className="p-5 md:p-7">
        <form noValidate className="grid gap-5" onSubmit={checkCredits}>
          {QUESTIONS.map((name) => (
            <Field key={name} label={t(`credits.wizard.${name}`)} error={errors[name]?.message}>
              <Textarea placeholder={t(`credits.wizard.${name}Hint`)} {...form.register(name)} />
            </Field>
          ))}
          {waiting && <Alert tone="info">{t('credits.wizard.unverified')}</Alert>}
          {balance.data !== undefined && balance.data < WIZARD_COST && !run.isPending && (
            <LowCredits balance={balance.data} />
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Terms recommends={recommends.data} />
            <Button type="submit" busy={run.isPending}>
              {!run.isPending && <Sparkles size={18} />}
              {t('credits.wizard.generate', { cost: WIZARD_COST })}
            </Button>
          </div>
        </form>
      </Card>
      <div ref={result} className="min-w-0 scroll-mt-22">
        <WizardResult
          running={run.isPending}
          percent={percent}
          answer={run.data ?? null}
          slow={recommends.data === true}
        />
      </div>
    </div>
  )
  return (
    <Page title={t('credits.wizard.title')} subtitle={t('credits.wizard.subtitle')}>
      {mayRead ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Now only="waiting">{wizard}</Now>
        </div>
      ) : (
        wizard
      )}
      {mayRead && <WizardHistory />}
    </Page>
  )
}

/** The practitioner's own recommendations, newest first. Renders nothing if there are none. */
function WizardHistory() {
  const t = useT()
  const history = trpc.credits.wizardHistory.useQuery(undefined, {
    meta: { errorTitle: t('credits.history.failed') },
  })
  if (!history.data || history.data.length === 0) return null
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="mb-4 font-display text-xl font-title">
        {t('credits.history.title')}
      </h2>
      <Card as="div">
        {history.data.map(({ id, createdAt, inputs, recommendation }) => (
          <details key={id} className="group border-t border-line first:border-t-0">
            <summary className="flex min-h-tap list-none items-center justify-between gap-4 rounded-lg px-5 py-3 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0">
                <span className="block text-sm font-strong">{formatMomentOfYear(createdAt)}</span>
                <span className="block truncate text-sm text-ink-2">
                  {inputs.symptoms || inputs.demographics || t('credits.history.untitled')}
                </span>
              </span>
              <ChevronDown size={18} className="text-ink-2 group-open:rotate-180" />
            </summary>
            <div className="max-w-measure px-5 pt-1 pb-6">
              {recommendation && <RecommendationView recommendation={recommendation} />}
            </div>
          </details>
        ))}
      </Card>
      {history.data.at(-1)?.more && <p className="mt-3 text-sm text-ink-2">{t('credits.history.cut')}</p>}
    </section>
  )
}
