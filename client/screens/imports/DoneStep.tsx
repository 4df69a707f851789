import { Mail, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { AlertDialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { ImportStatus } from './file.ts'
import { Step } from './Step.tsx'

/** The result of an import, and its undo. */
export function DoneStep({ id, status, onLeave }: { id: string; status: ImportStatus; onLeave: () => void }) {
  const t = useT()
  const { kind, counts } = status
  const [asks, setAsks] = useState(false)
  const utils = trpc.useUtils()
  const undo = trpc.admin.imports.undo.useMutation({
    meta: { errorTitle: t('imports.undo.failed') },
    onSuccess: async ({ removed, restored }) => {
      toast.success(t('imports.undo.done'), t('imports.undo.counts', { removed, restored }))
      onLeave()
      await utils.admin.invalidate()
    },
    onSettled: () => setAsks(false),
  })
  const { new: added, same, conflict, refused, taken = 0 } = counts
  return (
    <Step
      step="done"
      title={t(`imports.done.title.${kind}`, { count: added })}
      text={t('imports.done.counts', { same, taken, conflict, refused })}
      actions={
        <>
          <Button look="outline" onClick={onLeave}>
            {t('imports.file.other')}
          </Button>
          {kind === 'patients' ? (
            <LinkButton to="/admin/users">{t('imports.done.users')}</LinkButton>
          ) : (
            <LinkButton to="/admin/products">{t('imports.done.products')}</LinkButton>
          )}
        </>
      }
    >
      {kind === 'patients' && (
        <p className="flex gap-3 rounded-md bg-success-soft p-4 text-sm text-on-success-soft">
          <Mail size={20} aria-hidden className="mt-px shrink-0" />
          <span>
            <strong className="font-strong">{t('imports.done.quiet')}</strong> {t('imports.done.later')}
          </span>
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <div className="min-w-0 flex-1">
          <h3 className="font-strong">{t('imports.undo.title')}</h3>
          <p className="text-sm text-ink-2">{t('imports.undo.text', { added, taken })}</p>
        </div>
        <Button look="outline" onClick={() => setAsks(true)}>
          <Undo2 size={18} aria-hidden />
          {t('imports.undo')}
        </Button>
      </div>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('imports.undo.title')}
        description={t('imports.undo.text', { added, taken })}
        action={t('imports.undo')}
        busy={undo.isPending}
        onConfirm={() => undo.mutate({ id })}
      />
    </Step>
  )
}
