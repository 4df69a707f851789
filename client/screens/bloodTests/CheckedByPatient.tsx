import type { Check } from '../../../shared/bloodTests.ts'
import { displayName, isSpelledOtherwise, valueText } from '../../../shared/markers.ts'
import { useT } from '../../locale/messages.tsx'
import type { BloodTest } from './bloodTest.ts'
import { answeredText, lineName, possiblyCritical, printedText } from './checks.ts'
import { Flag } from './MarkerTable.tsx'
import { rangeText } from './markers.ts'
import { PageExcerpt } from './PageExcerpt.tsx'
import { NotYetChecked } from './UncheckedRows.tsx'

/** The lines that the patient was asked to check, beside their page excerpts, with the patient's answers. */
export function CheckedByPatient({ test, patient }: { test: BloodTest; patient: string }) {
  const t = useT()
  if (test.checks.length === 0) return null
  return (
    <section aria-labelledby="by-eye">
      <h3 id="by-eye" className="mt-8 mb-1.5 text-lg font-strong">
        {t('bloodTests.checked.title')}
      </h3>
      <ul>
        {test.checks.map((check) => (
          <li
            key={check.id}
            className="grid items-center gap-x-5 gap-y-2 border-t border-line py-3 md:grid-cols-[1fr_1fr]"
          >
            <LineExcerpt test={test} check={check} />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="min-w-0">
                <Line check={check} />
                <p className="text-xs text-ink-2">
                  {check.answer
                    ? answeredText(check.answer, patient, t)
                    : t('bloodTests.checked.notYet', { patient })}
                </p>
                {possiblyCritical(check) && (
                  <p className="text-sm font-medium text-danger">
                    {t(check.answer ? 'bloodTests.checked.maybeStill' : 'bloodTests.checked.maybeCritical')}
                  </p>
                )}
              </div>
              <State check={check} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LineExcerpt({ test, check }: { test: BloodTest; check: Check }) {
  const t = useT()
  const place = check.read?.place ?? check.unread?.place
  return (
    <div className="min-w-0">
      {place && (
        <PageExcerpt
          test={test}
          place={place}
          label={t('bloodTests.page.line', { line: lineName(check, t) })}
        />
      )}
    </div>
  )
}

function Line({ check }: { check: Check }) {
  const t = useT()
  const row = check.answer?.corrected ?? check.read
  if (!row) return <p className="font-medium">{lineName(check, t)}</p>
  const range = rangeText(row, t)
  return (
    <p>
      <span className="font-medium">{row.doubtful ? row.name : displayName(row, t)}</span>{' '}
      <span className="font-strong">{row.doubtful ? printedText(row) : valueText(row)}</span>{' '}
      <span className="text-xs text-ink-3">
        {[row.unit, range && t('bloodTests.checked.range', { range })].filter(Boolean).join(', ')}
      </span>
      {!row.doubtful && isSpelledOtherwise(row, t) && (
        <span className="block text-xs break-words text-ink-2">
          {t('bloodTests.table.printed', { name: row.name })}
        </span>
      )}
    </p>
  )
}

function State({ check: { answer, critical } }: { check: Check }) {
  const t = useT()
  if (!answer || answer.said === 'unreadable') return <NotYetChecked isAnswered={answer !== null} />
  if (!answer.corrected) return <span className="text-sm text-ink-2">{t('bloodTests.checked.noResult')}</span>
  return <Flag row={answer.corrected} critical={critical?.sure ?? false} />
}
