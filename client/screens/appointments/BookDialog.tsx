import { keepPreviousData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MOST_IN_SERIES } from '../../../shared/appointments.ts'
import { trpc } from '../../app/trpc.ts'
import { NumberInput } from '../../layout/NumberInput.tsx'
import { randomUuid } from '../../lib/randomId.ts'
import { useT } from '../../locale/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { type Found, SearchSelect } from '../../ui/SearchSelect.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { clinicDay, clinicTime } from './clinicTime.ts'
import { TimeChooser } from './TimeChooser.tsx'

/** Patients listed; others are found by typing. */
const MOST_LISTED = 50
const MOST_WEEKS = 12

type PatientFieldProps = { value: Found | null; onChange: (patient: Found | null) => void }

function PatientField({ value, onChange }: PatientFieldProps) {
  const t = useT()
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const options = trpc.auth.patients.list.useQuery(
    { limit: MOST_LISTED, ...(search && { search }) },
    {
      placeholderData: keepPreviousData,
      meta: { errorTitle: t('appointments.week.patientsFailed') },
    },
  )
  return (
    <SearchSelect
      value={value}
      onChange={onChange}
      found={(options.data ?? []).map(({ id, fullName, email }) => ({ id, title: fullName, note: email }))}
      onSearch={setText}
      searching={options.isFetching || search !== text.trim()}
      placeholder={t('appointments.week.choosePatient')}
    />
  )
}

/** Books a time for a patient in care without a request; also a series. */
export function BookDialog({ practitionerId, onClose }: { practitionerId: string; onClose: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const kinds = trpc.appointments.kinds.useQuery({ practitionerId })
  const active = (kinds.data ?? []).filter((kind) => kind.active)
  const [patient, setPatient] = useState<Found | null>(null)
  const [chosenKind, setKind] = useState<string | null>(null)
  const kindId = chosenKind ?? active[0]?.id ?? null
  const [at, setAt] = useState<string>()
  const [isSeries, setIsSeries] = useState(false)
  const [weeks, setWeeks] = useState<number | null>(1)
  const [count, setCount] = useState<number | null>(4)
  const sent = useRef({ booking: '', key: '' })
  const [tried, setTried] = useState(false)
  const book = trpc.appointments.book.useMutation({
    meta: { errorTitle: t('appointments.week.notBooked'), success: [t('appointments.week.booked')] },
    onSuccess: () => onClose(),
    onSettled: () => utils.appointments.invalidate(),
  })
  const isWeeks = Number.isInteger(weeks) && Number(weeks) >= 1 && Number(weeks) <= MOST_WEEKS
  const isCount = Number.isInteger(count) && Number(count) >= 2 && Number(count) <= MOST_IN_SERIES
  const submit = () => {
    setTried(true)
    if (!patient || !kindId || !at || (isSeries && !(isWeeks && isCount))) return
    const wanted = {
      ...{ patientId: patient.id, kindId, at },
      ...(isSeries && { series: { weeks: Number(weeks), times: Number(count) } }),
    }
    // Only the same booking keeps its idempotency key.
    const booking = JSON.stringify(wanted)
    if (sent.current.booking !== booking) sent.current = { booking, key: randomUuid() }
    book.mutate({ ...wanted, key: sent.current.key })
  }
  const invalid = (isValid: boolean, id: string) => (tried && !isValid ? id : undefined)
  return (
    <FormDialog
      title={t('appointments.week.book')}
      description={t('appointments.week.bookText')}
      action={
        at
          ? t('appointments.week.bookAt', { day: clinicDay(at), time: clinicTime(at) })
          : t('appointments.week.book')
      }
      busy={book.isPending}
      disabled={!at}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('appointments.week.patient')}
        error={invalid(patient !== null, t('appointments.week.patientMissing'))}
      >
        <PatientField value={patient} onChange={setPatient} />
      </Field>
      <Field label={t('appointments.week.kind')}>
        <Select
          value={kindId}
          onChange={(id) => {
            setKind(id)
            setAt(undefined)
          }}
          options={active.map(({ id, name, minutes }) => ({
            value: id,
            label: t('appointments.week.kindAndMinutes', { kind: name, minutes }),
          }))}
          placeholder={t('appointments.week.noKinds')}
          disabled={active.length === 0}
        />
      </Field>
      {kindId && (
        <TimeChooser
          key={kindId}
          practitionerId={practitionerId}
          kindId={kindId}
          value={at}
          onChange={setAt}
        />
      )}
      <div className="border-t border-line pt-2">
        <Switch
          label={t('appointments.week.series')}
          hint={t('appointments.week.seriesHint')}
          checked={isSeries}
          onChange={setIsSeries}
        />
        {isSeries && (
          <div className="mt-3 grid grid-cols-2 gap-4">
            <Field
              label={t('appointments.week.seriesWeeks')}
              error={invalid(isWeeks, t('appointments.invalid.whole', { least: 1, most: MOST_WEEKS }))}
            >
              <NumberInput min={1} max={MOST_WEEKS} whole value={weeks} onChange={setWeeks} />
            </Field>
            <Field
              label={t('appointments.week.seriesCount')}
              error={invalid(isCount, t('appointments.invalid.whole', { least: 2, most: MOST_IN_SERIES }))}
            >
              <NumberInput min={2} max={MOST_IN_SERIES} whole value={count} onChange={setCount} />
            </Field>
          </div>
        )}
      </div>
    </FormDialog>
  )
}
