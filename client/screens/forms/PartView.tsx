import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { checkAnswers, type Part, type Questionnaire, questionsOf } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import type { FormStore } from './answers.ts'
import { problemsOf } from './progress.ts'
import { Questions } from './Question.tsx'
import { FormWords } from './QuestionFrame.tsx'

type PartViewProps = {
  /** Of the form element, for the button outside of it. */
  id: string
  part: Part
  store: FormStore
  questionnaire: Questionnaire
  /** The heading of a part without a title. */
  untitled: string
  onNext: () => void
}

/** Says how many questions an answer made appear. */
function MoreQuestions({ part, store }: Pick<PartViewProps, 'part' | 'store'>) {
  const t = useT()
  const count = useSyncExternalStore(store.subscribe, () => questionsOf(part.items, store.shown()).length)
  const before = useRef(count)
  const [more, setMore] = useState(0)
  useEffect(() => {
    setMore(count - before.current)
    before.current = count
  }, [count])
  return (
    <p role="status" className="sr-only">
      {more > 0 && t('forms.fill.more', { count: more })}
    </p>
  )
}

/** Focuses the first field with a problem below an element. */
function focusProblem(within: HTMLElement | null) {
  const field = within?.querySelector<HTMLElement>(':is(input, textarea)[aria-invalid="true"]')
  field?.focus()
  field?.closest('fieldset')?.scrollIntoView({ block: 'nearest' })
}

/** The questions of one part. Leaving it shows once which required answers are missing, and stays possible. */
export function PartView({ id, part, store, questionnaire, untitled, onNext }: PartViewProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(0)
  const [toFocus, setToFocus] = useState(0)
  useEffect(() => {
    if (toFocus > 0) focusProblem(form.current)
  }, [toFocus])
  // Told before by the view that sends the form.
  useEffect(() => {
    focusProblem(form.current)
  }, [])
  const next = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { problems } = checkAnswers(questionnaire, store.answers(), true)
    const own = problemsOf(part, store.shown(), problems)
    const count = Object.keys(own).length
    if (count === 0 || missing > 0) {
      onNext()
      return
    }
    store.showProblems(own)
    setMissing(count)
    setToFocus(toFocus + 1)
  }
  return (
    <form id={id} ref={form} noValidate onSubmit={next}>
      <h1 tabIndex={-1} className="mb-1 font-display text-2xl font-title outline-none">
        {part.title ? <FormWords>{part.title}</FormWords> : untitled}
      </h1>
      {part.help && (
        <p className="text-base text-ink-2">
          <FormWords>{part.help}</FormWords>
        </p>
      )}
      <div role="status">
        {missing > 0 && (
          <Alert tone="warning" className="mt-4">
            {t('forms.fill.missing', { count: missing })}
          </Alert>
        )}
      </div>
      <div className="mt-6">
        <Questions items={part.items} scope={store} />
      </div>
      <MoreQuestions part={part} store={store} />
    </form>
  )
}
