import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { queryClient, trpc, trpcClient } from '../app/trpc.ts'
import { loadMarkerNames } from '../locale/messages.tsx'

/**
 * Not around the whole app, so that the landing page is drawn before tRPC and React Query are loaded. All instances
 * share one client and one cache.
 */
export function TrpcProvider({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

export function TrpcOutlet() {
  // Not before the first drawing, which has no marker.
  useEffect(() => void loadMarkerNames().catch(() => {}), [])
  return (
    <TrpcProvider>
      <Outlet />
    </TrpcProvider>
  )
}
