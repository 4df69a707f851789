import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { entriesIn, type Head, headOf, kindOf, type Tail, tailOf } from './archive.ts'
import { BackupRefused } from './refused.ts'
import { countRows } from './snapshot.ts'

/** Reads a backup in full. Refuses one that is damaged, incomplete, or encrypted with another key. */
export async function verifyBackup(path: string, key: string): Promise<{ head: Head; tail: Tail }> {
  const rows: Record<string, number> = {}
  let files = 0
  let head: Head | undefined
  let tail: Tail | undefined
  for await (const { name, content } of entriesIn(path, key)) {
    const entry = kindOf(name)
    if (entry.kind === 'head') head = headOf(await text(content))
    else if (entry.kind === 'tail') tail = tailOf(await text(content))
    else if (entry.kind === 'rows') {
      let count = 0
      for await (const chunk of content) count += countRows(chunk)
      rows[entry.table] = (rows[entry.table] ?? 0) + count
    } else {
      if (entry.kind === 'file') files++
      await finished(content.resume())
    }
  }
  if (!head || !tail) throw new BackupRefused('This backup is not whole.')
  for (const { name } of head.tables) {
    if ((rows[name] ?? 0) !== tail.rows[name])
      throw new BackupRefused(`Rows of ${name} are missing in this backup.`)
  }
  if (files !== tail.files) throw new BackupRefused('Files are missing in this backup.')
  return { head, tail }
}
