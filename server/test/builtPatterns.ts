/**
 * Imports files and prints, as JSON, the regular expressions that their modules create with `RegExp`, each with its
 * line.
 */
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
for (const path of process.argv.slice(2)) await import(pathToFileURL(path).href)
console.log(JSON.stringify(found))
