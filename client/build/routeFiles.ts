import type { Manifest } from 'vite'

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
  /** The messages of a file, where it has some of its own. */
  const messagesOf = (file: string) => {
    const chunk = manifest[`../virtual:messages/en/${file}`]
    return chunk ? [chunk.file] : []
  }
  const first = withImports('index.html', new Set())
  return Object.fromEntries(
    Object.entries(routes).map(([path, files]) => {
      const needed = files.reduce((seen, file) => withImports(file, seen), new Set<string>())
      const scripts = [...needed].filter((file) => !first.has(file))
      return [path, [...scripts, ...['main.tsx', ...files].flatMap(messagesOf)]]
    }),
  )
}
