import { defineConfig } from 'vite'

/**
 * Bundles the process that reads one file. It starts at every upload: loading its TypeScript would take as long as
 * reading a report. Not bundled are native code and libraries that load their own files.
 */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: true, external: ['@napi-rs/canvas', 'sharp', 'tesseract.js', 'unpdf'] },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node26',
    rolldownOptions: {
      input: ['process/reader.process.ts', 'process/reader.thread.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
