import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, CircleX, CloudOff, Download, Phone, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '../../../locales/translate.ts'
import { type Translate, utcDay } from '../../../locales/translate.ts'
import { onOneLine } from '../../../shared/listText.ts'
import { WITHDRAW_MINUTES } from '../../../shared/messages.ts'
import type { WaitingMessage } from '../../app/outbox.ts'
import { discardWaiting, resendMessage, useOutbox } from '../../app/outboxSync.ts'
import { trpc } from '../../app/trpc.ts'
import { useOnline } from '../../app/useOnline.ts'
import { localDay, useToday } from '../../lib/today.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { formatBytes, formatInstant, formatSpokenDay, formatTime } from '../../ui/format.ts'
import { Initials } from '../../ui/Initials.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { telephone } from '../../ui/telephone.ts'
import { ANCHORED, useAnchor } from '../../ui/useAnchor.ts'
import { useVisible } from '../../ui/useVisible.ts'
import { Written } from '../../ui/Written.tsx'
import { Composer } from './Composer.tsx'
import { expectationText } from './expectations.ts'
import { QuoteCard } from './QuoteCard.tsx'

type Shown = ReturnType<typeof useThread>['messages'][number]

/** A thread with its earlier pages, kept up to date by the page around it. */
function useThread(threadWith: string) {
  const t = useT()
  const [before, setBefore] = useState<number>()
  const latest = trpc.messages.thread.useQuery(
    { threadWith },
    { meta: { errorTitle: t('messages.thread.failed') } },
  )
  const page = trpc.messages.thread.useQuery(
    { threadWith, ...(before !== undefined && { before }) },
    {
      enabled: before !== undefined,
      placeholderData: keepPreviousData,
      meta: { errorTitle: t('messages.thread.failed') },
    },
  )
  // Earlier pages do not change: a thread only grows at its end.
  const [earlier, setEarlier] = useState<NonNullable<typeof latest.data>['messages']>([])
  const loaded = page.data
  useEffect(() => {
    if (before === undefined || !loaded || page.isPlaceholderData) return
    setEarlier((known) => [
      ...loaded.messages.filter(({ id }) => !known.some((one) => one.id === id)),
      ...known,
    ])
  }, [before, loaded, page.isPlaceholderData])
  const now = latest.data?.messages ?? []
  const messages = [...earlier.filter(({ id }) => !now.some((one) => one.id === id)), ...now]
  const hasEarlier = before === undefined ? latest.data?.earlier : page.data?.earlier
  return { latest, messages, hasEarlier, loadEarlier: () => setBefore(messages[0]?.number) }
}

const MESSAGE = 'grid max-w-140 gap-2.5 rounded-lg p-3.5 text-base md:p-4'
const OWN = 'rounded-br-sm bg-accent-soft text-on-accent-soft'
const OTHERS = 'rounded-bl-sm border border-line bg-paper'

type BubbleProps = {
  id?: string
  /** Whether the address names this message. */
  anchored?: boolean
  own: boolean
  writer: string
  foot: ReactNode
  children: ReactNode
}

function Bubble({ id, anchored = false, own, writer, foot, children }: BubbleProps) {
  const t = useT()
  return (
    <li id={id} className={`flex flex-col gap-1 ${own ? 'items-end' : 'items-start'}`}>
      <div className={`${MESSAGE} ${own ? OWN : OTHERS} ${anchored ? ANCHORED : ''}`}>
        <span className="sr-only">{t('messages.writer', { writer })} </span>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 px-1 text-xs text-ink-3">{foot}</div>
    </li>
  )
}

function Words({ children, language = null }: { children: string; language?: Language | null }) {
  if (children === '') return null
  return (
    <Written as="p" language={language} className="break-words whitespace-pre-wrap">
      {children}
    </Written>
  )
}

type MessageProps = {
  message: Shown
  anchored: boolean
  own: boolean
  name: string
  /** In which the other person writes. */
  language: Language | null
  patientId: string | undefined
  closed: boolean
  /** Called once the Withdraw button has disappeared. */
  onWithdrawn: () => void
}

