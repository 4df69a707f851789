import { base64url, compactDecrypt } from 'jose'
import type { ShlLink } from './shlink.ts'

type Open = Extract<ShlLink, { kind: 'open' }>
type File = { contentType: string; lastUpdated?: string; embedded?: string; location?: string }

/** The outcome of opening a link. */
export type Opened =
  | { kind: 'opened'; resource: unknown; json: string; at: string | undefined }
  | { kind: 'wrong'; left: number }
  | { kind: 'ended' | 'tooMany' | 'failed' }

/** The same address at this origin: the server may name its public one. */
async function fileOf({ embedded, location }: File) {
  if (embedded !== undefined) return embedded
  const { pathname } = new URL(location ?? '', window.location.href)
  const answer = await fetch(pathname, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`)
  return answer.text()
}

/** Asks for the shared file and decrypts it here: the key is never sent. */
export async function openShared(
  { path, payload }: Open,
  asked: { recipient: string; passcode: string },
): Promise<Opened> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    if (answer.status === 401) {
      const { remainingAttempts } = (await answer.json()) as { remainingAttempts: number }
      return { kind: 'wrong', left: remainingAttempts }
    }
    if (answer.status === 404) return { kind: 'ended' }
    if (answer.status === 429) return { kind: 'tooMany' }
    if (!answer.ok) return { kind: 'failed' }
    const { files } = (await answer.json()) as { files: File[] }
    const [file] = files
    if (!file) return { kind: 'failed' }
    const { plaintext } = await compactDecrypt(await fileOf(file), base64url.decode(payload.key))
    const json = new TextDecoder().decode(plaintext)
    return { kind: 'opened', resource: JSON.parse(json), json, at: file.lastUpdated }
  } catch {
    return { kind: 'failed' }
  }
}
