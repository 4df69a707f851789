import type { QualitativeRow } from '../../../shared/bloodTests.ts'
import { useT } from '../../locale/messages.tsx'

/** Qualitative results as the report prints them. They are shown, never interpreted. */
export function QualitativeResults({ rows }: { rows: QualitativeRow[] }) {
  const t = useT()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="in-words">
      <h3 id="in-words" className="mt-8 text-lg font-strong">
        {t('bloodTests.inWords.title')}
      </h3>
      <p className="mb-1.5 text-sm text-ink-2">{t('bloodTests.inWords.hint')}</p>
      <dl className="grid gap-x-8 md:grid-cols-2">
        {rows.map(({ name, text, doubtful, place }) => (
          <div
            key={`${name} ${place.page} ${place.x} ${place.y}`}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2"
          >
            <dt className="min-w-0 break-words">
              {name}
              {doubtful && <span className="block text-xs text-warm">{t('bloodTests.inWords.check')}</span>}
            </dt>
            <dd className="font-strong">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
