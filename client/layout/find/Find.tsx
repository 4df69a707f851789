import { Dialog } from '@base-ui/react/dialog'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import {
  ClipboardList,
  FileText,
  type LucideIcon,
  Package,
  Search,
  Sprout,
  TestTube,
  UserRound,
  UsersRound,
  X,
} from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FOUND_KINDS, type FoundKind, MAX_SEARCH } from '../../../shared/search.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { localDay } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatSpokenDay } from '../../ui/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { isTitled, pagesFor } from './pages.ts'

const MIN_LENGTH = 2
const PAGES = 6

type Kind = FoundKind | 'page'
const ICONS: Record<Kind, LucideIcon> = {
  patient: UsersRound,
  plan: ClipboardList,
  result: TestTube,
  order: Package,
  product: Sprout,
  user: UserRound,
  page: FileText,
}
type Match = { key: string; kind: Kind; title: string; detail: string; href: string }

/** Matches from the server and the pages' titles, in the list's order. */
function useMatches(text: string) {
  const t = useT()
  const { routesById } = useRouter()
  const role = useSession()?.role ?? null
  const still = useDebounced(text)
  const query = trpc.care.search.useQuery(
    { text: still },
    { enabled: still.length >= MIN_LENGTH, placeholderData: keepPreviousData, meta: { silent: true } },
  )
  const found = text.length >= MIN_LENGTH ? (query.data ?? []) : []
  const records = FOUND_KINDS.flatMap((kind) => found.filter((one) => one.kind === kind)).map(
    ({ kind, id, title, detail, at, href }): Match => ({
      key: `${kind}-${id}`,
      kind,
      title: kind === 'order' ? t('app.find.order', { number: title }) : title,
      detail: [detail, at && formatSpokenDay(localDay(new Date(at)))].filter(Boolean).join(' · '),
      href,
    }),
  )
  const pages = pagesFor(Object.values(routesById), role)
    .map(({ href, title }) => ({ href, title: t(title) }))
    .filter(({ title }) => text.length >= MIN_LENGTH && isTitled(title, text))
    .slice(0, PAGES)
    .map(
      ({ href, title }): Match => ({
        ...{ key: href, kind: 'page', title, href },
        detail: href.startsWith('/admin') ? t('app.adminPanel') : '',
      }),
    )
  const offline = query.isPaused
  const searching = text.length >= MIN_LENGTH && !offline && (text !== still || query.isFetching)
  return { matches: [...records, ...pages], searching, offline, failed: query.isError, retry: query.refetch }
}

type OptionsProps = { matches: Match[]; active: number; list: string; onFollow: () => void }

function Options({ matches, active, list, onFollow }: OptionsProps) {
  const t = useT()
  const current = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever another one is active.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const kinds = [...new Set(matches.map(({ kind }) => kind))]
  return (
    <div role="listbox" id={list} aria-label={t('app.find')} className="p-2">
      {kinds.map((kind) => {
        const Icon = ICONS[kind]
        return (
          // biome-ignore lint/a11y/useSemanticElements: options are in groups of a listbox, not of a form.
          <div key={kind} role="group" aria-label={t(`app.find.group.${kind}`)} className="pb-2">
            <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-strong text-ink-2">
              {t(`app.find.group.${kind}`)}
            </p>
            {matches.map(
              (match, index) =>
                match.kind === kind && (
                  <Link
                    key={match.key}
                    ref={index === active ? current : undefined}
                    id={`${list}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    tabIndex={-1}
                    to={match.href}
                    onClick={onFollow}
                    className="flex min-h-12 scroll-my-10 items-center gap-3 rounded-md px-3 py-1.5 text-sm hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-on-accent-soft"
                  >
                    <Icon size={18} aria-hidden className="shrink-0" />
                    <span className="min-w-0">
                      <span className="block font-strong break-words">{match.title}</span>
                      {match.detail && <span className="block truncate text-xs">{match.detail}</span>}
                    </span>
                  </Link>
                ),
            )}
          </div>
        )
      })}
    </div>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <div className="grid justify-items-center gap-3 px-6 py-8 text-center text-sm text-pretty text-ink-2">
    {children}
  </div>
)

function Body({ onFollow, onClose }: { onFollow: () => void; onClose: () => void }) {
  const t = useT()
  const router = useRouter()
  const role = useSession()?.role ?? 'patient'
  const list = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const text = typed.trim()
  const { matches, searching, offline, failed, retry } = useMatches(text)
  const chosen = Math.min(active, Math.max(0, matches.length - 1))
  const isShort = text.length < MIN_LENGTH

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowDown: 1, ArrowUp: -1 } as Record<string, number>
    const step = steps[event.key]
    if (step && matches.length > 0) {
      event.preventDefault()
      setActive((chosen + step + matches.length) % matches.length)
      return
    }
    const match = matches[chosen]
    // What is listed while the search runs may be of an earlier text.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || searching || !match) return
    event.preventDefault()
    onFollow()
    void router.navigate({ to: match.href })
  }
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line pr-2 pl-5">
        <Search size={20} aria-hidden className="shrink-0 text-ink-2" />
        <input
          type="search"
          role="combobox"
          aria-label={t(`app.find.label.${role}`)}
          placeholder={t(`app.find.label.${role}`)}
          aria-autocomplete="list"
          aria-expanded={matches.length > 0}
          aria-controls={matches.length > 0 ? list : undefined}
          aria-activedescendant={matches.length > 0 ? `${list}-${chosen}` : undefined}
          autoComplete="off"
          maxLength={MAX_SEARCH}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          className="my-1.5 h-13 min-w-0 flex-1 rounded-md bg-transparent px-2 text-base text-ink -outline-offset-2 [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton icon={X} size={20} look="plain" label={t('app.close')} onClick={onClose} />
      </div>
      <p role="status" className="sr-only">
        {searching ? t('app.search.running') : isShort ? '' : t('app.find.count', { count: matches.length })}
      </p>
      <div aria-busy={searching} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {isShort && <Note>{t('app.find.hint')}</Note>}
        {matches.length > 0 && <Options matches={matches} active={chosen} list={list} onFollow={onFollow} />}
        {!isShort && offline && <Note>{t('app.find.offline')}</Note>}
        {!isShort && failed && !searching && (
          <Note>
            {t('app.find.failed')}
            <Button look="outline" onClick={() => retry()}>
              {t('app.tryAgain')}
            </Button>
          </Note>
        )}
        {!isShort && matches.length === 0 && searching && <Note>{t('app.search.running')}</Note>}
        {!isShort && matches.length === 0 && !searching && !failed && !offline && (
          <Note>
            <strong className="text-base font-strong break-words text-ink">
              {t('app.find.none.title', { text })}
            </strong>
            {t('app.find.none.text')}
          </Note>
        )}
      </div>
    </>
  )
}

/** Searches everything that the person may see, and pages by title. */
export function Find({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  // After a followed match, the new page gets the focus.
  const followed = useRef(false)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenChangeComplete={() => {
        followed.current = false
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-(--dur-2) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          finalFocus={() => !followed.current}
          className="lift-3 fixed inset-0 z-40 flex flex-col overflow-hidden bg-raised transition-opacity duration-(--dur-1) data-ending-style:opacity-0 data-starting-style:opacity-0 md:inset-x-0 md:top-[10vh] md:bottom-auto md:mx-auto md:max-h-[76vh] md:max-w-160 md:rounded-lg"
        >
          <Dialog.Title className="sr-only">{t('app.find')}</Dialog.Title>
          <Body
            onClose={onClose}
            onFollow={() => {
              followed.current = true
              onClose()
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
