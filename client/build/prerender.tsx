import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { router } from '../routes.tsx'
import type { RouteFiles } from './routeFiles.ts'

/** Renders a page to HTML in the state before any data has arrived. */
export async function page(path: string) {
  router.update({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  // The router's inline script is removed: the content security policy would block it.
  return renderToString(<RouterProvider router={router} />).replace(/<script>.*?<\/script>/gs, '')
}

type Load = { file?: string }
type Route = { fullPath: string; parentRoute?: Route; options: { component?: { load?: Load } } }

/** The files that a route loads, its layouts first. Throws for a lazy component of unknown file. */
function filesOf({ fullPath, parentRoute, options }: Route): string[] {
  const load = options.component?.load
  if (load && !load.file)
    throw new Error(`the component of ${fullPath} is not loaded as in the list of screens`)
  return [...(parentRoute ? filesOf(parentRoute) : []), ...(load?.file ? [load.file] : [])]
}

/** The files of every route, by path. */
export const routeFiles = (): RouteFiles =>
  Object.fromEntries(
    Object.entries(router.routesByPath).map(([path, route]) => [path, filesOf(route as unknown as Route)]),
  )
