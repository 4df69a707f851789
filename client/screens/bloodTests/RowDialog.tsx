import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { MarkerRow } from '../../../shared/bloodTests.ts'
import { displayName } from '../../../shared/markers.ts'
import { trpc } from '../../app/trpc.ts'
import { useUnsavedState } from '../../app/unsavedInput.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import type { BloodTest } from './bloodTest.ts'
import { rowText } from './markers.ts'
import { PageExcerpt } from './PageExcerpt.tsx'
import { correctionOf, parseRow, type RowFields, rowFields } from './rowForm.ts'

type RowDialogProps = {
  test: BloodTest
  /** The row as it was when the dialog opened, and its index in the test; both null for a new row. */
  row: MarkerRow | null
  index: number | null
  onClose: () => void
}

/** Corrects, adds or removes one row beside its page excerpt. The original reading stays on record. */
export function RowDialog({ test, row, index, onClose }: RowDialogProps) {
  const t = useT()
  const printed = row && (correctionOf(row, test.corrections)?.printed ?? row)
  const {
    values: fields,
    set: setFields,
    restored,
    discard,
  } = useUnsavedState(`row ${index} ${row?.name} ${row?.value} of ${test.id}`, () => rowFields(row))
  const [errors, setErrors] = useState<Partial<RowFields>>({})
  const utils = trpc.useUtils()
  const correct = trpc.bloodTests.correct.useMutation({
    meta: { errorTitle: t('bloodTests.row.failed'), success: [t('bloodTests.row.saved')] },
    onSuccess: async () => {
      discard()
      onClose()
      await utils.bloodTests.invalidate()
    },
  })
  const seen = row && { name: row.name, value: row.value }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = parseRow(fields, t, row)
    setErrors(read.errors ?? {})
    if (read.row) correct.mutate({ id: test.id, row: index, seen, change: read.row })
  }
  const field = (key: keyof RowFields, hint?: string) => (
    <Field
      label={t(`bloodTests.row.${key}`)}
      {...(hint && { hint })}
      {...(errors[key] && { error: errors[key] })}
    >
      <Input
        value={fields[key]}
        inputMode={key === 'low' || key === 'high' ? 'decimal' : 'text'}
        autoComplete="off"
        onChange={(event) => setFields({ ...fields, [key]: event.target.value })}
      />
    </Field>
  )
  return (
    <FormDialog
      onClose={onClose}
      restored={restored}
      title={row ? t('bloodTests.row.correct', { name: displayName(row, t) }) : t('bloodTests.row.add')}
      description={t('bloodTests.row.hint')}
      note={
        row && (
          <Button
            look="danger-plain"
            className="mr-auto"
            disabled={correct.isPending}
            onClick={() => correct.mutate({ id: test.id, row: index, seen, change: null })}
          >
            <Trash2 size={18} />
            {t('bloodTests.row.remove')}
          </Button>
        )
      }
      action={t('bloodTests.row.save')}
      busy={correct.isPending}
      onSubmit={save}
    >
      {printed && (
        <div className="min-w-0 rounded-md bg-sunken p-3 text-sm">
          <p className="text-xs text-ink-2">{t('bloodTests.row.asRead')}</p>
          <p>{rowText(printed, t)}</p>
          <div className="mt-2">
            <PageExcerpt test={test} place={printed.place} label={t('bloodTests.row.onPage')} />
          </div>
        </div>
      )}
      {field('name')}
      <div className="grid grid-cols-2 gap-4">
        {field('value', t('bloodTests.row.value.hint'))}
        {field('unit')}
        {field('low')}
        {field('high')}
      </div>
    </FormDialog>
  )
}
