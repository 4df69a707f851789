import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Logger } from 'pino'
import { inject } from 'vitest'
import { buildApp } from '../app.ts'
import { readEnv } from '../config/env.ts'
import { buildDeps, type Deps } from '../deps.ts'
import { allJobs } from '../jobs.ts'
import type { Mail } from '../platform/mail.ts'
import { TEMPLATE } from './database.ts'

/** A whole portal with its own database and storage directory. */
export type TestPortal = {
  app: FastifyInstance
  deps: Deps
  /** Connection string of its database. */
  url: string
  /** Mails that the portal sent, oldest first. */
  mails: Mail[]
  close(): Promise<void>
}

/** Copies the migrated template; returns the connection string of the copy. */
export const freshDatabase = () => createDatabase(TEMPLATE)

/** A database without any table. */
export const emptyDatabase = () => createDatabase('template0')

async function createDatabase(template: string) {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Starts a portal as `make start` does, on a new database. `env` overrides its settings, `log` its log, and `limits`
 * its time limits.
 */
export async function startPortal(
  env: Record<string, string> = {},
  log?: Logger,
  limits?: Parameters<typeof buildApp>[1],
): Promise<TestPortal> {
  const directory = await mkdtemp(join(tmpdir(), 'portal-'))
  const url = env.DATABASE_URL ?? (await freshDatabase())
  const deps = await buildDeps(
    readEnv({
      DATA_DIR: directory,
      AUTH_SECRET: 'a secret of the tests, long enough for them',
      LOG_LEVEL: 'silent',
      DEMO: 'on',
      ...env,
      DATABASE_URL: url,
    }),
    log,
  )
  const mails: Mail[] = []
  const portal: Deps = { ...deps, mail: async (mail) => void mails.push(mail) }
  const app = await buildApp(portal, limits)
  if (portal.env.ROLE !== 'web') {
    await portal.jobs.work(allJobs, portal)
  }
  return {
    app,
    deps: portal,
    url,
    mails,
    async close() {
      await app.close()
      await deps.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Two portals on one new database and one storage directory, without workers, as where a clinic runs several. */
export async function startTwoPortals(settings: Record<string, string> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'portal-two-'))
  const env = { ...settings, DATABASE_URL: await freshDatabase(), DATA_DIR: directory, ROLE: 'web' }
  const [one, other] = [await startPortal(env), await startPortal(env)]
  return {
    one,
    other,
    async close() {
      await one.close()
      await other.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Repeats `check` until it returns something other than undefined, and returns that. Fails after `seconds`. */
export async function eventually<T>(check: () => Promise<T | undefined>, seconds = 110): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const value = await check()
    if (value !== undefined) return value
    if (Date.now() > end) throw new Error(`the condition was not met within ${seconds} seconds`)
    await new Promise((next) => setTimeout(next, 25))
  }
}
