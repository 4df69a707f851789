import { useCallback, useState } from 'react'
import { MAX_REASON } from '../../../shared/appointments.ts'
import { trpc } from '../../app/trpc.ts'
import { randomId } from '../../lib/randomId.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { clinic } from '../../ui/clinic.ts'
import { Field, Textarea } from '../../ui/Field.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { Select } from '../../ui/Select.tsx'
import { telephone } from '../../ui/telephone.ts'
import { clinicDay, clinicTime } from './clinicTime.ts'
import { TimeChooser } from './TimeChooser.tsx'

/** Practitioners and kinds that the person may request; those with a care link first. */
export const useBookable = () => trpc.appointments.bookable.useQuery(undefined, { meta: { silent: true } })

/** Requests one of a practitioner's free times. */
export function AskForTime() {
  const t = useT()
  const bookable = useBookable()
  return (
    <SectionCard large title={t('appointments.mine.askTitle')} className="p-5 md:p-6 min-[60rem]:row-span-2">
      <LoadState
        query={bookable}
        error={t('appointments.mine.bookableNotLoaded')}
        loading="mt-4 h-64 w-full rounded-md"
      />
      {bookable.data?.length === 0 && (
        <p className="mt-1 text-sm text-ink-2">
          {t('appointments.mine.nobody')}{' '}
          {clinic.phone && (
            <a className="font-strong text-accent-text underline" href={telephone(clinic.phone)}>
              {clinic.phone}
            </a>
          )}
        </p>
      )}
      {bookable.data && bookable.data.length > 0 && <AskForm offers={bookable.data} />}
    </SectionCard>
  )
}

const TILE =
  'flex min-h-tap cursor-pointer flex-col items-center justify-center rounded-md border border-line-strong px-3 py-1.5 text-center text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:focus-ring'

function AskForm({ offers }: { offers: NonNullable<ReturnType<typeof useBookable>['data']> }) {
  const t = useT()
  const utils = trpc.useUtils()
  const [practitionerId, setPractitioner] = useState(offers[0]?.practitioner.id)
  const [kindId, setKind] = useState<string>()
  const [at, setTime] = useState<string>()
  const [reason, setReason] = useState('')
  // The same request for a time, however often it is sent.
  const [key, setKey] = useState(randomId)
  const setAt = useCallback((time: string | undefined) => {
    setTime(time)
    setKey(randomId())
  }, [])
  const { practitioner, kinds } =
    offers.find((one) => one.practitioner.id === practitionerId) ?? offers[0] ?? {}
  const kind = kinds?.find(({ id }) => id === kindId) ?? kinds?.[0]
  const ask = trpc.appointments.ask.useMutation({
    onSuccess: () => {
      setAt(undefined)
      setReason('')
    },
    // After a refusal too, because another patient may have taken the time.
    onSettled: () => utils.appointments.invalidate(),
    meta: {
      errorTitle: t('appointments.mine.notAsked'),
      success: [
        t('appointments.mine.askedFor'),
        t('appointments.mine.answers', { practitioner: practitioner?.fullName ?? '' }),
      ],
    },
  })
  if (!practitioner || !kinds || !kind) return null
  return (
    <form
      className="mt-1 grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (at) ask.mutate({ practitionerId: practitioner.id, kindId: kind.id, at, reason, key })
      }}
    >
      <p className="text-sm text-ink-2">
        {t('appointments.mine.confirms', { practitioner: practitioner.fullName })}
      </p>
      {offers.length > 1 && (
        <Field label={t('appointments.mine.practitioner')}>
          <Select
            value={practitioner.id}
            onChange={(chosen) => {
              setPractitioner(chosen)
              setKind(undefined)
              setAt(undefined)
            }}
            placeholder=""
            options={offers.map((one) => ({ value: one.practitioner.id, label: one.practitioner.fullName }))}
          />
        </Field>
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-sm font-strong">{t('appointments.mine.how')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
          {kinds.map((one) => (
            <label key={one.id} className={TILE}>
              <input
                type="radio"
                name="kind"
                className="sr-only"
                checked={one.id === kind.id}
                onChange={() => {
                  setKind(one.id)
                  setAt(undefined)
                }}
              />
              <span className="font-strong">{one.name}</span>
              <span className="text-xs text-ink-2">
                {t('appointments.mine.kind', {
                  minutes: one.minutes,
                  place: t(`appointments.mine.place.${one.place}`),
                })}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <TimeChooser
        key={kind.id}
        practitionerId={practitioner.id}
        kindId={kind.id}
        value={at}
        onChange={setAt}
      />
      <Field label={t('appointments.mine.reason')} aside={t('care.optional')}>
        <Textarea
          rows={2}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button type="submit" busy={ask.isPending} disabled={!at}>
        {at
          ? t('appointments.mine.askFor', { day: clinicDay(at), time: clinicTime(at) })
          : t('appointments.mine.ask')}
      </Button>
    </form>
  )
}
