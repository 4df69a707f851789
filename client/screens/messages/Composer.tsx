import { Clock, Paperclip, Phone, Send, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { MAX_ATTACHMENTS, MAX_MESSAGE, type MessageSettings, type Quote } from '../../../shared/messages.ts'
import { queueMessage } from '../../app/outboxSync.ts'
import { nextOpening } from '../../lib/opening.ts'
import { randomId } from '../../lib/randomId.ts'
import { useEmergencies } from '../../lib/useEmergencies.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmergencyLine } from '../../ui/EmergencyLine.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { report } from '../../ui/failures.ts'
import { AttachButton } from './AttachButton.tsx'
import { type Draft, readDraft, storeDraft } from './draft.ts'
import { expectationText } from './expectations.ts'
import { QUOTE_ICONS, QuoteCard } from './QuoteCard.tsx'
import { QuotePicker } from './QuotePicker.tsx'

/** Office hours, usual answer time and an absence, shown before the patient writes. */
function Expectations({ expects, name }: { expects: MessageSettings; name: string }) {
  const t = useT()
  const { absence } = expects
  return (
    <div className="mb-4 grid gap-2 text-sm text-ink-2">
      <p className="flex gap-3">
        <Clock size={20} className="shrink-0" aria-hidden />
        <span>{expectationText(expects, name, t)}</span>
      </p>
      {absence && (
        <p className="rounded-md bg-warning-soft p-3 text-on-warning-soft">
          {absence.until
            ? t('messages.away.until', { name, day: utcDay(absence.until) })
            : t('messages.away', { name })}
        </p>
      )}
    </div>
  )
}

/** Above Send: whom to call instead of writing. */
function CallInstead({ number, expects }: { number: string; expects: MessageSettings }) {
  const next = nextOpening(expects, new Date())
  const call = (text: ReactNode) => (
    <a href={`tel:${number.replaceAll(' ', '')}`} className="font-strong underline-offset-2 hover:underline">
      {text}
    </a>
  )
  return (
    <p className="flex gap-3 rounded-md bg-danger-soft p-3.5 text-sm text-on-danger-soft">
      <Phone size={20} className="shrink-0" aria-hidden />
      <span>
        {next ? (
          <Rich id="messages.emergency.closed" values={{ ...next, day: utcDay(next.day), number, call }} />
        ) : (
          <Rich id="messages.emergency" values={{ number, call }} />
        )}
      </span>
    </p>
  )
}

type ComposerProps = {
  userId: string
  threadWith: string
  name: string
  /** Whether the writer is the practitioner. */
  cares: boolean
  expects: MessageSettings
  emergencyNumber: string
}

/** Writes a message. The draft stays in this browser until it is sent. */
export function Composer({ userId, threadWith, name, cares, expects, emergencyNumber }: ComposerProps) {
  const t = useT()
  const [draft, setDraft] = useState(() => readDraft(userId, threadWith))
  const [picking, setPicking] = useState<Quote['kind'] | null>(null)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(draft)
  const change = (next: Partial<Draft>) => {
    latest.current = { ...latest.current, ...next }
    setDraft(latest.current)
    setError(undefined)
    storeDraft(userId, threadWith, latest.current)
  }
  const send = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault()
    const { text, quote, files } = latest.current
    if (text.trim() === '' && files.length === 0) {
      setError(t('messages.invalid.empty'))
      field.current?.focus()
      return
    }
    if (text.trim().length > MAX_MESSAGE) {
      setError(t('messages.invalid.tooLong', { max: MAX_MESSAGE, count: text.trim().length }))
      field.current?.focus()
      return
    }
    setSent(written)
    change({ text: '', quote: null, files: [] })
    field.current?.focus()
    queueMessage(userId, { threadWith, text: text.trim(), quote, files, key: randomId() }).catch(
      (failure: unknown) => {
        change({ text, quote, files })
        report(failure, { errorTitle: t('app.notSent') })
      },
    )
  }
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
  }
  const written = useEmergencies(cares ? null : draft.text)
  // What was sent last stays in view until something else is written.
  const [sent, setSent] = useState<typeof written>([])
  const kinds = written.length > 0 ? written : sent
  return (
    <form noValidate onSubmit={send} className="border-t border-line p-5 md:p-6">
      {!cares && <Expectations expects={expects} name={name} />}
      <Field label={t('messages.field')} error={error}>
        <Textarea
          ref={field}
          rows={4}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
          onKeyDown={keyed}
        />
      </Field>
      {draft.quote && (
        <div className="mt-3 flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <QuoteCard quote={draft.quote} />
          </div>
          <Button
            look="plain"
            size="tight"
            aria-label={t('messages.removeQuote')}
            onClick={() => change({ quote: null })}
          >
            <X size={20} />
          </Button>
        </div>
      )}
      {draft.files.length > 0 && (
        <ul aria-label={t('messages.files')} className="mt-3 grid gap-1">
          {draft.files.map(({ id, name: file }) => (
            <li key={id} className="flex items-center gap-2 text-sm">
              <Paperclip size={18} className="shrink-0 text-ink-3" aria-hidden />
              <span className="min-w-0 truncate">{file}</span>
              <Button
                look="plain"
                size="tight"
                aria-label={t('messages.removeFile', { file })}
                onClick={() => change({ files: draft.files.filter((one) => one.id !== id) })}
              >
                <X size={18} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="-mx-3 mt-2 flex flex-wrap items-center gap-x-1">
        {(['item', 'marker', 'day'] as const).map((kind) => {
          const Icon = QUOTE_ICONS[kind]
          return (
            <Button key={kind} look="plain" size="tight" onClick={() => setPicking(kind)}>
              <Icon size={20} />
              {t(`messages.quote.${kind}`)}
            </Button>
          )
        })}
        {draft.files.length < MAX_ATTACHMENTS && (
          <AttachButton onAttached={(file) => change({ files: [...latest.current.files, file] })} />
        )}
      </div>
      <div className="mt-3 grid gap-3">
        {cares ? (
          <p className="text-xs text-ink-3">{t('messages.told', { name })}</p>
        ) : (
          <>
            <EmergencyLine kinds={kinds} number={emergencyNumber} />
            {kinds.length === 0 && <CallInstead number={emergencyNumber} expects={expects} />}
          </>
        )}
        <Button type="submit" className="w-full md:ml-auto md:w-auto">
          <Send size={20} />
          {t('messages.send')}
        </Button>
      </div>
      {picking && (
        <QuotePicker
          kind={picking}
          threadWith={threadWith}
          onChoose={(quote) => {
            change({ quote })
            setPicking(null)
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </form>
  )
}
