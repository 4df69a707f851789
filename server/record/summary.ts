import type { Locale } from '../../locales/translate.ts'
import { localeOfPerson } from '../access/locale.ts'
import type { Who } from '../access/who.ts'
import { inTurn } from '../platform/fairQueue.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { runInThread, ThreadTimeout } from '../platform/thread.ts'
import type { SummaryBundle } from './summaryBundle.ts'
import { summaryFacts } from './summaryFacts.ts'

/** Time limit of a drawing or a bundle; milliseconds. The largest takes about a second. */
const WRITING_MS = 20_000

/** Runs a thread's task on the caller's facts. Refuses if it takes too long. */
async function written<Answer>(
  deps: Pick<Services, 'clinic' | 'db'>,
  who: Who,
  file: string,
  { locale, signal }: { locale?: Locale | undefined; signal?: AbortSignal | undefined },
): Promise<Answer> {
  const language = locale ?? (await localeOfPerson(deps.db, who.userId)) ?? deps.clinic.settings.locale
  const facts = await summaryFacts(deps, who, language)
  const write = () => runInThread<Answer>(`server/record/${file}`, facts, WRITING_MS)
  return await inTurn(who.userId, write, { signal }).catch((error: unknown) => {
    if (!(error instanceof ThreadTimeout)) throw error
    throw new Refusal('UNAVAILABLE', 'record.refused.slowSummary')
  })
}

/**
 * The caller's own record as an International Patient Summary, a FHIR R4 document: for the reader of `locale`, or in the
 * caller's language.
 */
export const summaryBundle = (
  deps: Pick<Services, 'clinic' | 'db'>,
  who: Who,
  about: { locale?: Locale; signal?: AbortSignal } = {},
) => written<SummaryBundle>(deps, who, 'summaryBundle.thread.ts', about)

/** The summary on at most three pages, in the reader's language and in English. */
export const summaryPdf = async (
  deps: Pick<Services, 'clinic' | 'db'>,
  who: Who,
  about: { locale?: Locale; signal?: AbortSignal } = {},
) => Buffer.from(await written<Uint8Array>(deps, who, 'summarySheet.thread.ts', about))
