import { CircleDashed, TriangleAlert } from 'lucide-react'
import type { Check, MarkerRow } from '../../../shared/bloodTests.ts'
import { Rich, useT } from '../../locale/messages.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { RangeBar } from '../../ui/RangeBar.tsx'
import {
  answeredText,
  lineName,
  possiblyCritical,
  printedNumber,
  printedRange,
  printedText,
} from './checks.ts'

type UncheckedRowsProps = {
  checks: Check[]
  language: string | null
  /** How many columns the table has. */
  columns: number
  /** The name of the patient, who checked the lines; absent when she is the reader. */
  patient: string | undefined
  /** Opens a line; absent when the reader may not answer. */
  onCheck: ((check: Check) => void) | undefined
}

/** The unchecked lines as the report prints them: without a mark on the range bar, and without a finding. */
export function UncheckedRows({ checks, language, columns, patient, onCheck }: UncheckedRowsProps) {
  const t = useT()
  return (
    <tbody className="max-md:block">
      <tr className="max-md:block">
        <th
          scope="rowgroup"
          colSpan={columns}
          className="border-b border-line pt-4 pb-2 text-left text-sm font-strong max-md:block"
        >
          {t(
            checks.some(({ answer }) => answer === null)
              ? 'bloodTests.table.unchecked'
              : 'bloodTests.table.uncertain',
          )}
        </th>
      </tr>
      {checks.map((check) => (
        <UncheckedRow
          key={check.id}
          check={check}
          language={language}
          columns={columns}
          patient={patient}
          onCheck={onCheck}
        />
      ))}
    </tbody>
  )
}

type UncheckedRowProps = Omit<UncheckedRowsProps, 'checks'> & { check: Check }

function UncheckedRow({ check, language, columns, patient, onCheck }: UncheckedRowProps) {
  const t = useT()
  const { read, unread, answer } = check
  const warning = possiblyCritical(check)
  const border = warning ? '' : 'border-b border-line'
  return (
    <>
      <tr
        className={`break-inside-avoid max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-4 max-md:pt-3 ${border} ${warning ? '' : 'max-md:pb-3'}`}
      >
        <th
          scope="row"
          className={`py-2.5 pr-3 text-left text-base font-medium max-md:p-0 ${read ? '' : 'max-md:col-span-2'}`}
        >
          {lineName(check, t)}
          {!read && unread?.text && (
            <span className="block text-xs font-text break-words text-ink-2">
              {t('bloodTests.table.quoted', { text: unread.text })}
            </span>
          )}
          {answer && (
            <span className="block text-xs font-text text-ink-2">{answeredText(answer, patient, t)}</span>
          )}
        </th>
        <td className={`py-2.5 pr-4 text-right whitespace-nowrap max-md:p-0 ${read ? '' : 'max-md:sr-only'}`}>
          {read ? (
            <>
              <span className="border-b-2 border-dotted border-line-strong font-medium text-ink-2">
                {printedText(read)}
              </span>{' '}
              <span className="text-xs text-ink-2">{read.unit}</span>
            </>
          ) : (
            <span className="text-ink-3">
              <span className="sr-only">{t('bloodTests.table.noValue')}</span>
              <span aria-hidden>?</span>
            </span>
          )}
        </td>
        <td className="w-52 py-2.5 max-md:order-1 max-md:w-auto max-md:p-0 max-md:pt-2">
          {read ? (
            <OpenBar row={read} language={language} isAnswered={answer !== null} />
          ) : (
            <span className="text-sm text-ink-3">{t('bloodTests.table.notRead')}</span>
          )}
        </td>
        <td colSpan={columns - 3} className="py-2.5 pl-4 whitespace-nowrap max-md:order-2 max-md:p-0">
          <NotYetChecked isAnswered={answer !== null} />
          {onCheck && answer && !warning && (
            <button
              type="button"
              onClick={() => onCheck(check)}
              className="block min-h-tap text-left text-sm font-strong text-accent-text hover:underline pointer-fine:min-h-dense print:hidden"
            >
              <Rich id="bloodTests.table.checkIt" values={{ line: lineName(check, t) }} />
            </button>
          )}
        </td>
      </tr>
      {warning && (
        <tr className="border-b border-line max-md:block">
          <td colSpan={columns} className="pb-3 max-md:block max-md:pt-1">
            <span className="flex gap-2.5 text-sm font-medium">
              <TriangleAlert size={18} className="mt-0.5 text-danger" />
              <span className="min-w-0">
                <Clinical>{warning}</Clinical>{' '}
                {onCheck && (
                  <button
                    type="button"
                    onClick={() => onCheck(check)}
                    className="-m-1.5 min-h-tap p-1.5 font-strong text-accent-text hover:underline pointer-fine:min-h-dense"
                  >
                    {t('bloodTests.table.checkNow')}
                  </button>
                )}
              </span>
            </span>
          </td>
        </tr>
      )}
    </>
  )
}

/** The range without a mark, because the value is uncertain. */
type OpenBarProps = { row: MarkerRow; language: string | null; isAnswered: boolean }

function OpenBar({ row, language, isAnswered }: OpenBarProps) {
  const t = useT()
  const range = printedRange(row, language)
  if (!range) return null
  return (
    <div className="max-md:max-w-60">
      <RangeBar
        value={null}
        range={row}
        outside={false}
        label={t(isAnswered ? 'bloodTests.table.uncertainRange' : 'bloodTests.table.openRange', { range })}
        write={(edge) => printedNumber(edge, row, language)}
      />
    </div>
  )
}

/** The badge of an unchecked line, or of one whose answer leaves it uncertain. */
export function NotYetChecked({ isAnswered }: { isAnswered: boolean }) {
  const t = useT()
  return (
    <span className="inline-flex items-center gap-1.5 text-sm leading-tight font-medium text-ink-2">
      <CircleDashed size={16} />
      {t(isAnswered ? 'bloodTests.table.uncertain' : 'bloodTests.table.unchecked')}
    </span>
  )
}
