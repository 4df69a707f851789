import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { clinicSettings } from '../../drizzle/schema.ts'
import type { Locale } from '../../locales/translate.ts'
import {
  CLINIC_LOGO,
  CLINIC_VARIABLES,
  type ClinicSettings,
  clinicIn,
  contactOf,
  DEFAULT_CLINIC,
  type LockedSetting,
} from '../../shared/clinic.ts'
import type { Env } from '../config/env.ts'
import type { Db } from './db.ts'
import { EVERYBODY, type Live } from './live.ts'
import type { Letterhead } from './paper.ts'

const RETRY_MS = 1_000
/** Hexadecimal digits that identify a version of a logo or notice. */
const DIGITS = 12

const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, DIGITS)

/** This process's copy of the clinic's settings; every property is current without a query. */
export type Clinic = {
  readonly settings: ClinicSettings
  /** WebP; null without one. */
  readonly logo: Buffer | null
  /** The logo's address, which changes with its content; null without one. */
  readonly logoUrl: string | null
  /** Settings that the environment fixes. */
  readonly locked: LockedSetting[]
  /** The version of the clinic's own privacy notice, null where it has none. */
  readonly privacyVersion: string | null
  /** Reads the settings again, as a change by another process does. */
  reload(): Promise<void>
  close(): Promise<void>
}

/** The letterhead in the reader's language. */
export const letterheadOf = ({ settings, logo }: Clinic, locale: Locale): Letterhead => ({
  clinic: clinicIn(settings, locale).name,
  contact: contactOf(settings),
  logo,
})

/** Merges environment, the admins' settings and defaults. */
function merged(env: Env, row: typeof clinicSettings.$inferSelect | undefined): ClinicSettings {
  const written = Object.entries(DEFAULT_CLINIC).map(([name, value]) => [
    name,
    row?.[name as keyof ClinicSettings] ?? value,
  ])
  const fixed = Object.entries(CLINIC_VARIABLES).flatMap(([name, variable]) =>
    env[variable] === undefined ? [] : [[name, env[variable]]],
  )
  return Object.fromEntries([...written, ...fixed])
}

const rowOf = async (db: Db) => (await db.select().from(clinicSettings))[0]

/** The current settings, for a short-lived process. */
export const readClinicSettings = async (env: Env, db: Db) => merged(env, await rowOf(db))

/**
 * Caches the clinic's settings, which every page and mail needs, and follows changes by all processes. An environment
 * variable overrides the admins' value.
 */
export async function openClinic(env: Env, db: Db, live: Live, log: Logger): Promise<Clinic> {
  const locked = (Object.keys(CLINIC_VARIABLES) as LockedSetting[]).filter(
    (name) => env[CLINIC_VARIABLES[name]] !== undefined,
  )
  let settings = DEFAULT_CLINIC
  let logo: Buffer | null = null
  const read = async () => {
    const row = await rowOf(db)
    settings = merged(env, row)
    logo = row?.logo ?? null
  }
  let reading = Promise.resolve()
  // One after the other, so that no older row replaces a newer one.
  const reload = () => {
    reading = reading.catch(() => {}).then(read)
    return reading
  }
  const closing = new AbortController()
  const changes = live.ticks(['clinic'], EVERYBODY, closing.signal)
  const follow = async () => {
    for await (const _tick of changes) {
      while (!closing.signal.aborted) {
        try {
          await reload()
          break
        } catch (error) {
          log.warn({ err: error }, 'the settings of the clinic could not be read')
          await delay(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {})
        }
      }
    }
  }
  await reload()
  const following = follow()
  return {
    get settings() {
      return settings
    },
    get logo() {
      return logo
    },
    get logoUrl() {
      return logo && `${CLINIC_LOGO}?v=${hashOf(logo)}`
    },
    locked,
    get privacyVersion() {
      return settings.privacy && `own-${hashOf(settings.privacy)}`
    },
    reload,
    async close() {
      closing.abort()
      await following
    },
  }
}
