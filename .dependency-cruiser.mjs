import { readdirSync } from 'node:fs'

/**
 * The rooms from the ground to the top, each with the rooms that it may import besides itself: only rooms named above
 * it, so that there is no circle. docs/rooms.md draws what is imported.
 */
const GROUND = ['locales', 'shared', 'drizzle', 'config', 'platform']
const BASE = [...GROUND, 'audit', 'access', 'notify', 'auth', 'account']
const NOUNS = [
  ...[
    'appointments',
    'bloodTests',
    'clinic',
    'consents',
    'credits',
    'forms',
    'health',
    'measurements',
    'messages',
    'plans',
    'shop',
  ],
]
const ABOVE_NOUNS = ['backup', 'care', 'reminders', 'imports', 'record', 'admin']
const DOORS = ['trpc', 'http', 'doors']
const CLIENT = ['locales', 'shared', 'locale', 'art', 'ui', 'lib', 'app']

const MAY_IMPORT = {
  /** Packages of their own, usable without the portal. */
  labReader: [],
  safety: [],

  /** The catalogues of messages, and the types of their arguments. */
  locales: [],
  /** The packages' types, and what a browser may load of them. */
  shared: ['locales', 'labReader', 'safety'],
  drizzle: ['locales', 'shared'],
  config: ['locales', 'shared'],
  platform: ['locales', 'shared', 'drizzle', 'config'],
  audit: GROUND,
  access: [...GROUND, 'audit'],
  notify: [...GROUND, 'audit', 'access'],
  auth: [...GROUND, 'audit', 'access', 'notify'],
  account: [...GROUND, 'audit', 'access', 'notify', 'auth'],

  // No noun imports another.
  appointments: BASE,
  bloodTests: [...BASE, 'labReader', 'safety'],
  clinic: BASE,
  consents: BASE,
  credits: BASE,
  forms: BASE,
  health: BASE,
  measurements: BASE,
  messages: BASE,
  plans: [...BASE, 'safety'],
  shop: BASE,

  backup: BASE,
  care: [...BASE, ...NOUNS, 'backup', 'labReader'],
  reminders: [...BASE, ...NOUNS, 'backup'],
  imports: BASE,
  record: [...BASE, ...NOUNS, 'care', 'imports'],
  admin: [...BASE, ...NOUNS, 'backup'],

  trpc: BASE,
  http: [...BASE, 'trpc'],
  /** Each room's router.ts and routes.ts: they parse, and call one function. */
  doors: [...BASE, ...NOUNS, ...ABOVE_NOUNS, 'trpc', 'http'],
  demo: [...BASE, ...NOUNS, 'labReader'],
  /** What composes the server and starts it. */
  top: [...BASE, ...NOUNS, ...ABOVE_NOUNS, ...DOORS, 'demo'],

  art: [],
  locale: ['locales', 'shared'],
  ui: ['locales', 'shared', 'locale', 'art'],
  lib: ['locales', 'shared', 'locale'],
  app: ['locales', 'shared', 'locale', 'ui', 'lib'],
  layout: CLIENT,
  screens: [...CLIENT, 'layout'],
  /** The list of screens, and what starts the client. */
  entry: [...CLIENT, 'layout', 'screens'],
  build: ['locales', 'shared', 'locale', 'entry'],
}

/** The files of a room as a regular expression on the path; without one, a folder of the server. */
const PATHS = {
  labReader: '^packages/lab-reader/',
  safety: '^packages/safety/',
  locales: '^locales/',
  shared: '^shared/',
  drizzle: '^drizzle/',
  trpc: '^server/trpc[.]ts$',
  doors: '^server/[^/]+/(router|routes)[.]ts$',
  top: '^server/[^/]+[.]ts$',
  art: '^client/art/',
  locale: '^client/locale/',
  ui: '^client/ui/',
  lib: '^client/lib/',
  app: '^client/app/',
  layout: '^client/layout/',
  screens: '^client/screens/',
  entry: '^client/[^/]+[.](tsx|css)$',
  build: '^client/build/',
}
const pathOf = (room) => PATHS[room] ?? `^server/${room}/`
/** Rooms within the path of another one. */
const WITHIN = { top: ['trpc'] }
const TESTS = '[.]test[.]tsx?$|^server/test/|^packages/[^/]+/test(ing)?/'

