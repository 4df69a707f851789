import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { trpc } from '../../app/trpc.ts'
import { t, useT } from '../../locale/messages.tsx'
import { type Found, SearchSelect } from '../../ui/SearchSelect.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'

/** Patients listed; others are found by typing. */
const MAX_LISTED = 50

type PatientSelectProps = {
  value: string
  onChange: (patientId: string) => void
  /** The name of the chosen patient, who may be missing from the list. */
  known?: string | undefined
}

export const firstNameOf = (fullName: string) => fullName.split(' ')[0] ?? fullName

const failed = () => ({ errorTitle: t('plans.failedPatients') })

/**
 * The chosen patient's full name, possibly from the saved plan, empty while unknown; and for patients in the reader's
 * care the day of birth in words, which distinguishes namesakes.
 */
export function usePatient(
  patientId: string,
  saved: { patientId: string; patient: { fullName: string } } | null,
) {
  const t = useT()
  const known = saved?.patientId === patientId ? saved.patient.fullName : undefined
  const options = trpc.plans.patientOptions.useQuery(
    { id: patientId },
    { enabled: patientId !== '', meta: failed() },
  )
  const [found] = options.data ?? []
  return {
    fullName: known ?? found?.fullName ?? '',
    born: found?.born ? t('plans.form.born', { day: utcDay(found.born) }) : undefined,
  }
}

export function PatientSelect({ value, onChange, known }: PatientSelectProps) {
  const t = useT()
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const options = trpc.plans.patientOptions.useQuery(
    { limit: MAX_LISTED, ...(search && { search }) },
    { placeholderData: keepPreviousData, meta: failed() },
  )
  const [picked, setPicked] = useState<Found | null>(null)
  const title = picked?.id === value ? picked.title : (known ?? '')
  // Memoised: a new object, as when the list reloads, would replace what is being typed.
  const chosen = useMemo<Found | null>(() => (value ? { id: value, title, note: '' } : null), [value, title])
  return (
    <SearchSelect
      value={chosen}
      onChange={(found) => {
        setPicked(found)
        onChange(found?.id ?? '')
      }}
      found={(options.data ?? []).map(({ id, fullName, born }) => ({
        id,
        title: fullName,
        note: born ? t('plans.form.born', { day: utcDay(born) }) : '',
      }))}
      onSearch={setText}
      searching={options.isFetching || search !== text.trim()}
      placeholder={t('plans.form.selectPatient')}
    />
  )
}
