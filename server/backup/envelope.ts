import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ReadableStream as WebStream } from 'node:stream/web'
import { takeHead } from '../platform/frames.ts'
import { ENVELOPE_HEAD_BYTES, isEarlierEnvelope, openEarlierEnvelope } from './earlierEnvelope.ts'
import { BackupRefused, damagedNear, WRONG_KEY } from './refused.ts'

/**
 * The envelope of a backup is the age file format, version 1 (https://age-encryption.org/v1): `age --decrypt` opens one
 * without the portal. A BACKUP_KEY that age-keygen could have made is an identity of age; any other one is a passphrase.
 */
const AGE = Buffer.from('age-encryption.org/v1\n')

/** An encrypted chunk of an age file: 64 KiB and its authentication tag. */
const SEALED_PIECE_BYTES = 65_552

/**
 * scrypt's work factor for a passphrase, as a power of two, equal to the earlier envelope's. A BACKUP_KEY has at least
 * 32 characters; age's default of 18 would block the event loop for seconds.
 */
const SCRYPT_WORK_FACTOR = 14

const isIdentity = (key: string) => key.startsWith('AGE-SECRET-KEY-')

const misspelt = (cause: unknown) =>
  new BackupRefused(
    'BACKUP_KEY begins like a key of age and is none: a character of it is wrong or missing.',
    { cause },
  )

/** Loaded on the first backup, since it takes a tenth of a second. */
const age = () => import('age-encryption')

/** Converts to a web stream; the cast bridges Node's type and the DOM's. */
const streamOf = (content: AsyncIterable<Uint8Array>) =>
  WebStream.from(content) as unknown as ReadableStream<Uint8Array>

async function encrypterFor(key: string) {
  const { Encrypter, identityToRecipient } = await age()
  const encrypter = new Encrypter()
  if (isIdentity(key)) {
    encrypter.addRecipient(
      await identityToRecipient(key).catch((error: unknown) => {
        throw misspelt(error)
      }),
    )
  } else {
    encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR)
    encrypter.setPassphrase(key)
  }
  return encrypter
}

async function decrypterFor(key: string) {
  const { Decrypter } = await age()
  const decrypter = new Decrypter()
  if (!isIdentity(key)) decrypter.addPassphrase(key)
  else {
    try {
      decrypter.addIdentity(key)
    } catch (error) {
      throw misspelt(error)
    }
  }
  return decrypter
}

/** Returns a pipeline step that encrypts in constant memory. Refuses a misspelt age key. */
export const seal = (key: string) =>
  async function* (content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const encrypter = await encrypterFor(key)
    yield* await encrypter.encrypt(streamOf(content))
  }

async function* openAge(
  sealed: AsyncIterable<Uint8Array>,
  size: number,
  key: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = await decrypterFor(key)
  const content = await decrypter.decrypt(streamOf(sealed)).catch((error: unknown) => {
    throw new BackupRefused(/no identity matched/.test(String(error)) ? WRONG_KEY : NO_BACKUP, {
      cause: error,
    })
  })
  let pieces = 0
  try {
    for await (const piece of content) {
      yield piece
      pieces++
    }
  } catch (error) {
    throw new BackupRefused(damagedNear(pieces * SEALED_PIECE_BYTES, size), { cause: error })
  }
}

const NO_BACKUP = 'This file is no backup of the portal, or its beginning is damaged.'

/**
 * Yields what `seal` encrypted, each piece authenticated first. Opens the earlier envelope as well. Refuses a file that
 * is not a backup and another key, and throws at the first damaged or missing piece.
 */
export async function* unseal(path: string, key: string): AsyncGenerator<Uint8Array> {
  const { size } = await stat(path)
  const file = createReadStream(path)
  try {
    const { head, rest } = await takeHead(file, ENVELOPE_HEAD_BYTES)
    if (isEarlierEnvelope(head)) return yield* openEarlierEnvelope(head, rest, size, key)
    if (!head.subarray(0, AGE.length).equals(AGE)) throw new BackupRefused(NO_BACKUP)
    async function* whole() {
      yield head
      yield* rest
    }
    yield* openAge(whole(), size, key)
  } finally {
    file.destroy()
  }
}
