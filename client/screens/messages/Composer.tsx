import { Clock, Paperclip, Phone, Send, X } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import {
  answerText,
  hoursText,
  MAX_ATTACHMENTS,
  MAX_MESSAGE,
  type MessageSettings,
  type Quote,
  urgentPhrase,
} from '../../../shared/messages.ts'
import { queueMessage } from '../../app/outboxSync.ts'
import { randomId } from '../../lib/randomId.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { report } from '../../ui/failures.ts'
import { formatDay } from '../../ui/format.ts'
import { AttachButton } from './AttachButton.tsx'
import { type Draft, readDraft, storeDraft } from './draft.ts'
import { nextOpening } from './expectations.ts'
import { QUOTE_ICONS, QuoteCard } from './QuoteCard.tsx'
import { QUOTES, QuotePicker } from './QuotePicker.tsx'

/** Office hours, usual answer time and an absence, shown before the patient writes. */
function Expectations({ expects, name }: { expects: MessageSettings; name: string }) {
  const hours = hoursText(expects.hours)
  const answer = expects.answerHours === null ? null : `usually ${answerText(expects.answerHours)}`
  const sentence = hours ? `Answers ${hours}${answer ? `, ${answer}` : ''}.` : answer && `Answers ${answer}.`
  return (
    <div className="mb-4 grid gap-2 text-sm text-ink-2">
      <p className="flex gap-3">
        <Clock size={20} className="shrink-0" aria-hidden />
        <span>
          {sentence ?? `${name} has set no office hours. An answer can take days.`}
          {hours && ` Times in ${expects.timeZone.replaceAll('_', ' ')}.`}
        </span>
      </p>
      {expects.absence && (
        <p className="rounded-md bg-warning-soft p-3 text-on-warning-soft">
          {name} is away
          {expects.absence.until ? ` until ${formatDay(expects.absence.until)}` : ''}.
        </p>
      )}
    </div>
  )
}

/** Above Send. Highlighted once the text may be about an emergency. */
function EmergencyLine({
  number,
  urgent,
  expects,
}: {
  number: string
  urgent: boolean
  expects: MessageSettings
}) {
  const next = nextOpening(expects, new Date())
  const closed = next ? ` The next answer can come ${next}.` : ''
  return (
    <p
      role={urgent ? 'alert' : undefined}
      className={`flex gap-3 rounded-md p-3.5 text-sm ${urgent ? 'bg-danger text-on-danger' : 'bg-danger-soft text-on-danger-soft'}`}
    >
      <Phone size={20} className="shrink-0" aria-hidden />
      <span>
        <a
          href={`tel:${number.replaceAll(' ', '')}`}
          className="font-strong underline-offset-2 hover:underline"
        >
          Emergency? Call {number}.
        </a>{' '}
        {urgent
          ? 'Do not wait for an answer here.'
          : `Nobody reads messages at night or on weekends.${closed}`}
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
      setError('Please write something first')
      field.current?.focus()
      return
    }
    if (text.trim().length > MAX_MESSAGE) {
      setError(`A message has at most ${MAX_MESSAGE} characters; this one has ${text.trim().length}`)
      field.current?.focus()
      return
    }
    change({ text: '', quote: null, files: [] })
    field.current?.focus()
    queueMessage(userId, { threadWith, text: text.trim(), quote, files, key: randomId() }).catch(
      (failure: unknown) => {
        change({ text, quote, files })
        report(failure, { errorTitle: 'Not sent' })
      },
    )
  }
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
  }
  const urgent = !cares && urgentPhrase(draft.text) !== null
  return (
    <form noValidate onSubmit={send} className="border-t border-line p-5 md:p-6">
      {!cares && <Expectations expects={expects} name={name} />}
      <Field label="Your message" error={error}>
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
            aria-label="Remove the quote"
            onClick={() => change({ quote: null })}
          >
            <X size={20} />
          </Button>
        </div>
      )}
      {draft.files.length > 0 && (
        <ul aria-label="Attached files" className="mt-3 grid gap-1">
          {draft.files.map(({ id, name: file }) => (
            <li key={id} className="flex items-center gap-2 text-sm">
              <Paperclip size={18} className="shrink-0 text-ink-3" aria-hidden />
              <span className="min-w-0 truncate">{file}</span>
              <Button
                look="plain"
                size="tight"
                aria-label={`Remove ${file}`}
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
              {QUOTES[kind].title}
            </Button>
          )
        })}
        {draft.files.length < MAX_ATTACHMENTS && (
          <AttachButton onAttached={(file) => change({ files: [...latest.current.files, file] })} />
        )}
      </div>
      <div className="mt-3 grid gap-3">
        {cares ? (
          <p className="text-xs text-ink-3">
            {name} gets a notice of it. Mails and notifications do not contain the text.
          </p>
        ) : (
          <EmergencyLine number={emergencyNumber} urgent={urgent} expects={expects} />
        )}
        <Button type="submit" className="w-full md:ml-auto md:w-auto">
          <Send size={20} />
          Send
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
