import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Email } from '../../ui/Email.tsx'
import { formatInstant } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'

type CareRequest = { id: string; patient: { id: string; fullName: string; email: string }; at: string }

/** The open requests for care. Renders nothing without one. */
export function CareRequests({ requests }: { requests: readonly CareRequest[] }) {
  const t = useT()
  const utils = trpc.useUtils()
  const answer = trpc.care.answerCare.useMutation({
    meta: { errorTitle: t('care.request.failed') },
    onSuccess: (_answer, { id, accept }) => {
      const name = requests.find((request) => request.id === id)?.patient.fullName ?? ''
      if (accept) toast.success(t('care.requests.accepted'), t('care.requests.accepted.text', { name }))
      else toast.success(t('care.request.declined'), t('care.requests.declined.text', { name }))
    },
    onSettled: () =>
      Promise.all([
        utils.care.careRequests.invalidate(),
        utils.care.now.invalidate(),
        utils.auth.patients.list.invalidate(),
      ]),
  })
  const isAnswering = (id: string, accept: boolean) =>
    answer.isPending && answer.variables.id === id && answer.variables.accept === accept
  if (requests.length === 0) return null
  return (
    <Card as="section" aria-labelledby="care-requests" className="mb-5 px-5 pt-4 pb-1.5">
      <h2 id="care-requests" className="mb-3 text-lg font-strong">
        {t('care.requests.count', { count: requests.length })}
      </h2>
      <ul>
        {requests.map(({ id, patient: { fullName: name, email }, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
            <div className="min-w-0 flex-1 basis-56 text-sm">
              <p className="font-strong">{name}</p>
              <p className="text-ink-2">
                <Email>{email}</Email>
              </p>
              <p className="text-ink-2">{t('care.asked.since', { day: formatInstant(at) })}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                look="outline"
                size="tight"
                busy={isAnswering(id, false)}
                aria-label={t('care.request.declineNamed', { name })}
                onClick={() => answer.mutate({ id, accept: false })}
              >
                {t('care.request.decline')}
              </Button>
              <Button
                size="tight"
                busy={isAnswering(id, true)}
                aria-label={t('care.request.acceptNamed', { name })}
                onClick={() => answer.mutate({ id, accept: true })}
              >
                {t('care.request.accept')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
