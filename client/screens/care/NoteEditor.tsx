import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Cloud, CloudOff, Eye, Lock, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react'
import { MAX_NOTE_TEXT, NOTE_FIELDS, NOTE_PARTS, type NoteTexts } from '../../../shared/visitNotes.ts'
import { noteFactText } from '../../../shared/visitNoteText.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedState } from '../../app/unsavedInput.ts'
import { useToday } from '../../lib/today.ts'
import { readNote } from '../../lib/waitingStorage.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { AllergiesStrip } from '../../ui/AllergiesStrip.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { ControlContext, Textarea } from '../../ui/Field.tsx'
import { report, statusOf } from '../../ui/failures.ts'
import { formatDay, formatDayOfMonth, formatInstant, formatTime } from '../../ui/format.ts'
import { Page, PageHeading } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'
import { ageOn } from './age.ts'
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

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId/note')

type Patient = {
  fullName: string
  dateOfBirth: string | null
  allergies: string | null
  currentMedications: string | null
}

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
  const factTexts = facts.data?.map((fact) => noteFactText(fact, t)) ?? []
  const [stored] = useState(() => readNote<NoteDraft>(userId, patientId))
  const taken = useUnsavedState(noteLines(patientId), () => ({ lines: [] as string[] }))
  const [lines] = useState(taken.values.lines)
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
  const first = { ...NO_TEXTS, objective: joinObjective(factTexts, '') }
  const start = draft
    ? {
        draft: { id: draft.id, base: draft.base, texts: draft, unanswered: null, asked: true as const },
        saved: draft,
      }
    : { draft: { id: null, base: null, texts: first, unanswered: null, asked: true as const }, saved: first }
  const { draft: begun, saved } = stored ? { draft: keptDraft(stored), saved: null } : start
  const objective = withFacts(begun.texts.objective, lines)
  return (
    <Editor
      patientId={patientId}
      userId={userId}
      patient={profile.data}
      facts={factTexts}
      lastSigned={last}
      start={{ draft: { ...begun, texts: { ...begun.texts, objective } }, saved }}
    />
  )
}

type EditorProps = {
  patientId: string
  userId: string
  patient: Patient
  facts: string[]
  lastSigned: Parameters<typeof NoteCard>[0]['note'] | undefined
  start: { draft: NoteDraft; saved: NoteTexts | null }
}

