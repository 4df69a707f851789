import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './client/build/compress.ts'
import { messages } from './client/build/messages.ts'
import { prerendered } from './client/build/prerenderPages.ts'
import { installable } from './client/build/pwa.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const catalogue = messages()

/**
 * The browser client. It is built to dist/client, from which the server sends it; in development, requests to `/api`
 * are proxied to the server.
 */
export default defineConfig({
  root: at('./client'),
  plugins: [
    catalogue,
    react(),
    tailwindcss(),
    installable(catalogue.api.folder),
    prerendered(catalogue.api.folder),
    compressed(),
  ],
  build: {
    outDir: at('./dist/client'),
    emptyOutDir: true,
    manifest: true,
    // Browsers of the last three years preload modules themselves.
    modulePreload: {
      polyfill: false,
      // Scripts need not preload what every page begins with.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js'
          ? files.filter((file) => !/\/(framework|first|rolldown-runtime)-/.test(file))
          : files,
    },
    // Fonts and drawings stay separate files: the content security policy allows no `data:` fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // A screen that imports one constant of shared/ must not load zod for the schemas beside it.
        manualPureFunctions: ['z'],
      },
      output: {
        // The first load names every chunk: a shorter hash makes it 400 bytes smaller.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Chunks of libraries stay in the browser's cache across releases of the portal.
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\//,
              priority: 3,
            },
            // On a phone a round trip takes longer than a few kilobytes, so code that many screens share is in few
            // files.
            {
              name: 'first',
              tags: ['$initial'],
              test: (id: string) => !/client\/(main\.tsx|index\.html)/.test(id),
              priority: 2,
            },
            {
              name: 'calls',
              test: /node_modules\/(@trpc|@tanstack\/(query-core|react-query))\/|\/client\/(app\/trpc\.ts|layout\/TrpcProvider\.tsx)$/,
              priority: 1,
            },
            {
              name: 'forms',
              test: /node_modules\/(zod|react-hook-form|@hookform)\/|\/client\/(ui\/formErrors|app\/unsavedInput)\./,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'dialogs',
              test: /node_modules\/@(base-ui|floating-ui)\//,
              minShareCount: 13,
              priority: 1,
            },
            {
              // All that the landing page shares with other pages, so that it loads none of their code.
              name: 'landing',
              test: /\/client\/(ui\/(Art|RangeBar|rangeBar|ScoreRing|scoreColour)\.|art\/(chamomile-night|verbena-hero)\.)|lucide-react\/.*\/icons\/check\./,
              priority: 2,
            },
            {
              name: 'drawings',
              test: /\/client\/art\//,
              priority: 1,
            },
            {
              name: 'pieces',
              test: /\/client\/(ui\/(?!Clinical|EnglishFold|DateField|DayPicker|typedDay|Dialog|FormDialog|IconButton|Menu|PasswordField|SearchSelect|SectionCard|Select|Sparkline|Switch|Table|Tabs|Toaster)|lib\/(randomId|today)\.)|node_modules\/lucide-react\/(?!.*\/(?:arrow-up|arrow-down|arrow-up-down|eye-off|calendar-days)\.)/,
              minShareCount: 9,
            },
            {
              // What the pages about results share.
              name: 'results',
              test: /\/client\/(screens\/bloodTests\/(Course|trendChart|MarkerTable|UncheckedRows|PageExcerpt|pageImage|checks|markers)|ui\/Sparkline)\./,
              includeDependenciesRecursively: false,
            },
            {
              // What Today, the tracker and the plans share.
              name: 'doses',
              test: /\/shared\/(health|planItems|supply)\.|\/client\/(lib\/waitingStorage|screens\/plans\/(TickMark|dosesOfDay))\./,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
