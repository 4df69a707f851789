import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../locale/messages.tsx'
import { Button } from '../ui/Button.tsx'

/** Replaces a page whose code did not load, whose loader failed, or whose rendering threw. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useT()
  const router = useRouter()
  useEffect(() => console.error('A page could not be shown', error), [error])
  const again = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <div className="content flex flex-col items-center py-24 text-center" role="alert">
      <h1 className="font-display text-2xl font-title">{t('app.pageFailed.title')}</h1>
      <p className="mt-2 max-w-96 text-ink-2">{t('app.pageFailed.text')}</p>
      <Button className="mt-6" onClick={again}>
        {t('app.tryAgain')}
      </Button>
    </div>
  )
}
