import type { Plugin } from 'vite'

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1]

/** One entry of the route table, as routes.tsx writes it. */
const ROUTE =
  /const (\w+) = createRoute\(\{\s+getParentRoute: \(\) => (\w+),\s+(path|id): '([^']+)',(.*?)\n?\}\)\n/gs
const LAYOUT = '../layout/Data.tsx'

/** The modules that each address of the route table loads beside the first ones, with those of the layouts around it. */
function modulesByPath(source: string) {
  const routes = new Map<string, { path: string; modules: string[] }>()
  for (const [, name = '', parent = '', kind, text = '', rest = ''] of source.matchAll(ROUTE)) {
    const around = routes.get(parent)
    const own = rest.match(/import\(\s*'([^']+)'/)?.[1] ?? (rest.includes('dataOutlet') ? LAYOUT : undefined)
    routes.set(name, {
      path: `${around?.path ?? ''}${kind === 'path' ? text : ''}`,
      modules: [...(around?.modules ?? []), ...(own ? [own] : [])],
    })
  }
  if (routes.size !== source.split('= createRoute(').length - 1) {
    throw new Error('routes.tsx is not written as client/build/routeFiles.ts reads it')
  }
  return [...routes.values()].filter(({ path }) => path !== '')
}

/** The script files of each address, beside those that every page loads. */
export function filesByPath(source: string, bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const withImports = (file: string, seen: Set<string>) => {
    const part = bundle[file]
    if (seen.has(file) || part?.type !== 'chunk') return seen
    seen.add(file)
    for (const imported of part.imports) withImports(imported, seen)
    return seen
  }
  const first = new Set<string>()
  for (const { isEntry, fileName } of chunks) if (isEntry) withImports(fileName, first)
  const files: Record<string, string[]> = {}
  for (const { path, modules } of modulesByPath(source)) {
    const needed = new Set<string>()
    for (const module of modules) {
      const chunk = chunks.find(({ facadeModuleId }) =>
        facadeModuleId?.endsWith(`/client/${module.slice(3)}`),
      )
      if (!chunk) throw new Error(`the build has no chunk for ${module}`)
      withImports(chunk.fileName, needed)
    }
    files[path] = [...needed].filter((file) => !first.has(file))
  }
  return files
}
