import { Eye, Lock, Plus } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { MAX_NOTE_TEXT, NOTE_PARTS } from '../../../shared/visitNotes.ts'
import { type Answers, trpc } from '../../app/trpc.ts'
import { useUnsavedState } from '../../app/unsavedInput.ts'
import { randomUuid } from '../../lib/randomId.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { formatFullMoment, formatInstant } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'
import { Written } from '../../ui/Written.tsx'

type Note = Answers['care']['notes']['list'][number]

/** A signed note with its addenda and a form for another one. */
export function NoteCard({ note, patientId }: { note: Note; patientId: string }) {
  const t = useT()
  const [adding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The form's button has disappeared by then.
    if (adding) return () => opener.current?.focus({ preventScroll: true })
  }, [adding])
  const signedAt = note.signedAt ?? ''
  return (
    <Card as="article" className="p-5 md:p-6" aria-labelledby={`note-${note.id}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 id={`note-${note.id}`} className="text-lg font-strong">
            {t('care.note.visitOf', { day: formatInstant(signedAt) })}
          </h3>
          <p className="text-xs text-ink-3">
            {t('care.note.signedBy', { author: note.author, moment: formatFullMoment(signedAt) })}
          </p>
        </div>
        <Badge tone="neutral" icon={Lock}>
          {t('care.note.locked')}
        </Badge>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-3 text-sm md:grid-cols-[8rem_1fr]">
        {NOTE_PARTS.filter((part) => note[part].trim() !== '').map((part) => (
          <div key={part} className="contents max-md:block">
            <dt className="text-ink-3">{t(`care.note.part.${part}`)}</dt>
            <Written as="dd" language={note.language} className="min-w-0 break-words whitespace-pre-line">
              {note[part]}
            </Written>
          </div>
        ))}
        {note.forPatient.trim() !== '' && (
          <div className="contents max-md:block">
            <dt className="text-ink-3">{t('care.note.forPatient')}</dt>
            <Written as="dd" language={note.language} className="min-w-0 break-words whitespace-pre-line">
              {note.forPatient}
            </Written>
          </div>
        )}
      </dl>
      <p className="mt-4 flex items-center gap-2 text-xs text-ink-3">
        <Eye size={16} />
        {note.releasedAt ? t('care.note.released') : t('care.note.notReleased')}
      </p>
      {note.addenda.length > 0 && (
        <ul className="mt-4 grid gap-4" aria-label={t('care.note.addenda')}>
          {note.addenda.map(({ text, at, by, language }) => (
            <li key={at} className="border-l-2 border-line-strong pl-4 text-sm">
              <p className="font-strong">{t('care.note.addendumOf', { moment: formatFullMoment(at) })}</p>
              <Written as="p" language={language} className="break-words whitespace-pre-line">
                {text}
              </Written>
              <p className="text-xs text-ink-3">{by}</p>
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <AddendumForm noteId={note.id} patientId={patientId} onClose={() => setAdding(false)} />
      ) : (
        <Button ref={opener} look="plain" size="tight" className="mt-3 -ml-3" onClick={() => setAdding(true)}>
          <Plus size={18} />
          <span>
            <Rich id="care.note.writeAddendum" values={{ day: formatInstant(signedAt) }} />
          </span>
        </Button>
      )}
    </Card>
  )
}

function AddendumForm(props: { noteId: string; patientId: string; onClose: () => void }) {
  const t = useT()
  const { noteId: id, patientId, onClose } = props
  const utils = trpc.useUtils()
  const [empty, setEmpty] = useState(false)
  // Kept for retries of the same text, so that an addendum whose response was lost is not added twice.
  const {
    values: { text, addendumId },
    set,
    discard,
  } = useUnsavedState(`addendum to ${id}`, () => ({ text: '', addendumId: randomUuid() }))
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const add = trpc.care.notes.addAddendum.useMutation({
    meta: { errorTitle: t('care.note.addendum.failed') },
    onSuccess: async () => {
      discard()
      await utils.care.notes.list.invalidate({ patientId })
      onClose()
      toast.success(t('care.note.addendum.added'))
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim() !== '') add.mutate({ patientId, id, addendumId, text })
  }
  return (
    <form className="mt-4 border-t border-line pt-4" onSubmit={submit} noValidate>
      <Field
        label={t('care.note.addendum')}
        hint={t('care.note.addendum.hint')}
        error={empty ? t('care.invalid.noText') : undefined}
      >
        <Textarea
          value={text}
          maxLength={MAX_NOTE_TEXT}
          ref={field}
          onChange={(event) => {
            setEmpty(false)
            set({ text: event.target.value, addendumId: randomUuid() })
          }}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" look="outline" busy={add.isPending}>
          {t('care.note.addendum.add')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  )
}
