import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ListPlus, Lock, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Wording } from '../../../shared/careText.ts'
import { MAX_NOTE_TEXT, NOTE_FIELDS, NOTE_PARTS, type NoteTexts } from '../../../shared/visitNotes.ts'
import { type FactLine, factLines } from '../../../shared/visitNoteText.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedState } from '../../app/unsavedInput.ts'
import { CriticalBand } from '../../layout/CriticalBand.tsx'
import { PatientHead } from '../../layout/PatientHead.tsx'
import { useToday } from '../../lib/today.ts'
import { readNote } from '../../lib/waitingStorage.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog, Dialog } from '../../ui/Dialog.tsx'
import { ControlContext, Textarea } from '../../ui/Field.tsx'
import { report, statusOf } from '../../ui/failures.ts'
import { formatDay, formatInstant } from '../../ui/format.ts'
import { Page } from '../../ui/Page.tsx'
import { SaveStatus } from '../../ui/SaveStatus.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'
import { NoteCard } from './NoteCard.tsx'
import {
  joinObjective,
  keptDraft,
  markedLines,
  NO_TEXTS,
  type NoteDraft,
  noteLines,
  splitObjective,
  withFacts,
} from './noteDraft.ts'
import { type OtherVersion, useNoteDraft } from './useNoteDraft.ts'
import { VisitFacts } from './VisitFacts.tsx'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId/note')

/** Edits a visit note: four parts, the patient's text, and the signature that locks it. */
export function NoteEditor() {
  const { patientId } = route.useParams()
  return <NoteOf key={patientId} patientId={patientId} />
}

function NoteOf({ patientId }: { patientId: string }) {
  const userId = useSession()?.user.id ?? ''
  const today = useToday()
  const profile = trpc.auth.patients.profile.useQuery({ patientId }, { meta: { silent: true } })
  // A stale response could contain a draft that was saved since.
  const list = trpc.care.notes.list.useQuery(
    { patientId },
    { meta: { silent: true }, refetchOnMount: 'always', refetchOnWindowFocus: false },
  )
  const t = useT()
  const facts = trpc.care.notes.facts.useQuery({ patientId, today }, { meta: { silent: true } })
  const lead = (text: ReactNode) => <span className="font-strong text-ink">{text}</span>
  const word: Wording<ReactNode> = (id, ...[values]) => <Rich id={id} values={{ ...values, lead } as never} />
  const lines = factLines(facts.data ?? [], t, word)
  const [stored] = useState(() => readNote<NoteDraft>(userId, patientId))
  const taken = useUnsavedState(noteLines(patientId), () => ({ lines: [] as string[] }))
  const [passed] = useState(taken.values.lines)
  useEffect(() => taken.discard())

  if ([profile, list].some(({ error }) => error && statusOf(error) === 404)) {
    return (
      <Page title={t('app.page.visitNote')} subtitle={t('care.refused.notInCare')}>
        <BackLink to="/practitioner/patients">{t('app.page.patients')}</BackLink>
      </Page>
    )
  }
  if (!profile.data || !list.data || !list.isFetchedAfterMount || facts.isPending) {
    if ([profile, list].some(({ isError }) => isError)) {
      return (
        <Page title={t('app.page.visitNote')} subtitle={t('care.notLoaded')}>
          <Button
            look="outline"
            onClick={() => void Promise.all([profile, list, facts].map((query) => query.refetch()))}
          >
            {t('app.tryAgain')}
          </Button>
        </Page>
      )
    }
    return <Page title={t('app.page.visitNote')}>{<Skeleton className="h-96 w-full rounded-lg" />}</Page>
  }
  const draft = list.data.find(({ own, signedAt }) => own && signedAt === null)
  const last = list.data.find(({ signedAt }) => signedAt !== null)
  const start = draft
    ? {
        draft: { id: draft.id, base: draft.base, texts: draft, unanswered: null, asked: true as const },
        saved: draft,
      }
    : {
        draft: { id: null, base: null, texts: NO_TEXTS, unanswered: null, asked: true as const },
        saved: NO_TEXTS,
      }
  const { draft: begun, saved } = stored ? { draft: keptDraft(stored), saved: null } : start
  const objective = withFacts(begun.texts.objective, passed)
  return (
    <Editor
      patientId={patientId}
      userId={userId}
      fullName={profile.data.fullName}
      lines={lines}
      lastSigned={last}
      start={{ draft: { ...begun, texts: { ...begun.texts, objective } }, saved }}
    />
  )
}

