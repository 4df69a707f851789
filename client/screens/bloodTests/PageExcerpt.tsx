import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import type { MarkerPlace } from '../../../shared/bloodTests.ts'
import { useT } from '../../locale/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { BloodTest } from './bloodTest.ts'
import { usePageImage } from './pageImage.ts'

/** Margin left and right of the row, as a share of the page. */
const MARGIN_SIDEWAYS = 0.02
/** Margin above and below the row, in row heights: enough to show one neighbouring row on each side. */
const MARGIN_ROWS = 2.2
/** The minimum width of a whole page, so that small print is readable. An excerpt gets its share of it. */
const READABLE_REM = 44

type Box = { x: number; y: number; width: number; height: number }

function cropOf({ x, y, width, height, turn }: MarkerPlace): Box {
  const sideways = turn === 90 || turn === 270
  const [dx, dy] = sideways ? [width * MARGIN_ROWS, MARGIN_SIDEWAYS] : [MARGIN_SIDEWAYS, height * MARGIN_ROWS]
  const [left, top] = [Math.max(0, x - dx), Math.max(0, y - dy)]
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width + dx) - left,
    height: Math.min(1, y + height + dy) - top,
  }
}

const scrollToCenter = (line: HTMLElement | null) =>
  line?.scrollIntoView({ block: 'center', inline: 'start' })

type HighlightProps = {
  place: Box
  within: Box
  /** Scrolls to the line when it appears. */
  scroll?: boolean
}

/** Highlights a line on its page. The colour does not follow the theme, because the picture does not either. */
function Highlight({ place, within, scroll = false }: HighlightProps) {
  return (
    <span
      ref={scroll ? scrollToCenter : undefined}
      aria-hidden
      className="absolute bg-[#f3d674] opacity-60 mix-blend-multiply"
      style={{
        left: `${(100 * (place.x - 0.005 - within.x)) / within.width}%`,
        top: `${(100 * (place.y - place.height * 0.15 - within.y)) / within.height}%`,
        width: `${(100 * (place.width + 0.01)) / within.width}%`,
        height: `${(100 * place.height * 1.3) / within.height}%`,
      }}
    />
  )
}

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 }

type ExcerptProps = {
  test: BloodTest
  place: MarkerPlace
  /** The accessible name of the picture. */
  label: string
}

/**
 * The part of the page that contains a row, turned upright and highlighted, with a neighbouring row above and below.
 * Renders nothing for a row without a place, or a page that cannot be shown.
 */
export function PageExcerpt({ test, place, label }: ExcerptProps) {
  const t = useT()
  const [ratio, setRatio] = useState(0)
  const [failed, setFailed] = useState(false)
  const source = usePageImage(test, place.page)
  if (failed || source === null || place.width === 0 || place.height === 0) return null
  const crop = cropOf(place)
  const turn = place.turn ?? 0
  const sideways = turn === 90 || turn === 270
  const aspect = ratio ? crop.width / (crop.height * ratio) : 8
  return (
    // Where the row does not fit, as on a phone, it scrolls sideways; the printed text is beside it.
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-sm border border-line-strong bg-white"
    >
      <div
        className="@container-size relative"
        style={{
          aspectRatio: sideways && ratio ? 1 / aspect : aspect,
          minWidth: `${READABLE_REM * (sideways ? crop.height : crop.width)}rem`,
        }}
      >
        {!ratio && <Skeleton className="absolute inset-0 size-full" />}
        <div
          className="absolute top-1/2 left-1/2 overflow-hidden"
          style={{
            width: sideways ? '100cqh' : '100cqw',
            height: sideways ? '100cqw' : '100cqh',
            transform: `translate(-50%, -50%) rotate(${-turn}deg)`,
          }}
        >
          {source && (
            <img
              src={source}
              alt={t('bloodTests.page.row')}
              className="absolute top-0 left-0 max-w-none"
              style={{
                width: `${100 / crop.width}%`,
                transform: `translate(${-100 * crop.x}%, ${-100 * crop.y}%)`,
              }}
              onLoad={({ currentTarget }) =>
                setRatio(currentTarget.naturalHeight / currentTarget.naturalWidth)
              }
              onError={() => setFailed(true)}
            />
          )}
          {ratio > 0 && <Highlight place={place} within={crop} />}
        </div>
      </div>
    </section>
  )
}

type PageProps = {
  test: BloodTest
  page: number
  places: MarkerPlace[]
  label: string
  /** Scrolls to the first line once the page is loaded. */
  scroll?: boolean
  className?: string
}

/** A whole page with highlighted lines. Renders nothing for a page that cannot be shown. */
export function WholePage({ test, page, places, label, scroll = false, className = '' }: PageProps) {
  const source = usePageImage(test, page)
  const [isLoaded, setIsLoaded] = useState(false)
  if (source === null) return null
  return (
    <div
      className={`relative shrink-0 overflow-hidden rounded-sm border border-line-strong bg-white ${className}`}
    >
      {source ? (
        <img src={source} alt={label} className="block w-full" onLoad={() => setIsLoaded(true)} />
      ) : (
        <Skeleton className="aspect-[1/1.414] w-full" />
      )}
      {isLoaded &&
        places.map((place, index) => (
          <Highlight
            key={`${place.x} ${place.y}`}
            place={place}
            within={WHOLE}
            scroll={scroll && index === 0}
          />
        ))}
    </div>
  )
}

/** A button that opens the whole page of an excerpt. */
export function EnlargeButton({ test, place }: { test: BloodTest; place: MarkerPlace }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const { page } = place
  return (
    <>
      <IconButton
        icon={ZoomIn}
        size={20}
        look="plain"
        className="-mr-3"
        label={t('bloodTests.page.show')}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('bloodTests.page.title', { page })} wide>
        <section
          aria-label={t('bloodTests.page.ofReport', { page })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto"
        >
          <WholePage
            test={test}
            page={page}
            places={[place]}
            label={t('bloodTests.page.withLine', { page })}
            scroll
            className="min-w-176"
          />
        </section>
      </Dialog>
    </>
  )
}
