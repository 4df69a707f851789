import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readEnv, settingsTable } from './env.ts'

const RANDOM = '8f1c0b7ea94d2f63b5e07a1d9c4f8e2613b7d05a9e6c4f81'
const PUBLIC = { PUBLIC_URL: 'https://portal.clinic.test', AUTH_SECRET: RANDOM }

describe('readEnv for a public portal', () => {
  it('readEnv accepts random secrets', () => {
    const ofAge = 'AGE-SECRET-KEY-174TERSAUMAYP0XH4XLTJQL70KJ5KVTR9MYLNP37AJ37C6NAUFA7QH9C969'
    for (const BACKUP_KEY of [RANDOM, ofAge]) expect(readEnv({ ...PUBLIC, BACKUP_KEY }).DEMO).toBe(false)
  })

  it.each([
    'changeme-changeme-changeme-changeme',
    'please-CHANGE-ME-before-you-go-live!',
    'an example of a text that is long enough',
    'this-is-the-secret-of-our-own-clinic',
    'a'.repeat(64),
    'abcabcabcabcabcabcabcabcabcabcabcabc',
  ])('readEnv refuses the secret %j on a public address', (placeholder) => {
    expect(() => readEnv({ ...PUBLIC, AUTH_SECRET: placeholder })).toThrow(/^AUTH_SECRET .* try `openssl/)
    expect(() => readEnv({ ...PUBLIC, BACKUP_KEY: placeholder })).toThrow(/^BACKUP_KEY /)
  })

  it('readEnv refuses placeholders for the database and the storage on a public address', () => {
    const env = {
      ...PUBLIC,
      DATABASE_URL: 'postgres://portal:changeme@db:5432/portal',
      S3_ENDPOINT: 'http://files:8333',
      S3_ACCESS_KEY: 'portal',
      S3_SECRET_KEY: 'password',
    }
    expect(() => readEnv(env)).toThrow(/S3_SECRET_KEY looks[\s\S]*The password in DATABASE_URL looks/)
  })

  it('readEnv refuses the demo clinic on a public address, and never turns it on by itself', () => {
    for (const PUBLIC_URL of [PUBLIC.PUBLIC_URL, 'http://192.168.1.5:3000']) {
      expect(() => readEnv({ ...PUBLIC, PUBLIC_URL, DEMO: 'on' })).toThrow('DEMO=on would open demo accounts')
      expect(readEnv({ ...PUBLIC, PUBLIC_URL }).DEMO).toBe(false)
    }
  })
})

it('readEnv refuses a short secret on any address', () => {
  expect(() => readEnv({ AUTH_SECRET: 'x7'.repeat(15) })).toThrow(
    'AUTH_SECRET: must have at least 32 characters',
  )
  expect(() => readEnv({ BACKUP_KEY: 'x7' })).toThrow('BACKUP_KEY: must have at least 32 characters')
})

it('readEnv requires no setting on a loopback address', () => {
  expect(readEnv({}).DEMO).toBe(true)
  expect(readEnv({ AUTH_SECRET: 'a secret of the tests, long enough for them' }).DEMO).toBe(true)
})

async function secretFile(content: string) {
  const directory = await mkdtemp(join(tmpdir(), 'verbena-env-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await writeFile(join(directory, 'secret'), content)
  return join(directory, 'secret')
}

it('readEnv reads a setting from the file that NAME_FILE names', async () => {
  const AUTH_SECRET_FILE = await secretFile(`${RANDOM}\n`)
  expect(readEnv({ PUBLIC_URL: PUBLIC.PUBLIC_URL, AUTH_SECRET_FILE }).AUTH_SECRET).toBe(RANDOM)
  expect(readEnv({ AUTH_SECRET_FILE, AUTH_SECRET: '' }).AUTH_SECRET).toBe(RANDOM)
  expect(readEnv({ ...PUBLIC, AUTH_SECRET_FILE: '' }).AUTH_SECRET).toBe(RANDOM)
})

it('readEnv refuses a NAME_FILE that cannot be read, holds an unusable value, or is set beside NAME', async () => {
  expect(() => readEnv({ AUTH_SECRET_FILE: '/nowhere/secret' })).toThrow(
    'AUTH_SECRET_FILE names /nowhere/secret, which cannot be read.',
  )
  const AUTH_SECRET_FILE = await secretFile('short')
  expect(() => readEnv({ AUTH_SECRET_FILE })).toThrow('AUTH_SECRET: must have at least 32 characters')
  expect(() => readEnv({ ...PUBLIC, AUTH_SECRET_FILE })).toThrow(
    'AUTH_SECRET and AUTH_SECRET_FILE are both set: keep one.',
  )
})

it('readEnv refuses a vision model without the server that it is on', () => {
  const AI_VISION_MODEL = 'qwen2.5vl:7b'
  const server = { AI_BASE_URL: 'http://model:11434/v1', AI_MODEL: 'qwen3:8b' }
  expect(() => readEnv({ AI_VISION_MODEL })).toThrow('AI_VISION_MODEL needs AI_BASE_URL beside it.')
  expect(readEnv({ ...server, AI_VISION_MODEL })).toMatchObject({ AI_VISION_MODEL })
  expect(readEnv({ ...server, AI_VISION_MODEL: '' }).AI_VISION_MODEL).toBeUndefined()
})

it('docs/configure.md lists every setting as the code reads it', async () => {
  const page = `# Configure

Every setting is an environment variable. With \`make start\`, set it in front of the command
(\`CLINIC_NAME='Green Door Clinic' make start\`); with \`make up\`, set it in \`.env\`. \`NAME_FILE\` names a file
with the value of \`NAME\`, such as \`AUTH_SECRET_FILE=/run/secrets/auth_secret\`. The portal does not start with a value
that cannot work, and says why. This page is generated from the code that reads the settings, by
\`npx vitest run --project unit server/config/env.test.ts -u\`.

${settingsTable()}
`
  await expect(page).toMatchFileSnapshot('../../docs/configure.md')
  expect(page).not.toMatch(/\|\s*\|$/m)
})
