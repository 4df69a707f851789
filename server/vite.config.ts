import { defineConfig } from 'vite'

/** What stays outside: native code, what finds its own files, and what few portals ever load. */
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

/** The server with its libraries in a few files of dist/server: its 1,400 modules one by one take twice as long to start. */
export default defineConfig({
  ssr: { noExternal: true, external },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node26',
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
})
