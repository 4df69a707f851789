import { Flame, HeartPulse, Leaf, type LucideIcon, Sparkles } from 'lucide-react'
import type { HealthSummary } from '../../../shared/health.ts'
import { scoreText, verdictText } from '../../../shared/healthText.ts'
import { useT } from '../../locale/messages.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatInstant } from '../../ui/format.ts'
import { Progress } from '../../ui/Progress.tsx'
import { ScoreRing } from '../../ui/ScoreRing.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

type HealthScoreCardProps = {
  summary: HealthSummary | undefined
  /** When an offline summary was stored; milliseconds since 1970. */
  from: number | undefined
  /** Offline, and nothing is stored. */
  missing: boolean
}

/** Only good ratings are green. */
const LOOKS: Record<HealthSummary['verdict'], { tone: BadgeTone; icon?: LucideIcon }> = {
  Excellent: { tone: 'success', icon: Leaf },
  Great: { tone: 'success', icon: Leaf },
  Good: { tone: 'success', icon: Leaf },
  Fair: { tone: 'neutral' },
  'No entries yet': { tone: 'neutral' },
  'Needs Attention': { tone: 'warning', icon: HeartPulse },
}

function Ring({ summary: { score, verdict } }: { summary: HealthSummary }) {
  const t = useT()
  const shown = scoreText(score, verdict)
  const label = t('health.summary.scoreOf', { score: shown, verdict: verdictText(verdict, t) })
  return (
    <p className="relative justify-self-center">
      <ScoreRing score={score} size={158} label={label} />
      <span
        aria-hidden
        className="absolute inset-0 flex flex-col items-center justify-center pt-1 text-center"
      >
        <span className="text-score font-light">{shown}</span>
        <span className="text-xs text-ink-3">{t('plans.score.outOf')}</span>
      </span>
    </p>
  )
}

function Badges({ summary: { verdict, streak, totalPoints } }: { summary: HealthSummary }) {
  const t = useT()
  return (
    <>
      <Badge {...LOOKS[verdict]}>{verdictText(verdict, t)}</Badge>
      <Badge tone="warm" icon={Flame}>
        {t('plans.score.streak', { days: streak })}
      </Badge>
      <Badge tone="warm" icon={Sparkles}>
        {t('plans.score.points', { points: totalPoints })}
      </Badge>
    </>
  )
}

/** Score, rating, streak, points, and progress to the next level. Skeletons have the size of the content. */
export function HealthScoreCard({ summary, from, missing }: HealthScoreCardProps) {
  const t = useT()
  if (missing) {
    return (
      <Card as="section" aria-label={t('plans.score.title')} className="p-6 md:p-8">
        <h2 className="font-display text-xl font-title">{t('plans.score.title')}</h2>
        <p className="text-sm text-ink-2">{t('plans.score.offline')}</p>
      </Card>
    )
  }
  return (
    <Card
      as="section"
      aria-label={t('plans.score.title')}
      className="grid items-center gap-6 p-6 md:grid-cols-[13rem_1fr] md:p-8"
    >
      {summary ? (
        <Ring summary={summary} />
      ) : (
        <Skeleton className="size-39.5 justify-self-center rounded-full" />
      )}
      <div className="min-w-0">
        <h2 className="font-display text-xl font-title">{t('plans.score.title')}</h2>
        <p className="text-sm text-ink-2">
          {from === undefined
            ? t('plans.score.subtitle')
            : t('plans.score.subtitleOf', { day: formatInstant(new Date(from).toISOString()) })}
        </p>
        <p className="my-4 flex flex-wrap gap-2">
          {summary ? (
            <Badges summary={summary} />
          ) : (
            ['w-18', 'w-31', 'w-26'].map((width) => (
              <Skeleton key={width} className={`h-6 rounded-full ${width}`} />
            ))
          )}
        </p>
        <p className="mb-2 flex justify-between text-sm">
          <span className="font-medium">{t('plans.score.progress')}</span>
          {summary && (
            <span className="text-ink-2">{t('plans.score.level', { points: summary.levelProgress })}</span>
          )}
        </p>
        {summary ? (
          <Progress
            percent={summary.levelProgress}
            label={t('plans.score.progress')}
            valueText={t('plans.score.levelText', { points: summary.levelProgress })}
            tone="warm"
          />
        ) : (
          <Skeleton className="h-2 rounded-full" />
        )}
      </div>
    </Card>
  )
}
