import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** What the tracker needs beside the first page, besides what these load themselves. */
const TRACKER = [
  'layout/Data.tsx',
  'layout/CreditsButton.tsx',
  'layout/NavDrawer.tsx',
  'ui/Toaster.tsx',
  'screens/health/HealthTracking.tsx',
  'app/background.ts',
]
/** Of these, what they load later too: the form and the charts. */
const LATER_TOO = 'screens/health/'

/**
 * The page that answers without a network. The server answers every address with it and writes the clinic's name into
 * it; this one is nobody's, so that with a network each page comes fresh.
 */
const PAGE = '/offline'

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1]

/** The files of the first page and of the tracker, out of all that was built. */
function trackerFiles(bundle: Bundle) {
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
    if (part.facadeModuleId?.includes(LATER_TOO)) part.dynamicImports.forEach(add)
  }
  for (const [file, part] of Object.entries(bundle)) {
    if (part.type !== 'chunk') continue
    const isTracker = TRACKER.some((name) => part.facadeModuleId?.endsWith(`/client/${name}`))
    if (part.isEntry || isTracker) add(file)
  }
  return files
}

/**
 * Makes the portal installable. The service worker keeps the first page and the tracker; everything else, and every call
 * to /api, goes to the network and is never kept: health data does not lie in a cache.
 */
export function installable(): Plugin[] {
  let wanted = new Set<string>()
  let build = ''
  const remember: Plugin = {
    name: 'tracker-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      wanted = trackerFiles(bundle)
      build = [...wanted].sort().join()
    },
  }
  return [
    remember,
    ...VitePWA({
      registerType: 'autoUpdate',
      // The content security policy allows no inline script: background.ts registers it.
      injectRegister: null,
      includeManifestIcons: false,
      manifest: {
        id: '/',
        name: 'Verbena',
        short_name: 'Verbena',
        description: 'Treatment plans, blood tests and health tracking, kept together and easy to read.',
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
        globPatterns: ['assets/**/*', 'theme.js', 'code.js', 'favicon.svg'],
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
