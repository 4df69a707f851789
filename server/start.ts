import { buildApp } from './app.ts'
import { removeUnfinished } from './backup/nightly.job.ts'
import { CannotStart } from './config/cannotStart.ts'
import { readEnv } from './config/env.ts'
import { closeDemo, DEMO_PASSWORD, oldDemoText, seedDemo } from './demo/clinic.ts'
import { buildDeps, type Deps } from './deps.ts'
import { allJobs } from './jobs.ts'
import { isUnwritable } from './platform/db.ts'
import { serveMetrics } from './platform/metrics.ts'
import { fetchPictures } from './shop/pictures.job.ts'

async function main() {
  const env = readEnv(process.env)
  const deps = await buildDeps(env)
  const app = await buildApp(deps)
  const metricsServer =
    env.METRICS_PORT === undefined
      ? undefined
      : await serveMetrics(deps.metrics, { host: env.HOST, port: env.METRICS_PORT })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    metricsServer?.close()
    await app.close()
    await deps.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop())
  }

  if (env.ROLE !== 'web') {
    await removeUnfinished(deps).catch((err) =>
      deps.log.warn({ err }, 'an unfinished backup was not removed'),
    )
    await deps.jobs.work(allJobs, deps)
    // Fetches pictures that products had before an update which began to store them.
    await deps.jobs.enqueue(deps.db, fetchPictures, {}, { key: 'start' })
  }
  if (env.DEMO) await seedDemo(deps)
  else await closeDemo(deps)
  try {
    await app.listen({ host: env.HOST, port: env.PORT })
  } catch (error) {
    await stop()
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new CannotStart(`Port ${env.PORT} is taken. Stop what uses it, or set PORT to another number.`)
    }
    throw error
  }
  welcome(deps, env.DEMO ? await oldDemoText(deps) : null)
}

/** Prints the address, the demo logins and a note about the demo. */
function welcome({ env, clinic }: Pick<Deps, 'env' | 'clinic'>, ofDemo: string | null) {
  const demo = ['patient', 'practitioner', 'admin'].map((name) => `  ${name}@demo.clinic`).join('\n')
  console.log(`\n${clinic.settings.name} runs at ${env.PUBLIC_URL}\n`)
  if (env.DEMO) console.log(`Demo logins, password ${DEMO_PASSWORD}:\n${demo}\n`)
  if (ofDemo) console.log(`${ofDemo}\n`)
}

main().catch((error: unknown) => {
  // A sentence for the operator; a stack trace only for errors of our own.
  if (error instanceof CannotStart) console.error(`The portal cannot start:\n${error.message}`)
  else if (isUnwritable(error))
    console.error('The portal cannot start:\nIts disk is full: free some space first.')
  else console.error(error)
  process.exit(1)
})
