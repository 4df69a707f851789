import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id, and the library's default: 19 MiB of memory, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// One more hash at a time than there are cores, so that no core waits for the next. More would only slow each down
// and take memory.
const lanes = availableParallelism() + 1
let busy = 0
const waiting: (() => void)[] = []

async function inLane<T>(work: () => Promise<T>) {
  if (busy >= lanes) await new Promise<void>((go) => waiting.push(go))
  else busy++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }
}

/** Hashes a password with argon2id. */
export const hashPassword = (password: string) => inLane(() => hash(password, PARAMETERS))

/** True where the hash was made from this password. */
export const verifyPassword = (data: { hash: string; password: string }) =>
  inLane(() => verify(data.hash, data.password))
