import { lazy, type ReactNode, Suspense, useState } from 'react'

const load = () => import('./NavDrawer.tsx')
const NavDrawer = lazy(async () => ({ default: (await load()).NavDrawer }))

/** The drawer, loaded when it is first opened, and the attributes of the button that opens it. */
export function useDrawer() {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const button = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': state === 'open',
    onPointerEnter: load,
    onFocus: load,
    onClick: () => setState('open'),
  } as const
  const drawer: ReactNode = state !== 'unopened' && (
    <Suspense>
      <NavDrawer open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  )
  return { button, drawer }
}
