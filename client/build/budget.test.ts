import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../locales/translate.ts'

/** What a first visit may load before anything is drawn. Bytes of JavaScript after gzip; each address takes about a hundred. */
const BUDGET = 125_700
/**
 * The same for two screens, including the tRPC client and the messages. Forms and dialogs are loaded when somebody opens
 * one.
 */
const SCREEN_BUDGETS = { 'screens/shop/Products.tsx': 165_400, 'screens/plans/Dashboard.tsx': 164_030 }
/** Other languages take more words for the same. */
const allowed = (budget: number, language: Language) => (language === 'en' ? budget : budget + 500)
/** Chunks of libraries that are loaded on demand, never at the first load. */
const LATER = /forms|dialogs|calls|Chart/

const root = fileURLToPath(new URL('../..', import.meta.url))
const built = `${root}dist/client/`

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; src?: string }
let manifest: Record<string, Chunk> = {}

beforeAll(() => {
  if (!existsSync(`${root}dist/pages/code.json`)) {
    execFileSync(process.execPath, [`${root}node_modules/vite/bin/vite.js`, 'build'], {
      cwd: root,
      // With Vitest's own NODE_ENV, `test`, the build would contain React's development version.
      env: { ...process.env, NODE_ENV: 'production' },
    })
  }
  manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8'))
}, 60_000)

const chunk = (key: string): Chunk => {
  const found = manifest[key]
  if (!found) throw new Error(`The manifest has no ${key}`)
  return found
}

/** The keys of a chunk and of everything that it imports statically. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key)
    for (const imported of chunk(key).imports ?? []) withImports(imported, seen)
  }
  return seen
}

/** Bytes of chunks and of the messages that are loaded with them in a language. */
function gzipped(keys: Set<string>, language: Language) {
  const [build = ''] = readdirSync(`${built}assets/messages`)
  const messages = ['main.tsx', ...keys].map((file) => `assets/messages/${build}/${language}/${file}.js`)
  const files = new Set(
    [...[...keys].map((key) => chunk(key).file), ...messages].filter(
      (file) => file.endsWith('.js') && existsSync(built + file),
    ),
  )
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(built + file)).length, 0)
}

const entry = () => withImports('index.html')

it.each(LANGUAGES)(
  'the landing page is drawn with at most 125.7 kB of JavaScript, in other languages 126.2 kB: %s',
  (language) => {
    const landing = withImports('screens/landing/Landing.tsx', entry())
    expect(gzipped(landing, language)).toBeLessThanOrEqual(allowed(BUDGET, language))
  },
)

it.each(
  Object.entries(SCREEN_BUDGETS).flatMap(([screen, budget]) =>
    LANGUAGES.map((language) => [screen, budget, language] as const),
  ),
)(
  '%s is drawn with at most %i bytes of JavaScript in the language %s, none of it for forms or dialogs',
  (screen, budget, language) => {
    const loaded = withImports(screen, withImports('layout/TrpcProvider.tsx', entry()))
    expect(gzipped(loaded, language)).toBeLessThanOrEqual(allowed(budget, language))
    expect([...loaded].filter((key) => /forms|dialogs/.test(chunk(key).file))).toEqual([])
  },
)

it('code.json lists for each route the scripts of its screen and of its layouts', () => {
  const code: Record<string, string[]> = JSON.parse(readFileSync(`${root}dist/pages/code.json`, 'utf8'))
  expect(Object.keys(code).length).toBeGreaterThan(25)
  const patient = code['/practitioner/patients/$patientId'] ?? []
  for (const part of ['layout/TrpcProvider.tsx', 'layout/PractitionerArea.tsx', 'screens/care/Patient.tsx']) {
    expect(patient).toContain(chunk(part).file)
  }
  expect(Object.values(code).flat()).not.toContain(chunk('index.html').file)
})

it.each([
  ['landing', 'Natural Healing'],
  ['products', 'Supplements your practitioner works with.'],
  ['dashboard', 'Welcome back, {{full-name}}'],
  ['blood-tests', 'Upload a lab report to see every marker with its reference range.'],
  ['health-tracking', 'Your gamified wellness journey'],
])('the prerendered HTML of the %s page contains its first words', (name, words) => {
  expect(readFileSync(`${root}dist/pages/${name}.en.html`, 'utf8')).toContain(words)
})

it.each(['landing', 'products', 'dashboard', 'blood-tests', 'health-tracking'])(
  'the prerendered HTML of the %s page has no control that would lose what is done before hydration',
  (name) => {
    const html = readFileSync(`${root}dist/pages/${name}.en.html`, 'utf8')
    // Behind it comes the notice that the page did not load, hidden until then.
    const drawn = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="unloaded"'))
    const controls = drawn.match(/<(?:button|input|select|textarea)\b[^>]*>/g) ?? []
    expect(controls.filter((tag) => !tag.includes('disabled=""'))).toEqual([])
  },
)

it('every screen has its own chunk', () => {
  const screens = Object.keys(manifest).filter((key) => key.startsWith('screens/'))
  expect(screens.length).toBeGreaterThan(20)
  expect([...entry()].filter((key) => key.startsWith('screens/'))).toEqual([])
})

it('the first load contains no forms, validation, Base UI, charts or tRPC', () => {
  const names = [...entry()].map((key) => chunk(key).file)
  expect(names.filter((name) => LATER.test(name))).toEqual([])
  // Chunk names say little about their contents; strings that survive minifying identify the libraries.
  const code = names.map((name) => readFileSync(built + name, 'utf8')).join('')
  expect(code).toContain('app.skipToContent')
  for (const sign of ['invalid_type', 'data-base-ui', 'recharts', 'react-hook-form', 'TRPCClientError']) {
    expect(code.includes(sign), sign).toBe(false)
  }
})
