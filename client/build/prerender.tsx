import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { router } from '../app/routes.tsx'
import type { RouteFiles } from './routeFiles.ts'

/** A page as HTML, as it is drawn before any data is there. */
export async function page(path: string) {
  router.update({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  // Without the router's inline script, which the content security policy would not run.
  return renderToString(<RouterProvider router={router} />).replace(/<script>.*?<\/script>/gs, '')
}

type Route = {
  fullPath: string
  parentRoute?: Route
  options: { component?: unknown; staticData?: { file?: string } }
}

/** The files that a route loads, those of the layouts around it first. Fails where a lazy component's file is not named. */
function filesOf({ fullPath, parentRoute, options }: Route): string[] {
  const { component, staticData } = options
  const isLazy = typeof component === 'function' && 'preload' in component
  if (isLazy && !staticData?.file) throw new Error(`the route of ${fullPath} does not name its file`)
  return [...(parentRoute ? filesOf(parentRoute) : []), ...(staticData?.file ? [staticData.file] : [])]
}

/** The files of every address of the route table. */
export const routeFiles = (): RouteFiles =>
  Object.fromEntries(
    Object.entries(router.routesByPath).map(([path, route]) => [path, filesOf(route as unknown as Route)]),
  )
