import { Award, Crown, Droplet, Footprints, type LucideIcon, Moon, Sprout, Trophy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { HealthSummary } from '../../../shared/health.ts'
import { Card } from '../../ui/Card.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { toast } from '../../ui/toast.ts'
import { playPulse } from './pulseAnimation.ts'

type Achievement = HealthSummary['achievements'][number]

const DETAILS: Record<Achievement['name'], { icon: LucideIcon; text: string }> = {
  'Getting Started': { icon: Sprout, text: 'Your first entry' },
  'Week Warrior': { icon: Award, text: 'Seven entries' },
  'Hydration Master': { icon: Droplet, text: 'Ten days of 8 glasses or more' },
  'Sleep Champion': { icon: Moon, text: 'Ten nights of 7 hours or more' },
  'Fitness Enthusiast': { icon: Footprints, text: 'Ten days of 30 minutes or more' },
  'Perfect Week': { icon: Trophy, text: 'Five days with all three goals' },
  'Consistency King': { icon: Crown, text: 'Thirty entries' },
}

/** Achievements unlocked while the page is open, each announced once. */
function useJustUnlocked(achievements: Achievement[]) {
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
    for (const { name } of added) toast.success('Achievement unlocked', `${name}: ${DETAILS[name].text}`)
  }, [achievements])
  return newlyUnlocked
}

function Seal({
  icon: Icon,
  unlocked,
  newlyUnlocked,
}: {
  icon: LucideIcon
  unlocked: boolean
  newlyUnlocked: boolean
}) {
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
  const newlyUnlocked = useJustUnlocked(achievements)
  const unlocked = achievements.filter((achievement) => achievement.unlocked)
  const locked = achievements.filter((achievement) => !achievement.unlocked)
  return (
    <Card as="section" aria-labelledby="achievements" className="p-5 md:p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="achievements" className="font-display text-xl font-title">
          Achievements
        </h2>
        <p className="text-sm text-ink-2">
          {unlocked.length} of {achievements.length} unlocked
        </p>
      </div>
      <ul className="grid gap-3.5">
        {[...unlocked, ...locked].map(({ name, unlocked: earned, current, target }) => {
          const { icon, text } = DETAILS[name]
          return (
            <li key={name} className="grid grid-cols-[2.5rem_1fr] items-center gap-3">
              <Seal icon={icon} unlocked={earned} newlyUnlocked={newlyUnlocked.has(name)} />
              <div>
                <p className="flex items-baseline justify-between gap-3 text-sm">
                  <span className="font-medium">{name}</span>
                  <span className="text-ink-2">{earned ? 'Unlocked' : `${current}/${target}`}</span>
                </p>
                <p className="text-xs text-ink-3">{text}</p>
                {!earned && (
                  <div className="mt-1.5">
                    <Progress
                      percent={(current / target) * 100}
                      label={name}
                      valueText={`${current} of ${target}`}
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
