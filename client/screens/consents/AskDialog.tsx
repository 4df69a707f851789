import { useState } from 'react'
import { clockIn } from '../../../shared/messages.ts'
import { instantAt } from '../../../shared/zonedTime.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import { useT } from '../../locale/messages.tsx'
import { clinic } from '../../ui/clinic.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Consent } from './consent.ts'
import { OfflineNote } from './OfflineNote.tsx'

type AskDialogProps = {
  patientId: string
  /** The patient's former requests. */
  asked: readonly Consent[]
  onClose: () => void
}

/** Requests a patient's signature, with who explained the document and when if required. */
export function AskDialog({ patientId, asked, onClose }: AskDialogProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const online = useOnline()
  const own = useSession()?.user.fullName ?? ''
  const [now] = useState(() => clockIn(new Date(), clinic.timeZone))
  const documents = trpc.consents.documents.useQuery(undefined, { meta: { silent: true } })
  const [documentId, setDocumentId] = useState<string | null>(null)
  const [explainedBy, setExplainedBy] = useState(own)
  const [day, setDay] = useState(now.date)
  const [time, setTime] = useState(now.time)
  const [tried, setTried] = useState(false)
  const ask = trpc.consents.ask.useMutation({
    onSuccess: () => onClose(),
    onSettled: () => utils.consents.invalidate(),
    meta: { errorTitle: t('consents.ask.failed'), success: [t('consents.ask.done')] },
  })
  const isOpen = (id: string) =>
    asked.some((consent) => consent.state === 'asked' && consent.documentId === id)
  const active = documents.data?.filter(({ retiredAt }) => retiredAt === null)
  const document = active?.find(({ id }) => id === documentId)
  const needsExplaining = document?.explained ?? false
  const explainedAt = day && time ? instantAt(day, time, clinic.timeZone) : ''
  const isPast = explainedAt !== '' && Date.parse(explainedAt) <= Date.now() + 60_000
  const submit = () => {
    setTried(true)
    if (!document || (needsExplaining && (explainedBy.trim() === '' || !isPast))) return
    if (!online) return
    ask.mutate({
      ...{ patientId, documentId: document.id },
      ...(needsExplaining && { explainedBy, explainedAt }),
    })
  }
  return (
    <FormDialog
      title={t('consents.patient.ask')}
      description={t('consents.ask.text')}
      action={t('consents.patient.ask')}
      busy={ask.isPending}
      onSubmit={submit}
      onClose={onClose}
      note={<OfflineNote />}
    >
      <LoadState query={documents} error={t('consents.office.notLoaded')} loading="h-11 w-full rounded-md" />
      {active?.length === 0 && <p className="text-ink-2">{t('consents.ask.none')}</p>}
      {active && active.length > 0 && (
        <Field
          label={t('consents.ask.document')}
          error={tried && !document ? t('consents.ask.missing') : undefined}
        >
          <Select
            value={documentId}
            onChange={setDocumentId}
            options={active.map(({ id, title }) => ({
              value: id,
              label: isOpen(id) ? t('consents.ask.open', { title }) : title,
            }))}
            placeholder={t('consents.ask.choose')}
          />
        </Field>
      )}
      {needsExplaining && (
        <>
          <Field
            label={t('consents.ask.explainedBy')}
            error={tried && explainedBy.trim() === '' ? t('consents.ask.explainedByMissing') : undefined}
          >
            <Input
              maxLength={120}
              value={explainedBy}
              onChange={({ target }) => setExplainedBy(target.value)}
            />
          </Field>
          <div className="grid gap-5 md:grid-cols-2 md:gap-4">
            <Field
              label={t('consents.ask.explainedOn')}
              error={tried && !isPast ? t('consents.ask.explainedWhen') : undefined}
            >
              <DateField value={day} onChange={setDay} today={now.date} max={now.date} />
            </Field>
            <Field label={t('consents.ask.explainedTime')}>
              <Input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
            </Field>
          </div>
        </>
      )}
    </FormDialog>
  )
}
