import { Dialog } from '@base-ui/react/dialog'
import { Link } from '@tanstack/react-router'
import { Languages, LogOut, Search, X } from 'lucide-react'
import { useId } from 'react'
import { useSession } from '../app/session.ts'
import { useSignOut } from '../app/useSignOut.tsx'
import { useT } from '../locale/messages.tsx'
import { shortCount } from '../ui/format.ts'
import { openFind } from './find/openFind.ts'
import { LanguageTiles } from './LanguageTiles.tsx'
import { Logo } from './Logo.tsx'
import { LINK_ICONS } from './linkIcons.ts'
import { drawerLinks, type NavLink, navLinks } from './links.ts'
import { useNow } from './now/useNow.ts'

const ROW = 'flex min-h-12 w-full items-center gap-4 rounded-md px-4 text-base font-medium'

type DrawerLinkProps = { link: NavLink; onClose: () => void; name?: string; count?: number }

function DrawerLink({ link: { to, label }, onClose, name, count = 0 }: DrawerLinkProps) {
  const t = useT()
  const Icon = LINK_ICONS[to]
  return (
    <Link
      to={to}
      onClick={onClose}
      aria-label={name}
      className={`${ROW} hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-on-accent-soft`}
    >
      {Icon && <Icon size={20} />}
      {t(label)}
      {count > 0 && (
        <span className="min-w-6 rounded-full bg-accent px-2 text-center text-xs leading-6 font-strong text-on-accent">
          {shortCount(count)}
        </span>
      )}
    </Link>
  )
}

type NavDrawerProps = { open: boolean; onClose: () => void }

/** All links of a phone. */
export function NavDrawer({ open, onClose }: NavDrawerProps) {
  const t = useT()
  const role = useSession()?.role ?? null
  const more = drawerLinks(role)
  const forms = useNow().data?.next.forms?.count ?? 0
  const { leave, question } = useSignOut(t('app.signedOut'))
  return (
    <>
      <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--dur-2) data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <Dialog.Popup className="lift-3 fixed inset-x-0 top-0 z-40 max-h-dvh overflow-y-auto bg-surface transition-[opacity,translate] duration-(--dur-2) ease-out data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0">
            <Dialog.Title className="sr-only">{t('app.menu')}</Dialog.Title>
            <div className="content flex h-16 items-center justify-between gap-4 border-b border-line">
              <Logo />
              <Dialog.Close
                aria-label={t('app.closeMenu')}
                className="-mr-2.5 flex size-tap items-center justify-center rounded-md"
              >
                <X size={22} />
              </Dialog.Close>
            </div>
            <nav aria-label={t('app.main')} className="flex flex-col gap-1 p-3 md:px-7">
              <button
                type="button"
                onClick={() => {
                  onClose()
                  openFind()
                }}
                className={`${ROW} hover:bg-sunken`}
              >
                <Search size={20} />
                {t('app.find')}
              </button>
              {navLinks(role).map((link) => (
                <DrawerLink key={link.to} link={link} onClose={onClose} />
              ))}
              {more.length > 0 && (
                <div className="mt-2 border-t border-line pt-1">
                  {more.map((link) => (
                    <DrawerLink
                      key={link.to}
                      link={link}
                      onClose={onClose}
                      {...(link.to === '/forms' && {
                        name: t('app.nav.forms', { count: forms }),
                        count: forms,
                      })}
                    />
                  ))}
                </div>
              )}
              <div className="mt-2 border-t border-line pt-1">
                <LanguageChoice />
              </div>
              <button
                type="button"
                onClick={() => {
                  onClose()
                  void leave()
                }}
                className={`${ROW} mt-2 rounded-none border-t border-line pt-1 hover:bg-sunken`}
              >
                <LogOut size={20} />
                {t('app.signOut')}
              </button>
            </nav>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      {question}
    </>
  )
}

function LanguageChoice() {
  const t = useT()
  const titleId = useId()
  return (
    <fieldset aria-labelledby={titleId} className="grid gap-2 px-4 py-3">
      <legend id={titleId} className="flex items-center gap-2 text-sm font-strong">
        <Languages size={18} aria-hidden />
        {t('app.language')}
      </legend>
      <LanguageTiles />
    </fieldset>
  )
}
