import { useNavigate } from '@tanstack/react-router'
import { Check, CircleCheck, Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isUrgentPart, openingParts } from '../../../shared/resultOpening.ts'
import { verdictOf, verdictText } from '../../../shared/resultVerdict.ts'
import { type Retest, retestWindow, windowText } from '../../../shared/retests.ts'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedState } from '../../app/unsavedInput.ts'
import { Call } from '../../layout/now/Call.tsx'
import { useToday } from '../../lib/today.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { Field, Textarea } from '../../ui/Field.tsx'
import { formatFullMoment, formatInstant } from '../../ui/format.ts'
import { Initials } from '../../ui/Initials.tsx'
import { ANCHORED, useAnchor } from '../../ui/useAnchor.ts'
import { Written } from '../../ui/Written.tsx'
import type { BloodTest } from './bloodTest.ts'
import { CommentTemplates } from './CommentTemplates.tsx'
import { unchecked } from './checks.ts'
import { groupMarkers } from './markers.ts'
import { type Draft, RetestDraft } from './RetestDraft.tsx'

/** Id of the checkbox that records a conversation; "Log the call" links to it. */
const SPOKEN = 'spoken'

type ReviewPanelProps = {
  test: BloodTest
  patientId: string
  /** The patient's first name. */
  name: string
  /** The patient's retests; undefined until loaded. */
  retests: Retest[] | undefined
  /** The result that waits next for the practitioner. */
  next: { patient: { id: string; fullName: string }; targetId: string } | undefined
}

/** A practitioner's review of a completed result: a comment to the patient, retests, and who reviewed it. */
export function ReviewPanel(props: ReviewPanelProps) {
  const t = useT()
  const { test, name } = props
  const [adding, setAdding] = useState(false)
  const { review, reviewed } = test
  // The form with the button that was used is gone then.
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(reviewed)
  useEffect(() => {
    if (reviewed && !before.current) heading.current?.focus()
    before.current = reviewed
  }, [reviewed])
  return (
    <Card as="section" aria-labelledby="review" className="p-5 md:p-6">
      <h2 ref={heading} id="review" tabIndex={-1} className="font-display text-xl font-title outline-none">
        {t('bloodTests.review.title')}
      </h2>
      {review && reviewed && (
        <div role="status">
          <p className="mt-2 flex gap-2.5 text-sm">
            <CircleCheck size={20} className="shrink-0 text-accent-mark" />
            <span>
              <span className="block font-strong">{t('bloodTests.review.by', { by: review.by })}</span>
              <span className="block text-ink-2">{formatFullMoment(review.at)}</span>
              {review.spoken && <span>{t('bloodTests.review.spoken', { patient: name })}</span>}
            </span>
          </p>
          {review.comment && (
            <Written
              as="p"
              language={review.language}
              className="mt-3 text-sm break-words whitespace-pre-line text-ink-2"
            >
              {review.comment}
            </Written>
          )}
        </div>
      )}
      {review && !reviewed && (
        <Alert tone="warning" className="mt-3">
          {t('bloodTests.review.changed', {
            patient: name,
            by: review.by,
            day: formatInstant(review.at),
          })}
        </Alert>
      )}
      {reviewed && !adding ? (
        <Button look="outline" className="mt-4 w-full" onClick={() => setAdding(true)}>
          {t('bloodTests.review.addComment')}
        </Button>
      ) : (
        <ReviewForm {...props} onDone={() => setAdding(false)} />
      )}
    </Card>
  )
}

/** The known markers of a result, each once, those outside their range first. */
function markersOf({ markers }: BloodTest): string[] {
  const { outside, inside, unranged } = groupMarkers(markers)
  return [...new Set([...outside, ...inside, ...unranged].flatMap(({ marker }) => marker ?? []))]
}

