import type { Manifest } from 'vite'
import { filesWithMessages, messagesPath } from './messages.ts'

/** The client's files that each route loads, layouts first. */
export type RouteFiles = Record<string, string[]>

/** The scripts of each route besides those of every page. Throws if the build has no chunk for a file. */
export function scriptsByPath(routes: RouteFiles, manifest: Manifest): Record<string, string[]> {
  const withImports = (key: string, seen: Set<string>) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no chunk for ${key}`)
    if (seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) withImports(imported, seen)
    return seen
  }
  const first = withImports('index.html', new Set())
  return Object.fromEntries(
    Object.entries(routes).map(([path, files]) => {
      const needed = files.reduce((seen, file) => withImports(file, seen), new Set<string>())
      return [path, [...needed].filter((file) => !first.has(file))]
    }),
  )
}

/** The messages of each route, that of every page first; the server puts in the language. */
export function messagesByPath(routes: RouteFiles, folder: string) {
  const known = filesWithMessages()
  return Object.fromEntries(
    Object.entries(routes).map(([path, files]) => [
      path,
      ['main.tsx', ...files]
        .filter((file) => known.includes(file))
        .map((file) => `${folder.slice(1)}${messagesPath('{language}', file)}`),
    ]),
  )
}
