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

type Route = {
  fullPath: string
  parentRoute?: Route
  options: { component?: unknown; staticData?: { file?: string } }
}

/** The files that a route loads, its layouts first. Throws when a lazy route does not name its file. */
function filesOf({ fullPath, parentRoute, options }: Route): string[] {
  const { component, staticData } = options
  const isLazy = typeof component === 'function' && 'preload' in component
  if (isLazy && !staticData?.file) throw new Error(`the route of ${fullPath} does not name its file`)
  return [...(parentRoute ? filesOf(parentRoute) : []), ...(staticData?.file ? [staticData.file] : [])]
}

/** The files of every route, by path. */
export const routeFiles = (): RouteFiles =>
  Object.fromEntries(
    Object.entries(router.routesByPath).map(([path, route]) => [path, filesOf(route as unknown as Route)]),
  )
