import { Flame, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HealthSummary } from '../../../shared/health.ts'
import { scoreText, verdictText } from '../../../shared/healthText.ts'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { ScoreRing } from '../../ui/ScoreRing.tsx'

function Figure({ icon, value, unit }: { icon: ReactNode; value: number; unit: string }) {
  return (
    <p className="md:border-l md:border-line md:pl-6">
      <span className="flex items-center gap-2 text-warm">
        {icon}
        <span className="text-[1.75rem]/8 font-figure text-ink">{value}</span>
      </span>
      <span className="block text-xs text-ink-3">{unit}</span>
    </p>
  )
}

export function SummaryCard({ summary }: { summary: HealthSummary }) {
  const t = useT()
  const { score, streak, totalPoints, levelProgress } = summary
  const verdict = verdictText(summary.verdict, t)
  const shown = scoreText(score, summary.verdict)
  return (
    <Card
      as="section"
      aria-label={t('health.summary.label')}
      className="grid grid-cols-2 items-center gap-x-6 gap-y-5 p-5 md:grid-cols-[auto_auto_auto] md:p-6 lg:grid-cols-[auto_auto_auto_minmax(16rem,1fr)] lg:gap-x-8"
    >
      <div className="col-span-2 flex items-center gap-4 md:col-span-1">
        <span className="relative block">
          <ScoreRing score={score} size={72} label={t('health.summary.scoreOf', { score: shown, verdict })} />
          <span
            aria-hidden
            className="absolute inset-0 flex items-center justify-center text-xl font-text text-ink"
          >
            {shown}
          </span>
        </span>
        <p>
          <span className="block text-lg font-strong">{verdict}</span>
          <span className="block text-xs text-ink-3">{t('health.summary.score')}</span>
        </p>
      </div>
      <Figure icon={<Flame size={20} />} value={streak} unit={t('health.summary.streak')} />
      <Figure icon={<Sparkles size={20} />} value={totalPoints} unit={t('health.summary.points')} />
      <div className="col-span-2 md:col-span-3 lg:col-span-1 lg:border-l lg:border-line lg:pl-6">
        <p className="mb-2 flex justify-between text-sm">
          <span className="font-medium">{t('health.summary.nextLevel')}</span>
          <span className="text-ink-2">{levelProgress}/100</span>
        </p>
        <Progress
          percent={levelProgress}
          label={t('health.summary.nextLevel')}
          valueText={t('health.summary.levelProgress', { points: levelProgress })}
          tone="warm"
        />
      </div>
    </Card>
  )
}
