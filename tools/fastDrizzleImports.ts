import { registerHooks } from 'node:module'

// Node asks for the package of every .js file that it imports and then reads the package's list of exports anew. Drizzle's
// list has 130 kB and Drizzle 400 files: without this, importing it takes nine times as long and leaves 150 MB behind.
// Inside Drizzle every relative import is a module of its own folder, so that there is nothing to look up. The built
// server has Drizzle among its own files.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    return next(specifier, context)
  },
})
