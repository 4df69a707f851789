import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { router } from '../app/routes.tsx'

/** A page as HTML, as it is drawn before any data is there. */
export async function page(path: string) {
  router.update({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  // Without the router's inline script, which the content security policy would not run.
  return renderToString(<RouterProvider router={router} />).replace(/<script>.*?<\/script>/gs, '')
}
