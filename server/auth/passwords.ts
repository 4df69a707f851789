import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** OWASP's parameters for argon2id, and the library's default: 19 MiB of memory, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// One more hash at a time than there are cores, so that no core waits for the next. More would only slow each down
// and take memory.
const limit = pLimit(availableParallelism() + 1)

/** Returns an argon2id hash as a PHC string. */
export const hashPassword = (password: string) => limit(() => hash(password, PARAMETERS))

export const verifyPassword = (data: { hash: string; password: string }) =>
  limit(() => verify(data.hash, data.password))
