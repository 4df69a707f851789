import { getRouteApi } from '@tanstack/react-router'
import { CircleCheck, FileQuestion, Plus } from 'lucide-react'
import { useState } from 'react'
import { utcDay } from '../../../locales/translate.ts'
import { partsOf, questionsOf } from '../../../shared/forms.ts'
import { type Answers, trpc } from '../../app/trpc.ts'
import { useLive } from '../../app/useLive.ts'
import emptyArt from '../../art/empty-plans.svg'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyCard } from '../../ui/EmptyCard.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatFullMoment, formatInstant } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { nextId } from '../../ui/ShowMorePages.tsx'
import { AnswerFiles } from './AnswerFiles.tsx'
import { FormAnswers } from './FormAnswers.tsx'
import { FormScores } from './FormScores.tsx'
import { ProfileProposals } from './ProfileProposals.tsx'
import { FormLanguage } from './QuestionFrame.tsx'
import { SendFormDialog } from './SendFormDialog.tsx'
import { scoresOf } from './scores.ts'

const route = getRouteApi('/portal/screens/practitioner/patients/$patientId')

/** A patient's answers, their proposals for the profile, and open forms. */
export function PatientForms() {
  const t = useT()
  const { patientId } = route.useParams()
  const utils = trpc.useUtils()
  const [sending, setSending] = useState(false)
  const answered = trpc.forms.ofPatient.useInfiniteQuery(
    { patientId },
    { getNextPageParam: nextId, meta: { errorTitle: t('forms.patient.failed') } },
  )
  const open = trpc.forms.sentTo.useQuery({ patientId }, { meta: { silent: true } })
  useLive(trpc.care.onChange, () => {
    void utils.forms.ofPatient.invalidate()
    void utils.forms.sentTo.invalidate()
    void utils.care.proposals.invalidate()
  })
  const forms = answered.data?.pages.flat()
  const scores = scoresOf(forms ?? [])
  const isEmpty = forms?.length === 0 && open.data?.length === 0
  const send = (
    <Button look="outline" onClick={() => setSending(true)}>
      <Plus size={18} aria-hidden />
      {t('forms.patient.send')}
    </Button>
  )
  return (
    <section aria-labelledby="forms" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h2 id="forms" className="font-display text-xl font-title">
          {t('app.page.forms')}
        </h2>
        {send}
      </div>
      {sending && <SendFormDialog patientId={patientId} onClose={() => setSending(false)} />}
      {!forms && (
        <LoadState query={answered} error={t('forms.patient.failed')} loading="h-60 w-full rounded-lg" />
      )}
      {isEmpty && (
        <EmptyCard art={emptyArt} ground="leaf" level={3} title={t('forms.patient.none')}>
          {t('forms.patient.noneText')}
        </EmptyCard>
      )}
      {forms && !isEmpty && (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(18rem,1fr)]">
          <div className="grid gap-5 max-lg:contents">
            {forms.length > 0 && (
              <Card className="px-5 pb-1 md:px-6">
                {forms.map((form, index) => (
                  <AnsweredForm key={form.id} form={form} opened={index === 0} />
                ))}
                {answered.hasNextPage && (
                  <Button
                    look="plain"
                    busy={answered.isFetchingNextPage}
                    onClick={() => answered.fetchNextPage()}
                  >
                    {t('forms.patient.earlier')}
                  </Button>
                )}
              </Card>
            )}
            {scores.length > 0 && <FormScores scores={scores} patientId={patientId} />}
          </div>
          <div className="grid gap-5 max-lg:contents print:hidden">
            <div className="max-lg:order-first">
              <ProfileProposals patientId={patientId} />
            </div>
            {open.data && open.data.length > 0 && <OpenForms forms={open.data} patientId={patientId} />}
          </div>
        </div>
      )}
    </section>
  )
}

type Answered = Answers['forms']['ofPatient'][number]

function AnsweredForm({ form, opened }: { form: Answered; opened: boolean }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(opened)
  const { id, title, version, language, from, questionnaire, answers, submittedAt } = form
  const asked = partsOf(questionnaire, answers).flatMap(({ items }) => questionsOf(items, answers))
  const given = asked.filter(({ linkId }) => answers[linkId] !== undefined)
  return (
    <Fold
      icon={CircleCheck}
      title={title}
      hint={submittedAt ? formatInstant(submittedAt) : undefined}
      open={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-2">
          {t('forms.patient.about', {
            version,
            from,
            moment: submittedAt ? formatFullMoment(submittedAt) : '',
            given: given.length,
            asked: asked.length,
          })}
        </p>
        <AnswerFiles id={id} title={title} />
      </div>
      <FormLanguage value={language}>
        <FormAnswers questionnaire={questionnaire} answers={answers} />
      </FormLanguage>
    </Fold>
  )
}

type OpenForm = Answers['forms']['sentTo'][number]

/** Open and declined forms. */
function OpenForms({ forms, patientId }: { forms: readonly OpenForm[]; patientId: string }) {
  const t = useT()
  const utils = trpc.useUtils()
  const takeBack = trpc.forms.takeBack.useMutation({
    meta: { errorTitle: t('forms.patient.notTakenBack'), success: [t('forms.patient.takenBack')] },
    onSettled: () => utils.forms.invalidate(),
  })
  return (
    <SectionCard large title={t('forms.patient.open')} className="p-5 md:p-6">
      <ul className="mt-2">
        {forms.map(({ id, title, state, sentAt, dueOn, from }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-3"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-sm font-strong">
                {title}
                <Badge tone={state === 'begun' ? 'info' : 'neutral'} icon={FileQuestion}>
                  {t(`forms.state.${state}`)}
                </Badge>
              </p>
              <p className="text-xs text-ink-2">
                {dueOn
                  ? t('forms.patient.sentUntil', { from, sent: formatInstant(sentAt), day: utcDay(dueOn) })
                  : t('forms.patient.sentOn', { from, sent: formatInstant(sentAt) })}
              </p>
            </div>
            {state !== 'declined' && (
              <Button
                look="plain"
                size="tight"
                busy={takeBack.isPending && takeBack.variables.id === id}
                aria-label={t('forms.patient.takeBackNamed', { title })}
                onClick={() => takeBack.mutate({ patientId, id })}
              >
                {t('forms.patient.takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
