import { useState } from 'react'
import { message } from '../../../locales/translate.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { formatFullMoment } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { toast } from '../../ui/toast.ts'

/** The practitioner's other calendar, whose entries make times busy. */
export function BusyFeed() {
  const t = useT()
  const utils = trpc.useUtils()
  const query = trpc.appointments.busyFeed.useQuery(undefined, { meta: { silent: true } })
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const save = trpc.appointments.setBusyFeed.useMutation({
    meta: { errorTitle: t('appointments.feed.busyNotSaved') },
    onSuccess: (_answer, sent) => {
      toast.success(t(sent.url === null ? 'appointments.feed.busyRemoved' : 'appointments.feed.busySaved'))
      setUrl('')
    },
    onSettled: () => utils.appointments.invalidate(),
  })
  const submit = () => {
    const wanted = url.trim()
    const isAddress = /^https:\/\/./i.test(wanted) && URL.canParse(wanted)
    setError(isAddress ? undefined : message('appointments.invalid.link'))
    if (isAddress) save.mutate({ url: wanted })
  }
  const feed = query.data
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-2">{t('appointments.feed.busyText')}</p>
      <LoadState query={query} error={t('appointments.feed.busyFailed')} loading="h-20 w-full rounded-md" />
      {feed && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line px-4 py-2.5 text-sm">
          <span className="min-w-0">
            <span className="block font-strong break-words">{feed.url}</span>
            <span className="block text-ink-2">
              {feed.readAt
                ? t('appointments.feed.busyRead', { at: formatFullMoment(feed.readAt) })
                : t('appointments.feed.busyUnread')}
            </span>
          </span>
          <Button
            look="danger-plain"
            size="tight"
            busy={save.isPending && save.variables.url === null}
            onClick={() => save.mutate({ url: null })}
          >
            {t('appointments.feed.busyRemove')}
          </Button>
        </div>
      )}
      {feed?.failure && (
        <Alert tone="warning" title={t('appointments.feed.busyFailure')}>
          {feed.failure}
        </Alert>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label={t('appointments.feed.busyAddress')}
          hint={t('appointments.feed.busyHint')}
          error={error}
        >
          <Input
            type="url"
            autoComplete="off"
            maxLength={2000}
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Field>
        <div className="mt-4 flex justify-end">
          <Button type="submit" busy={save.isPending && save.variables.url !== null}>
            {t('appointments.feed.busySave')}
          </Button>
        </div>
      </form>
    </div>
  )
}
