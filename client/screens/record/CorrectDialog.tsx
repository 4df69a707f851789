import { useState } from 'react'
import type { MeasurementKind } from '../../../shared/measurements.ts'
import { MOST_CORRECTED, type Unreadable } from '../../../shared/recordImport.ts'
import { trpc } from '../../app/trpc.ts'
import { MomentField } from '../../layout/MomentField.tsx'
import { localValue } from '../../lib/localTime.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { type Imported, writtenOf } from './imported.ts'

type CorrectDialogProps = { id: string; row: Imported; onClose: () => void }

/** A refused measurement as fields; the server reads it again by the rules of files. */
export function CorrectDialog({ id, row, onClose }: CorrectDialogProps) {
  const t = useT()
  const utils = trpc.useUtils()
  const [written, setWritten] = useState(() => ({
    ...writtenOf(row),
    at: row.at ? localValue(new Date(row.at)) : '',
  }))
  const [refused, setRefused] = useState<Unreadable | null>(null)
  const correct = trpc.record.correctImport.useMutation({
    meta: { errorTitle: t('record.import.notAnswered') },
    onSuccess: async ({ reason }) => {
      setRefused(reason)
      if (!reason) onClose()
      await utils.record.importPreview.invalidate()
    },
  })
  const { value, unit, at } = written
  const moment = new Date(at)
  const isWhole = value.trim() !== '' && !Number.isNaN(moment.getTime())
  const kind = row.type as MeasurementKind
  return (
    <FormDialog
      title={t('record.import.correct.title', { line: row.line })}
      description={t('record.import.correct.text')}
      action={t('record.import.correct.read')}
      busy={correct.isPending}
      disabled={!isWhole}
      onClose={onClose}
      onSubmit={() => correct.mutate({ id, ref: row.ref, value, unit, at: moment.toISOString() })}
    >
      <Field label={t('record.import.measured', { kind })}>
        <Input
          inputMode={kind === 'bloodPressure' ? 'text' : 'decimal'}
          maxLength={MOST_CORRECTED.value}
          value={value}
          onChange={({ target }) => setWritten({ ...written, value: target.value })}
        />
      </Field>
      <Field label={t('record.import.correct.unit')}>
        <Input
          maxLength={MOST_CORRECTED.unit}
          value={unit}
          onChange={({ target }) => setWritten({ ...written, unit: target.value })}
        />
      </Field>
      <MomentField
        label={t('record.import.column.at')}
        value={at}
        onChange={(next) => setWritten({ ...written, at: next })}
      />
      <div aria-live="polite">
        {refused && (
          <Alert tone="danger">
            {t('record.import.correct.refused', { why: t(`record.import.reason.${refused}`) })}
          </Alert>
        )}
      </div>
    </FormDialog>
  )
}
