import type { LinkProps } from '@tanstack/react-router'
import { Check, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { CLINIC_STEPS, PATIENT_STEPS, PRACTITIONER_STEPS, type Steps } from '../../../shared/now.ts'
import { useSession } from '../../app/session.ts'
import { readStored, writeStored } from '../../lib/userStorage.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Progress } from '../../ui/Progress.tsx'

/** Completed steps after which the list can be hidden. */
const ENOUGH = 3

const ALL = { patient: PATIENT_STEPS, practitioner: PRACTITIONER_STEPS, clinic: CLINIC_STEPS } as const

type Step = (typeof ALL)[keyof typeof ALL][number]
type Task = Exclude<Step, 'account'>

const WAYS: Record<Task, LinkProps['to']> = {
  health: '/profile',
  bloodTest: '/blood-tests',
  entry: '/health-tracking',
  reminders: '/profile/reminders',
  phone: '/messages',
  patient: '/practitioner/patients',
  plan: '/practitioner/treatment-plans',
  factor: '/profile/security',
  settings: '/admin/clinic',
  mail: '/admin/clinic',
  backup: '/admin/clinic',
  practitioner: '/admin/users',
  patients: '/practitioner/patients',
  products: '/admin/products',
}
/** Anchors on the page. */
const PARTS: { [step in Task]?: string } = { mail: 'mail', backup: 'backup' }

function Way({ step, first }: { step: Task; first: boolean }) {
  const t = useT()
  const text = t(`now.step.${step}.action`)
  const way = { to: WAYS[step], hash: PARTS[step] ?? '' }
  if (first) {
    return (
      <LinkButton {...way} className="max-md:basis-full">
        {text}
      </LinkButton>
    )
  }
  // On a phone the whole row is the link.
  return (
    <LinkButton
      {...way}
      look="plain"
      size="tight"
      className="-mr-3 max-md:after:absolute max-md:after:inset-0"
    >
      <span className="max-md:sr-only">{text}</span>
      <ChevronRight size={18} className="text-ink-2 md:hidden" aria-hidden />
    </LinkButton>
  )
}

/**
 * A new account's first steps, shown instead of zeros. Completed steps are ticked automatically; the first open one is
 * filled.
 */
export function FirstSteps({ steps: { of, done } }: { steps: Steps }) {
  const t = useT()
  const title = useId()
  const me = useSession()
  const userId = me?.user.id ?? ''
  const [hidden, setHidden] = useState(() => readStored<boolean>(userId, 'steps') === true)
  const all: readonly Step[] = ALL[of]
  const isDone = (step: Step) => (done as readonly Step[]).includes(step)
  const first = all.find((step) => !isDone(step))
  if (hidden) return null
  const canHide = done.length >= ENOUGH
  // Towards the end, what is done takes no room.
  const shown = canHide ? all.filter((step) => !isDone(step)) : all
  return (
    <Card as="section" aria-labelledby={title} className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-5 pb-4 md:px-6">
        <div className="min-w-0">
          <h2 id={title} className="font-display text-xl font-title">
            {t(of === 'clinic' ? 'now.steps.clinic' : 'now.steps.title')}
          </h2>
          <p className="text-sm text-ink-2">{t('now.steps.text', { of })}</p>
        </div>
        <div className="flex items-center gap-3 max-md:w-full">
          <div className="flex-1 md:w-36">
            <Progress
              percent={(100 * done.length) / all.length}
              label={t('now.steps.progress')}
              valueText={t('now.steps.count', { done: done.length, all: all.length })}
            />
          </div>
          <span aria-hidden className="text-sm font-strong">
            {t('now.steps.count', { done: done.length, all: all.length })}
          </span>
          {canHide && (
            <Button
              look="plain"
              size="tight"
              className="-mr-3"
              onClick={() => {
                writeStored(userId, 'steps', true)
                setHidden(true)
              }}
            >
              {t('now.steps.hide')}
            </Button>
          )}
        </div>
      </header>
      <ol>
        {shown.map((step) => (
          <li
            key={step}
            className="relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-2.5 md:px-6"
          >
            {isDone(step) ? (
              <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent">
                <Check size={16} strokeWidth={3} aria-hidden />
              </span>
            ) : (
              <span className="size-6 shrink-0 rounded-full border-2 border-line-strong" />
            )}
            <div className="min-w-0 flex-1">
              <p className={isDone(step) ? 'text-ink-2' : 'font-strong'}>{t(`now.step.${step}`)}</p>
              <p className="text-sm text-ink-2">
                {step === 'account' ? (me?.user.fullName ?? me?.user.email) : t(`now.step.${step}.text`)}
              </p>
            </div>
            {isDone(step) || step === 'account' ? (
              <span className="text-xs text-ink-2">{t('now.step.done')}</span>
            ) : (
              <Way step={step} first={step === first} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
