import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import type { Language } from '../../../locales/translate.ts'
import type { FormItem, Problem } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { ControlContext } from '../../ui/Field.tsx'
import { useWrittenLang } from '../../ui/writtenLang.ts'
import type { Held } from './answers.ts'

/** The language in which the form is written; null where it is not known. */
export const FormLanguage = createContext<Language | null>(null)

/** The `lang` of a form's texts, if different from the page's. */
const useFormLang = () => useWrittenLang(use(FormLanguage))

/** Words of the form, in its language. */
export const FormWords = ({ children }: { children: ReactNode }) => (
  <span lang={useFormLang()}>{children}</span>
)

/** Props of every kind of question. */
export type AnswerProps = {
  item: FormItem
  /** Of its control; the ids of its notes begin with it. */
  id: string
  problem: Problem | undefined
  answer: Held
  onChange: (answer: Held) => void
}

type Described = Pick<AnswerProps, 'item' | 'id' | 'problem'>

/** The ids of what describes a question's control. */
export const describedBy = (id: string, { help }: FormItem, problem: Problem | undefined, hint?: boolean) =>
  [help && `${id}-help`, hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') ||
  undefined

/** The question, with its unit and whether it must be answered. */
export function Asked({ item: { text, required, unit } }: { item: FormItem }) {
  const t = useT()
  return (
    <>
      <FormWords>{text}</FormWords>{' '}
      <span className="font-text text-sm text-ink-3">
        {unit && <span className="whitespace-nowrap">({unit}) </span>}
        {t(required ? 'forms.fill.required' : 'forms.fill.optional')}
      </span>
    </>
  )
}

export const TITLE = 'font-strong text-pretty text-base md:text-lg'

export const Help = ({ item, id }: Pick<Described, 'item' | 'id'>) =>
  item.help ? (
    <p id={`${id}-help`} className="mt-1 text-sm text-pretty text-ink-2">
      <FormWords>{item.help}</FormWords>
    </p>
  ) : null

export function ProblemNote({ id, problem }: Pick<Described, 'id' | 'problem'>) {
  const t = useT()
  return problem ? (
    <p id={`${id}-problem`} className="mt-2 flex gap-1.5 text-sm font-strong text-danger">
      <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden />
      <span>{t(`forms.problem.${problem}`)}</span>
    </p>
  ) : null
}

type FrameProps = Described & { children: ReactNode; after?: ReactNode }

/** A question with one control, which takes its id and notes from the context. */
export function LabelledQuestion({ item, id, problem, children, after }: FrameProps) {
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className={`block ${TITLE}`}>
        <Asked item={item} />
      </label>
      <Help item={item} id={id} />
      <div className="mt-2">
        <ControlContext
          value={{
            id,
            'aria-describedby': describedBy(id, item, problem),
            'aria-invalid': problem ? true : undefined,
          }}
        >
          {children}
        </ControlContext>
      </div>
      <ProblemNote id={id} problem={problem} />
      {after}
    </div>
  )
}

/** A question with several controls: a group with the question as its name. */
export function GroupedQuestion({
  item,
  id,
  problem,
  hint,
  children,
  after,
}: FrameProps & { hint?: string }) {
  return (
    <fieldset aria-describedby={describedBy(id, item, problem, Boolean(hint))} className="min-w-0">
      <legend className={TITLE}>
        <Asked item={item} />
      </legend>
      <Help item={item} id={id} />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-2">
          {hint}
        </p>
      )}
      <div className="mt-2.5">{children}</div>
      <ProblemNote id={id} problem={problem} />
      {after}
    </fieldset>
  )
}
