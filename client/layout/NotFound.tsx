import { useT } from '../locale/messages.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { NavBar } from './NavBar.tsx'

export function NotFound() {
  const t = useT()
  return (
    <div className="flex min-h-dvh flex-col">
      <NavBar />
      <main
        id="main"
        tabIndex={-1}
        className="content flex flex-1 flex-col items-center justify-center py-16 text-center"
      >
        <p className="text-score font-light text-accent-text">404</p>
        <h1 className="mt-6 font-display text-2xl font-title">{t('app.notFound.title')}</h1>
        <p className="mt-2 max-w-96 text-ink-2">{t('app.notFound.text')}</p>
        <LinkButton to="/" className="mt-6">
          {t('app.notFound.home')}
        </LinkButton>
      </main>
    </div>
  )
}