function ReviewForm({
  test,
  patientId,
  name,
  retests,
  next,
  onDone,
}: ReviewPanelProps & { onDone: () => void }) {
  const t = useT()
  const today = useToday()
  const utils = trpc.useUtils()
  const {
    values: { comment, ...draft },
    set,
    discard,
  } = useUnsavedState<Draft & { comment: string }>(`review ${test.id}`, () => ({
    comment: '',
    markers: [],
    weeks: 12,
  }))
  const [reached, setReached] = useState(false)
  const anchor = useAnchor(true)
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  // Which button was pressed: the review itself is the same.
  const goesOn = useRef(false)
  const review = trpc.bloodTests.review.useMutation({
    meta: {
      errorTitle: t('bloodTests.review.failed'),
      success: [t('bloodTests.review.done'), t('bloodTests.review.told', { patient: name })],
    },
    onSuccess: () => {
      discard()
      onDone()
      if (next && goesOn.current) {
        void navigate({
          to: '/practitioner/patients/$id/blood-tests',
          params: { id: next.patient.id },
          search: { test: next.targetId },
        })
      }
    },
    // Also after a refusal: the result may have changed meanwhile.
    onSettled: () => {
      setAsking(false)
      return Promise.all([
        utils.bloodTests.invalidate(),
        utils.care.worklist.invalidate(),
        utils.care.open.invalidate(),
        utils.care.counts.invalidate(),
      ])
    },
  })
  const open = (retests ?? []).filter(({ state }) => state !== 'closed' && state !== 'cancelled')
  const offered = markersOf(test).filter((marker) => !open.some((retest) => retest.marker === marker))
  const planned = open.filter(({ marker }) => test.markers.some((row) => row.marker === marker))
  const critical = test.urgency !== 'none'
  const profile = trpc.auth.patients.profile.useQuery({ patientId }, { meta: { silent: true } })
  const phone = profile.data?.phone
  const left = unchecked(test.checks).length
  const send = () =>
    review.mutate({
      patientId,
      id: test.id,
      revision: test.revision,
      comment,
      spoken: reached,
      retests: draft.markers.map((marker) => ({ marker, weeks: draft.weeks })),
    })
  const sendButton = (isToNext: boolean) => {
    const busy = review.isPending && goesOn.current === isToNext
    return (
      <Button
        type="submit"
        look={next && !isToNext ? 'outline' : 'primary'}
        busy={busy}
        disabled={critical && !reached}
        className="w-full"
        onClick={() => {
          goesOn.current = isToNext
        }}
      >
        {!busy && <Check size={18} />}
        {t(isToNext ? 'bloodTests.review.sendNext' : 'bloodTests.review.send')}
      </Button>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (left > 0) setAsking(true)
        else send()
      }}
    >
      <p className="mt-1 text-sm text-ink-2">{t('bloodTests.review.willBeTold', { patient: name })}</p>
      {critical && (
        <Alert tone="danger" className="mt-4" title={t('bloodTests.review.needsDoctor')}>
          {phone && <Call number={phone} as="call" filled className="mt-2.5 w-full" />}
          <label
            id={SPOKEN}
            className={`mt-1.5 rounded-sm ${anchor === SPOKEN ? ANCHORED : ''} flex min-h-tap cursor-pointer items-start gap-2.5 py-2`}
          >
            <input
              type="checkbox"
              className="mt-px size-5 shrink-0 accent-accent"
              checked={reached}
              onChange={({ target }) => setReached(target.checked)}
            />
            <span>
              <Rich
                id="bloodTests.review.reached"
                values={{ patient: name, strong: (text) => <span className="font-strong">{text}</span> }}
              />
            </span>
          </label>
        </Alert>
      )}
      <div className="mt-5">
        <CommentTemplates comment={comment} onChoose={(text) => set({ ...draft, comment: text })} />
      </div>
      <Field
        label={t('bloodTests.review.comment', { patient: name })}
        aside={t('bloodTests.review.optional')}
        className="mt-3"
      >
        <Textarea
          rows={5}
          maxLength={4_000}
          value={comment}
          onChange={({ target }) => set({ ...draft, comment: target.value })}
        />
      </Field>
      <RetestDraft
        draft={draft}
        onChange={(next) => set({ comment, ...next })}
        offered={offered}
        start={test.collectedOn ?? today}
      />
      <Preview
        test={test}
        name={name}
        comment={comment}
        spoken={reached}
        draft={draft}
        start={test.collectedOn ?? today}
      />
      {planned.map((retest) => (
        <p key={retest.id} className="mt-2 text-xs text-ink-2">
          {t('bloodTests.review.planned', { marker: retest.marker, window: windowText(retest, t) })}
        </p>
      ))}
      <div className="mt-5 border-t border-line pt-4 max-lg:sticky max-lg:bottom-0 max-lg:-mx-5 max-lg:bg-surface max-lg:px-5 max-lg:pb-4">
        {sendButton(next !== undefined)}
      </div>
      <div className="grid gap-2 text-center text-xs lg:mt-2">
        {next && (
          <>
            <p className="text-ink-2">{t('bloodTests.review.next', { patient: next.patient.fullName })}</p>
            {sendButton(false)}
          </>
        )}
        <p className="text-ink-3">{t('bloodTests.review.signed')}</p>
      </div>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('bloodTests.review.unchecked.title', { count: left })}
        description={t('bloodTests.review.unchecked', { patient: name })}
        action={t('bloodTests.review.unchecked.send')}
        busy={review.isPending}
        onConfirm={send}
      />
    </form>
  )
}

type PreviewProps = {
  test: BloodTest
  /** The patient's first name. */
  name: string
  comment: string
  spoken: boolean
  draft: Draft
  /** The day (yyyy-MM-dd) from which the weeks of the retests count. */
  start: string
}

/** Previews the review for the patient while it is written. */
function Preview({ test, name, comment, spoken, draft, start }: PreviewProps) {
  const t = useT()
  const me = useSession()?.user.fullName ?? ''
  return (
    <section aria-labelledby="what-she-reads" className="mt-5 rounded-md bg-paper p-4">
      <h3 id="what-she-reads" className="flex items-center gap-2 text-xs text-ink-2">
        <Eye size={16} aria-hidden />
        {t('bloodTests.review.reads', { patient: name })}
      </h3>
      <p className="mt-2 font-display text-lg leading-snug font-title text-pretty">
        <Clinical>
          {(t) =>
            verdictOf(test)
              .map((verdict) => verdictText(test, verdict, t))
              .join(' ')
          }
        </Clinical>
      </p>
      <p className="mt-2 text-sm text-pretty whitespace-pre-line empty:hidden">
        <Clinical>
          {(t) =>
            openingParts(test, t, 'patient')
              .filter(isUrgentPart)
              .map(({ blocks }) => blocks.join(' '))
              .join('\n')
          }
        </Clinical>
      </p>
      <div className="mt-3 flex gap-2.5 text-sm">
        <Initials name={me} className="size-8 text-xs" />
        <div className="min-w-0">
          <p className="font-strong">{t('bloodTests.review.by', { by: me })}</p>
          {spoken && <p className="text-xs text-ink-2">{t('bloodTests.review.spokenToYou')}</p>}
          {comment.trim() && <p className="break-words whitespace-pre-line">{comment.trim()}</p>}
        </div>
      </div>
      {draft.markers.length > 0 && (
        <p className="mt-2 text-xs text-ink-2">
          {t('bloodTests.review.again', {
            markers: draft.markers,
            window: windowText(retestWindow(start, draft.weeks), t),
          })}
        </p>
      )}
    </section>
  )
}
