import type { Readable } from 'node:stream'
import { isUnwritable, refusalBehind } from './db.ts'
import type { Services } from './services.ts'

/** `called` names the object in the log: "an upload". */
type Stored = { filePath: string; content: Readable; type: string; called: string }

/**
 * Stores an object and then writes its row, so that a row always has its object. An object whose row was not written is
 * removed; where the database's answer was lost, the row may exist or still be written, and the sweep decides later.
 */
export async function storeWithRow<Row>(
  { files, log }: Pick<Services, 'files' | 'log'>,
  { filePath, content, type, called }: Stored,
  write: () => Promise<Row>,
): Promise<Row> {
  try {
    await files.put(filePath, content, type)
    return await write()
  } catch (error) {
    if (isUnwritable(error) || refusalBehind(error)?.code !== 'UNAVAILABLE') {
      await files
        .remove(filePath)
        .catch((e) => log.warn({ err: e, filePath }, `${called} could not be removed; the sweep will`))
    }
    throw error
  }
}
