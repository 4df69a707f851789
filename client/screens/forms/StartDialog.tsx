import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Language, languageOf } from '../../../locales/translate.ts'
import { flatten } from '../../../shared/forms.ts'
import type { ShippedForm } from '../../../shared/shippedForms/shapes.ts'
import { useLocale, useT } from '../../locale/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { LanguageField } from './NameDialog.tsx'
import { useBegin } from './newForm.ts'

/** The shipped forms in a language, loaded when they are first needed. */
async function shippedIn(language: Language) {
  const [{ SHIPPED_FORMS }, { shippedForm }] = await Promise.all([
    import('../../../shared/shippedForms/shapes.ts'),
    import('../../../shared/shippedForms/shippedForm.ts'),
  ])
  return Promise.all(
    SHIPPED_FORMS.map(async (name) => ({ name, language, ...(await shippedForm(name, language)) })),
  )
}

/** Begins a form from one of the shipped ones, in any language of the portal. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [language, setLanguage] = useState<Language>(languageOf(useLocale()))
  const shipped = useQuery({
    queryKey: ['shippedForms', language],
    queryFn: () => shippedIn(language),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  })
  const [chosen, setChosen] = useState<ShippedForm | null>(null)
  const begin = useBegin()
  return (
    <Dialog open onClose={onClose} title={t('forms.start.title')} description={t('forms.start.text')}>
      <Field label={t('forms.edit.language')} className="md:max-w-60">
        <LanguageField value={language} onChange={setLanguage} />
      </Field>
      <LoadState query={shipped} error={t('forms.start.failed')} loading="mt-5 h-72 w-full rounded-md" />
      <ul className="mt-5 grid gap-3">
        {shipped.data?.map(({ name, title, questionnaire }) => (
          <li key={name}>
            <button
              type="button"
              aria-disabled={begin.isPending || undefined}
              onClick={() => {
                if (begin.isPending) return
                setChosen(name)
                begin.mutate({ title, language, questionnaire })
              }}
              className="w-full rounded-md border border-line-strong bg-surface px-4 py-3 text-left hover:bg-sunken aria-disabled:text-ink-3"
            >
              <span lang={language} className="block font-strong">
                {title}
              </span>
              <span className="mt-0.5 block text-sm text-ink-2">{t(`forms.start.${name}`)}</span>
              <span className="mt-1 block text-xs text-ink-3">
                {chosen === name && begin.isPending
                  ? t('forms.start.busy')
                  : t('forms.start.size', {
                      parts: questionnaire.item.length,
                      questions: flatten(questionnaire.item).filter(
                        ({ type }) => type !== 'group' && type !== 'display',
                      ).length,
                    })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
