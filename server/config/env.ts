import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LOCALES } from '../../locales/regions.ts'
import { LANGUAGES } from '../../locales/translate.ts'
import { isVisible } from '../../shared/auth.ts'
import { CannotStart } from './cannotStart.ts'
import { firstHost, isDatabaseUrl } from './databaseHosts.ts'

/** Who may open a thread: `MESSAGES` in the clinic's settings. */
const MESSAGES_MODES = ['both', 'practitioner', 'off'] as const

const flag = (fallback: boolean) =>
  z
    .enum(['on', 'off'])
    .optional()
    .transform((value) => (value === undefined ? fallback : value === 'on'))

const absent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(absent, type.optional())
const port = (fallback?: number) =>
  z.preprocess(
    absent,
    fallback === undefined
      ? z.coerce.number().int().min(0).max(65535).optional()
      : z.coerce.number().int().min(0).max(65535).default(fallback),
  )

const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, { error: 'must look like postgres://user:password@host:5432/name' })

const settings = z.object({
  HOST: z.preprocess(absent, z.string().default('127.0.0.1')).describe('Address to listen on.'),
  PORT: port(3000).describe('Port to listen on.'),
  DATA_DIR: z
    .preprocess(absent, z.string().default('./data'))
    .describe('Directory of the embedded database, uploads and generated secrets.'),
  DATABASE_URL: optional(databaseUrl).describe(
    'PostgreSQL to use; absent: the embedded one. Several hosts, `…@one:5432,other:5432/name?target_session_attrs=read-write`, are a primary and its standbys: the portal uses the one that takes writes.',
  ),
  DATABASE_OWNER_URL: optional(databaseUrl).describe(
    'The same database, for the role that owns its tables. The role of DATABASE_URL then owns nothing, and is created where it is missing. Absent: the portal connects as the owner, and admins see a notice.',
  ),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })).describe(
    'S3 storage for uploads; absent: files under DATA_DIR.',
  ),
  S3_ACCESS_KEY: optional(z.string()).describe('Access key of the account at S3_ENDPOINT.'),
  S3_SECRET_KEY: optional(z.string()).describe('Secret key of that account.'),
  S3_BUCKET: z
    .preprocess(absent, z.string().default('verbena'))
    .describe('Bucket for the uploads; created where it is missing.'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'The address that people type; absent: http://localhost:PORT.',
  ),
  AUTH_SECRET: optional(
    z.string().min(32, 'must have at least 32 characters: try `openssl rand -hex 32`'),
  ).describe(
    'Signs session cookies and the links that end mails, encrypts the keys of authenticator apps, and makes the key that signs notifications on devices (VAPID) and the private addresses of calendars.',
  ),
  BACKUP_KEY: optional(
    z.string().min(32, 'must have at least 32 characters: try `age-keygen` or `openssl rand -hex 32`'),
  ).describe(
    'Encrypts backups, which are files of age: an `AGE-SECRET-KEY-1…` as `age-keygen` makes it, or any other text of 32 characters or more as a passphrase. None can be read without it.',
  ),
  FILES_KEY: optional(
    z.string().min(32, 'must have at least 32 characters: try `openssl rand -hex 32`'),
  ).describe(
    'Encrypts uploads in the storage; no upload can be read without it. Absent with the embedded database: a generated key in DATA_DIR.',
  ),
  BACKUP_DIR: optional(z.string()).describe('Where backups are written; absent: `backups` in DATA_DIR.'),
  BACKUP_KEEP: z
    .preprocess(absent, z.coerce.number().int().min(0).max(1000).default(14))
    .describe('How many nightly backups are kept; 0 turns them off.'),
  MAX_STORED_MB: z
    .preprocess(absent, z.coerce.number().int().min(1).max(1_000_000).default(1_000))
    .describe(
      'How much one person may upload as blood tests and files of messages, in MB (a million bytes).',
    ),
  TRUST_PROXY: optional(z.string()).describe(
    'Addresses of the reverse proxies whose X-Forwarded-For is trusted, separated by commas, or the number of proxies.',
  ),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' }),
  ).describe(
    'Mail server; absent: mails are written to the log instead. With it, people may choose reminders by mail, and must confirm their address before they add a second factor.',
  ),
  MAIL_FROM: optional(z.string()).describe(
    'Sender of the mails; absent: no-reply at the host of PUBLIC_URL.',
  ),
  PUSH_SERVICES: optional(
    z
      .string()
      .regex(
        /^\s*(\*\.)?([a-z\d-]+\.)+[a-z]{2,}(:\d{1,5})?(\s*,\s*(\*\.)?([a-z\d-]+\.)+[a-z]{2,}(:\d{1,5})?)*\s*$/i,
        'must be hosts separated by commas, such as push.example.com, *.push.example.com',
      ),
  ).describe(
    'Hosts of further push services that browsers may name, separated by commas; `*.` in front stands for every subdomain. Those of Apple, Google, Microsoft and Mozilla are known. Private addresses are refused in any case.',
  ),
  AI_BASE_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'An OpenAI-compatible AI model; absent: analyses follow fixed rules.',
  ),
  AI_MODEL: optional(z.string()).describe('Name of the model at AI_BASE_URL.'),
  AI_VISION_MODEL: optional(z.string()).describe(
    'Name of a model at AI_BASE_URL that sees pictures and compares what was read of a report; absent: fixed rules alone compare it.',
  ),
  AI_API_KEY: optional(z.string()).describe('API key for AI_BASE_URL, where it needs one.'),
  PRACTITIONER_SIGNUP: z
    .preprocess(absent, z.enum(['approval', 'open', 'closed']).default('approval'))
    .describe(
      'Sign-up of practitioners: `approval` (an admin verifies each), `open` (verified at once) or `closed`.',
    ),
  OIDC_ISSUER: optional(z.url({ protocol: /^https?$/ })).describe(
    'OpenID Connect provider that people can sign in with, once they have linked it on My Profile; absent: none. A sign-in with it counts as a second factor.',
  ),
  OIDC_CLIENT_ID: optional(z.string()).describe(
    'Client id of this portal at the provider. The redirect address is PUBLIC_URL/api/auth/callback/oidc.',
  ),
  OIDC_CLIENT_SECRET: optional(z.string()).describe(
    'Client secret of this portal at the provider; absent: PKCE alone.',
  ),
  OIDC_NAME: z
    .preprocess(absent, z.string().trim().min(1).max(40).default('single sign-on'))
    .describe('Name of the provider on the sign-in button: "Continue with …".'),
  REQUIRE_MFA: z
    .preprocess(absent, z.enum(['off', 'staff']).default('off'))
    .describe(
      'Second factors: `off` (optional for everybody) or `staff` (practitioners and admins must set one up and use it).',
    ),
  DEMO: z
    .preprocess(absent, z.enum(['on', 'off']).optional())
    .describe(
      '`on` or `off`: the demo clinic and its accounts; absent: on with the embedded database on a loopback address.',
    ),
  DEMO_LANGUAGE: optional(z.enum(LANGUAGES)).describe(
    'The language in which the demo clinic is made: `en`, `de`, `fr` or `es`. Absent: that of CLINIC_LANGUAGE, else `en`.',
  ),
  ROLE: z
    .preprocess(absent, z.enum(['all', 'web', 'worker']).default('all'))
    .describe('What this process does: `web` answers requests, `worker` runs jobs, `all` does both.'),
  CLINIC_NAME: optional(
    z.string().trim().min(1).max(60).refine(isVisible, 'must be one line of visible characters'),
  ).describe(
    "The clinic's name, as people see it. Absent: what admins write on the page Clinic, and before that `Verbena`.",
  ),
  EMERGENCY_NUMBER: optional(
    z
      .string()
      .trim()
      .regex(/^[\d+][\d -]{1,19}$/, 'must be a telephone number, such as 112'),
  ).describe(
    'The emergency number that patients read directly above Send and beside a result that needs a doctor. Absent: what admins write on the page Clinic, and before that `112`.',
  ),
  CLINIC_PHONE: optional(
    z
      .string()
      .trim()
      .regex(/^[\d+][\d ()/.-]{2,29}$/, 'must be a telephone number'),
  ).describe(
    'The number that patients read beside a result that needs a doctor, unless their practitioner has set one. Absent: what admins write on the page Clinic.',
  ),
  CLINIC_LANGUAGE: optional(
    z.enum(LOCALES, 'must be en, de, fr or es, or one with a region, such as de-AT'),
  ).describe(
    "The language for people who have chosen none and whose browser asks for none of the portal's: `en`, `de`, `fr` or `es`, also with a region (`de-AT`). Absent: what admins write on the page Clinic, and before that `en`.",
  ),
  MESSAGES: z
    .preprocess(absent, z.enum(MESSAGES_MODES).default('both'))
    .describe(
      'Messages: `both` (patients and practitioners may open a thread), `practitioner` (a patient may answer) or `off` (nobody writes; what was written stays readable).',
    ),
  RATE_LIMITS: z.preprocess(absent, flag(true)).describe('`off` only for load tests.'),
  METRICS_PORT: port().describe(
    'Port for Prometheus (GET /metrics), which must not be public; absent: none.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })).describe(
    'An OpenTelemetry collector for traces of calls and jobs; the other `OTEL_*` variables work as OpenTelemetry defines them.',
  ),
  LOG_LEVEL: z
    .preprocess(absent, z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'))
    .describe('Lowest level that is logged: `trace`, `debug`, `info`, `warn`, `error` or `silent`.'),
})

