import { useState } from 'react'
import { LANGUAGES, type Language } from '../../../locales/translate.ts'
import { MAX_TITLE } from '../../../shared/forms.ts'
import { useT } from '../../locale/messages.tsx'
import { Field, focusField, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { languageName } from '../../ui/languageName.ts'
import { Select } from '../../ui/Select.tsx'

type Named = { title: string; language: Language }
type NameDialogProps = {
  heading: string
  action: string
  start: Named
  busy?: boolean
  onName: (named: Named) => void
  onClose: () => void
}

/** The name of a form, and the language in which it is written. */
export function NameDialog({ heading, action, start, busy = false, onName, onClose }: NameDialogProps) {
  const t = useT()
  const [title, setTitle] = useState(start.title)
  const [language, setLanguage] = useState(start.language)
  return (
    <FormDialog
      title={heading}
      description={t('forms.edit.nameText')}
      action={action}
      busy={busy}
      disabled={title.trim() === ''}
      onSubmit={() => onName({ title: title.trim(), language })}
      onClose={onClose}
    >
      <Field label={t('forms.edit.name')}>
        <Input
          ref={focusField}
          maxLength={MAX_TITLE}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label={t('forms.edit.language')} hint={t('forms.edit.languageHint')}>
        <LanguageField value={language} onChange={setLanguage} />
      </Field>
    </FormDialog>
  )
}

type LanguageFieldProps = { value: Language; onChange: (language: Language) => void }

export const LanguageField = ({ value, onChange }: LanguageFieldProps) => (
  <Select<Language>
    value={value}
    onChange={onChange}
    options={LANGUAGES.map((language) => ({ value: language, label: languageName(language) }))}
    placeholder=""
  />
)
