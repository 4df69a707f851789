import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LANGUAGES, type Language, languageOf } from '../../../locales/translate.ts'
import { loadShippedConsents } from '../../../shared/shippedConsents.ts'
import { Rich, useLocale, useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { languageName } from '../../ui/languageName.ts'
import { Select } from '../../ui/Select.tsx'
import type { DocumentContent } from './DocumentDialog.tsx'

type ExamplesDialogProps = { onTake: (content: DocumentContent) => void; onClose: () => void }

/** The examples that the portal brings, in a language, to take and edit. */
export function ExamplesDialog({ onTake, onClose }: ExamplesDialogProps) {
  const t = useT()
  const [language, setLanguage] = useState<Language>(languageOf(useLocale()))
  const examples = useQuery({
    queryKey: ['shipped consents', language],
    queryFn: () => loadShippedConsents(language),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  })
  return (
    <Dialog open onClose={onClose} title={t('consents.office.takeTitle')}>
      <Alert tone="warning" className="mb-5">
        {t('consents.office.takeText')}
      </Alert>
      <Field label={t('consents.office.takeLanguage')}>
        <Select<Language>
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          placeholder={t('consents.office.takeLanguage')}
        />
      </Field>
      <LoadState
        query={examples}
        error={t('consents.office.takeFailed')}
        loading="mt-4 h-60 w-full rounded-md"
      />
      <ul className="mt-4">
        {examples.data?.map(({ kind, title, text, explained }) => (
          <li
            key={kind}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3"
          >
            <span className="grid min-w-0 justify-items-start gap-1">
              <span lang={language} className="font-strong break-words">
                {title}
              </span>
              <Badge tone="neutral">{t(`consents.kind.${kind}`)}</Badge>
            </span>
            <Button look="outline" onClick={() => onTake({ title, text, kind, explained })}>
              <span>
                <Rich id="consents.office.takeThis" values={{ title }} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
