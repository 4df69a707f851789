/** The text printed on an upload's pages, for its owner, who completes what was not read. */
import { buffer } from 'node:stream/consumers'
import { readPrinted, UnreadableReport } from '@verbena/lab-reader'
import { and, eq } from 'drizzle-orm'
import { bloodTestResults } from '../../drizzle/schema.ts'
import { BUNDLE_TYPE, type MarkerPlace, type PrintedPage } from '../../shared/bloodTests.ts'
import type { Who } from '../access/who.ts'
import { inPrintTurn } from '../platform/fairQueue.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import type { UploadType } from '../platform/upload.ts'

type Parts = Pick<Services, 'db' | 'files'>

const noPage = () => new Refusal('NOT_FOUND', 'bloodTests.refused.noPage')

/** Uploads in the cache; a page takes about 20 kB, the largest file half a megabyte. */
const MAX_KEPT = 20
/** By storage key, since files never change; the latest last. */
const kept = new Map<string, Promise<PrintedPage[]>>()

function keptOr(path: string, read: () => Promise<PrintedPage[]>): Promise<PrintedPage[]> {
  const pages = kept.get(path) ?? read()
  kept.delete(path)
  kept.set(path, pages)
  pages.catch(() => kept.delete(path))
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return pages
}

/**
 * Returns the words and numbers on every page of the caller's completed blood test, cached for recent ones. A scan
 * takes seconds per page. Refuses another person's, one without a result, and a file without pages.
 */
export async function printedPagesOf({ db, files }: Parts, who: Who, id: string): Promise<PrintedPage[]> {
  const [row] = await db
    .select({
      path: bloodTestResults.filePath,
      type: bloodTestResults.contentType,
      status: bloodTestResults.status,
    })
    .from(bloodTestResults)
    .where(and(eq(bloodTestResults.id, id), eq(bloodTestResults.userId, who.userId)))
  if (!row) throw new Refusal('NOT_FOUND', 'bloodTests.refused.noTest')
  if (row.status !== 'completed') throw new Refusal('CONFLICT', 'bloodTests.refused.noResult')
  if (row.type === BUNDLE_TYPE) throw noPage()
  const type = row.type as Exclude<UploadType, typeof BUNDLE_TYPE>
  const read = async () => readPrinted(await buffer(await files.get(row.path)), type)
  return await keptOr(row.path, () => inPrintTurn(who.userId, read)).catch((error: unknown) => {
    if (error instanceof UnreadableReport) throw noPage()
    throw error
  })
}

/** Refuses a place that is not on a page of the caller's blood test. */
export async function refuseNoPlace(deps: Parts, who: Who, id: string, { page }: MarkerPlace) {
  const pages = await printedPagesOf(deps, who, id)
  if (!pages.some(({ page: number }) => number === page)) throw noPage()
}
