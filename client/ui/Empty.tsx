import type { ReactNode } from 'react'
import { Art, GROUNDS, type Ground } from './Art.tsx'

type EmptyProps = {
  art: string
  ground: Ground
  title: string
  /** One sentence. */
  children: ReactNode
  /** One button at most. */
  action?: ReactNode
  level?: 2 | 3
}

export function Empty({ art, ground, title, children, action, level = 2 }: EmptyProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="flex flex-col items-center px-5 py-12 text-center">
      <div className={`mb-5 size-38 overflow-hidden rounded-full p-4 ${GROUNDS[ground]}`}>
        <Art src={art} className="size-full" />
      </div>
      <Heading className="text-lg font-strong">{title}</Heading>
      <p className="mt-2 max-w-96 text-base text-pretty text-ink-2">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
