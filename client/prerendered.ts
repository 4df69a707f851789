import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/** Stands in the built landing page where the server writes the clinic's name. */
const CLINIC_NAME = '{{clinic-name}}'
/** The faces that the first lines of every page are set in. */
const FIRST_FONTS = /assets\/(petrona-latin-wght-normal|source-sans-3-latin-wght-normal)-[^/]+\.woff2$/

const CLIENT = fileURLToPath(new URL('.', import.meta.url))
const WORK = fileURLToPath(new URL('../node_modules/.cache/prerender', import.meta.url))

/** Renders the landing page once, with the same screens that the browser draws. */
async function landingPage() {
  await build({
    configFile: false,
    root: CLIENT,
    logLevel: 'warn',
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      ssr: 'prerender.tsx',
      outDir: WORK,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
    },
  })
  // All that the screens ask of a browser while they are loaded. An open channel would keep the build from ending.
  const document = { querySelector: () => ({ content: CLINIC_NAME }), addEventListener() {} }
  Object.assign(globalThis, { document, BroadcastChannel: undefined })
  const { landingPage } = await import(pathToFileURL(`${WORK}/prerender.js`).href)
  const html: string = await landingPage()
  Reflect.deleteProperty(globalThis, 'document')
  await rm(WORK, { recursive: true })
  return html
}

/**
 * Makes the landing page readable before any JavaScript: writes landing.html beside index.html, with the page's HTML in
 * it and its code asked for at once. Both ask for their fonts without waiting for the style sheet.
 */
export function prerendered(): Plugin {
  let outDir = ''
  let fonts: string[] = []
  let screen: string[] = []
  return {
    name: 'prerendered',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir
    },
    generateBundle(_options, bundle) {
      fonts = Object.keys(bundle).filter((file) => FIRST_FONTS.test(file))
      const landing = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith('/landing/Landing.tsx'),
      )
      if (landing?.type !== 'chunk' || fonts.length !== 2) {
        throw new Error('the build has no landing screen, or not its fonts')
      }
      screen = [landing.fileName, ...landing.imports]
    },
    async closeBundle() {
      const preloads = fonts.map(
        (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
      )
      const index = (await readFile(`${outDir}/index.html`, 'utf8')).replace(
        '</title>',
        `</title>\n    ${preloads.join('\n    ')}`,
      )
      await writeFile(`${outDir}/index.html`, index)
      const code = screen.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
      const landing = index
        .replace('</head>', `  ${code.join('\n    ')}\n  </head>`)
        .replace('<div id="root"></div>', `<div id="root">${await landingPage()}</div>`)
      await writeFile(`${outDir}/landing.html`, landing)
    },
  }
}
