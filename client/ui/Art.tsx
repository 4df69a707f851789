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

/** A drawing that cannot be fetched is an empty ground, not an error: it only decorates. */
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
  /** The address of one of client/art, imported as a file. Only our own: its source is not escaped. */
  src: string
  /** What it shows; without it the drawing is decoration. */
  label?: string | undefined
  className?: string
}

/**
 * A drawing, filling its box. It is fetched as a file and inlined: its colours then follow the theme, which those of an
 * `<img>` cannot, and it weighs nothing in the code that must load first.
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
  /** Where the drawing stands on the plate: all of it but the name's strip, unless said otherwise. */
  place?: string
}

/** A plate: tinted ground, hairline with scooped corners, and below the drawing the Latin name of a plant. */
export function Plate({ src, label, ground, latinName, place, className = '' }: PlateProps) {
  // The name has a strip of its own.
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
