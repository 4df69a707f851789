import { Award, Crown, Droplet, Footprints, type LucideIcon, Moon, Sprout, Trophy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../../../locales/translate.ts'
import type { HealthSummary } from '../../../shared/health.ts'
import { useT } from '../../locale/messages.tsx'
import { Card } from '../../ui/Card.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { toast } from '../../ui/toast.ts'
import { playPulse } from './pulseAnimation.ts'

type Achievement = HealthSummary['achievements'][number]

/** By the name that the server sends. */
const DETAILS = {
  'Getting Started': { icon: Sprout, id: 'gettingStarted' },
  'Week Warrior': { icon: Award, id: 'weekWarrior' },
  'Hydration Master': { icon: Droplet, id: 'hydrationMaster' },
  'Sleep Champion': { icon: Moon, id: 'sleepChampion' },
  'Fitness Enthusiast': { icon: Footprints, id: 'fitnessEnthusiast' },
  'Perfect Week': { icon: Trophy, id: 'perfectWeek' },
  'Consistency King': { icon: Crown, id: 'consistencyKing' },
} as const satisfies Record<Achievement['name'], { icon: LucideIcon; id: string }>

function detailsOf(achievement: Achievement['name'], t: Translate) {
  const { icon, id } = DETAILS[achievement]
  return { icon, name: t(`health.achievement.${id}.name`), text: t(`health.achievement.${id}.text`) }
}

/** Achievements unlocked while the page is open, each announced once. */
function useJustUnlocked(achievements: Achievement[]) {
  const t = useT()
  const before = useRef<Set<string>>(null)
  const [newlyUnlocked, setNewlyUnlocked] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const unlocked = achievements.filter((achievement) => achievement.unlocked)
    const known = before.current
    before.current = new Set(unlocked.map(({ name }) => name))
    if (!known) return
    const added = unlocked.filter(({ name }) => !known.has(name))
    if (added.length === 0) return
    setNewlyUnlocked((all) => new Set([...all, ...added.map(({ name }) => name)]))
    for (const { name: achievement } of added) {
      const { name, text } = detailsOf(achievement, t)
      toast.success(t('health.achievement.announced'), t('health.achievement.described', { name, text }))
    }
  }, [achievements, t])
  return newlyUnlocked
}

type SealProps = { icon: LucideIcon; unlocked: boolean; newlyUnlocked: boolean }

function Seal({ icon: Icon, unlocked, newlyUnlocked }: SealProps) {
  const seal = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (newlyUnlocked) playPulse(seal.current)
  }, [newlyUnlocked])
  return (
    <span
      ref={seal}
      className={`flex size-10 items-center justify-center rounded-full border ${
        unlocked
          ? 'border-warm-mark bg-warm-soft text-on-warm-soft'
          : 'border-dashed border-line-strong text-ink-3'
      }`}
    >
      <Icon size={20} />
    </span>
  )
}

/** Unlocked ones first, then the progress toward the others. */
export function Achievements({ achievements }: { achievements: Achievement[] }) {
  const t = useT()
  const newlyUnlocked = useJustUnlocked(achievements)
  const unlocked = achievements.filter((achievement) => achievement.unlocked)
  const locked = achievements.filter((achievement) => !achievement.unlocked)
  return (
    <Card as="section" aria-labelledby="achievements" className="p-5 md:p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="achievements" className="font-display text-xl font-title">
          {t('health.achievement.title')}
        </h2>
        <p className="text-sm text-ink-2">
          {t('health.achievement.count', { unlocked: unlocked.length, all: achievements.length })}
        </p>
      </div>
      <ul className="grid gap-3.5">
        {[...unlocked, ...locked].map(({ name: achievement, unlocked: earned, current, target }) => {
          const { icon, name, text } = detailsOf(achievement, t)
          return (
            <li key={achievement} className="grid grid-cols-[2.5rem_1fr] items-center gap-3">
              <Seal icon={icon} unlocked={earned} newlyUnlocked={newlyUnlocked.has(achievement)} />
              <div>
                <p className="flex items-baseline justify-between gap-3 text-sm">
                  <span className="font-medium">{name}</span>
                  <span className="text-ink-2">
                    {earned ? t('health.achievement.unlocked') : `${current}/${target}`}
                  </span>
                </p>
                <p className="text-xs text-ink-3">{text}</p>
                {!earned && (
                  <div className="mt-1.5">
                    <Progress
                      percent={(current / target) * 100}
                      label={name}
                      valueText={t('health.achievement.progress', { current, target })}
                      tone="warm"
                    />
                  </div>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
