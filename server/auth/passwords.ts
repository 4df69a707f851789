import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** OWASP's parameters for argon2id, which is the library's default: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// One more than cores, so that none waits for the next password; still more would only make each slower, and take memory.
const limit = pLimit(availableParallelism() + 1)

/** Hashes a password with argon2id. */
export const hashPassword = (password: string) => limit(() => hash(password, PARAMETERS))

/** True where the password is the one that the hash was made from. */
export const verifyPassword = (data: { hash: string; password: string }) =>
  limit(() => verify(data.hash, data.password))