function Message({ message, anchored, own, name, language, patientId, closed, onWithdrawn }: MessageProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const withdraw = trpc.messages.withdraw.useMutation({
    meta: { errorTitle: t('messages.withdraw.failed') },
    onSettled: () => utils.messages.invalidate(),
  })
  const { id, text, quote, quoteLeads, attachments, at, readAt, withdrawnAt, automatic } = message
  const writer = own ? t('messages.you') : name
  const time = (text: ReactNode) => <time dateTime={at}>{text}</time>
  const sent = { writer, at: formatTime(at), time }
  const readOn = (instant: string) =>
    localDay(new Date(instant)) === localDay() ? formatTime(instant) : formatInstant(instant)
  const fresh = Date.now() - Date.parse(at) < WITHDRAW_MINUTES * 60_000
  const foot = (
    <>
      <span>
        {own && readAt && !automatic ? (
          <Rich id="messages.foot.read" values={{ ...sent, read: readOn(readAt) }} />
        ) : (
          <Rich id={automatic ? 'messages.foot.automatic' : 'messages.foot'} values={sent} />
        )}
      </span>
      {own && !automatic && !readAt && !withdrawnAt && fresh && !closed && (
        <Button
          look="plain"
          size="tight"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate({ id }, { onSuccess: onWithdrawn })}
          className="-my-2"
        >
          {t('messages.withdraw')}
        </Button>
      )}
    </>
  )
  return (
    <Bubble id={id} anchored={anchored} own={own} writer={writer} foot={foot}>
      {withdrawnAt ? (
        <p className="text-sm text-ink-2 italic">
          {own ? t('messages.withdrawn.own') : t('messages.withdrawn', { name })}
        </p>
      ) : (
        <>
          {quote && <QuoteCard quote={quote} patientId={patientId} leads={quoteLeads} />}
          <Words language={own ? null : language}>{text ?? ''}</Words>
          {attachments.map((file) => (
            <a
              key={file.id}
              href={`/api/message-files/${file.id}`}
              download={file.name}
              className="flex min-h-tap items-center gap-3 rounded-md border border-line bg-surface px-3 text-sm text-ink hover:border-line-strong"
            >
              <Download size={18} className="shrink-0 text-accent-text" aria-hidden />
              <span className="min-w-0 truncate font-strong">{file.name}</span>
              <span className="shrink-0 text-xs text-ink-3">{formatBytes(file.size)}</span>
            </a>
          ))}
        </>
      )}
    </Bubble>
  )
}

/** An unsent message: waiting for the network, or refused with the server's message. */
function Waiting({ item, stalled }: { item: WaitingMessage; stalled: boolean }) {
  const t = useT()
  const { message, refused, key } = item
  const foot =
    refused === null ? (
      <>
        {stalled ? (
          <Badge tone="info" icon={CloudOff}>
            {t('messages.waiting')}
          </Badge>
        ) : (
          t('messages.sending')
        )}
        {stalled && (
          <Button look="plain" size="tight" onClick={() => discardWaiting(key)}>
            {t('messages.discard')}
          </Button>
        )}
      </>
    ) : (
      <>
        <Badge tone="danger" icon={CircleX}>
          {t('app.notSent')}
        </Badge>
        <span className="text-danger">{refused}</span>
        <Button look="plain" size="tight" onClick={() => resendMessage(item)}>
          {t('app.tryAgain')}
        </Button>
        <Button look="danger-plain" size="tight" onClick={() => discardWaiting(key)}>
          {t('messages.discard')}
        </Button>
      </>
    )
  return (
    <Bubble own writer={t('messages.you')} foot={foot}>
      {message.quote && <QuoteCard quote={message.quote} />}
      <Words>{message.text}</Words>
      {message.files.map(({ id, name }) => (
        <p key={id} className="text-sm">
          {name}
        </p>
      ))}
    </Bubble>
  )
}

function Allergies({ patientId }: { patientId: string }) {
  const t = useT()
  const profile = trpc.auth.patients.profile.useQuery({ patientId }, { meta: { silent: true } })
  if (!profile.data) return null
  const { allergies } = profile.data
  if (!allergies) return <p className="text-xs text-ink-3">{t('messages.allergies.notAsked')}</p>
  return (
    <p className="text-xs break-words text-danger">
      <Rich
        id="care.strip.allergies"
        values={{ text: onOneLine(t, allergies), b: (text) => <span className="font-strong">{text}</span> }}
      />
    </p>
  )
}

type ThreadData = NonNullable<ReturnType<typeof useThread>['latest']['data']>

