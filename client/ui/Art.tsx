import { Suspense, use } from 'react'

export type Ground = 'leaf' | 'calendula' | 'honey' | 'blossom' | 'water'

export const GROUNDS: Record<Ground, string> = {
  leaf: 'bg-ground-leaf',
  calendula: 'bg-ground-calendula',
  honey: 'bg-ground-honey',
  blossom: 'bg-ground-blossom',
  water: 'bg-ground-water',
}

const drawings = new Map<string, Promise<string>>()

/** Drawings are decoration: if one cannot be fetched, its background stays empty and no error is reported. */
async function fetchDrawing(src: string): Promise<string> {
  try {
    const answer = await fetch(src)
    return answer.ok ? await answer.text() : ''
  } catch {
    return ''
  }
}

function drawing(src: string) {
  const known = drawings.get(src)
  if (known) return known
  const coming = fetchDrawing(src)
  drawings.set(src, coming)
  return coming
}

function Inlined({ src }: { src: string }) {
  return (
    <span
      className="block size-full [&>svg]:size-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, built with the code
      dangerouslySetInnerHTML={{ __html: use(drawing(src)) }}
    />
  )
}

type ArtProps = {
  /** The URL of a drawing imported from client/art. Never another file: its source is not escaped. */
  src: string
  /** Accessible name; without it the drawing is decoration. */
  label?: string | undefined
  className?: string
}

/**
 * A drawing that fills its box. Inlined, so that its colours follow the theme; fetched, so that it adds nothing to the
 * first JavaScript.
 */
export function Art({ src, label, className = '' }: ArtProps) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={`block ${className}`}
    >
      <Suspense>
        <Inlined src={src} />
      </Suspense>
    </span>
  )
}

type PlateProps = ArtProps & {
  ground: Ground
  latinName?: string
  /** Tailwind classes for the drawing's position; by default everything but the strip for the name. */
  place?: string
}

/** A drawing in a frame with scooped corners, above the plant's Latin name. */
export function Plate({ src, label, ground, latinName, place, className = '' }: PlateProps) {
  const room = place ?? (latinName ? 'inset-x-0 top-3 bottom-12' : 'inset-0')
  return (
    <span className={`relative block ${GROUNDS[ground]} ${className}`}>
      <span className="plate-frame pointer-events-none absolute inset-3" />
      <Art src={src} label={label} className={`absolute ${room}`} />
      {latinName && (
        <span className="absolute inset-x-0 bottom-6 text-center font-display text-sm text-ink-2 italic">
          {latinName}
        </span>
      )}
    </span>
  )
}
