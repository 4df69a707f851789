import { readdirSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from '../server/config/env.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
const stack = read('docker/stack.yml')
const templates = readdirSync('docker/helm/templates').map((name) => read(`docker/helm/templates/${name}`))
const schema = JSON.parse(read('docker/helm/values.schema.json'))

/** Set by the image, or of no use beside a database of its own. */
const NOT_SET = ['DATA_DIR', 'DEMO', 'DEMO_LANGUAGE', 'HOST']
/** Read by other programs than the portal. */
const OF_OTHERS = /^(RCLONE_|POSTGRES_|AWS_|HOME$|GOMEMLIMIT$|SITE$|REPLACE$)/

const ofChart = {
  fixed: found(templates.join('\n'), /- (?:\{ )?name: ([A-Z][A-Z\d_]+)/g).filter(
    (name) => !OF_OTHERS.test(name),
  ),
  settings: schema.properties.settings.propertyNames.anyOf[0].enum as string[],
  secrets: schema.properties.secrets.properties.values.propertyNames.enum as string[],
}

describe('the Helm chart', () => {
  it('sets, accepts or keeps secret every setting of the portal, and no other', () => {
    const all = new Set([...ofChart.fixed, ...ofChart.settings, ...ofChart.secrets, ...NOT_SET])
    expect([...all].sort()).toEqual([...SETTINGS].sort())
  })

  it('leaves no setting in its values that it sets itself or takes from the Secret', () => {
    const elsewhere = new Set([...ofChart.fixed, ...ofChart.secrets])
    // The number of proxies is 1, unless values say otherwise.
    expect(ofChart.settings.filter((name) => elsewhere.has(name))).toEqual(['TRUST_PROXY'])
  })

  it('has the version of the portal', () => {
    expect(read('docker/helm/Chart.yaml')).toContain(
      `\nappVersion: ${JSON.parse(read('package.json')).version}\n`,
    )
  })
})

describe('the schema of the chart’s values', () => {
  const isValid = new Ajv({ strict: false }).compile(schema)
  const least = {
    host: 'portal.clinic.example',
    image: { repository: 'registry.clinic.example/verbena' },
    secrets: { existing: 'clinic', values: {} },
    s3: { endpoint: 'https://s3.clinic.example', bucket: 'verbena' },
  }

  it('accepts the least that an installation needs', () => {
    expect(isValid(least), JSON.stringify(isValid.errors)).toBe(true)
  })

  it.each([
    ['no host', { host: '' }],
    ['a host with a scheme', { host: 'https://portal.clinic.example' }],
    ['no image', { image: {} }],
    ['a digest that is none', { image: { ...least.image, digest: 'latest' } }],
    ['an unknown value', { hosts: ['portal.clinic.example'] }],
    ['a storage without a scheme', { s3: { endpoint: 's3.clinic.example', bucket: 'verbena' } }],
    ['an unknown setting', { settings: { CLINIC: 'Green Door' } }],
    ['a secret among the settings', { settings: { AUTH_SECRET: 'x' } }],
    ['a setting that the chart sets', { settings: { PUBLIC_URL: 'https://portal.clinic.example' } }],
    ['a list as a setting', { settings: { CLINIC_NAME: ['Green Door'] } }],
    ['no keys of the storage', { secrets: { existing: '', values: {} } }],
    [
      'a database elsewhere without its address',
      {
        secrets: { existing: '', values: { S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' } },
        database: { cnpg: { enabled: false } },
      },
    ],
    ['a text as a number', { portal: { replicas: '2' } }],
    ['no portal', { portal: { replicas: 0 } }],
    ['a size without meaning', { database: { cnpg: { storage: { size: 'large' } } } }],
    [
      'a bucket for backups without keys',
      { backup: { s3: { enabled: true, endpoint: 'https://a.example' } } },
    ],
    ['a backup’s name that leaves its folder', { restore: { file: '../verbena-20261121T023000Z.backup' } }],
  ])('refuses %s', (_, change) => {
    expect(isValid({ ...least, ...change })).toBe(false)
  })
})

describe('docker/stack.yml', () => {
  it('names only settings of the portal', () => {
    const named = [
      ...found(stack, /^ {4,6}([A-Z][A-Z\d_]+):/gm),
      ...found(read('docker/swarm.sh'), /--env "?([A-Z_]+)=/g),
    ].filter((name) => !OF_OTHERS.test(name))
    expect(named).toContain('DATABASE_URL_FILE')
    expect(named.filter((name) => !SETTINGS.includes(name.replace(/_FILE$/, '')))).toEqual([])
  })

  it('starts database and storage with the options of compose.yaml', () => {
    const commands = (file: string) => found(file, /^ {4}command:\n((?: {6}- .*\n)+)/gm)
    expect(commands(stack)).toHaveLength(2)
    expect(commands(stack)).toEqual(commands(read('compose.yaml')))
  })
})