/** Why the reader cannot write in the thread; null if writing is possible. */
function whyNotWrite(t: Translate, thread: ThreadData): ReactNode {
  const { cares, closed, endedAt, suspended, begun, mode, emergencyNumber } = thread
  const name = thread.with.fullName
  if (closed) {
    return endedAt
      ? t('messages.ended.on', { name, day: formatInstant(endedAt) })
      : t('messages.ended', { name })
  }
  if (suspended) {
    if (cares) return t('messages.refused.suspended', { name })
    return <Clinical>{(t) => t('messages.suspended', { name, number: emergencyNumber })}</Clinical>
  }
  if (mode === 'off') return t('messages.refused.off')
  if (mode === 'practitioner' && !cares && !begun) {
    return t('messages.refused.practitionerFirst')
  }
  return null
}

const ICON_LINK =
  'flex size-tap shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink'

/** The other person; for practitioners with allergies, telephone and a link to the patient's page. */
function ThreadHeader({ thread: { with: other, cares, expects, closed } }: { thread: ThreadData }) {
  const t = useT()
  const profile = trpc.auth.patients.profile.useQuery(
    { patientId: other.id },
    { enabled: cares, meta: { silent: true } },
  )
  const phone = profile.data?.phone
  return (
    <header className="flex shrink-0 items-center gap-3 border-b border-line px-3 py-2.5 md:min-h-17 md:px-6">
      <Link to="/messages" aria-label={t('messages.all')} className={`${ICON_LINK} md:hidden`}>
        <ArrowLeft size={20} />
      </Link>
      <Initials name={other.fullName} className="size-10 text-sm" />
      <div className="min-w-0 flex-1">
        <h2 className="text-base leading-snug font-strong break-words md:text-lg">{other.fullName}</h2>
        {cares ? (
          <Allergies patientId={other.id} />
        ) : (
          <p className="text-xs text-ink-2">
            {closed ? t('messages.practitioner') : expectationText(expects, other.fullName, t)}
          </p>
        )}
      </div>
      {phone && (
        <a
          href={telephone(phone)}
          aria-label={t('care.head.call', { name: other.fullName, phone })}
          className={ICON_LINK}
        >
          <Phone size={20} />
        </a>
      )}
      {cares && (
        <LinkButton
          to="/practitioner/patients/$patientId"
          params={{ patientId: other.id }}
          look="plain"
          size="tight"
          className="shrink-0"
        >
          <UserRound size={20} className="md:hidden" />
          <span className="max-md:sr-only">{t('messages.openPatient')}</span>
        </LinkButton>
      )}
    </header>
  )
}

/** The practitioner's absence, which a patient reads before writing. */
function Absence({ thread: { with: other, cares, closed, expects } }: { thread: ThreadData }) {
  const t = useT()
  const { absence } = expects
  if (cares || closed || !absence) return null
  const name = other.fullName
  return (
    <p className="shrink-0 bg-warning-soft px-5 py-2.5 text-sm text-on-warning-soft md:px-6">
      {absence.until
        ? t('messages.away.until', { name, day: utcDay(absence.until) })
        : t('messages.away', { name })}
    </p>
  )
}

type MessageListProps = {
  thread: ThreadData
  messages: readonly Shown[]
  waiting: readonly WaitingMessage[]
  /** Whether the server cannot be reached. */
  stalled: boolean
  userId: string
  /** The message that the address names. */
  anchor: string
  /** Called once the Withdraw button has disappeared. */
  onWithdrawn: () => void
}

/** The messages by day, oldest first, then the unsent ones. */
function MessageList({ thread, messages, waiting, stalled, userId, anchor, onWithdrawn }: MessageListProps) {
  const t = useT()
  const { with: other, cares, closed } = thread
  const today = useToday()
  return (
    <div role="log" aria-live="polite" aria-label={t('messages.with', { name: other.fullName })}>
      <ol className="grid gap-4 empty:hidden">
        {messages.map((message, index) => {
          const day = localDay(new Date(message.at))
          const before = messages[index - 1]
          const begins = !before || localDay(new Date(before.at)) !== day
          return [
            begins && (
              <li key={`day ${day}`} className="text-center text-xs text-ink-3">
                {day === today ? t('messages.today') : formatSpokenDay(day)}
              </li>
            ),
            <Message
              key={message.id}
              message={message}
              anchored={message.id === anchor}
              own={message.from === userId}
              name={other.fullName}
              language={other.language}
              patientId={cares ? other.id : undefined}
              closed={closed}
              onWithdrawn={onWithdrawn}
            />,
          ]
        })}
        {waiting.map((item) => (
          <Waiting key={item.key} item={item} stalled={stalled} />
        ))}
      </ol>
    </div>
  )
}

