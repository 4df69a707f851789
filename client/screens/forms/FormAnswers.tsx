import { type Answers, partsOf, type Questionnaire, questionsOf } from '../../../shared/forms.ts'
import { linesOf } from '../../../shared/formText.ts'
import { useT } from '../../locale/messages.tsx'
import { FormWords } from './QuestionFrame.tsx'

type FormAnswersProps = { questionnaire: Questionnaire; answers: Answers }

/** A submitted form's answers, part by part, in the form's language: `FormLanguage`. */
export function FormAnswers({ questionnaire, answers }: FormAnswersProps) {
  const t = useT()
  return (
    <div className="grid gap-6">
      {partsOf(questionnaire, answers).map(({ linkId, title, items }) => (
        <section key={linkId} className="min-w-0">
          {title && (
            <h3 className="mb-1 font-strong">
              <FormWords>{title}</FormWords>
            </h3>
          )}
          <dl>
            {questionsOf(items, answers).map((item) => {
              const lines = linesOf(t, item, answers[item.linkId])
              return (
                <div
                  key={item.linkId}
                  className="border-t border-line py-2 text-sm md:grid md:grid-cols-2 md:gap-4"
                >
                  <dt className="text-ink-2">
                    <FormWords>{item.text}</FormWords>
                  </dt>
                  {lines.length === 0 && <dd className="text-ink-3">{t('forms.mine.leftOut')}</dd>}
                  {lines.map((line) => (
                    <dd key={line} className="font-strong whitespace-pre-line break-words md:col-start-2">
                      {line}
                    </dd>
                  ))}
                </div>
              )
            })}
          </dl>
        </section>
      ))}
    </div>
  )
}
