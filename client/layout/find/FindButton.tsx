import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useT } from '../../locale/messages.tsx'
import { onFind } from './openFind.ts'

const load = () => import('./Find.tsx')
const Find = lazy(async () => ({ default: (await load()).Find }))

type FindButtonProps = {
  /** Where it is shown: phones have it in their menu. */
  shown?: 'md:flex' | 'min-[96rem]:flex'
}

/** Opens the search, which the key "/" opens too. */
export function FindButton({ shown = 'md:flex' }: FindButtonProps) {
  const t = useT()
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  useEffect(() => onFind(() => setState('open')), [])
  return (
    <>
      <button
        type="button"
        aria-label={t('app.find.open')}
        aria-keyshortcuts="/"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        title={t('app.find.open')}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setState('open')}
        className={`hidden size-tap shrink-0 items-center justify-center rounded-md text-ink-2 hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink ${shown}`}
      >
        <Search size={20} />
      </button>
      {state !== 'unopened' && (
        <Suspense>
          <Find open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