/** Marks the other person's messages as read while the page is visible. */
function useMarkRead(threadWith: string, messages: readonly Shown[]) {
  const visible = useVisible()
  const utils = trpc.useUtils()
  const { mutate: markRead } = trpc.messages.markRead.useMutation({
    meta: { silent: true },
    onSuccess: () => {
      void utils.messages.threads.invalidate()
      void utils.messages.unread.invalidate()
      void utils.notices.unread.invalidate()
      void utils.notices.list.invalidate()
    },
  })
  const unread = messages.findLast(
    ({ from, readAt, withdrawnAt }) => from === threadWith && !readAt && !withdrawnAt,
  )
  const upTo = unread?.number
  useEffect(() => {
    if (visible && upTo !== undefined) markRead({ threadWith, upTo })
  }, [visible, upTo, threadWith, markRead])
}

type ThreadProps = {
  userId: string
  threadWith: string
  /** True on the patient's page, which already names the other person. */
  onPatientPage?: boolean
}

export function Thread({ userId, threadWith, onPatientPage = false }: ThreadProps) {
  const t = useT()
  const { latest, messages, hasEarlier, loadEarlier } = useThread(threadWith)
  const outbox = useOutbox(userId)
  const online = useOnline()
  const arrived = new Set(messages.flatMap(({ key }) => key ?? []))
  const waiting = outbox.messages.filter(
    ({ message }) => message.threadWith === threadWith && !arrived.has(message.key),
  )
  useMarkRead(threadWith, messages)

  const count = messages.length + waiting.length
  const oldest = messages[0]?.id
  const newest = messages.at(-1)?.id
  const list = useRef<HTMLElement>(null)
  const before = useRef<{ oldest: string | undefined; height: number }>(null)
  useLayoutEffect(() => {
    if (!list.current) return
    const height = list.current.scrollHeight
    // Earlier messages are added above what is being read.
    if (before.current && before.current.oldest !== oldest)
      list.current.scrollTop += height - before.current.height
    before.current = { oldest, height }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message is in view when the thread opens, and when one is written or arrives
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [newest, waiting.length])
  // After the scrolling above.
  const anchor = useAnchor(count > 0)

  if (latest.isPending) return <Skeleton className="h-100 w-full rounded-lg" />
  if (!latest.data)
    return (
      <>
        <BackLink to="/messages" className="mb-3 md:hidden">
          {t('messages.all')}
        </BackLink>
        <LoadError onRetry={() => latest.refetch()}>{t('messages.thread.notLoaded')}</LoadError>
      </>
    )
  const thread = latest.data
  const { with: other, cares, closed, expects, emergencyNumber } = thread
  const whyNot = whyNotWrite(t, thread)
  return (
    <section
      aria-label={t('messages.with', { name: other.fullName })}
      className="flex min-h-0 flex-1 flex-col overflow-hidden"
    >
      {!onPatientPage && <ThreadHeader thread={thread} />}
      <Absence thread={thread} />
      <section
        ref={list}
        // The position is restored above, because some browsers do not.
        className="flex min-h-24 flex-1 flex-col overflow-y-auto px-4 py-5 [overflow-anchor:none] md:px-6"
        tabIndex={count > 0 ? 0 : undefined}
        aria-label={t('messages.soFar')}
      >
        <div className="mt-auto">
          {hasEarlier && (
            <p className="mb-4 text-center">
              <Button look="outline" onClick={loadEarlier}>
                {t('messages.earlier')}
              </Button>
            </p>
          )}
          {count === 0 && (
            <p className="py-8 text-center text-sm text-ink-2">
              {closed ? t('messages.none') : t('messages.none.open')}
            </p>
          )}
          <MessageList
            thread={thread}
            messages={messages}
            waiting={waiting}
            stalled={outbox.stalled || !online}
            userId={userId}
            anchor={anchor}
            onWithdrawn={() => list.current?.focus({ preventScroll: true })}
          />
        </div>
      </section>
      {whyNot ? (
        <p className="shrink-0 border-t border-line p-5 text-sm text-ink-2 md:p-6">{whyNot}</p>
      ) : (
        <Composer
          key={threadWith}
          userId={userId}
          threadWith={threadWith}
          name={other.fullName}
          reads={other.locale}
          cares={cares}
          expects={expects}
          emergencyNumber={emergencyNumber}
        />
      )}
    </section>
  )
}
