import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerendered } from './client/prerendered.ts'
import { installable } from './client/pwa.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The browser client: built to dist/client, where the server finds it; in development `/api` goes to the server. */
export default defineConfig({
  root: at('./client'),
  plugins: [react(), tailwindcss(), installable(), prerendered()],
  build: {
    outDir: at('./dist/client'),
    emptyOutDir: true,
    manifest: true,
    // Fonts and drawings stay files: the content security policy allows no `data:` fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // A screen that reads one constant of shared/ must not load zod for the schemas beside it.
        manualPureFunctions: ['z'],
      },
      output: {
        codeSplitting: {
          groups: [
            // What changes only with an update of the libraries stays in the browser's cache over our own releases.
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\//,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