/** A Markdown table of every setting, its default and its meaning, for docs/configure.md. */
export function settingsTable(): string {
  const rows = Object.entries(settings.shape).map(([name, type]) => {
    const { data } = type.safeParse(undefined)
    const fallback = data === true ? '`on`' : data === undefined ? '' : `\`${data}\``
    return `| \`${name}\` | ${fallback} | ${type.description ?? ''} |`
  })
  return ['| setting | when absent | meaning |', '|---|---|---|', ...rows].join('\n')
}

export type Env = Omit<z.infer<typeof settings>, 'PUBLIC_URL' | 'DEMO'> & {
  PUBLIC_URL: string
  /** Origins from which a browser may send changes. */
  ORIGINS: string[]
  DEMO: boolean
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]'])

/** Words of examples and templates; a random secret contains none of them. */
const PLACEHOLDER = /change.?me|replace.?me|example|placeholder|secret|password|default|verbena/i

/** Why this secret is unsafe; null if it is safe. */
function weakness(secret: string) {
  // Every key of age begins so.
  const random = secret.replace(/^AGE-SECRET-KEY-/, '')
  if (PLACEHOLDER.test(random)) return 'looks like a placeholder'
  if (new Set(random).size < 8) return 'has hardly any different characters'
  return null
}

/** Settings that make a publicly reachable portal unsafe. */
function problemsInPublic(env: z.infer<typeof settings>) {
  const passwordIn = (url: string | undefined) => url && decodeURIComponent(firstHost(url).password)
  const secrets = {
    AUTH_SECRET: env.AUTH_SECRET,
    BACKUP_KEY: env.BACKUP_KEY,
    FILES_KEY: env.FILES_KEY,
    S3_SECRET_KEY: env.S3_SECRET_KEY,
    'The password in DATABASE_URL': passwordIn(env.DATABASE_URL),
    'The password in DATABASE_OWNER_URL': passwordIn(env.DATABASE_OWNER_URL),
  }
  const problems = Object.entries(secrets).flatMap(([name, secret]) => {
    const why = secret && weakness(secret)
    return why ? [`${name} ${why}, and PUBLIC_URL is public: try \`openssl rand -hex 32\`.`] : []
  })
  if (env.DEMO === 'on') {
    problems.push('DEMO=on would open demo accounts with a known password to the public.')
  }
  return problems
}

