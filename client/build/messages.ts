import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { needsEnglish } from '../../locales/clinical.ts'
import { LANGUAGES, type Language } from '../../locales/translate.ts'
import { idPattern, idsIn } from './messageIds.ts'

const CLIENT = fileURLToPath(new URL('..', import.meta.url))
const LOCALES = fileURLToPath(new URL('../../locales', import.meta.url))
/** The module that every page loads. */
const FIRST_NAME = 'main.tsx'
const FIRST = `${CLIENT}${FIRST_NAME}`
/** Where the code that adds messages is. */
const RUNTIME = `${CLIENT}locale/messages.tsx`
/** Where development serves messages; a build puts a hash of all messages in place of the last part. */
const DEVELOPMENT = '/assets/messages/development/'
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

/** Results of `idsOf`, until a file changes. */
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

/** The messages that a dynamically imported file needs in addition to every page's. */
function neededBy(file: string): string[] {
  const first = file === FIRST ? new Set() : idsOf(FIRST)
  return [...idsOf(file)].filter((id) => !first.has(id))
}

/** The pseudo-file with the names of markers. */
export const MARKERS = 'markers'

/**
 * All names of markers as messages, so that none of the former language stays after a change. English ones are the
 * portal's own.
 */
function markerNames(language: Language): Record<string, string> {
  const all: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(`${LOCALES}/markers/names.json`, 'utf8'),
  )
  const own = all[language]
  if (!own) return {}
  const names = new Set(Object.values(all).flatMap((one) => Object.keys(one)))
  return Object.fromEntries([...names].map((name) => [`marker ${name}`, own[name] ?? name]))
}

/**
 * A file's messages in a language, compiled, so that the browser needs no ICU parser. A missing message is in English.
 */
export function messagesOf(language: Language, file: string) {
  if (file === MARKERS) return markerNames(language)
  const english = catalogue('en')
  const texts = { ...english, ...catalogue(language) }
  const ids = file === FIRST_NAME ? [...idsOf(FIRST)] : neededBy(`${CLIENT}${file}`)
  const unreviewed = ids.filter((id) => needsEnglish(language, id))
  return Object.fromEntries([
    ...ids.map((id) => [id, compiled(texts[id])]),
    // For beside them.
    ...unreviewed.map((id) => [`english ${id}`, compiled(english[id])]),
  ])
}

function compiled(text = '') {
  const elements = parse(text, { captureLocation: false })
  const [only] = elements
  return elements.length === 1 && only?.type === 0 ? only.value : elements
}

/** The files with messages of their own: the first one, and those that others import dynamically. */
export function filesWithMessages() {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!build\/).*\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`${CLIENT}${file}`, 'utf8').matchAll(DYNAMIC_IMPORT)].map(([, path = '']) =>
        join(dirname(`${CLIENT}${file}`), path),
      ),
    )
  const later = [...new Set(files)].filter((file) => neededBy(file).length > 0).sort()
  return [FIRST_NAME, ...later.map((file) => relative(CLIENT, file)), MARKERS]
}

const asModule = (language: Language, file: string) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(messagesOf(language, file)))})`

/** The address of a file's messages in a language, below the folder of the build. */
export const messagesPath = (language: Language | '{language}', file: string) => `${language}/${file}.js`

/**
 * Loads with each dynamic import the messages that its code names, one file per language. Code never states which
 * messages a page loads. All built files are below `MESSAGES`, a folder named after their content.
 */
export function messages(): Plugin & { api: { folder: () => string } } {
  let folder = DEVELOPMENT
  let modules: [path: string, source: string][] = []
  return {
    name: 'messages',
    enforce: 'pre',
    api: { folder: () => folder },
    config: (_config, { command }) => {
      if (command === 'build') {
        const files = filesWithMessages()
        modules = LANGUAGES.flatMap((language) =>
          files.map((file) => [messagesPath(language, file), asModule(language, file)] as [string, string]),
        )
        const hash = createHash('sha256').update(JSON.stringify(modules)).digest('base64url').slice(0, 8)
        folder = `/assets/messages/${hash}/`
      }
      return {
        define: { MESSAGES: JSON.stringify(folder) },
        resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: NO_PARSER }] },
      }
    },
    watchChange: () => known.clear(),
    configureServer(server) {
      server.middlewares.use(DEVELOPMENT, (request, response) => {
        const [, language = '', file = ''] = /^\/(\w+)\/(.+)\.js$/.exec(request.url ?? '') ?? []
        known.clear()
        response.setHeader('content-type', 'text/javascript')
        response.end(asModule(language as Language, file))
      })
    },
    generateBundle() {
      for (const [path, source] of modules) {
        this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}${path}`, source })
      }
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
          return `loadedWithMessages(${load}, '${relative(CLIENT, loaded)}')`
        })
        return found
          ? `import { withMessages as loadedWithMessages } from '${RUNTIME}'\n${wrapped}`
          : undefined
      },
    },
  }
}
