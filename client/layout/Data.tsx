import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryClient, trpc, trpcClient } from '../app/trpc.ts'

/**
 * Gives what is inside it the calls to the server. It is a part of its own, and not around everything, so that the
 * landing page is drawn before the libraries behind it are loaded; all of them share one client and one cache.
 */
export function Data({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

/** The same, around a branch of the route table. */
export function DataOutlet() {
  return (
    <Data>
      <Outlet />
    </Data>
  )
}
