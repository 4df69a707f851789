import type { Translate } from '../../../locales/translate.ts'
import type { trpc } from '../../app/trpc.ts'
import { entryName, entryText, type Imported } from './imported.ts'

const PAGE = 1_000

/** The refused entries of a file as CSV, each with its reason. */
export async function refusedCsv(utils: ReturnType<typeof trpc.useUtils>, id: string, t: Translate) {
  const refused: Imported[] = []
  let cursor: { line: number; ref: string } | null | undefined
  do {
    const page = await utils.record.importPreview.fetch({ id, state: 'unreadable', cursor, limit: PAGE })
    refused.push(...page.resources)
    cursor = page.nextCursor
  } while (cursor)
  const { csvText } = await import('../../lib/csv.ts')
  return csvText(
    [
      { title: t('record.import.column.line'), of: ({ line }) => line },
      { title: t('record.import.column.what'), of: (row) => (row.type ? entryName(row, t) : null) },
      { title: t('record.import.column.at'), of: ({ at }) => at },
      { title: t('record.import.column.entry'), of: (row) => entryText(row, t) },
      {
        title: t('record.import.column.why'),
        of: ({ reason }) => reason && t(`record.import.reason.${reason}`),
      },
    ],
    refused,
  )
}
