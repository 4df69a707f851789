import { defineConfig } from 'vite'

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
  'tesseract.js',
  'undici',
  'unpdf',
]

/**
 * Bundles the server and its libraries into a few files of dist/server: loading the 1,400 modules one by one doubles
 * the start-up time. The process that reads one upload is bundled too, because it starts at every upload: loading its
 * TypeScript took as long as reading a report.
 */
export default defineConfig({
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node26',
    rolldownOptions: {
      input: [
        'server/main.ts',
        'server/bloodTests/reader/child.process.ts',
        'server/bloodTests/reader/child.thread.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
