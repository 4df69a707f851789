import { Link } from '@tanstack/react-router'
import { Phone, TriangleAlert } from 'lucide-react'
import { type ClinicalTranslate, utcDay } from '../../../locales/translate.ts'
import { figureText } from '../../../shared/careText.ts'
import type { Practice } from '../../../shared/now.ts'
import { useOnline } from '../../app/useOnline.ts'
import { openUntil } from '../../lib/opening.ts'
import { useT } from '../../locale/messages.tsx'
import { Clinical } from '../../ui/Clinical.tsx'
import { emergencyNumber } from '../../ui/clinic.ts'
import { Numbers, UrgentResults } from './UrgentResults.tsx'
import { useNow } from './useNow.ts'

function useUrgent() {
  const { data, stored } = useNow()
  return {
    results: data?.results ?? stored?.results ?? [],
    practice: data ? data.practice : (stored?.practice ?? null),
  }
}

/** The caller's results that need a doctor, at the top of each page about results. */
export function OwnUrgent({ className = '' }: { className?: string }) {
  const { results, practice } = useUrgent()
  const online = useOnline()
  if (results.length === 0) return null
  return (
    <div className={`grid gap-4 print:hidden ${className}`}>
      <UrgentResults results={results} practice={practice} isOffline={!online} />
    </div>
  )
}

/** The telephone number for an urgent result, placed beside its alert. */
export function WhomToCall() {
  const { practice } = useUrgent()
  return (
    <div className="mb-4 grid gap-2 md:max-w-80 print:hidden">
      <Numbers practice={practice} />
    </div>
  )
}

/** One line about other urgent results, on the page of one result (`except` is its id) or marker. */
export function OtherUrgent({ except, className = '' }: { except?: string; className?: string }) {
  const t = useT()
  const { results, practice } = useUrgent()
  const [result] = results.filter(({ id }) => id !== except)
  if (!result) return null
  const [first] = result.values
  const value = first && ('text' in first.value ? first.value.text : figureText(t, first.value))
  const words = (t: ClinicalTranslate) =>
    t('now.other', {
      ...{ isNamed: first ? 'yes' : 'no', name: first ? t.marker(first.value.name) : '', value: value ?? '' },
      ...{ isDrawn: result.collectedOn ? 'yes' : 'no', day: utcDay(result.collectedOn ?? '1970-01-01') },
    })
  return (
    <section
      aria-label={t('now.label')}
      className={`flex flex-wrap items-center gap-x-3 rounded-md bg-danger-soft px-4.5 py-0.5 text-sm text-on-danger-soft print:hidden ${className}`}
    >
      <TriangleAlert size={18} className="shrink-0" aria-hidden />
      <Link
        to="/blood-tests"
        search={{ test: result.id }}
        className="flex min-h-tap min-w-0 flex-1 items-center py-2 hover:underline"
      >
        <span>
          <Clinical>{words}</Clinical>
        </span>
      </Link>
      <CallLine practice={practice} />
    </section>
  )
}

/** The number to call about an urgent result, as a link: the practice's, or the emergency number while it is closed. */
export function CallNumber() {
  return <CallLine practice={useUrgent().practice} />
}

function CallLine({ practice }: { practice: Practice | null }) {
  const t = useT()
  const isOpen =
    practice !== null && (practice.hours.length === 0 || openUntil(practice, new Date()) !== null)
  const number = isOpen ? practice.phone : emergencyNumber
  return (
    <a
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      className="inline-flex min-h-tap items-center gap-2 text-sm font-strong whitespace-nowrap hover:underline"
    >
      <Phone size={16} aria-hidden />
      {t('now.call', { number })}
    </a>
  )
}
