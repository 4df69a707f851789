import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Language } from '../../../locales/translate.ts'
import { type Part, partsOf, type Questionnaire } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { createFormStore, type FormStore } from './answers.ts'
import { Questions } from './Question.tsx'
import { FormLanguage, FormWords } from './QuestionFrame.tsx'

/** A form's visible parts. The same array until one appears or disappears. */
export function useParts(store: FormStore, questionnaire: Questionnaire): Part[] {
  const read = useMemo(() => {
    let last: { names: string; parts: Part[] } | null = null
    return () => {
      const parts = partsOf(questionnaire, store.shown())
      const names = parts
        .map((part) => [part.linkId, ...part.items.map(({ linkId }) => linkId)].join(' '))
        .join()
      if (names !== last?.names) last = { names, parts }
      return last.parts
    }
  }, [store, questionnaire])
  return useSyncExternalStore(store.subscribe, read)
}

type FormPartsProps = {
  questionnaire: Questionnaire
  /** The language in which the form is written; null where it is not known. */
  language: Language | null
}

/**
 * All parts of a form, one below the other, to be tried out: the preview of the editor. Answers stay in this component,
 * also when the questionnaire changes, and are sent nowhere. Stands outside of any `<form>`, because Enter in a field
 * would submit that one. One part alone is `Questions` with the part's items and a store of `createFormStore`.
 */
export function FormParts({ questionnaire, language }: FormPartsProps) {
  const t = useT()
  const [shown, setShown] = useState(() => ({ questionnaire, store: createFormStore(questionnaire, {}) }))
  if (shown.questionnaire !== questionnaire) {
    setShown({ questionnaire, store: createFormStore(questionnaire, shown.store.answers()) })
  }
  const { store } = shown
  const parts = useParts(store, shown.questionnaire)
  return (
    <FormLanguage value={language}>
      <ol className="grid grid-cols-1 gap-8">
        {parts.map(({ linkId, title, help, items }, index) => (
          <li key={linkId} className="min-w-0">
            <p className="text-sm text-ink-2">
              {t('forms.fill.part', { number: index + 1, count: parts.length })}
            </p>
            {title && (
              <h3 className="font-display text-xl font-title">
                <FormWords>{title}</FormWords>
              </h3>
            )}
            {help && (
              <p className="mt-1 text-sm text-ink-2">
                <FormWords>{help}</FormWords>
              </p>
            )}
            <div className="mt-4">
              <Questions items={items} scope={store} />
            </div>
          </li>
        ))}
      </ol>
    </FormLanguage>
  )
}
