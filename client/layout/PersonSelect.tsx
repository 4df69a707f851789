import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { trpc } from '../app/trpc.ts'
import { useT } from '../locale/messages.tsx'
import { type Found, SearchSelect } from '../ui/SearchSelect.tsx'
import { useDebounced } from '../ui/useDebounced.ts'

type PersonSelectProps = {
  of: 'practitioner' | 'patient'
  value: Found | null
  onChange: (person: Found | null) => void
}

/** Selects a person of one role; the server searches. */
export function PersonSelect({ of, value, onChange }: PersonSelectProps) {
  const t = useT()
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const people = trpc.admin.users.people.useQuery(
    { role: of, ...(search && { search }) },
    {
      placeholderData: keepPreviousData,
      meta: { errorTitle: t('admin.assign.peopleFailed') },
    },
  )
  const found = (people.data ?? []).map(({ id, fullName, email, addressProved }) => ({
    id,
    title: fullName,
    note: email,
    ...(!addressProved && { warning: t('admin.assign.unconfirmed', { name: fullName }) }),
  }))
  return (
    <SearchSelect
      value={value}
      onChange={onChange}
      found={found}
      onSearch={setText}
      searching={people.isFetching || search !== text.trim()}
      placeholder={t(`admin.assign.select.${of}`)}
    />
  )
}
