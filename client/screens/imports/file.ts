import type { Translate } from '../../../locales/translate.ts'
import type { ImportField } from '../../../shared/imports.ts'
import { trpc } from '../../app/trpc.ts'

type Procedures = typeof trpc.admin.imports
export type ImportedFile = NonNullable<ReturnType<Procedures['preview']['useMutation']>['data']>
export type ImportedLine = ImportedFile['rows'][number]
/** Time between two looks at a running import; milliseconds. */
const LOOK_EVERY = 500

/** How far an import is, again and again while it runs. */
export const useImportStatus = (id: string) =>
  trpc.admin.imports.status.useQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_EVERY : false), retry: false },
  )
export type ImportStatus = NonNullable<ReturnType<typeof useImportStatus>['data']>

export const fieldText = (field: string, t: Translate) => t(`imports.field.${field as ImportField}`)