type EditorProps = {
  patientId: string
  userId: string
  fullName: string
  lines: FactLine<ReactNode>[]
  lastSigned: Parameters<typeof NoteCard>[0]['note'] | undefined
  start: { draft: NoteDraft; saved: NoteTexts | null }
}

function Editor({ patientId, userId, fullName, lines, lastSigned, start }: EditorProps) {
  const t = useT()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const today = useToday()
  const { draft, state, save, write, keepMine, takeOther, sign } = useNoteDraft(userId, patientId, start)
  const [release, setRelease] = useState(true)
  const [confirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const [drawer, setDrawer] = useState(false)
  const { texts } = draft
  const name = fullName.split(' ')[0] ?? fullName
  const shows = release && texts.forPatient.trim() !== ''
  // A draft of another day contains facts that are no longer among today's.
  const [begun] = useState(() => markedLines(texts.objective))
  const [asText, setAsText] = useState(false)
  const known = new Set(asText ? [] : [...lines.map(({ text }) => text), ...begun])
  const objective = splitObjective(texts.objective, known)
  const toggle = (text: string) => {
    // A fact that is edited as text may have left the beginning, where facts are known as such.
    const { facts, words } = splitObjective(texts.objective, new Set([...known, text]))
    const next = facts.includes(text) ? facts.filter((one) => one !== text) : [...facts, text]
    write('objective', joinObjective(next, words))
  }
  const signNow = async () => {
    setBusy(true)
    try {
      if (await sign(release)) {
        toast.success(t('care.note.signed'))
        await Promise.all([utils.care.notes.list.invalidate({ patientId }), utils.care.counts.invalidate()])
        await navigate({
          to: '/practitioner/patients/$patientId/notes',
          params: { patientId },
          search: { signed: 1 },
        })
      }
    } catch (error) {
      report(error, { errorTitle: t('care.note.signFailed') })
    } finally {
      setBusy(false)
      setConfirming(false)
    }
  }
  const toNotes = () =>
    void save().then(() => navigate({ to: '/practitioner/patients/$patientId/notes', params: { patientId } }))
  const facts = <VisitFacts lines={lines} chosen={objective.facts} onToggle={toggle} />
  const since = lastSigned?.signedAt
  const factsTitle = since
    ? t('care.visit.since', { day: formatInstant(since) })
    : t('care.note.facts.latest')
  return (
    <>
      <PatientHead patientId={patientId} />
      <div className="content w-full pt-3 pb-16">
        <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1">
          <BackLink to="/practitioner/patients/$patientId/notes" params={{ patientId }}>
            {t('app.page.notes')}
          </BackLink>
          <h1 className="font-display text-xl font-title">
            {t('care.note.visitOf', { day: formatDay(today) })}
          </h1>
          <div className="ml-auto">
            <SaveStatus
              state={state}
              saved="care.note.saved"
              failed="care.note.notSaved"
              onRetry={() => void save()}
            />
          </div>
        </div>
        <CriticalBand patientId={patientId} slim />
        {state.kind === 'conflict' && (
          <Conflict
            other={state.other}
            onMine={() => keepMine(state.other)}
            onOther={() => takeOther(state.other)}
          />
        )}
        {state.kind === 'refused' && (
          <Alert tone="danger" title={t('care.note.refused')} className="mb-5">
            {t('care.note.refused.text', { reason: state.sentence })}
          </Alert>
        )}
        <Button look="outline" className="mb-4 w-full lg:hidden" onClick={() => setDrawer(true)}>
          <ListPlus size={18} />
          {t('care.visit.facts', { count: lines.length })}
        </Button>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Card as="section" aria-label={t('care.note.label')}>
            {NOTE_PARTS.map((part) =>
              part === 'objective' ? (
                <Objective
                  key={part}
                  {...objective}
                  asText={asText}
                  onText={() => setAsText(true)}
                  onRemove={toggle}
                  onChange={(words) => write('objective', joinObjective(objective.facts, words))}
                />
              ) : (
                <Part
                  key={part}
                  title={t(`care.note.part.${part}`)}
                  hint={part === 'subjective' ? t('care.note.subjectiveHint', { name }) : undefined}
                >
                  <Words value={texts[part]} onChange={(text) => write(part, text)} />
                </Part>
              ),
            )}
            <Part title={t('care.note.for', { name })} hint={t('care.note.forHint', { name })}>
              <Words value={texts.forPatient} onChange={(text) => write('forPatient', text)} />
              {texts.forPatient.trim() === '' && texts.plan.trim() !== '' && (
                <Button
                  look="plain"
                  size="tight"
                  className="mt-1 -ml-3"
                  onClick={() => write('forPatient', texts.plan)}
                >
                  {t('care.note.copyPlan')}
                </Button>
              )}
            </Part>
            <Signature
              name={name}
              shows={shows}
              release={release}
              onRelease={setRelease}
              disabled={state.kind === 'conflict'}
              onKeep={toNotes}
              onSign={() => setConfirming(true)}
            />
          </Card>
          <Card
            as="section"
            aria-labelledby="facts"
            className="pb-3 max-lg:hidden lg:sticky lg:top-[calc(9.5rem+2px)] lg:max-h-[calc(100dvh-10.5rem)] lg:overflow-y-auto"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-5 pt-4">
              <h2 id="facts" className="text-lg font-strong">
                {factsTitle}
              </h2>
              {lines.length > 0 && <p className="text-xs text-ink-2">{t('care.visit.click')}</p>}
            </div>
            {facts}
          </Card>
        </div>
        {lastSigned && (
          <div className="mt-5 lg:mr-[23.25rem]">
            <NoteCard note={lastSigned} patientId={patientId} />
          </div>
        )}
      </div>
      <Dialog open={drawer} onClose={() => setDrawer(false)} title={factsTitle}>
        <div className="-mx-5 md:-mx-7">{facts}</div>
      </Dialog>
      <AlertDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t('care.note.confirm.title')}
        description={t(`care.note.confirm.${shows ? 'shown' : 'hidden'}`, { name })}
        action={t('care.note.sign')}
        look="primary"
        busy={busy}
        onConfirm={() => void signNow()}
      >
        {shows && (
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs the focus
            tabIndex={0}
            aria-label={t('care.note.seen.title', { name })}
            className="mt-4 max-h-[40dvh] overflow-y-auto rounded-md border border-line bg-paper p-4 text-base break-words whitespace-pre-line"
          >
            {texts.forPatient}
          </section>
        )}
      </AlertDialog>
    </>
  )
}

