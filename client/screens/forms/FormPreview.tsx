import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { Language } from '../../../locales/translate.ts'
import {
  type Answers,
  checkAnswers,
  type FormItem,
  flatten,
  type Questionnaire,
} from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { createFormStore } from './answers.ts'
import { useParts } from './FormParts.tsx'
import { Questions } from './Question.tsx'
import { FormLanguage } from './QuestionFrame.tsx'

/** A question, and those in it, with "…" in place of a text that is still empty. */
const legible = (item: FormItem): FormItem => ({
  ...item,
  text: item.text || '…',
  ...(item.item && { item: item.item.map(legible) }),
})

/** A store for trying a form out, which keeps the answers that still fit when the form changes. */
function useTrial(questionnaire: Questionnaire) {
  const answers = useRef<Answers>({})
  return useMemo(() => {
    const shown = { item: questionnaire.item.map(legible) }
    const start = checkAnswers(shown, answers.current, false).answers
    const store = createFormStore(shown, start, () => {
      answers.current = store.answers()
    })
    return { store, shown }
  }, [questionnaire])
}

/** The form with some items shown whatever was answered. */
const showing = (items: readonly FormItem[], always: ReadonlySet<string>): FormItem[] =>
  items.map(({ enableWhen, ...item }) => ({
    ...item,
    ...(enableWhen && !always.has(item.linkId) && { enableWhen }),
    ...(item.item && { item: showing(item.item, always) }),
  }))

/** The open question of a part with those that it shows, or all of them. */
function previewed(items: readonly FormItem[], open: ReadonlySet<string>): readonly FormItem[] {
  const question = items.find(({ linkId }) => open.has(linkId))
  if (!question) return items
  const names = new Set(flatten([question]).map(({ linkId }) => linkId))
  return items.filter(
    (item) => item === question || item.enableWhen?.some((asked) => names.has(asked.question)),
  )
}

type PartPreviewProps = {
  questionnaire: Questionnaire
  language: Language
  part: string
  /** The names of the open question and of the groups around it. */
  open: ReadonlySet<string>
}

/** The open question as the patient sees it, with those that it shows; without one its whole part. */
export function PartPreview({ questionnaire, language, part, open }: PartPreviewProps) {
  const t = useT()
  const seen = useMemo(
    () => ({ item: showing(questionnaire.item, new Set([...open, part])) }),
    [questionnaire, open, part],
  )
  const { store, shown } = useTrial(seen)
  const index = shown.item.findIndex(({ linkId }) => linkId === part)
  const item = shown.item[index]
  if (!item) return null
  return (
    <FormLanguage value={language}>
      <Heading number={index + 1} count={shown.item.length} title={item.text} />
      {(item.item ?? []).length === 0 && <p className="text-sm text-ink-2">{t('forms.edit.emptyPart')}</p>}
      <Questions items={previewed(item.item ?? [], open)} scope={store} />
    </FormLanguage>
  )
}

function Heading({ number, count, title }: { number: number; count: number; title: string }) {
  const t = useT()
  const where = t('forms.edit.partOf', { number, count, title })
  return (
    <div className="mb-5 grid gap-2">
      <p className="text-sm font-strong">{where}</p>
      <Progress percent={(number / count) * 100} label={t('forms.edit.progress')} valueText={where} />
    </div>
  )
}

type FormTrialProps = { questionnaire: Questionnaire; language: Language }

/** A whole form as the patient sees it, part by part. Its answers are kept nowhere. */
export function FormTrial({ questionnaire, language }: FormTrialProps) {
  const t = useT()
  const { store, shown } = useTrial(questionnaire)
  const [at, setAt] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  const parts = useParts(store, shown)
  const index = Math.min(at, parts.length - 1)
  const part = parts[index]
  if (!part) return <p className="text-ink-2">{t('forms.flaw.empty')}</p>
  const go = (to: number) => {
    setAt(to)
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <FormLanguage value={language}>
      <div ref={top} tabIndex={-1} className="outline-none">
        <Heading number={index + 1} count={parts.length} title={part.title ?? ''} />
      </div>
      {part.help && <p className="-mt-2 mb-5 text-sm text-ink-2">{part.help}</p>}
      <Questions key={part.linkId} items={part.items} scope={store} />
      <div className="mt-8 flex flex-wrap justify-between gap-3">
        <Button look="outline" disabled={index === 0} onClick={() => go(index - 1)}>
          <ArrowLeft size={18} />
          {t('forms.edit.back')}
        </Button>
        {index < parts.length - 1 ? (
          <Button onClick={() => go(index + 1)}>
            {t('forms.edit.next')}
            <ArrowRight size={18} />
          </Button>
        ) : (
          <p className="self-center text-sm text-ink-2">{t('forms.edit.trialEnd')}</p>
        )}
      </div>
    </FormLanguage>
  )
}
