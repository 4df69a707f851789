import { Readable } from 'node:stream'
import type { ShareContent } from '../../shared/shares.ts'
import { wholeRecord } from './bundle.ts'
import type { BuildContent } from './shareContent.ts'
import { summaryBundle } from './summary.ts'

/** What can be shared, in the language of its owner. */
export const CONTENTS: Record<ShareContent, BuildContent> = {
  summary: async (deps, who, signal) =>
    Readable.from([JSON.stringify(await summaryBundle(deps, who, { signal }))]),
  record: wholeRecord,
}
