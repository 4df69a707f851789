import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { type Found, SearchSelect } from '../../ui/SearchSelect.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'

const UNCONFIRMED =
  'has not confirmed the e-mail address yet. Make sure that the account belongs to this person before you assign it.'

type PersonSelectProps = {
  of: 'practitioner' | 'patient'
  value: Found | null
  onChange: (person: Found | null) => void
}

/** Selects a person of one role; the server searches. */
export function PersonSelect({ of, value, onChange }: PersonSelectProps) {
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const people = trpc.admin.users.people.useQuery(
    { role: of, ...(search && { search }) },
    {
      placeholderData: keepPreviousData,
      meta: { errorTitle: 'Failed to load practitioners and patients' },
    },
  )
  const found = (people.data ?? []).map(({ id, fullName, email, addressProved }) => ({
    id,
    title: fullName,
    note: email,
    ...(!addressProved && { warning: UNCONFIRMED }),
  }))
  return (
    <SearchSelect
      value={value}
      onChange={onChange}
      found={found}
      onSearch={setText}
      searching={people.isFetching || search !== text.trim()}
      placeholder={`Select ${of}`}
    />
  )
}
