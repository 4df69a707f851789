import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/config/env.ts'
import { authSecret } from '../../server/config/secrets.ts'
import { buildDeps } from '../../server/deps.ts'
import { allJobs } from '../../server/jobs.ts'
import { openPush } from '../../server/platform/push.ts'

/**
 * A worker as in server/main.ts, but for it the push services are on this machine. PUSH_CA is the certificate that they
 * use.
 */
const env = readEnv(process.env)
const deps = await buildDeps(env)
const push = openPush(env, await authSecret(env), {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  allows: (address) => address === '127.0.0.1',
  ca: process.env.PUSH_CA ?? '',
})
const app = await buildApp(deps)
process.once('SIGTERM', async () => {
  await app.close()
  await deps.close()
})
await deps.jobs.work(allJobs, { ...deps, push })
await app.listen({ host: env.HOST, port: env.PORT })