function Editor({ patientId, userId, patient, facts, lastSigned, start }: EditorProps) {
  const t = useT()
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const today = useToday()
  const { draft, state, save, write, keepMine, takeOther, sign } = useNoteDraft(userId, patientId, start)
  const [release, setRelease] = useState(true)
  const [confirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const { texts } = draft
  const name = patient.fullName.split(' ')[0] ?? patient.fullName
  const shows = release && texts.forPatient.trim() !== ''
  const signNow = async () => {
    setBusy(true)
    try {
      if (await sign(release)) {
        toast.success(t('care.note.signed'))
        await utils.care.notes.list.invalidate({ patientId })
        await navigate({ to: '/practitioner/patients/$patientId/notes', params: { patientId } })
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
  return (
    <div className="content pt-4 pb-16 md:pt-5">
      <BackLink to="/practitioner/patients/$patientId/notes" params={{ patientId }}>
        {t('care.note.back', { patient: patient.fullName })}
      </BackLink>
      <PageHeading
        title={t('care.note.visitOf', { day: formatDay(today) })}
        subtitle={
          patient.dateOfBirth
            ? t('care.patient.age', { name: patient.fullName, age: ageOn(patient.dateOfBirth, today) })
            : patient.fullName
        }
        action={<Status state={state} onRetry={() => void save()} />}
      />
      <AllergiesStrip profile={patient} className="mt-5" />
      {state.kind === 'conflict' && (
        <Conflict
          other={state.other}
          onMine={() => keepMine(state.other)}
          onOther={() => takeOther(state.other)}
        />
      )}
      {state.kind === 'refused' && (
        <Alert tone="danger" title={t('care.note.refused')} className="mt-5">
          {t('care.note.refused.text', { reason: state.sentence })}
        </Alert>
      )}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <Card as="section" aria-label={t('care.note.label')}>
          {NOTE_PARTS.map((part) =>
            part === 'objective' ? (
              <Objective
                key={part}
                text={texts.objective}
                facts={facts}
                since={lastSigned?.signedAt ?? null}
                onChange={(text) => write('objective', text)}
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
            disabled={state.kind === 'conflict'}
            onKeep={toNotes}
            onSign={() => setConfirming(true)}
          />
        </Card>
        <PatientsView
          name={name}
          text={texts.forPatient}
          shows={shows}
          release={release}
          onRelease={setRelease}
        />
      </div>
      {lastSigned && (
        <div className="mt-5 lg:mr-[23.25rem]">
          <NoteCard note={lastSigned} patientId={patientId} />
        </div>
      )}
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
            // A long text scrolls, also by keyboard.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs the focus
            tabIndex={0}
            aria-label={t('care.note.seen.title', { name })}
            className="mt-4 max-h-[40dvh] overflow-y-auto rounded-md border border-line bg-paper p-4 text-base break-words whitespace-pre-line"
          >
            {texts.forPatient}
          </section>
        )}
      </AlertDialog>
    </div>
  )
}

type SignatureProps = { disabled: boolean; onKeep: () => void; onSign: () => void }

function Signature({ disabled, onKeep, onSign }: SignatureProps) {
  const t = useT()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-4 md:px-6">
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
  )
}

type PatientsViewProps = {
  /** First name. */
  name: string
  text: string
  /** Whether the patient will see the text. */
  shows: boolean
  release: boolean
  onRelease: (release: boolean) => void
}

/** The note as the patient will see it. */
function PatientsView({ name, text, shows, release, onRelease }: PatientsViewProps) {
  const t = useT()
  const today = useToday()
  const me = useSession()?.user.fullName ?? ''
  return (
    <Card as="section" className="p-5 md:p-6" aria-labelledby="what-she-sees">
      <h2 id="what-she-sees" className="flex items-center gap-2.5 text-lg font-strong">
        <Eye size={20} className="text-ink-2" />
        {t('care.note.seen.title', { name })}
      </h2>
      <div className="mt-3 border-b border-line pb-3">
        <Switch checked={release} onChange={onRelease} label={t('care.note.seen.release', { name })} />
      </div>
      {shows ? (
        <div className="pt-4 text-sm">
          <p className="font-strong">{t('care.record.visitOf', { day: formatDayOfMonth(today) })}</p>
          <p className="text-ink-2">{me}</p>
          <p className="mt-3 break-words whitespace-pre-line">{text}</p>
        </div>
      ) : (
        <p className="pt-4 text-sm text-ink-2">
          {release ? t('care.note.seen.nothing', { name }) : t('care.note.seen.hidden', { name })}
        </p>
      )}
      <p className="mt-4 border-t border-line pt-3 text-xs text-ink-3">
        {t('care.note.seen.others', { name })}
      </p>
    </Card>
  )
}

type StatusProps = { state: ReturnType<typeof useNoteDraft>['state']; onRetry: () => void }

function Status({ state, onRetry }: StatusProps) {
  const t = useT()
  const failed = state.kind === 'failed'
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p aria-live="polite" className="flex items-center gap-2.5 text-sm text-ink-2">
        {state.kind === 'saved' && <Cloud size={18} className="shrink-0" />}
        {failed && <CloudOff size={18} className="shrink-0 text-warning" />}
        {state.kind === 'saved' && t('care.note.saved', { time: formatTime(state.at) })}
        {failed && t('care.note.notSaved')}
      </p>
      {failed && (
        <Button look="plain" size="tight" onClick={onRetry}>
          {t('app.tryAgain')}
        </Button>
      )}
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
      className="mt-5"
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
    <div className="grid gap-x-6 gap-y-2 border-t border-line p-5 first:border-t-0 md:grid-cols-[8rem_1fr] md:p-6">
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
  text: string
  facts: string[]
  /** When the last note was signed. */
  since: string | null
  onChange: (text: string) => void
}

/** Facts since the last note, each removable, and today's findings below them. */
function Objective({ text, facts, since, onChange }: ObjectiveProps) {
  const t = useT()
  // A draft of another day contains facts that are no longer among today's.
  const [begun] = useState(() => markedLines(text))
  const [asText, setAsText] = useState(false)
  const known = useMemo(() => new Set(asText ? [] : [...facts, ...begun]), [asText, facts, begun])
  const shown = splitObjective(text, known)
  const [removed, setRemoved] = useState<string[]>([])
  const rows = [...new Set([...begun, ...facts])]
  const put = (fact: string, inNote: boolean) => {
    setRemoved(inNote ? removed.filter((one) => one !== fact) : [...removed, fact])
    const chosen = rows.filter((one) => (one === fact ? inNote : shown.facts.includes(one)))
    onChange(joinObjective(chosen, shown.words))
  }
  return (
    <Part
      title={t('care.note.part.objective')}
      hint={shown.facts.length > 0 ? t('care.note.filledIn') : undefined}
    >
      {!asText && rows.length > 0 && (
        <>
          <p className="text-xs text-ink-2">
            {since ? t('care.note.facts.since', { day: formatInstant(since) }) : t('care.note.facts.latest')}
          </p>
          <ul className="mt-1.5 mb-3" aria-label={t('care.note.facts')}>
            {rows.map((fact) => {
              const inNote = shown.facts.includes(fact)
              const wasIn = !inNote && removed.includes(fact)
              return (
                <li
                  key={fact}
                  className="flex min-h-tap items-center justify-between gap-3 border-t border-line last:border-b"
                >
                  <span
                    className={`min-w-0 py-2 text-sm break-words ${inNote ? '' : 'text-ink-3'} ${wasIn ? 'line-through' : ''}`}
                  >
                    {fact}
                  </span>
                  {/* One button for both, so that it keeps the focus. */}
                  <Button
                    look="plain"
                    size="tight"
                    className="shrink-0"
                    aria-label={t(`care.note.fact.${inNote ? 'remove' : wasIn ? 'putBack' : 'add'}.label`, {
                      fact,
                    })}
                    onClick={() => put(fact, !inNote)}
                  >
                    {inNote ? (
                      <X size={18} className="text-ink-2" />
                    ) : wasIn ? (
                      t('care.note.fact.putBack')
                    ) : (
                      t('care.note.fact.add')
                    )}
                  </Button>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <Words
        value={shown.words}
        placeholder={t('care.note.findings')}
        onChange={(words) => onChange(joinObjective(shown.facts, words))}
      />
      {!asText && shown.facts.length > 0 && (
        <Button look="plain" size="tight" className="mt-1 -ml-3" onClick={() => setAsText(true)}>
          {t('care.note.factsAsText')}
        </Button>
      )}
    </Part>
  )
}
