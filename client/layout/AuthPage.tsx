import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../locale/messages.tsx'
import { type Ground, Plate } from '../ui/Art.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'

type AuthPageProps = { title: string; subtitle: string; art: string; ground: Ground; children: ReactNode }

/** The sign-in pages' layout, with an illustration beside the form on wide screens. */
export function AuthPage({ title, subtitle, art, ground, children }: AuthPageProps) {
  const t = useT()
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-130 flex-col justify-start px-5 py-6 md:justify-center md:py-10 lg:mx-0 lg:max-w-160 lg:pr-20 lg:pl-20"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link
            to="/"
            className="-ml-2 flex min-h-tap items-center gap-2.5 rounded-sm px-2 text-sm font-strong text-accent-text hover:underline"
          >
            <ArrowLeft size={18} />
            {t('app.home')}
          </Link>
          <LanguageSelect />
        </div>
        <h1 className="mt-4 font-display text-2xl font-title">{title}</h1>
        <p className="mb-6 text-base text-ink-2">{subtitle}</p>
        {children}
      </main>
      <Plate src={art} ground={ground} place="inset-[12%]" className="hidden lg:block" />
    </div>
  )
}
