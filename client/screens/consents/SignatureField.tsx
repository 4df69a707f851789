import { Eraser } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import type SignaturePad from 'signature_pad'
import type { PointGroup } from 'signature_pad'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'

type SignatureFieldProps = {
  label: string
  /** Strokes so far, which the field draws again when it is resized or opened again. */
  strokes: PointGroup[]
  onChange: (strokes: PointGroup[]) => void
  invalid: boolean
  describedBy: string | undefined
  ref?: Ref<HTMLCanvasElement>
}

const loadPad = () => import('signature_pad')

/** Fits the canvas to its size on the screen, and draws the strokes again in the colour of text. */
function redraw(pad: SignaturePad, canvas: HTMLCanvasElement, strokes: PointGroup[]) {
  const ratio = Math.max(devicePixelRatio, 1)
  canvas.width = canvas.offsetWidth * ratio
  canvas.height = canvas.offsetHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
  pad.penColor = getComputedStyle(canvas).color
  pad.fromData(strokes.map((stroke) => ({ ...stroke, penColor: pad.penColor })))
}

/** A field for drawing a signature. It is never the only way to sign: a keyboard cannot use it. */
export function SignatureField({ label, strokes, onChange, invalid, describedBy, ref }: SignatureFieldProps) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const latest = useRef({ strokes, onChange })
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    latest.current = { strokes, onChange }
  })
  useEffect(() => {
    const field = canvas.current
    if (!field) return
    let observer: ResizeObserver | undefined
    let gone = false
    loadPad().then(
      ({ default: Pad }) => {
        if (gone) return
        const made = new Pad(field)
        pad.current = made
        made.addEventListener('endStroke', () => latest.current.onChange(made.toData()))
        observer = new ResizeObserver(() => redraw(made, field, latest.current.strokes))
        observer.observe(field)
        setState('ready')
      },
      () => setState('failed'),
    )
    return () => {
      gone = true
      observer?.disconnect()
      pad.current?.off()
    }
  }, [])
  const clear = () => {
    pad.current?.clear()
    onChange([])
  }
  return (
    <div>
      <div className="relative">
        <canvas
          ref={(element) => {
            canvas.current = element
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          tabIndex={-1}
          role="img"
          aria-label={label}
          aria-describedby={describedBy}
          className={`block h-40 w-full touch-none rounded-md border bg-surface text-ink ${invalid ? 'border-2 border-danger' : 'border-line-strong'}`}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute right-5 bottom-9 left-5 border-b border-dashed border-line-strong"
        />
        {state !== 'ready' && (
          <p role="status" className="absolute inset-x-5 top-5 text-sm text-ink-2">
            {t(state === 'loading' ? 'consents.sign.loading' : 'consents.sign.notLoaded')}
          </p>
        )}
      </div>
      <Button look="plain" size="tight" className="mt-1" disabled={strokes.length === 0} onClick={clear}>
        <Eraser size={18} aria-hidden />
        {t('consents.sign.clear')}
      </Button>
    </div>
  )
}