type SignatureProps = {
  /** First name. */
  name: string
  /** Whether the text for the patient will be released to them. */
  shows: boolean
  release: boolean
  onRelease: (release: boolean) => void
  disabled: boolean
  onKeep: () => void
  onSign: () => void
}

function Signature({ name, shows, release, onRelease, disabled, onKeep, onSign }: SignatureProps) {
  const t = useT()
  const sees = shows
    ? t('care.note.seen.others', { name })
    : release
      ? t('care.note.seen.nothing', { name })
      : t('care.note.seen.hidden', { name })
  return (
    <div className="grid gap-3 border-t border-line px-5 py-4 md:px-6">
      <Switch
        checked={release}
        onChange={onRelease}
        label={t('care.note.seen.release', { name })}
        hint={sees}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-xs text-ink-3">{t('care.note.signHint')}</p>
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:flex-col">
          <Button look="outline" onClick={onKeep}>
            {t('care.note.keepDraft')}
          </Button>
          <Button disabled={disabled} onClick={onSign}>
            <Lock size={18} />
            {t('care.note.sign')}
          </Button>
        </div>
      </div>
    </div>
  )
}

type ConflictProps = { other: OtherVersion; onMine: () => void; onOther: () => void }

/** The version of another tab or device, until the writer has chosen one. */
function Conflict({ other, onMine, onOther }: ConflictProps) {
  const t = useT()
  const { texts } = other
  return (
    <Alert
      tone="warning"
      className="mb-5"
      title={texts ? t('care.note.conflict.changed') : t('care.note.conflict.signed')}
    >
      {texts ? (
        <>
          <p>{t('care.note.conflict.changed.text')}</p>
          <dl className="mt-3 grid gap-2">
            {NOTE_FIELDS.filter((part) => texts[part].trim() !== '').map((part) => (
              <div key={part}>
                <dt className="font-strong">
                  {part === 'forPatient' ? t('care.note.forPatient') : t(`care.note.part.${part}`)}
                </dt>
                <dd className="break-words whitespace-pre-line">{texts[part]}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>{t('care.note.conflict.signed.text')}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="outline" onClick={onMine}>
          {texts ? t('care.note.conflict.mine') : t('care.note.conflict.newNote')}
        </Button>
        {texts && (
          <Button look="outline" onClick={onOther}>
            {t('care.note.conflict.other')}
          </Button>
        )}
      </div>
    </Alert>
  )
}

type PartProps = {
  title: string
  hint?: string | undefined
  children: ReactNode
}

function Part({ title, hint, children }: PartProps) {
  const id = useId()
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-t border-line p-4 first:border-t-0 md:grid-cols-[8rem_1fr] md:px-6 md:py-3.5">
      <div>
        <label htmlFor={id} className="text-base font-strong">
          {title}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-ink-3">
            {hint}
          </p>
        )}
      </div>
      <div className="min-w-0">
        <ControlContext value={{ id, 'aria-describedby': hint && `${id}-hint` }}>{children}</ControlContext>
      </div>
    </div>
  )
}

type WordsProps = { value: string; placeholder?: string; onChange: (text: string) => void }

function Words({ onChange, ...rest }: WordsProps) {
  return (
    <Textarea
      maxLength={MAX_NOTE_TEXT}
      className="field-sizing-content min-h-18"
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  )
}

type ObjectiveProps = {
  facts: string[]
  words: string
  /** Whether the facts are edited as text. */
  asText: boolean
  onText: () => void
  onRemove: (fact: string) => void
  onChange: (words: string) => void
}

/** The facts that the note has, each removable, and today's findings below them. */
function Objective({ facts, words, asText, onText, onRemove, onChange }: ObjectiveProps) {
  const t = useT()
  return (
    <Part title={t('care.note.part.objective')} hint={t('care.note.objectiveHint')}>
      {facts.length > 0 && (
        <ul className="mb-2.5 flex flex-wrap gap-1.5" aria-label={t('care.note.facts')}>
          {facts.map((fact) => (
            <li
              key={fact}
              className="flex min-w-0 items-center rounded-sm bg-accent-soft pl-3 text-sm text-on-accent-soft"
            >
              <span className="min-w-0 py-1.5 break-words">{fact}</span>
              <button
                type="button"
                aria-label={t('care.note.fact.remove.label', { fact })}
                onClick={() => onRemove(fact)}
                className="flex size-tap shrink-0 items-center justify-center rounded-sm hover:bg-accent-soft-hover pointer-fine:size-8"
              >
                <X size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Words value={words} placeholder={t('care.note.findings')} onChange={onChange} />
      {!asText && facts.length > 0 && (
        <Button look="plain" size="tight" className="mt-1 -ml-3" onClick={onText}>
          {t('care.note.factsAsText')}
        </Button>
      )}
    </Part>
  )
}
