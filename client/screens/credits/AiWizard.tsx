import { zodResolver } from '@hookform/resolvers/zod'
import { Link, useNavigate } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { WIZARD_COST, wizardInput } from '../../../shared/credits.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { refuse } from '../../ui/failures.ts'
import { toastFirstError } from '../../ui/formErrors.ts'
import { Page } from '../../ui/Page.tsx'
import { useWizard } from './useWizard.ts'
import { WizardHistory } from './WizardHistory.tsx'
import { WizardResult } from './WizardResult.tsx'
import { savedText, saveText, type WizardText } from './wizardForm.ts'

const QUESTIONS: { name: keyof WizardText; label: string; example: string }[] = [
  {
    name: 'demographics',
    label: 'Patient Demographics',
    example: 'Age, sex, weight, lifestyle. No name and no date of birth.',
  },
  { name: 'symptoms', label: 'Current Symptoms', example: 'Which symptoms, since when, how severe' },
  { name: 'history', label: 'Medical History', example: 'Conditions, allergies, current medications' },
  {
    name: 'preferences',
    label: 'Treatment Preferences',
    example: 'Preferred dosage forms, earlier treatments',
  },
]

/** The form requires symptoms, because a run costs credits and needs at least those. The server accepts empty texts. */
const textInput = wizardInput
  .omit({ idempotencyKey: true })
  .extend({ symptoms: wizardInput.shape.symptoms.min(1, 'Please describe at least the symptoms') })

/** What a run costs and produces. */
function Terms({ recommends }: { recommends: boolean | undefined }) {
  return (
    <p className="text-sm text-ink-2">
      {recommends === false && (
        <strong className="font-strong text-ink">No recommendation is produced yet. </strong>
      )}
      A run uses {WIZARD_COST} credits.
      {recommends && ' Please check every recommendation. If a run fails, you get the credits back.'}
    </p>
  )
}

function LowCredits({ balance }: { balance: number }) {
  return (
    <Alert tone="warning" title="Your credits are low">
      A run uses {WIZARD_COST} credits, and you have {balance}.{' '}
      <Link to="/credits" className="font-strong text-accent-text underline underline-offset-2">
        Get credits
      </Link>
    </Alert>
  )
}

export function AiWizard() {
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
    refuse(
      'Insufficient Credits',
      'You need 10 credits to generate AI recommendations. Please purchase more credits.',
    )
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
  return (
    <Page title="AI Compounding Wizard" subtitle="Describe a patient, and the preparation you have in mind.">
      <div className="grid gap-5 lg:grid-cols-[1.4fr_1fr]">
        <Card className="p-5 md:p-7">
          <form noValidate className="grid gap-5" onSubmit={checkCredits}>
            {QUESTIONS.map(({ name, label, example }) => (
              <Field key={name} label={label} error={errors[name]?.message}>
                <Textarea placeholder={example} {...form.register(name)} />
              </Field>
            ))}
            {waiting && (
              <Alert tone="info" title="Your account is waiting for verification">
                Recommendations are for practitioners whom an administrator of the clinic has verified.
              </Alert>
            )}
            {balance.data !== undefined && balance.data < WIZARD_COST && !run.isPending && (
              <LowCredits balance={balance.data} />
            )}
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <Terms recommends={recommends.data} />
              <Button type="submit" busy={run.isPending}>
                {!run.isPending && <Sparkles size={18} />}
                Generate for {WIZARD_COST} credits
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
      {mayRead && <WizardHistory />}
    </Page>
  )
}
