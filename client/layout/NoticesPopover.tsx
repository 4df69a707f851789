import { Popover } from '@base-ui/react/popover'
import { Settings2, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { trpc } from '../app/trpc.ts'
import { useT } from '../locale/messages.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { NoticeList, NoticesSkeleton } from './NoticeList.tsx'
import { useMarkRead } from './useMarkRead.ts'

const NEWEST = 10

type NoticesPopoverProps = {
  open: boolean
  onClose: () => void
  /** The popover's anchor, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
}

/** Whether a key moves the focus past the first or the last element of the popover. */
function leaves({ key, shiftKey, currentTarget: popup, target }: KeyboardEvent<HTMLElement>) {
  if (key !== 'Tab') return false
  const stops = [...popup.querySelectorAll('a, button')].filter((stop) => stop.checkVisibility())
  return shiftKey ? target === popup || target === stops[0] : target === stops.at(-1)
}

/** The newest notices: below the bell, or a full-width sheet on phones. */
export function NoticesPopover({ open, onClose, button }: NoticesPopoverProps) {
  const popup = useRef<HTMLDivElement>(null)
  // After a followed link, the new page gets the focus.
  const followed = useRef(false)
  const follow = () => {
    followed.current = true
    onClose()
  }
  useEffect(() => {
    if (open) followed.current = false
  }, [open])
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The bell's own handler closes it.
        const onBell = event.target instanceof Node && button.current?.contains(event.target)
        if (!next && !(onBell && event.type !== 'keydown')) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={button}
          align="start"
          alignOffset={20}
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-md:fixed! max-md:inset-0! max-md:transform-none!"
        >
          <Popover.Popup
            ref={popup}
            initialFocus={popup}
            onKeyDown={(event) => {
              if (!leaves(event)) return
              event.preventDefault()
              onClose()
            }}
            finalFocus={() => (followed.current ? false : button.current)}
            className="lift-3 flex flex-col overflow-hidden bg-raised outline-none transition-opacity duration-(--dur-1) data-ending-style:opacity-0 data-starting-style:opacity-0 max-md:h-dvh md:max-h-(--available-height) md:w-102 md:rounded-lg md:border md:border-line"
          >
            <Newest onFollow={follow} focusPopup={() => popup.current?.focus()} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Newest({ onFollow, focusPopup }: { onFollow: () => void; focusPopup: () => void }) {
  const t = useT()
  const { data, isPending, isPaused, isError, refetch } = trpc.notices.list.useQuery(
    { limit: NEWEST },
    { meta: { silent: true } },
  )
  const markRead = useMarkRead()
  const markAll = () => {
    // The button disappears with the last unread notice.
    focusPopup()
    markRead.mutate({ all: true })
  }
  return (
    <>
      <header className="flex min-h-17 items-center gap-1 py-2.5 pr-2 pl-5">
        <Popover.Title className="flex-1 text-lg font-strong">{t('notices.title')}</Popover.Title>
        {data && data.unread > 0 && (
          <Button look="plain" size="tight" busy={markRead.isPending} onClick={markAll}>
            {t('notices.markAllRead')}
          </Button>
        )}
        <Popover.Close
          aria-label={t('app.close')}
          className="flex size-tap items-center justify-center rounded-md text-ink-2 hover:text-ink md:hidden"
        >
          <X size={20} />
        </Popover.Close>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {isPending && !isPaused && <NoticesSkeleton />}
        {isPending && isPaused && (
          <p className="border-t border-line p-8 text-center text-sm">{t('notices.offline')}</p>
        )}
        {isError && !data && (
          <div className="flex flex-col items-center gap-4 border-t border-line p-8 text-center text-sm">
            <p>{t('notices.failed')}</p>
            <Button look="outline" onClick={() => refetch()}>
              {t('app.tryAgain')}
            </Button>
          </div>
        )}
        {data && <NoticeList notices={data.rows} level={3} onFollow={onFollow} />}
      </div>
      <footer className="flex justify-between gap-2 border-t border-line px-2 py-1">
        <LinkButton to="/notices" look="plain" size="tight" onClick={onFollow}>
          {t('notices.all')}
        </LinkButton>
        <LinkButton to="/profile/reminders" look="plain" size="tight" onClick={onFollow}>
          <Settings2 size={18} />
          {t('notices.reminders')}
        </LinkButton>
      </footer>
    </>
  )
}
