import { Check, CircleHelp, TriangleAlert } from 'lucide-react'
import {
  DAY_ORDERS,
  DECIMALS,
  type FormatChoice,
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
} from '../../../shared/imports.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Table } from '../../ui/Table.tsx'
import type { ImportedFile } from './file.ts'
import { Step } from './Step.tsx'

const LEFT_OUT = 'none'

type ColumnsStepProps = {
  file: ImportedFile
  mapping: ImportMapping
  busy: boolean
  onMapping: (mapping: ImportMapping) => void
  onFormat: (change: FormatChoice) => void
  onBack: () => void
  onNext: () => void
}

/** The field of each column, with samples of its cells. */
export function ColumnsStep({ file, mapping, busy, onMapping, onFormat, onBack, onNext }: ColumnsStepProps) {
  const t = useT()
  const { columns, samples, checks, total, kind } = file
  const { type, encoding, delimiter, dayOrder, decimal, unsure } = file.format
  const rows = columns.map((column, at) => ({
    ...{ column, at, samples: samples[at] ?? [], filled: checks[at]?.filled ?? 0 },
    field: mapping[column] ?? null,
  }))
  const options = [
    { value: LEFT_OUT, label: t('imports.field.none') },
    ...IMPORT_FIELDS[kind].map((field) => ({ value: field as string, label: t(`imports.field.${field}`) })),
  ]
  /** A field belongs to one column: the other one is left out. */
  const choose = (column: string, value: string) => {
    const field = value === LEFT_OUT ? null : (value as ImportField)
    const others = Object.entries(mapping).map(([name, of]) => [name, of === field ? null : of])
    onMapping({ ...Object.fromEntries(others), [column]: field })
  }
  const form =
    type === 'csv' && encoding && delimiter
      ? t('imports.form.csv', {
          lines: total,
          encoding: t(`imports.encoding.${encoding}`),
          delimiter: t(`imports.delimiter.${delimiter === '\t' ? 'tab' : DELIMITER_NAMES[delimiter]}`),
        })
      : t('imports.form.xlsx', { lines: total })
  return (
    <Step
      step="columns"
      title={t('imports.columns.title')}
      text={`${form} ${t('imports.columns.text', { count: columns.length })}`}
      actions={
        <>
          <Button look="outline" onClick={onBack}>
            {t('imports.file.other')}
          </Button>
          <Button busy={busy} onClick={onNext}>
            {t('imports.columns.next')}
          </Button>
        </>
      }
    >
      <div className="rounded-md border border-line">
        <Table
          caption={t('imports.columns.title')}
          keyOf={({ at }) => String(at)}
          rows={rows}
          columns={[
            {
              key: 'column',
              title: t('imports.columns.column'),
              cell: ({ column }) => <span className="font-strong break-words">{column}</span>,
            },
            {
              key: 'samples',
              title: t('imports.columns.samples'),
              cell: ({ samples: cells }) => (
                <ul className="text-ink-2">
                  {cells.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: samples have no identity
                    <li key={index} className="max-w-60 truncate">
                      {cell || t('imports.columns.empty')}
                    </li>
                  ))}
                </ul>
              ),
            },
            {
              key: 'field',
              title: t('imports.columns.becomes'),
              cell: ({ column, field }) => (
                <span className="block w-56 max-w-full">
                  <Select
                    dense
                    aria-label={t('imports.columns.of', { column })}
                    placeholder={t('imports.field.none')}
                    value={field ?? LEFT_OUT}
                    options={options}
                    onChange={(value) => choose(column, value)}
                  />
                </span>
              ),
            },
            {
              key: 'check',
              title: t('imports.columns.check'),
              cell: ({ field, filled }) =>
                field ? (
                  <span className="inline-flex items-center gap-1.5">
                    <Check size={16} className="text-success" aria-hidden />
                    {t('imports.columns.filled', { filled, empty: total - filled })}
                  </span>
                ) : (
                  <span className="inline-flex items-center gap-1.5 text-ink-2">
                    <CircleHelp size={16} aria-hidden />
                    {t('imports.columns.leftOut')}
                  </span>
                ),
            },
          ]}
        />
      </div>
      {(dayOrder || decimal) && (
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          {dayOrder && (
            <Field
              label={t('imports.dayOrder')}
              hint={unsure.includes('dayOrder') ? t('imports.unsure') : undefined}
            >
              <Select
                placeholder={t('imports.dayOrder')}
                value={dayOrder}
                options={DAY_ORDERS.map((value) => ({ value, label: t(`imports.dayOrder.${value}`) }))}
                onChange={(value) => onFormat({ dayOrder: value })}
              />
            </Field>
          )}
          {decimal && (
            <Field
              label={t('imports.decimal')}
              hint={unsure.includes('decimal') ? t('imports.unsure') : undefined}
            >
              <Select
                placeholder={t('imports.decimal')}
                value={decimal}
                options={DECIMALS.map((value) => ({
                  value,
                  label: t(`imports.decimal.${value === ',' ? 'comma' : 'point'}`),
                }))}
                onChange={(value) => onFormat({ decimal: value })}
              />
            </Field>
          )}
        </div>
      )}
      {unsure.length > 0 && (
        <p className="mt-2 flex items-center gap-2 text-sm text-on-warning-soft">
          <TriangleAlert size={16} aria-hidden />
          {t('imports.unsure.note')}
        </p>
      )}
    </Step>
  )
}

const DELIMITER_NAMES = {
  ',': 'comma',
  ';': 'semicolon',
  '|': 'bar',
  ':': 'colon',
  '^': 'caret',
  '~': 'tilde',
} as const
