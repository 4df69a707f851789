import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { MessageId } from '../../locales/messages.ts'
import { exportPath } from '../../shared/admin.ts'
import { todayIn } from '../access/days.ts'
import type { Caller } from '../http/caller.ts'
import { asDownload } from '../http/download.ts'
import { translatorFor } from '../platform/locales.ts'
import type { Services } from '../platform/services.ts'
import { type ExportKind, exportCsv } from './exports.ts'

/** File names without the day. */
const FILES = {
  users: 'admin.csv.file.users',
  orders: 'admin.csv.file.orders',
  products: 'admin.csv.file.products',
  audit: 'admin.csv.file.audit',
} as const satisfies Record<ExportKind, MessageId>

/** The lists of admins as CSV; the query string has the filters of the list. */
export async function adminRoutes(
  app: FastifyInstance,
  { deps, caller }: { deps: Pick<Services, 'db' | 'clinic'>; caller: Caller },
) {
  for (const [kind, file] of Object.entries(FILES) as [ExportKind, (typeof FILES)[ExportKind]][]) {
    app.get(exportPath(kind), async (request, reply) => {
      const who = await caller.admin(request)
      const t = translatorFor(request.locale)
      const rows = await exportCsv(deps, who, kind, request.query, t)
      const day = todayIn(deps.clinic.settings.timeZone)
      return asDownload(reply, 'text/csv; charset=utf-8', `${t(file)}-${day}.csv`).send(Readable.from(rows))
    })
  }
}
