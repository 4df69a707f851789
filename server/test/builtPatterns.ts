/**
 * Imports files and prints, as JSON, the regular expressions that their modules create with `RegExp`, each with its
 * line. Those of the reader that are lazy are made too.
 */
import { registerHooks } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getCallSites } from 'node:util'
import type { Pattern } from './patterns.ts'

const found: Pattern[] = []

/**
 * Records a regular expression with the line that created it: the third call site, above this function and the proxy.
 */
function noted(made: RegExp): RegExp {
  const { scriptName = '', lineNumber } = getCallSites(3)[2] ?? {}
  if (scriptName.startsWith('file:')) {
    const at = `${relative('.', fileURLToPath(scriptName))}:${lineNumber}`
    found.push({ at, source: made.source, flags: made.flags })
  }
  return made
}
globalThis.RegExp = new Proxy(RegExp, {
  construct: (real, given, target) => noted(Reflect.construct(real, given, target)),
  apply: (real, self, given) => noted(Reflect.apply(real, self, given)),
})
const lazies: (() => unknown)[] = []
Object.assign(globalThis, { lazies })
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/lab-reader/lazy.ts')) return loaded
    const source = `export const lazy = (make) => {
      let made
      const value = () => (made ??= make())
      lazies.push(value)
      return value
    }`
    return { ...loaded, source }
  },
})
for (const path of process.argv.slice(2)) await import(pathToFileURL(path).href)
for (const value of lazies) value()
console.log(JSON.stringify(found))
