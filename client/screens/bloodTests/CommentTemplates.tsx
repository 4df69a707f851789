import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { MAX_TEMPLATE_NAME } from '../../../shared/commentTemplates.ts'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, Input } from '../../ui/Field.tsx'

type CommentTemplatesProps = {
  comment: string
  onChoose: (text: string) => void
}

/** The practitioner's comment templates: a click fills the comment without sending it. */
export function CommentTemplates({ comment, onChoose }: CommentTemplatesProps) {
  const t = useT()
  const [managing, setManaging] = useState(false)
  const templates = trpc.bloodTests.commentTemplates.useQuery(undefined, { meta: { silent: true } })
  return (
    <>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t('bloodTests.template.label')}</legend>
        {templates.data?.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            aria-pressed={comment.trim() === text}
            onClick={() => onChoose(text)}
            className="min-h-tap max-w-full rounded-md border border-line-strong bg-surface px-3 text-sm font-strong break-words hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft"
          >
            {name}
          </button>
        ))}
        <Button look="plain" size="tight" onClick={() => setManaging(true)}>
          {t('bloodTests.template.manage')}
        </Button>
      </fieldset>
      {managing && <Manage comment={comment} onClose={() => setManaging(false)} />}
    </>
  )
}

/** Saves the current comment as a template, and removes templates. */
function Manage({ comment, onClose }: { comment: string; onClose: () => void }) {
  const t = useT()
  const utils = trpc.useUtils()
  const [name, setName] = useState('')
  const templates = trpc.bloodTests.commentTemplates.useQuery(undefined, { meta: { silent: true } })
  const reload = () => utils.bloodTests.commentTemplates.invalidate()
  const save = trpc.bloodTests.saveCommentTemplate.useMutation({
    // The refusal is shown beside the field.
    meta: { silent: true, success: [t('bloodTests.template.saved')] },
    onSuccess: () => setName(''),
    onSettled: reload,
  })
  const remove = trpc.bloodTests.removeCommentTemplate.useMutation({
    meta: { errorTitle: t('bloodTests.template.notRemoved') },
    onSettled: reload,
  })
  const text = comment.trim()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bloodTests.template.label')}
      description={t('bloodTests.template.text')}
    >
      {templates.data?.length === 0 && <p className="text-ink-2">{t('bloodTests.template.none')}</p>}
      <ul>
        {templates.data?.map((template) => (
          <li
            key={template.name}
            className="flex items-start gap-3 border-t border-line py-3 first:border-t-0"
          >
            <div className="min-w-0 flex-1 text-sm">
              <p className="font-strong break-words">{template.name}</p>
              <p className="line-clamp-3 break-words whitespace-pre-line text-ink-2">{template.text}</p>
            </div>
            <Button
              look="danger-plain"
              size="tight"
              aria-label={t('bloodTests.template.remove', { name: template.name })}
              onClick={() => remove.mutate({ name: template.name })}
            >
              <Trash2 size={18} />
            </Button>
          </li>
        ))}
      </ul>
      {text === '' ? (
        <p className="mt-4 border-t border-line pt-4 text-sm text-ink-2">
          {t('bloodTests.template.writeFirst')}
        </p>
      ) : (
        <form
          noValidate
          className="mt-4 grid gap-3 border-t border-line pt-4"
          onSubmit={(event) => {
            event.preventDefault()
            // The dialog is inside the form of the review.
            event.stopPropagation()
            save.mutate({ name, text })
          }}
        >
          <p className="line-clamp-3 rounded-md bg-paper p-3 text-sm break-words whitespace-pre-line">
            {text}
          </p>
          <Field label={t('bloodTests.template.name')} error={save.error?.message}>
            <Input
              value={name}
              maxLength={MAX_TEMPLATE_NAME}
              onChange={({ target }) => {
                save.reset()
                setName(target.value)
              }}
            />
          </Field>
          <div>
            <Button type="submit" look="outline" busy={save.isPending} disabled={name.trim() === ''}>
              {t('bloodTests.template.save')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
