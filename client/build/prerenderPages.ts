import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Manifest, type Plugin } from 'vite'
import { LANGUAGES, type Language } from '../../locales/translate.ts'
import type { Me } from '../../shared/auth.ts'
import type { ClinicOnPage } from '../../shared/clinicPage.ts'
import type { Compiled } from '../locale/messages.tsx'
import { messages, messagesOf } from './messages.ts'
import { messagesByPath, type RouteFiles, scriptsByPath } from './routeFiles.ts'

/** Placeholders that the server replaces with the clinic's data and the signed-in person's name. */
const CLINIC: ClinicOnPage = {
  name: '{{clinic-name}}',
  address: '{{clinic-address}}',
  phone: '{{clinic-phone}}',
  emergencyNumber: '112',
  timeZone: 'UTC',
  logo: null,
}
const FULL_NAME = '{{full-name}}'
/** The two fonts of the first lines of every page. */
const FIRST_FONTS = /assets\/(petrona-latin-wght-normal|source-sans-3-latin-wght-normal)-[^/]+\.woff2$/

const CLIENT = fileURLToPath(new URL('..', import.meta.url))
const WORK = fileURLToPath(new URL('../../node_modules/.cache/prerender', import.meta.url))
const PAGES = fileURLToPath(new URL('../../dist/pages', import.meta.url))

/** A patient's pages come last, because the session stays set once it has been read. */
const DRAWN = {
  landing: '/',
  products: '/products',
  dashboard: '/dashboard',
  'blood-tests': '/blood-tests',
  'health-tracking': '/health-tracking',
}
const PATIENT: Me = {
  user: { id: '', email: '', fullName: FULL_NAME },
  locale: null,
  role: 'patient',
  verified: false,
  credits: 0,
  mustChangePassword: false,
  needsFactor: false,
  isFirstSession: false,
}

/** Adds the file name, relative to client/, to each function of client/routes.tsx that loads a screen. */
const filesNamed: Plugin = {
  name: 'files-named',
  transform: {
    order: 'pre',
    filter: { id: /client\/routes\.tsx$/ },
    handler: (code) =>
      code.replaceAll(
        /\(\) => import\('\.\/([^']+\.tsx)'\)/g,
        (load, file) => `Object.assign(${load}, { file: '${file}' })`,
      ),
  },
}

/** Renders the pages with the screens of the browser, and collects the files of each route. */
async function drawPages() {
  await build({
    configFile: false,
    root: CLIENT,
    logLevel: 'warn',
    plugins: [react(), filesNamed, messages()],
    ssr: { noExternal: true },
    build: {
      ssr: 'build/prerender.tsx',
      outDir: WORK,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
    },
  })
  // The browser APIs that screens use while loading. An open BroadcastChannel would keep the build from ending.
  const metas = { clinic: JSON.stringify(CLINIC), me: JSON.stringify(PATIENT) }
  const document = {
    querySelector: (selector: string) => {
      const found = Object.entries(metas).find(([name]) => selector === `meta[name="${name}"]`)
      return found ? { content: found[1] } : null
    },
    addEventListener() {},
    documentElement: { lang: 'en' },
  }
  Object.assign(globalThis, { document, BroadcastChannel: undefined })
  // Some versions of Node.js define these two, with a warning when they are read.
  for (const [name, value] of [
    ['navigator', { onLine: true }] as const,
    ['localStorage', undefined] as const,
  ]) {
    Object.defineProperty(globalThis, name, { value, configurable: true })
  }
  const built: typeof import('./prerender.tsx') = await import(pathToFileURL(`${WORK}/prerender.js`).href)
  const routeFiles: RouteFiles = built.routeFiles()
  const drawn: Record<string, string> = {}
  const load = async (language: Language, file: string) => ({
    default: messagesOf(language, file) as Compiled,
  })
  for (const [name, path] of Object.entries(DRAWN)) {
    for (const language of LANGUAGES) drawn[`${name}.${language}`] = await built.page(path, language, load)
  }
  Reflect.deleteProperty(globalThis, 'document')
  await rm(WORK, { recursive: true })
  return { drawn, routeFiles }
}

/**
 * Writes dist/pages, the HTML that the server sends for each address. Every page preloads its fonts and its screen's
 * code; `folder` is that of the messages. The landing page, the catalogue and a patient's first pages are readable before any script runs.
 */
export function prerendered(folder: () => string): Plugin {
  let outDir = ''
  let fonts: string[] = []
  return {
    name: 'prerendered',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    generateBundle(_options, bundle) {
      fonts = Object.keys(bundle).filter((file) => FIRST_FONTS.test(file))
      if (fonts.length !== 2) throw new Error('the build does not contain the two fonts of the first lines')
    },
    async closeBundle() {
      const preloads = fonts.map(
        (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
      )
      const index = (await readFile(`${outDir}/index.html`, 'utf8')).replace(
        '</title>',
        `</title>\n    ${preloads.join('\n    ')}`,
      )
      await rm(PAGES, { recursive: true, force: true })
      await mkdir(PAGES, { recursive: true })
      await writeFile(`${PAGES}/index.html`, index)
      const { drawn, routeFiles } = await drawPages()
      for (const [name, html] of Object.entries(drawn)) {
        const root = `<div id="root">${html}</div>`
        // Text and fonts first: code.js adds the scripts after the first paint.
        const scripts: string[] = []
        const page = index
          .replaceAll(
            /\s*(<script type="module".*?<\/script>|<link rel="modulepreload".*?>)/g,
            (_all, script) => {
              scripts.push(script)
              return ''
            },
          )
          .replace(
            '</head>',
            () =>
              `  <script defer src="/code.js"></script>\n  <template id="code">${scripts.join('')}</template>\n  </head>`,
          )
        await writeFile(
          `${PAGES}/${name}.html`,
          page.replace('<div id="root"></div>', () => root),
        )
      }
      const manifest: Manifest = JSON.parse(await readFile(`${outDir}/.vite/manifest.json`, 'utf8'))
      await writeFile(`${PAGES}/code.json`, JSON.stringify(scriptsByPath(routeFiles, manifest)))
      await writeFile(`${PAGES}/messages.json`, JSON.stringify(messagesByPath(routeFiles, folder())))
    },
  }
}
