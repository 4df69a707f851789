import { CircleCheck, CircleX, Hourglass, PenLine } from 'lucide-react'
import { utcDay } from '../../../locales/translate.ts'
import type { Me } from '../../../shared/auth.ts'
import { questionsOf } from '../../../shared/forms.ts'
import { useSession } from '../../app/session.ts'
import emptyArt from '../../art/chamomile.svg'
import type { FormDraft, MyForm } from '../../lib/formDrafts.ts'
import { draftOf } from '../../lib/formDrafts.ts'
import { localDay, useToday } from '../../lib/today.ts'
import { readForm } from '../../lib/waitingStorage.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatInstant } from '../../ui/format.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWrittenLang } from '../../ui/writtenLang.ts'
import { AnswerFiles } from './AnswerFiles.tsx'
import { shownAnswers } from './answers.ts'
import { FormAnswers } from './FormAnswers.tsx'
import { ProfileProposals } from './ProfileProposals.tsx'
import { minutesOf } from './progress.ts'
import { FormLanguage } from './QuestionFrame.tsx'
import { isOpen, useMyForms } from './useMyForms.ts'

/** The forms that the person was asked to fill in, and those sent before. */
export function MyForms() {
  const me = useSession()
  return me ? <FormsOf me={me} /> : null
}

function FormsOf({ me }: { me: Me }) {
  const t = useT()
  const { query, forms } = useMyForms(me)
  const open = forms?.filter(isOpen)
  const closed = forms?.filter((form) => !isOpen(form))
  return (
    <Page title={t('app.page.forms')} subtitle={t('forms.mine.subtitle')}>
      <Card as="section" aria-labelledby="to-fill-in" className="max-w-180 p-5 md:p-6">
        <h2 id="to-fill-in" className="text-lg font-strong">
          {t('forms.mine.open')}
        </h2>
        {!forms && (
          <LoadState query={query} error={t('forms.mine.notLoaded')} loading="mt-4 h-24 w-full rounded-md" />
        )}
        {open?.length === 0 && (
          <Empty art={emptyArt} ground="leaf" level={3} title={t('forms.mine.none')}>
            {t('forms.mine.noneText')}
          </Empty>
        )}
        {open && open.length > 0 && (
          <ul aria-labelledby="to-fill-in" className="mt-1">
            {open.map((form) => (
              <OpenForm key={form.id} form={form} userId={me.user.id} />
            ))}
          </ul>
        )}
      </Card>
      <div className="mt-6 max-w-180">
        <ProfileProposals />
      </div>
      {closed && closed.length > 0 && (
        <section aria-labelledby="sent-before" className="mt-8 max-w-180">
          <h2 id="sent-before" className="mb-2 text-lg font-strong">
            {t('forms.mine.closed')}
          </h2>
          <div className="border-b border-line">
            {closed.map((form) => (
              <ClosedForm key={form.id} form={form} />
            ))}
          </div>
        </section>
      )}
    </Page>
  )
}

function OpenForm({ form, userId }: { form: MyForm; userId: string }) {
  const t = useT()
  const today = useToday()
  const lang = useWrittenLang(form.language)
  const { id, title, from, dueOn, questionnaire } = form
  const { answers } = draftOf(form, readForm<FormDraft>(userId, id))
  const shown = shownAnswers(questionnaire, answers)
  const minutes = minutesOf(questionsOf(questionnaire.item, shown))
  const isBegun = form.state === 'begun' || Object.keys(answers).length > 0
  const isLate = dueOn !== null && dueOn < today
  return (
    <li className="border-t border-line py-5 first:border-t-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 lang={lang} className="font-strong">
          {title}
        </h3>
        <Badge tone={isLate ? 'warning' : isBegun ? 'info' : 'neutral'} icon={isBegun ? PenLine : Hourglass}>
          {isLate ? t('forms.mine.late') : t(`forms.state.${isBegun ? 'begun' : 'sent'}`)}
        </Badge>
      </div>
      <p className="text-sm text-ink-2">
        {t('forms.mine.from', { from, sent: utcDay(localDay(new Date(form.sentAt))) })}
      </p>
      <p className="text-sm text-ink-2">
        {dueOn
          ? t('forms.mine.minutesUntil', { minutes, day: utcDay(dueOn) })
          : t('forms.mine.minutes', { minutes })}
      </p>
      <LinkButton
        to="/forms/$formId"
        params={{ formId: id }}
        className="mt-3"
        aria-label={t(isBegun ? 'forms.mine.goOnNamed' : 'forms.mine.beginNamed', { title })}
      >
        {t(isBegun ? 'forms.mine.goOn' : 'forms.mine.begin')}
      </LinkButton>
    </li>
  )
}

function ClosedForm({ form }: { form: MyForm }) {
  const t = useT()
  const { title, from, submittedAt, questionnaire, answers, language } = form
  if (submittedAt === null) {
    return (
      <Fold icon={CircleX} title={title} hint={t('forms.state.declined')}>
        <p className="text-sm text-ink-2">{t('forms.mine.declined', { from })}</p>
      </Fold>
    )
  }
  return (
    <Fold icon={CircleCheck} title={title} hint={t('forms.mine.sentOn', { day: formatInstant(submittedAt) })}>
      <p className="mb-4 text-sm text-ink-2">
        {t('forms.mine.sentTo', { from, day: formatInstant(submittedAt) })}
      </p>
      <AnswerFiles id={form.id} title={title} />
      <FormLanguage value={language}>
        <FormAnswers questionnaire={questionnaire} answers={answers} />
      </FormLanguage>
    </Fold>
  )
}