/** The names of all settings. */
export const SETTINGS = Object.keys(settings.shape)

/** Returns the environment with NAME set from the file that NAME_FILE points to (container secrets). */
function withFiles(source: NodeJS.ProcessEnv) {
  const read: NodeJS.ProcessEnv = { ...source }
  for (const name of SETTINGS) {
    const file = source[`${name}_FILE`]
    if (!file) continue
    if (source[name]) throw new CannotStart(`${name} and ${name}_FILE are both set: keep one.`)
    try {
      read[name] = readFileSync(file, 'utf8').trim()
    } catch {
      throw new CannotStart(`${name}_FILE names ${file}, which cannot be read.`)
    }
  }
  return read
}

/** Reads the environment. Refuses unusable or unsafe settings with one sentence each. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = settings.safeParse(withFiles(source))
  if (!parsed.success) {
    throw new CannotStart(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const env = parsed.data
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  const problems: string[] = []
  if (env.S3_ENDPOINT && !(env.S3_ACCESS_KEY && env.S3_SECRET_KEY)) {
    problems.push('S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY beside it.')
  }
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL) {
    problems.push('DATABASE_OWNER_URL needs DATABASE_URL beside it.')
  }
  if (env.DATABASE_URL && !env.AUTH_SECRET) {
    problems.push('AUTH_SECRET is required with DATABASE_URL: try `openssl rand -hex 32`.')
  }
  if (env.OIDC_ISSUER && !env.OIDC_CLIENT_ID) problems.push('OIDC_ISSUER needs OIDC_CLIENT_ID beside it.')
  if (env.OIDC_ISSUER?.startsWith('http:') && !LOOPBACK.has(new URL(env.OIDC_ISSUER).hostname)) {
    problems.push('OIDC_ISSUER must be https: anybody on the network path could sign in as anyone.')
  }
  if (env.AI_BASE_URL && !env.AI_MODEL) problems.push('AI_BASE_URL needs AI_MODEL beside it.')
  if (env.AI_VISION_MODEL && !env.AI_BASE_URL) problems.push('AI_VISION_MODEL needs AI_BASE_URL beside it.')
  if (!env.RATE_LIMITS && publicUrl.protocol === 'https:') {
    problems.push('RATE_LIMITS=off is for load tests only, and not allowed with an https PUBLIC_URL.')
  }
  const local = !env.DATABASE_URL && LOOPBACK.has(env.HOST)
  const isPublic = publicUrl.protocol === 'https:' || !LOOPBACK.has(publicUrl.hostname)
  if (isPublic) problems.push(...problemsInPublic(env))
  if (problems.length > 0) throw new CannotStart(problems.join('\n'))
  return {
    ...env,
    PUBLIC_URL: publicUrl.origin,
    ORIGINS: env.PUBLIC_URL
      ? [publicUrl.origin]
      : [publicUrl.origin, `http://127.0.0.1:${env.PORT}`, `http://[::1]:${env.PORT}`],
    DEMO: env.DEMO ? env.DEMO === 'on' : local && !isPublic,
  }
}
