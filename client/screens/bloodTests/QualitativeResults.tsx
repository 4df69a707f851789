import type { Finding, QualitativeRow } from '../../../shared/bloodTests.ts'
import { useT } from '../../locale/messages.tsx'

type QualitativeResultsProps = {
  rows: QualitativeRow[]
  findings: readonly Finding[]
  /** Whether it has a heading of its own. */
  isTitled?: boolean
}

/** Qualitative results as printed. The urgent ones are marked. */
export function QualitativeResults({ rows, findings, isTitled = true }: QualitativeResultsProps) {
  const t = useT()
  if (rows.length === 0) return null
  const urgent = new Set(
    findings.flatMap((one) => (one.kind === 'positive' && one.urgency !== 'none' ? one.inWords : [])),
  )
  return (
    <section aria-label={t('bloodTests.inWords.title')}>
      {isTitled && <h3 className="mt-6 text-lg font-strong">{t('bloodTests.inWords.title')}</h3>}
      <p className="mb-1.5 text-sm text-ink-2">{t('bloodTests.inWords.hint')}</p>
      <dl className="grid gap-x-8 md:grid-cols-2">
        {rows.map(({ name, text, doubtful, place }, index) => (
          <div
            key={`${name} ${place.page} ${place.x} ${place.y}`}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2"
          >
            <dt className="min-w-0 break-words">
              {name}
              {doubtful && <span className="block text-xs text-warm">{t('bloodTests.inWords.check')}</span>}
            </dt>
            <dd className={`font-strong ${urgent.has(index) ? 'text-danger' : ''}`}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
