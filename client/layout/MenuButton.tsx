import { Menu } from 'lucide-react'
import { useT } from '../locale/messages.tsx'
import { useDrawer } from './useDrawer.tsx'

/** An admin's menu below 768px; everyone else has tabs there. */
export function MenuButton() {
  const t = useT()
  const { button, drawer } = useDrawer()
  return (
    <>
      <button
        {...button}
        aria-label={t('app.menu')}
        className="-mr-2.5 flex size-tap items-center justify-center rounded-md"
      >
        <Menu size={22} />
      </button>
      {drawer}
    </>
  )
}
