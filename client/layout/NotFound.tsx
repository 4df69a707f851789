import { LinkButton } from '../ui/Button.tsx'
import { NavBar } from './NavBar.tsx'

export function NotFound() {
  return (
    <div className="flex min-h-dvh flex-col">
      <NavBar />
      <main
        id="main"
        tabIndex={-1}
        className="content flex flex-1 flex-col items-center justify-center py-16 text-center"
      >
        <p className="text-score font-light text-accent-text">404</p>
        <h1 className="mt-6 font-display text-2xl font-title">Oops! Page not found</h1>
        <p className="mt-2 max-w-96 text-ink-2">
          The address may be mistyped, or the page may have moved. Your data is safe.
        </p>
        <LinkButton to="/" className="mt-6">
          Return to Home
        </LinkButton>
      </main>
    </div>
  )
}
