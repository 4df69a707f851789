import { Camera, CircleAlert, Languages, Paperclip, Phone, Plus, Send, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { type Locale, languageOf, utcDay } from '../../../locales/translate.ts'
import { MAX_ATTACHMENTS, MAX_MESSAGE, type MessageSettings, type Quote } from '../../../shared/messages.ts'
import { queueMessage } from '../../app/outboxSync.ts'
import { nextOpening } from '../../lib/opening.ts'
import { randomId } from '../../lib/randomId.ts'
import { useEmergencies } from '../../lib/useEmergencies.ts'
import { useLocale, useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { ClinicalRich } from '../../ui/Clinical.tsx'
import { EmergencyLine } from '../../ui/EmergencyLine.tsx'
import { Textarea } from '../../ui/Field.tsx'
import { report } from '../../ui/failures.ts'
import { languageName } from '../../ui/languageName.ts'
import { Menu } from '../../ui/Menu.tsx'
import { type Draft, readDraft, storeDraft } from './draft.ts'
import { QUOTE_ICONS, QuoteCard } from './QuoteCard.tsx'
import { QuotePicker } from './QuotePicker.tsx'
import { useAttachment } from './useAttachment.tsx'

/** Above the field: whom to call instead of writing. */
function CallInstead({ number, expects }: { number: string; expects: MessageSettings }) {
  const next = nextOpening(expects, new Date())
  const call = (text: ReactNode) => (
    <a
      href={`tel:${number.replaceAll(' ', '')}`}
      className="font-strong text-danger underline-offset-2 hover:underline"
    >
      {text}
    </a>
  )
  return (
    <p className="flex gap-2.5 px-1 text-xs text-ink-2">
      <Phone size={16} className="mt-0.5 shrink-0 text-danger" aria-hidden />
      <span>
        {next ? (
          <ClinicalRich
            id="messages.emergency.closed"
            values={{ ...next, day: utcDay(next.day), number, call }}
          />
        ) : (
          <ClinicalRich id="messages.emergency" values={{ number, call }} />
        )}
      </span>
    </p>
  )
}

type ComposerProps = {
  userId: string
  threadWith: string
  name: string
  /** The other person's language, where it is known. */
  reads: Locale | null
  /** Whether the writer is the practitioner. */
  cares: boolean
  expects: MessageSettings
  emergencyNumber: string
}

/** Writes a message. The draft stays in this browser until it is sent. */
export function Composer({
  userId,
  threadWith,
  name,
  reads,
  cares,
  expects,
  emergencyNumber,
}: ComposerProps) {
  const t = useT()
  const locale = useLocale()
  const [draft, setDraft] = useState(() => readDraft(userId, threadWith))
  const [picking, setPicking] = useState<Quote['kind'] | null>(null)
  const [error, setError] = useState<string>()
  const errorId = useId()
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
  const attachment = useAttachment((file) => change({ files: [...latest.current.files, file] }))
  const isFull = draft.files.length >= MAX_ATTACHMENTS || attachment.pending
  const additions = [
    ...(['marker', 'item', 'day'] as const).map((kind) => ({
      label: t(`messages.quote.${kind}`),
      icon: QUOTE_ICONS[kind],
      onSelect: () => setPicking(kind),
    })),
    !isFull && { label: t('messages.upload.choose'), icon: Paperclip, onSelect: attachment.chooseFile },
    !isFull && { label: t('messages.upload.photo'), icon: Camera, onSelect: attachment.choosePhoto },
  ]
  return (
    <form
      noValidate
      onSubmit={send}
      className="shrink-0 border-t border-line bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-4"
    >
      {!cares && (
        <div className="mb-2.5">
          <EmergencyLine kinds={kinds} number={emergencyNumber} />
          {kinds.length === 0 && <CallInstead number={emergencyNumber} expects={expects} />}
        </div>
      )}
      {draft.quote && (
        <div className="mb-2 flex items-start gap-2">
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
        <ul aria-label={t('messages.files')} className="mb-2 grid">
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
      {attachment.field}
      <div className="flex items-end gap-2">
        <Menu label={t('messages.add')} icon={Plus} actions={additions} look="field" />
        <Textarea
          ref={field}
          // Where a field does not grow with its text.
          rows={2}
          aria-label={t('messages.field')}
          placeholder={t('messages.field')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className="field-sizing-content max-h-[30dvh] min-h-tap resize-none"
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
          onKeyDown={keyed}
        />
        <Button type="submit" className="shrink-0 max-md:px-3">
          <Send size={20} />
          <span className="max-md:sr-only">{t('messages.send')}</span>
        </Button>
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-xs font-strong text-danger">
          <CircleAlert size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {cares && reads !== null && languageOf(reads) !== languageOf(locale) && (
        <p className="mt-2 flex gap-2 text-xs text-ink-2">
          <Languages size={16} className="mt-0.5 shrink-0" aria-hidden />
          {t('messages.readsIn', { name, language: languageName(reads) })}
        </p>
      )}
      {cares && <p className="mt-2 text-xs text-ink-3">{t('messages.told', { name })}</p>}
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
