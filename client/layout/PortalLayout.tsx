import { Outlet } from '@tanstack/react-router'
import { NavBar } from './NavBar.tsx'

export function PortalLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <NavBar />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
    </div>
  )
}
