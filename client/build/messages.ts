import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { REGIONS } from '../../locales/translate.ts'
import { idPattern, idsIn } from './messageIds.ts'

const CLIENT = fileURLToPath(new URL('..', import.meta.url))
const LOCALES = fileURLToPath(new URL('../../locales', import.meta.url))
/** The module that every page loads. */
const FIRST = `${CLIENT}main.tsx`
/** Where the code that adds messages is. */
const RUNTIME = `${CLIENT}locale/messages.tsx`
const VIRTUAL = 'virtual:messages/'
/** Exports the loaders of what every page needs. */
const FIRST_MESSAGES = 'virtual:first-messages'
const NO_PARSER = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'))

const STATIC_IMPORT = /(?:^|\n)(?:import|export)\s+(?!type\b)[^'"]*?from\s+['"](\.[^'"]+)['"]/g
const DYNAMIC_IMPORT = /(?<!typeof )import\('(\.[^']+\.tsx?)'\)/g

/** A file and the files that it imports statically, all within the portal. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    closure(join(dirname(file), path), seen)
  }
  return seen
}

const catalogue = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`${LOCALES}/${locale}.json`, 'utf8'))

/** What `idsOf` found, until a file changes. */
const known = new Map<string, Set<string>>()

/** The ids of the messages that a file and what it imports name. */
function idsOf(file: string): Set<string> {
  const before = known.get(file)
  if (before) return before
  const pattern = idPattern(Object.keys(catalogue('en')))
  const ids = new Set([...closure(file)].flatMap((part) => idsIn(readFileSync(part, 'utf8'), pattern)))
  known.set(file, ids)
  return ids
}

/** The messages that a dynamically imported file needs besides those of every page. */
function neededBy(file: string): string[] {
  const first = file === FIRST ? new Set() : idsOf(FIRST)
  return [...idsOf(file)].filter((id) => !first.has(id))
}

/** Compiles messages, so that the browser loads no parser of ICU's syntax. */
const compiled = (locale: string, ids: readonly string[]) => {
  const messages = catalogue(locale)
  return Object.fromEntries(
    ids.map((id) => {
      const elements = parse(messages[id] ?? '', { captureLocation: false })
      const [only] = elements
      return [id, elements.length === 1 && only?.type === 0 ? only.value : elements]
    }),
  )
}

/** The functions that load the messages of a file, by language. */
function loadersOf(file: string): string {
  const loads = Object.keys(REGIONS).map(
    (locale) => `${locale}: () => import('${VIRTUAL}${locale}/${relative(CLIENT, file)}')`,
  )
  return `{ ${loads.join(', ')} }`
}

/**
 * Gives each dynamic import the messages that its code names, in one file for each language. Nothing in the code says
 * which messages a page loads.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: NO_PARSER }] },
    }),
    buildStart: () => known.clear(),
    watchChange: () => known.clear(),
    resolveId: (id) => (id.startsWith(VIRTUAL) || id === FIRST_MESSAGES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${FIRST_MESSAGES}`) return `export default ${loadersOf(FIRST)}`
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined
      const [locale = '', ...path] = id.slice(VIRTUAL.length + 1).split('/')
      const file = `${CLIENT}${path.join('/')}`
      this.addWatchFile(`${LOCALES}/${locale}.json`)
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled(locale, neededBy(file))))})`
    },
    transform: {
      filter: { id: /\/client\/(?!build\/).*\.tsx?$/ },
      handler(code, id) {
        const file = id.replace(/\?.*$/, '')
        let found = false
        const wrapped = code.replaceAll(DYNAMIC_IMPORT, (load, path: string) => {
          const loaded = join(dirname(file), path)
          if (neededBy(loaded).length === 0) return load
          found = true
          return `loadedWithMessages(${load}, ${loadersOf(loaded)})`
        })
        return found
          ? `import { withMessages as loadedWithMessages } from '${RUNTIME}'\n${wrapped}`
          : undefined
      },
    },
  }
}
