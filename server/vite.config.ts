import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** Not bundled: native code, libraries that load their own files, and rarely used ones. */
const external = [
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-node',
  'pg-native',
  'sharp',
  'undici',
]

/** Matches a text file that a module reads at start. */
const TEXT_FILE = /readFileSync\(new URL\('([^']+)', import\.meta\.url\), 'utf8'\)/g

/** Inlines those files, because they are not next to the bundle. */
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

/** What better-auth uses of the library that checks passkeys. */
const OF_PASSKEYS = [
  'generateAuthenticationOptions',
  'generateRegistrationOptions',
  'verifyAuthenticationResponse',
  'verifyRegistrationResponse',
]

/** Loads that library, which brings a hundred modules of certificates, at the first call of one of its functions. */
const lazyPasskeys: Plugin = {
  name: 'lazy-passkeys',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@simplewebauthn\/server$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && `\0lazy:${found.id}`
    },
  },
  load: {
    filter: { id: /^\0lazy:/ },
    handler: (id) =>
      OF_PASSKEYS.map(
        (name) =>
          `export const ${name} = async (options) => (await import(${JSON.stringify(id.slice('\0lazy:'.length))})).${name}(options)`,
      ).join('\n'),
  },
}

/** Files whose tasks run in threads, and the thread itself: server/platform/thread.ts. */
const threads = globSync('server/**/*.thread.ts', { exclude: ['server/test/**'] })

/**
 * Bundles the server and its libraries into a few files of dist/server: loading the 1,400 modules one by one doubles
 * the start-up time.
 */
export default defineConfig({
  plugins: [inlineTextFiles, lazyPasskeys],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node26',
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: ['server/main.ts', ...threads],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        comments: false,
        // Node keeps the source, with two bytes for each character if a single one is not ASCII.
        minify: {
          compress: false,
          mangle: false,
          codegen: { asciiOnly: true, removeWhitespace: false },
        },
      },
    },
  },
})
