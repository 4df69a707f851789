/** The child process that reads one file: see importFile.ts, which ends it when its time is used up. */
import { once } from 'node:events'
import { Refusal } from '../platform/refusal.ts'
import type { ReadAnswer, ReadTask } from './importEntries.ts'
import { readRecordFile } from './importRead.ts'

/** Entries and characters of a batch, whichever is reached first. */
const BATCH = 1_000
const BATCH_CHARACTERS = 1_000_000

const send = (answer: ReadAnswer) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(answer, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })

/** Replaces what the database cannot store: NUL, and half a character at a cut. */
const storable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', ' ') : value

async function answerTo(task: ReadTask): Promise<ReadAnswer> {
  let entries: string[] = []
  let characters = 0
  /** Waits until the portal has stored the batch before reading the next one. */
  const flush = async () => {
    if (entries.length === 0) return
    const stored = once(process, 'message')
    await send({ entries: `[${entries.join(',')}]` })
    entries = []
    characters = 0
    await stored
  }
  try {
    const done = await readRecordFile(task, async (entry) => {
      const text = JSON.stringify(entry, storable)
      entries.push(text)
      characters += text.length
      if (entries.length >= BATCH || characters > BATCH_CHARACTERS) await flush()
    })
    await flush()
    return { done }
  } catch (error) {
    const { code, message } =
      error instanceof Refusal ? error : new Refusal('BAD_INPUT', 'record.refused.broken')
    return { refused: { code, message } }
  }
}

process.once('disconnect', () => process.exit())
process.once('message', async (task: ReadTask) => {
  await send(await answerTo(task))
  process.exit()
})