const folders = (parent) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const unnamed = [
  ...folders('packages').filter((name) => !Object.values(PATHS).includes(`^packages/${name}/`)),
  ...folders('server').filter((name) => name !== 'test' && !(name in MAY_IMPORT)),
  ...folders('client').filter((name) => name !== 'public' && !(name in MAY_IMPORT)),
]
if (unnamed.length > 0) throw new Error(`No rule names these rooms: ${unnamed.join(', ')}`)

const order = Object.keys(MAY_IMPORT)

/** The room of a file; undefined for a test, and for what belongs to no room. */
export function roomOf(file) {
  if (new RegExp(TESTS).test(file)) return undefined
  // The doors, and what stands within another room, first.
  const first = ['doors', ...Object.values(WITHIN).flat()]
  return [...first, ...order].find((room) => new RegExp(pathOf(room)).test(file))
}

const roomRules = order.map((room, floor) => {
  const upward = MAY_IMPORT[room].filter((other) => order.indexOf(other) >= floor)
  if (upward.length > 0) throw new Error(`${room} may not import what stands above it: ${upward.join(', ')}`)
  const apart = [
    TESTS,
    ...(WITHIN[room] ?? []).map(pathOf),
    ...(pathOf(room).startsWith('^server/') && !(room in PATHS) ? [PATHS.doors] : []),
  ]
  return {
    name: `${room} imports ${MAY_IMPORT[room].join(', ') || 'no other room'}`,
    severity: 'error',
    from: { path: pathOf(room), pathNot: apart },
    to: {
      path: '^(packages|locales|shared|drizzle|server|client)/',
      // Another rule says who may name the server's API.
      pathNot: [
        ...[room, ...MAY_IMPORT[room]].map(pathOf),
        ...(room === 'app' ? ['^server/router[.]ts$'] : []),
      ],
    },
  }
})

export default {
  forbidden: [
    ...roomRules,
    {
      name: 'a noun leaves tRPC and other rooms’ doors to its router.ts',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: [TESTS, PATHS.doors] },
      to: { path: PATHS.doors },
    },
    {
      name: 'no screen folder imports another',
      severity: 'error',
      from: { path: '^client/screens/([^/]+)/', pathNot: TESTS },
      to: { path: '^client/screens/', pathNot: '^client/screens/$1/' },
    },
    {
      name: 'only client/app/trpc.ts names the server, by its type',
      severity: 'error',
      from: { path: '^client/', pathNot: [TESTS, '^client/app/trpc[.]ts$'] },
      to: { path: '^(server|drizzle)/' },
    },
    {
      name: 'a package is entered by its exports only',
      severity: 'error',
      from: { path: '^(shared|drizzle|server|client)/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/[^/]+/(index|browser|process/index|testing/(index|markerRow|sample))[.]ts$',
      },
    },
    {
      name: 'what a package has for tests is for tests',
      severity: 'error',
      from: { path: '^(packages|shared|drizzle|server|client)/', pathNot: TESTS },
      to: { path: '^packages/[^/]+/test(ing)?/', pathNot: '^packages/lab-reader/testing/sample[.]ts$' },
    },
    {
      name: 'a schema of data is for tests, and its types for all',
      severity: 'error',
      from: { path: '^packages/', pathNot: TESTS },
      to: { path: '^packages/.*/schema[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no circle of files', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no orphan',
      severity: 'error',
      from: { orphan: true, pathNot: [TESTS, '[.]d[.]ts$', '[.]config[.]ts$', '^client/public/'] },
      to: {},
    },
    {
      name: 'shared imports zod, what a browser may load of the packages, and types',
      severity: 'error',
      from: { path: '^shared/', pathNot: TESTS },
      to: {
        path: '^packages/|node_modules/',
        pathNot: ['node_modules/zod/', '^packages/[^/]+/browser[.]ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'shared and what a browser may load of the packages import nothing of Node',
      severity: 'error',
      from: { path: '^shared/|^packages/[^/]+/browser[.]ts$', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'foreign pictures are decoded in processes of their own only',
      severity: 'error',
      from: {
        path: '^(packages|server)/',
        pathNot: [TESTS, '[.]process[.]ts$', '^packages/lab-reader/pictures/picture[.]ts$'],
      },
      to: { path: 'node_modules/sharp/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/|^packages/[^/]+/dist/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      conditionNames: ['import', 'default'],
    },
  },
}
