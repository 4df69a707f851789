import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'

/** What a first visit may load before anything is drawn. Bytes of JavaScript after gzip. */
const BUDGET = 115_000
/** The catalogue and the dashboard, with their calls. They need neither forms nor dialogs before somebody opens one. */
const SCREEN_BUDGET = 150_000
/** Chunks of libraries that are loaded only where they are used, never in what every page loads first. */
const LATER = /forms|dialogs|calls|Chart/

const root = fileURLToPath(new URL('../..', import.meta.url))
const built = `${root}dist/client/`

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; src?: string }
let manifest: Record<string, Chunk> = {}

beforeAll(() => {
  if (!existsSync(`${root}dist/pages/code.json`)) {
    execFileSync(process.execPath, [`${root}node_modules/vite/bin/vite.js`, 'build'], {
      cwd: root,
      // Vitest's own NODE_ENV would build the pages of a development server.
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

/** A chunk and all that the browser must load with it. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key)
    for (const imported of chunk(key).imports ?? []) withImports(imported, seen)
  }
  return seen
}

function gzipped(keys: Set<string>) {
  const files = new Set([...keys].map((key) => chunk(key).file).filter((file) => file.endsWith('.js')))
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(built + file)).length, 0)
}

const entry = () => withImports('index.html')

it('draws the landing page with at most 115 kB of JavaScript', () => {
  const landing = withImports('screens/landing/Landing.tsx', entry())
  expect(gzipped(landing)).toBeLessThanOrEqual(BUDGET)
})

it.each(['screens/shop/Products.tsx', 'screens/plans/Dashboard.tsx'])(
  'draws %s with at most 150 kB of JavaScript, none of it for forms or dialogs',
  (screen) => {
    const loaded = withImports(screen, withImports('layout/Data.tsx', entry()))
    expect(gzipped(loaded)).toBeLessThanOrEqual(SCREEN_BUDGET)
    expect([...loaded].filter((key) => /forms|dialogs/.test(chunk(key).file))).toEqual([])
  },
)

it('tells each page the files of its own screen, and of the layouts around it', () => {
  const code: Record<string, string[]> = JSON.parse(readFileSync(`${root}dist/pages/code.json`, 'utf8'))
  expect(Object.keys(code).length).toBeGreaterThan(25)
  const patient = code['/practitioner/patients/$patientId'] ?? []
  for (const part of ['layout/Data.tsx', 'layout/PractitionerArea.tsx', 'screens/care/Patient.tsx']) {
    expect(patient).toContain(chunk(part).file)
  }
  expect(Object.values(code).flat()).not.toContain(chunk('index.html').file)
})

it.each([
  ['landing', 'Natural Healing'],
  ['products', 'Supplements your practitioner works with.'],
  ['dashboard', 'Welcome back, {{full-name}}'],
])('has the first words of the %s page in its HTML', (name, words) => {
  expect(readFileSync(`${root}dist/pages/${name}.html`, 'utf8')).toContain(words)
})

it('gives every screen a chunk of its own', () => {
  const screens = Object.keys(manifest).filter((key) => key.startsWith('screens/'))
  expect(screens.length).toBeGreaterThan(20)
  expect([...entry()].filter((key) => key.startsWith('screens/'))).toEqual([])
})

it('leaves forms, validation, accessible parts, charts and the calls out of the first load', () => {
  const names = [...entry()].map((key) => chunk(key).file)
  expect(names.filter((name) => LATER.test(name))).toEqual([])
  // Chunk names tell little; strings that survive minifying tell what is inside.
  const code = names.map((name) => readFileSync(built + name, 'utf8')).join('')
  expect(code).toContain('Skip to content')
  for (const sign of ['invalid_type', 'data-base-ui', 'recharts', 'react-hook-form', 'TRPCClientError']) {
    expect(code.includes(sign), sign).toBe(false)
  }
})
