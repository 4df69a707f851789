import { useMemo, useState } from 'react'
import { isFoundIn } from '../../../shared/text.ts'
import { trpc } from '../../app/trpc.ts'
import { t } from '../../locale/messages.tsx'
import { type Found, SearchSelect } from '../../ui/SearchSelect.tsx'

/** Patients listed; others are found by typing. */
const MAX_LISTED = 50

type PatientSelectProps = {
  value: string
  onChange: (patientId: string) => void
  /** The name of the chosen patient, who may be missing from the list. */
  known?: string | undefined
}

export const firstNameOf = (fullName: string) => fullName.split(' ')[0] ?? fullName

const useOptions = () =>
  trpc.plans.patientOptions.useQuery(undefined, { meta: { errorTitle: t('plans.failedPatients') } })

/** The full name of the chosen patient, possibly that of the saved plan; empty while unknown. */
export function usePatientName(
  patientId: string,
  saved: { patientId: string; patient: { fullName: string } } | null,
) {
  const options = useOptions()
  if (saved?.patientId === patientId) return saved.patient.fullName
  return options.data?.find(({ id }) => id === patientId)?.fullName ?? ''
}

export function PatientSelect({ value, onChange, known }: PatientSelectProps) {
  const [search, setSearch] = useState('')
  const options = useOptions()
  const all: Found[] = (options.data ?? []).map(({ id, fullName }) => ({ id, title: fullName, note: '' }))
  const title = all.find(({ id }) => id === value)?.title ?? known ?? ''
  // Memoised: a new object, as when the list reloads, would replace what is being typed.
  const chosen = useMemo<Found | null>(() => (value ? { id: value, title, note: '' } : null), [value, title])
  return (
    <SearchSelect
      value={chosen}
      onChange={(found) => onChange(found?.id ?? '')}
      found={all.filter(({ title }) => isFoundIn(title, search)).slice(0, MAX_LISTED)}
      onSearch={setSearch}
      searching={options.isPending}
      placeholder={t('plans.form.selectPatient')}
    />
  )
}
