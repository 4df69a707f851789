import type { Translate } from '../../../locales/translate.ts'
import type { AnswerInput, RowInput } from '../../../shared/bloodTestInputs.ts'
import type { Ask, Check, MarkerRow } from '../../../shared/bloodTests.ts'
import {
  isThousandfold,
  lineQuestion,
  printedNumber,
  printedRange,
  printedText,
  reasonOf,
  spokenNumber,
} from './checks.ts'
import { type LineFields, parseLine } from './lineForm.ts'
import { withUnit } from './markers.ts'

/** Answers so far about a row: the fields that differ, and whether its other reading is right. */
export type RowAnswers = { fields: Partial<RowInput>; isOther: boolean }
export const AS_READ: RowAnswers = { fields: {}, isOther: false }

/** An answer to a question; `said` are all answers about the row including it. */
export type Option = { label: string; aside?: string; said: RowAnswers }

/** The questions about a line, in order; none about one that was not understood. */
export const asksOf = ({ read, asks }: Check): Ask[] =>
  read ? (asks ?? [{ field: 'value', values: [] }]) : []

export function rowSoFar(read: MarkerRow, { fields, isOther }: RowAnswers): MarkerRow {
  const { printedValue, ...rest } = read
  const other = isOther ? read.otherValue : undefined
  const isSame = fields.value === undefined && other === undefined
  return {
    ...rest,
    ...(other !== undefined && { value: other }),
    ...(isSame && printedValue !== undefined && { printedValue }),
    ...fields,
    unit: fields.unit === undefined ? read.unit : fields.unit,
  }
}

/** The answer to send for a row once all its questions are answered. */
export function answerOf(read: MarkerRow, said: RowAnswers): Pick<AnswerInput, 'said' | 'row'> {
  if (Object.keys(said.fields).length === 0)
    return { said: said.isOther ? 'other reading' : 'as read', row: null }
  const { name, value, comparator, unit, low, high } = rowSoFar(read, said)
  return { said: 'typed', row: { name, value, comparator, unit, low, high } }
}

type Sided = 'low' | 'normal' | 'high'
const sideOf = (value: number, { low, high }: Pick<MarkerRow, 'low' | 'high'>): Sided =>
  low !== null && value < low ? 'low' : high !== null && value > high ? 'high' : 'normal'

/** The question about one field of a row, or about a line that was not understood. */
export function questionOf(
  check: Check,
  ask: Ask | undefined,
  said: RowAnswers,
  language: string | null,
  t: Translate,
): { title: string; reason: string } {
  const { read } = check
  if (!read || !ask) return lineQuestion(check, t)
  const row = rowSoFar(read, said)
  const { name, unit } = row
  const range = printedRange(row, language)
  switch (ask.field) {
    case 'name':
      return {
        title: t('bloodTests.check.question.name'),
        reason: t('bloodTests.check.reason.name', { name }),
      }
    case 'unit':
      return {
        title: t('bloodTests.check.question.unit', { name }),
        reason: unit
          ? t('bloodTests.check.reason.unit.unknown', { unit })
          : t('bloodTests.check.reason.unit.missing'),
      }
    case 'range': {
      if (!range) {
        return {
          title: t('bloodTests.check.question.range', { name }),
          reason: t('bloodTests.check.reason.range.missing'),
        }
      }
      const isMarked = ask.flag !== null && ask.flag !== sideOf(row.value, row)
      return {
        title: t('bloodTests.check.question.isRange', { name, range }),
        reason: isMarked
          ? t('bloodTests.check.reason.range.flag', { value: printedText(row), flag: ask.flag ?? '', range })
          : t('bloodTests.check.reason.range.unusual'),
      }
    }
    default: {
      const [first] = ask.values
      if (row.otherValue !== undefined) return lineQuestion(check, t)
      if (first === undefined) {
        const printed = withUnit(printedText(row), unit)
        return { title: t('bloodTests.check.question.isValue', { name, printed }), reason: reasonOf(row, t) }
      }
      const second = printedNumber(first.value, row, language)
      return {
        title: t('bloodTests.check.question.readings', { name, first: printedText(row), second }),
        reason: reasonOf(row, t),
      }
    }
  }
}

