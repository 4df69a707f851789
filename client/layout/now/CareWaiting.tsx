import { UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { CareRequest, CareWaits } from '../../../shared/now.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { SOFT_TONES } from '../../ui/Badge.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { formatInstant } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'
import { AskPractitioner } from './AskPractitioner.tsx'

type LineProps = { title: string; text: string; children: ReactNode }

function Line({ title, text, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line py-3">
      <span className={`flex size-9 shrink-0 items-center justify-center rounded-full ${SOFT_TONES.info}`}>
        <UserPlus size={18} aria-hidden />
      </span>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="font-strong">{title}</p>
        <p className="text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  )
}

/** A practitioner's request for care, which the patient answers. */
function Request({ request }: { request: CareRequest }) {
  const t = useT()
  const utils = trpc.useUtils()
  const [declining, setDeclining] = useState(false)
  const { id, practitioner, at } = request
  const name = practitioner.fullName
  const answer = trpc.care.answerLink.useMutation({
    meta: { errorTitle: t('care.request.failed') },
    onSuccess: (_answer, { accept }) =>
      accept
        ? toast.success(t('care.request.accepted'), t('care.request.accepted.text', { name }))
        : toast.success(t('care.request.declined'), t('care.request.declined.text', { name })),
    onSettled: () => Promise.all([utils.care.now.invalidate(), utils.messages.threads.invalidate()]),
  })
  return (
    <Line title={t('care.request.from', { name })} text={t('care.request.means', { day: formatInstant(at) })}>
      <Button
        look="outline"
        size="tight"
        aria-label={t('care.request.declineNamed', { name })}
        onClick={() => setDeclining(true)}
      >
        {t('care.request.decline')}
      </Button>
      <Button
        size="tight"
        busy={answer.isPending}
        aria-label={t('care.request.acceptNamed', { name })}
        onClick={() => answer.mutate({ id, accept: true })}
      >
        {t('care.request.accept')}
      </Button>
      <AlertDialog
        open={declining}
        onClose={() => setDeclining(false)}
        title={t('care.request.decline.title')}
        description={t('care.request.decline.text', { name })}
        action={t('care.request.decline')}
        busy={answer.isPending}
        onConfirm={() => answer.mutate({ id, accept: false }, { onSettled: () => setDeclining(false) })}
      />
    </Line>
  )
}

/** The patient's open request to a practitioner. */
function Asked({ request }: { request: CareRequest }) {
  const t = useT()
  const utils = trpc.useUtils()
  const { id, practitioner, at } = request
  const withdraw = trpc.care.withdrawCare.useMutation({
    meta: { errorTitle: t('care.request.failed') },
    onSettled: () => utils.care.now.invalidate(),
  })
  return (
    <Line
      title={t('care.asked', { name: practitioner.fullName })}
      text={t('care.asked.since', { day: formatInstant(at) })}
    >
      <Button
        look="plain"
        size="tight"
        busy={withdraw.isPending}
        aria-label={t('care.asked.withdrawNamed', { name: practitioner.fullName })}
        onClick={() => withdraw.mutate({ id })}
      >
        {t('care.asked.withdraw')}
      </Button>
    </Line>
  )
}

/** Open requests of both sides before there is a care link, and what to do without a practitioner. */
export function CareWaiting({ care }: { care: CareWaits }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  if (care.of === 'practitioner') {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
        <p className="font-strong">{t('care.requests.count', { count: care.count })}</p>
        <LinkButton
          to="/practitioner/patients"
          hash="care-requests"
          look="plain"
          size="tight"
          className="-mr-3"
        >
          {t('care.requests.answer')}
        </LinkButton>
      </Card>
    )
  }
  const { requests, asked, hasPractitioner } = care
  return (
    <Card as="section" aria-labelledby="your-care" className="px-5 pt-4 pb-1.5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="your-care" className="text-lg font-strong">
            {t(hasPractitioner ? 'care.yours' : 'care.yours.none')}
          </h2>
          {!hasPractitioner && (
            <p className="max-w-measure text-sm text-ink-2">
              {t(asked.length > 0 ? 'care.yours.waits' : 'care.yours.next')}
            </p>
          )}
        </div>
        {!hasPractitioner && (
          <Button look={requests.length > 0 ? 'outline' : 'primary'} onClick={() => setAsking(true)}>
            {t('care.ask.title')}
          </Button>
        )}
      </div>
      <ul>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
        {asked.map((request) => (
          <Asked key={request.id} request={request} />
        ))}
      </ul>
      {asking && (
        <AskPractitioner
          asked={asked.map(({ practitioner }) => practitioner.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
