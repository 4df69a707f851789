import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** What is not bundled: native code, libraries that load their own files, and what few portals use. */
const external = [
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  'pg-native',
  'sharp',
  'undici',
]

/** A text file that a module reads as it starts. */
const TEXT_FILE = /readFileSync\(new URL\('([^']+)', import\.meta\.url\), 'utf8'\)/g

/** Replaces each such read by the file's content, because the bundle does not lie beside the file. */
const inlineTextFiles: Plugin = {
  name: 'inline-text-files',
  enforce: 'pre',
  transform: {
    filter: { id: '**/packages/**/*.ts', code: 'readFileSync' },
    handler(code, id) {
      return code.replace(TEXT_FILE, (_, path) => {
        const file = new URL(path, `file://${id}`)
        this.addWatchFile(file.pathname)
        return JSON.stringify(readFileSync(file, 'utf8'))
      })
    },
  },
}

/** Files whose tasks run in threads, and the thread itself: server/platform/thread.ts. */
const threads = globSync('server/**/*.thread.ts', { exclude: ['server/test/**'] })

/**
 * Bundles the server and its libraries into a few files of dist/server: loading the 1,400 modules one by one doubles
 * the start-up time.
 */
export default defineConfig({
  plugins: [inlineTextFiles],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node26',
    rolldownOptions: {
      input: ['server/main.ts', ...threads],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