/** The usual answers to a question: as read, and alternatives. */
export function optionsOf(
  { read }: Check,
  ask: Ask | undefined,
  said: RowAnswers,
  language: string | null,
  t: Translate,
): Option[] {
  if (!read || !ask) return []
  const row = rowSoFar(read, said)
  const also = (fields: Partial<RowInput>): RowAnswers => ({ ...said, fields: { ...said.fields, ...fields } })
  const asRead = (label: string): Option => ({ label, aside: t('bloodTests.check.aside.asRead'), said })
  switch (ask.field) {
    case 'name':
      return [...ask.names.map((name) => ({ label: name, said: also({ name }) })), asRead(row.name)]
    case 'unit':
      return [
        ...ask.units
          .filter((unit) => unit !== row.unit)
          .map((unit) => ({ label: unit, aside: t('bloodTests.check.aside.usual'), said: also({ unit }) })),
        row.unit ? asRead(row.unit) : { label: t('bloodTests.check.choice.noUnit'), said },
      ]
    case 'range': {
      const range = printedRange(row, language)
      const ranges = ask.ranges.map((one): Option => {
        const side = sideOf(row.value, one)
        const fits = ask.flag !== null && side === ask.flag
        return {
          label: printedRange({ ...row, ...one }, language) ?? '',
          ...(fits && {
            aside: t('bloodTests.check.aside.fitsFlag', { value: printedText(row), flag: side }),
          }),
          said: also(one),
        }
      })
      return [...ranges, range ? asRead(range) : { label: t('bloodTests.check.choice.noRange'), said }]
    }
    default:
      return valueOptions(read, row, ask, said, language, t)
  }
}

function valueOptions(
  read: MarkerRow,
  row: MarkerRow,
  ask: Extract<Ask, { field: 'value' }>,
  said: RowAnswers,
  language: string | null,
  t: Translate,
): Option[] {
  const says = (reading: string) => t('bloodTests.check.choice.says', { reading })
  const { value, otherValue } = read
  const printed = printedText(read)
  if (otherValue !== undefined) {
    const isThousands = isThousandfold(value, otherValue)
    return [value, otherValue].map((number, index) => {
      const mark = number === Math.max(value, otherValue) ? 'thousands' : 'decimals'
      return {
        label: says(spokenNumber(number, t)),
        ...(isThousands && { aside: t(`bloodTests.check.choice.${mark}`, { printed }) }),
        said: { ...said, isOther: index === 1 },
      }
    })
  }
  return [
    { label: says(withUnit(printed, row.unit)), said },
    ...ask.values.map((one) => ({
      label: says(withUnit(printedNumber(one.value, row, language), row.unit)),
      ...(one.isCritical && { aside: t('bloodTests.check.aside.critical') }),
      said: { ...said, fields: { ...said.fields, value: one.value } },
    })),
  ]
}

/** The initial text of an editable field: the value as read. */
export const fieldText = (row: MarkerRow, field: Ask['field'], language: string | null): string =>
  ({
    name: row.name,
    value: printedText(row),
    unit: row.unit ?? '',
    range: printedRange(row, language) ?? '',
  })[field]

const BLANK: LineFields = { name: '-', value: '0', unit: '', range: '' }

/** Parses the text of one field, or returns its error. */
export function parseField(
  field: Ask['field'],
  text: string,
  t: Translate,
): { fields: Partial<RowInput>; error: null } | { fields: null; error: string } {
  const { row, errors } = parseLine({ ...BLANK, [field]: text }, t)
  if (!row) return { fields: null, error: errors[field] ?? '' }
  const { name, value, comparator, unit, low, high } = row
  const fields = { name: { name }, value: { value, comparator }, unit: { unit }, range: { low, high } }[field]
  return { fields, error: null }
}
