import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import type { Trend, Trends } from '../../../shared/bloodTests.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TrendChart } from './TrendChart.tsx'

/** How many charts are shown before "Show all". */
const FIRST = 4

const isOutside = ({ points }: Trend) => ['low', 'high'].includes(points.at(-1)?.flag ?? '')

/** What is left out of a very long history, in words. */
function cutText({ tests, values }: NonNullable<Trends['cut']>, t: Translate): string {
  if (values === 0) return t('bloodTests.trend.cutTests', { tests })
  return tests === 0
    ? t('bloodTests.trend.cutValues', { values })
    : t('bloodTests.trend.cutBoth', { tests, values })
}

/** A chart for every marker that was measured on more than one day. Markers outside their range come first. */
export function TrendsCard({ trends: { trends, unchecked, cut } }: { trends: Trends }) {
  const t = useT()
  const [all, setAll] = useState(false)
  const lines = trends
    .filter(({ points }) => points.length > 1)
    .sort((a, b) => Number(isOutside(b)) - Number(isOutside(a)))
  if (lines.length === 0) return null
  return (
    <Card as="section" aria-labelledby="trends" className="mt-6 p-5 md:p-6 print:hidden">
      <h2 id="trends" className="font-display text-xl font-title">
        {t('bloodTests.trend.title')}
      </h2>
      <p className="text-sm text-ink-2">{t('bloodTests.trend.subtitle')}</p>
      {unchecked.length > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          {t('bloodTests.trend.unchecked', { names: unchecked.join(', '), more: cut?.unchecked ?? 0 })}
        </p>
      )}
      {cut && cut.tests + cut.values > 0 && <p className="mt-1 text-sm text-ink-2">{cutText(cut, t)}</p>}
      {/* A single last chart takes the whole row. */}
      <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2">
        {(all ? lines : lines.slice(0, FIRST)).map((trend) => (
          <TrendChart key={`${trend.marker} ${trend.unit}`} trend={trend} />
        ))}
      </div>
      {lines.length > FIRST && (
        <Button
          look="plain"
          size="tight"
          className="mt-2 -ml-3"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
          {all ? t('bloodTests.trend.showFewer') : t('bloodTests.trend.showAll', { count: lines.length })}
        </Button>
      )}
    </Card>
  )
}
