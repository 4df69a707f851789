import { glob, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a brotli and a gzip copy of each text file of the build, at the highest compression. */
export function compressed(): Plugin {
  let outDir = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      async handler() {
        for await (const file of glob('**/*.{js,css,svg}', { cwd: outDir })) {
          const path = `${outDir}/${file}`
          const text = await readFile(path)
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          }
          await writeFile(`${path}.br`, await brotli(text, { params }))
          await writeFile(`${path}.gz`, await zip(text, { level: 9 }))
        }
      },
    },
  }
}
