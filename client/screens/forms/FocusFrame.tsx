import { Link } from '@tanstack/react-router'
import { Check, CircleAlert, CloudOff, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../locale/messages.tsx'
import { formatTime } from '../../ui/format.ts'
import { Progress } from '../../ui/Progress.tsx'
import type { Saving } from './filling.ts'

const SAVING_ICONS = {
  idle: null,
  saved: Check,
  kept: CloudOff,
  failed: LoaderCircle,
  refused: CircleAlert,
} as const

function SavedState({ saving }: { saving: Saving }) {
  const t = useT()
  const Icon = SAVING_ICONS[saving.kind]
  return (
    <p role="status" className="flex min-h-tap items-center gap-2 text-sm text-ink-2">
      {Icon && <Icon size={18} aria-hidden className="shrink-0" />}
      {saving.kind === 'saved' && t('forms.fill.saved', { time: formatTime(saving.at) })}
      {saving.kind === 'kept' && t('forms.fill.kept')}
      {saving.kind === 'failed' && t('forms.fill.notSaved')}
      {saving.kind === 'refused' && t('forms.fill.refused')}
    </p>
  )
}

type FocusFrameProps = {
  saving: Saving
  /** How far the person is, in words; null where there is no progress, as at the start. */
  progress: { title: string; rest: string; percent: number } | null
  children: ReactNode
  /** The buttons, always in sight. */
  actions: ReactNode
}

/** The page of one form without the portal's bars: what is saved, the way out, and how far the person is. */
export function FocusFrame({ saving, progress, children, actions }: FocusFrameProps) {
  const t = useT()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-20 border-b border-line bg-surface">
        <div className="mx-auto w-full max-w-160 px-5 pt-1 pb-3">
          <div className="flex items-center justify-between gap-4">
            <SavedState saving={saving} />
            <Link
              to="/forms"
              className="-mr-2 inline-flex min-h-tap shrink-0 items-center rounded-md px-2 text-sm font-strong text-accent-text hover:underline"
            >
              {t('forms.fill.later')}
            </Link>
          </div>
          {progress && (
            <>
              <div className="mb-2 flex items-baseline justify-between gap-4">
                <p className="min-w-0 text-sm font-strong text-pretty">{progress.title}</p>
                <p className="shrink-0 text-sm text-ink-2">{progress.rest}</p>
              </div>
              <Progress
                percent={progress.percent}
                label={t('forms.fill.progress')}
                valueText={progress.title}
              />
            </>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <div className="mx-auto w-full max-w-160 px-5 py-6">{children}</div>
      </main>
      <footer className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
        <div className="mx-auto flex w-full max-w-160 gap-3 px-5 py-3">{actions}</div>
      </footer>
    </div>
  )
}
