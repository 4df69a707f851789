import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Language } from '../../locales/translate.ts'
import { changeLocale } from '../locale/changeLocale.ts'
import { type LoadMessages, loadFirstMessages } from '../locale/messages.tsx'
import { router } from '../routes.tsx'
import type { RouteFiles } from './routeFiles.ts'

/** Renders a page to HTML in its loading state, in a language. */
export async function page(path: string, language: Language, load: LoadMessages) {
  router.update({ history: createMemoryHistory({ initialEntries: [path] }) })
  await loadFirstMessages(load)
  await changeLocale(language)
  await router.load()
  // The content security policy would block the router's inline script.
  return renderToString(<RouterProvider router={router} />).replace(/<script>.*?<\/script>/gs, '')
}

type Load = { file?: string }
type Route = { fullPath: string; parentRoute?: Route; options: { component?: { load?: Load } } }

/** The files that a route loads, layouts first. Throws for a lazy component of unknown file. */
function filesOf({ fullPath, parentRoute, options }: Route): string[] {
  const load = options.component?.load
  if (load && !load.file)
    throw new Error(`the component of ${fullPath} is not loaded as in the list of screens`)
  return [...(parentRoute ? filesOf(parentRoute) : []), ...(load?.file ? [load.file] : [])]
}

export const routeFiles = (): RouteFiles =>
  Object.fromEntries(
    Object.entries(router.routesByPath).map(([path, route]) => [path, filesOf(route as unknown as Route)]),
  )
