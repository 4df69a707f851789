import { rm } from 'node:fs/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../platform/embeddedPostgres.ts'
import { migrateDb } from '../platform/migrations.ts'
import { scratchDirectory } from './scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the tests' database server. Replace `postgres` in it by any database's name. */
    postgresUrl: string
  }
}

/** Every test file gets a copy of this database, which takes a tenth of a second. */
export const TEMPLATE = 'portal_template'

// No test data must survive a power cut.
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

type Server = { url: string; stop(): Promise<unknown> }

async function inContainer(): Promise<Server> {
  const container = await new GenericContainer('postgres:18-bookworm')
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withCommand([
      'postgres',
      '-c',
      'max_connections=200',
      ...Object.entries(FAST).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .start()
  const url = `postgres://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`
  return { url, stop: () => container.stop() }
}

async function embedded(): Promise<Server> {
  const directory = scratchDirectory('portal-tests-')
  const server = await startEmbedded(directory, { settings: FAST })
  const url = new URL(server.url)
  url.pathname = '/postgres'
  return {
    url: url.href,
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function startServer(): Promise<Server> {
  const engine = await getContainerRuntimeClient().catch(() => null)
  if (engine) {
    try {
      const server = await inContainer()
      console.log('Integration tests run on Testcontainers: postgres:18-bookworm')
      return server
    } catch (error) {
      console.log(`A container engine answers, but PostgreSQL did not start in it: ${error}`)
    }
  }
  console.log('Integration tests run on the embedded PostgreSQL: no container engine was usable')
  return embedded()
}

/** Starts one PostgreSQL for all test files, and prepares the database that each of them copies. */
export default async function setup(project: TestProject) {
  const server = await startServer()
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const template = new URL(server.url)
  template.pathname = `/${TEMPLATE}`
  await migrateDb(template.href)
  const boss = new PgBoss({ connectionString: template.href, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
