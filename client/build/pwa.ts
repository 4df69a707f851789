import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { LANGUAGES, type Language } from '../../locales/translate.ts'
import { filesWithMessages, MARKERS, messagesPath } from './messages.ts'

/** Files of the dashboard, the tracker, the orders and the forms besides the entry; their static imports follow. */
const NEEDED = [
  'main.tsx',
  'layout/TrpcProvider.tsx',
  'layout/BarButtons.tsx',
  'layout/BottomTabs.tsx',
  'layout/NavDrawer.tsx',
  'layout/NoticesPopover.tsx',
  'ui/DayPicker.tsx',
  'ui/DialogParts.tsx',
  'ui/Toaster.tsx',
  'app/prefetch.ts',
  'screens/health/HealthTracking.tsx',
  'screens/plans/Dashboard.tsx',
  'screens/shop/Orders.tsx',
  'screens/forms/MyForms.tsx',
  'screens/forms/FillForm.tsx',
  'app/background.ts',
]
/** Dynamic imports of these files are cached too: the form, the charts, the doses and their dialogs. */
const LATER_TOO = ['layout/now/', 'screens/health/', 'screens/plans/', 'app/background.ts']

/** The offline page. It has its own address, so that online navigations are never answered from the cache. */
const PAGE = '/offline'

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1]

/** The built files that the first page, the dashboard, the tracker, the orders and the forms need. */
function offlineFiles(bundle: Bundle) {
  const files = new Set<string>()
  const add = (file: string) => {
    const part = bundle[file]
    if (files.has(file) || part?.type !== 'chunk') return
    files.add(file)
    for (const other of [
      ...(part.viteMetadata?.importedCss ?? []),
      ...(part.viteMetadata?.importedAssets ?? []),
    ]) {
      files.add(other)
    }
    part.imports.forEach(add)
    if (LATER_TOO.some((name) => part.facadeModuleId?.includes(name))) part.dynamicImports.forEach(add)
  }
  for (const [file, part] of Object.entries(bundle)) {
    if (part.type !== 'chunk') continue
    const isNeeded = NEEDED.some((name) => part.facadeModuleId?.endsWith(`/client/${name}`))
    if (part.isEntry || isNeeded) add(file)
  }
  return files
}

/** The messages of these files of code in a language. */
function messageFiles(bundle: Bundle, code: ReadonlySet<string>, folder: string, language: Language) {
  const loaded = [...code].map((file) => {
    const part = bundle[file]
    return part?.type === 'chunk' ? part.facadeModuleId?.split('/client/')[1] : undefined
  })
  return filesWithMessages()
    .filter((file) => ['main.tsx', MARKERS].includes(file) || loaded.includes(file))
    .map((file) => `${folder}${messagesPath(language, file)}`)
}

/**
 * Makes the portal installable. The service worker caches the first page, the dashboard, the tracker, the orders and the
 * forms. All other requests and everything under /api go to the network and are never cached, so that no health data is stored. Pushes
 * are handled by client/public/push.js, the messages of the language in use by client/public/messages.js.
 */
export function installable(folder: () => string): Plugin[] {
  let wanted = new Set<string>()
  let build = ''
  const collectOfflineFiles: Plugin = {
    name: 'offline-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      wanted = offlineFiles(bundle)
      build = [...wanted].sort().join()
      const files = LANGUAGES.map((language) => [language, messageFiles(bundle, wanted, folder(), language)])
      this.emitFile({
        type: 'asset',
        fileName: 'messages.json',
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
  return [
    collectOfflineFiles,
    ...VitePWA({
      registerType: 'autoUpdate',
      // The content security policy allows no inline script; background.ts registers the worker.
      injectRegister: null,
      includeManifestIcons: false,
      // server/http/manifest.ts adds the description.
      manifest: {
        id: '/',
        name: 'Verbena',
        short_name: 'Verbena',
        start_url: '/health-tracking',
        display: 'standalone',
        background_color: '#f4f6f1',
        theme_color: '#fdfdfb',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['assets/**/*', 'theme.js', 'unloaded.js', 'code.js', 'favicon.svg'],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 5_000_000,
        manifestTransforms: [
          async (entries) => ({
            manifest: [
              ...entries.filter(({ url }) => !url.startsWith('assets/') || wanted.has(url)),
              { url: PAGE, revision: createHash('sha256').update(build).digest('hex').slice(0, 16), size: 0 },
            ],
            warnings: [],
          }),
        ],
        importScripts: ['push.js', 'messages.js'],
        navigateFallback: null,
        directoryIndex: null,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        runtimeCaching: [
          {
            urlPattern: ({ request, url }) =>
              request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
            handler: 'NetworkOnly',
            options: { precacheFallback: { fallbackURL: PAGE } },
          },
        ],
      },
    }),
  ]
}
