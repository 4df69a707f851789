import { useEffect, useState } from 'react'
import type { Me } from '../../../shared/auth.ts'
import { trpc } from '../../app/trpc.ts'
import { useLive } from '../../app/useLive.ts'
import type { MyForm } from '../../lib/formDrafts.ts'
import { readStored, writeStored } from '../../lib/userStorage.ts'
import { useT } from '../../locale/messages.tsx'

/** Forms to fill in that this browser keeps, to be opened without a network. */
const MOST_KEPT = 5

export const isOpen = ({ state }: Pick<MyForm, 'state'>) => state === 'sent' || state === 'begun'

/** The person's forms, kept up to date. Without a network the ones to fill in that this browser has kept. */
export function useMyForms(me: Me) {
  const t = useT()
  const utils = trpc.useUtils()
  const userId = me.user.id
  const [kept] = useState(() => readStored<MyForm[]>(userId, 'forms'))
  const query = trpc.forms.mine.useQuery(undefined, { meta: { errorTitle: t('forms.mine.failed') } })
  useLive(trpc.forms.onChange, () => void utils.forms.mine.invalidate())
  const { data } = query
  useEffect(() => {
    if (!data) return
    writeStored(userId, 'forms', data.filter(isOpen).slice(0, MOST_KEPT))
    writeStored(userId, 'me', me)
  }, [data, userId, me])
  const isUnreachable = query.isPaused || query.isError
  const forms: MyForm[] | undefined = data ?? (isUnreachable && kept ? kept : undefined)
  return { query, forms }
}
