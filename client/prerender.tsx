import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { router } from './routes.tsx'

/** The landing page as HTML, for nobody in particular: who is signed in is known only in the browser. */
export async function landingPage() {
  router.update({ history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  // Without the router's inline script, which the content security policy would not run.
  return renderToString(<RouterProvider router={router} />).replace(/<script>.*?<\/script>/gs, '')
}
