import { CircleCheck, CircleX } from 'lucide-react'
import type { MyForm } from '../../lib/formDrafts.ts'
import { useT } from '../../locale/messages.tsx'
import { formatFullMoment } from '../../ui/format.ts'
import { useWrittenLang } from '../../ui/writtenLang.ts'
import { FormAnswers } from './FormAnswers.tsx'
import { FormLanguage } from './QuestionFrame.tsx'

/** A form that was sent, with its answers, or declined. */
export function ClosedView({ form }: { form: MyForm }) {
  const t = useT()
  const lang = useWrittenLang(form.language)
  const { title, from, submittedAt, questionnaire, answers, language } = form
  const Icon = submittedAt ? CircleCheck : CircleX
  return (
    <>
      <Icon size={40} aria-hidden className={`mb-3 ${submittedAt ? 'text-success' : 'text-ink-3'}`} />
      <h1 tabIndex={-1} className="font-display text-2xl font-title outline-none">
        {submittedAt ? t('forms.sent', { from }) : t('forms.decline.done')}
      </h1>
      <p className="mt-1 text-base text-ink-2">
        <span lang={lang} className="font-strong">
          {title}
        </span>
        {submittedAt && <span className="block">{formatFullMoment(submittedAt)}</span>}
      </p>
      {submittedAt && (
        <>
          <p className="mt-3 mb-6 text-base text-pretty text-ink-2">{t('forms.sent.text', { from })}</p>
          <FormLanguage value={language}>
            <FormAnswers questionnaire={questionnaire} answers={answers} />
          </FormLanguage>
        </>
      )}
    </>
  )
}
