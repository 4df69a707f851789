import { getRouteApi } from '@tanstack/react-router'
import { USER_SORTS, type UsersInput } from '../../../shared/admin.ts'
import { trpc } from '../../app/trpc.ts'
import { t } from '../../locale/messages.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'

type Sort = (typeof USER_SORTS)[number]
export type RoleFilter = NonNullable<UsersInput['role']>

export const FILTERS = [
  'all',
  'patient',
  'withoutPractitioner',
  'practitioner',
  'unverified',
  'admin',
  'none',
] as const satisfies ReadonlyArray<RoleFilter | 'all'>

const route = getRouteApi('/admin/users')

/** Parses the sort order in the address: `-joined` (the default) means by joining date, newest first. */
function readSort(text = '-joined'): { sort: Sort; descending: boolean } {
  const descending = text.startsWith('-')
  const sort = USER_SORTS.find((name) => name === text.slice(descending ? 1 : 0))
  return sort ? { sort, descending } : { sort: 'joined', descending: true }
}

/** The list of users. Search, filter and order are kept in the address. */
export function useUserList() {
  const { q = '', role: wanted, sort: order } = route.useSearch()
  const navigate = route.useNavigate()
  const role = FILTERS.filter((filter) => filter !== 'all').find((filter) => filter === wanted)
  const { sort, descending } = readSort(order)
  const search = useDebounced(q)
  const filters = { ...(search && { search }), ...(role && { role }), sort, descending }
  const pages = trpc.admin.users.list.useInfiniteQuery(filters, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
    meta: { errorTitle: t('admin.users.failedTitle') },
  })
  const show = (next: { q?: string; role?: string; sort?: string }) =>
    navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
  return {
    pages,
    filters,
    users: pages.data?.pages.flatMap(({ rows }) => rows),
    q,
    role,
    order: `${descending ? '-' : ''}${sort}`,
    search: (text: string) => void show({ q: text }),
    filter: (filter: RoleFilter | 'all') => void show({ role: filter === 'all' ? '' : filter }),
    orderBy: (text: string) => void show({ sort: text }),
    /** The first click sorts A to Z, or newest first; the second reverses the order. */
    sorting: (column: Sort) => {
      const direction: 'descending' | 'ascending' = descending ? 'descending' : 'ascending'
      const first = column === 'joined' ? '-joined' : column
      return {
        direction: sort === column ? direction : null,
        onSort: () => void show({ sort: sort === column ? `${descending ? '' : '-'}${column}` : first }),
      }
    },
  }
}

export type User = NonNullable<ReturnType<typeof useUserList>['users']>[number]
