import type { Manifest } from 'vite'

/** The files of the client that each address of the route table loads, those of the layouts around it first. */
export type RouteFiles = Record<string, string[]>

/** The script files of each address, beside those that every page loads. Fails where the build has no chunk for a file. */
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
