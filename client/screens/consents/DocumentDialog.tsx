import { useState } from 'react'
import { documentInput } from '../../../shared/consentInputs.ts'
import {
  CONSENT_KINDS,
  type ConsentKind,
  MAX_CONSENT_TEXT,
  MAX_CONSENT_TITLE,
} from '../../../shared/consents.ts'
import { TEXT_FIELDS } from '../../../shared/consentText.ts'
import { blanksIn } from '../../../shared/shippedConsents.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedState } from '../../app/unsavedInput.ts'
import { useOnline } from '../../app/useOnline.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Field, Input, Textarea } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { toast } from '../../ui/toast.ts'
import { OfflineNote } from './OfflineNote.tsx'

export type DocumentContent = { title: string; text: string; kind: ConsentKind; explained: boolean }

type DocumentDialogProps = {
  /** The document that gets a new version; null for a new one. */
  saved: { id: string; version: number; title: string } | null
  /** Initial values. */
  content: DocumentContent
  onClose: () => void
}

/** Writes a document, or a new version of one. */
export function DocumentDialog({ saved, content, onClose }: DocumentDialogProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const online = useOnline()
  const record = `consents ${saved ? `${saved.id} ${saved.version}` : `new ${content.title}`}`
  const { values, set, restored, discard } = useUnsavedState<DocumentContent>(record, () => content)
  const [tried, setTried] = useState(false)
  const version = (saved?.version ?? 0) + 1
  const save = trpc.consents.saveDocument.useMutation({
    onSuccess: async ({ version: stored }) => {
      discard()
      toast.success(t('consents.editor.saved', { version: stored }))
      onClose()
      await utils.consents.invalidate()
    },
    meta: { errorTitle: t('consents.editor.failed') },
  })
  const checked = documentInput.safeParse({ ...values, ...(saved && { id: saved.id }) })
  const errorOf = (field: keyof DocumentContent) =>
    tried ? checked.error?.issues.find(({ path }) => path[0] === field)?.message : undefined
  const submit = () => {
    setTried(true)
    if (checked.success && online) save.mutate(checked.data)
  }
  const blanks = [...new Set(blanksIn(values.text))]
  return (
    <FormDialog
      title={saved ? t('consents.editor.edit', { title: saved.title }) : t('consents.editor.new')}
      {...(saved && { description: t('consents.editor.editText', { version }) })}
      action={t('consents.editor.save', { version })}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      restored={restored}
      note={<OfflineNote />}
    >
      <Field label={t('consents.editor.title')} error={errorOf('title')}>
        <Input
          maxLength={MAX_CONSENT_TITLE}
          value={values.title}
          onChange={({ target }) => set({ ...values, title: target.value })}
        />
      </Field>
      <Field label={t('consents.editor.kind')}>
        <Select<ConsentKind>
          value={values.kind}
          onChange={(kind) => set({ ...values, kind })}
          options={CONSENT_KINDS.map((value) => ({ value, label: t(`consents.kind.${value}`) }))}
          placeholder={t('consents.editor.kind')}
        />
      </Field>
      <Switch
        label={t('consents.editor.explained')}
        hint={t('consents.editor.explainedHint')}
        checked={values.explained}
        onChange={(explained) => set({ ...values, explained })}
      />
      <Field
        label={t('consents.editor.text')}
        hint={t('consents.editor.textHint', {
          sign: '#',
          fields: TEXT_FIELDS.map((field) => `{${field}}`).join(', '),
        })}
        error={errorOf('text')}
      >
        <Textarea
          rows={14}
          maxLength={MAX_CONSENT_TEXT}
          value={values.text}
          onChange={({ target }) => set({ ...values, text: target.value })}
        />
      </Field>
      {blanks.length > 0 && (
        <Alert tone="warning">
          {t('consents.editor.blanks', { count: blanks.length, blanks: blanks.join(' ') })}
        </Alert>
      )}
    </FormDialog>
  )
}
