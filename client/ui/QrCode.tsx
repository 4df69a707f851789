import { encode } from 'uqr'

type QrCodeProps = {
  text: string
  /** Accessible name. */
  label: string
  className?: string
}

/** Pixels of a module: whole ones are drawn sharply. */
const MODULE = 3

/** Dark on light in both themes, with the quiet zone of four modules that scanners require. */
export function QrCode({ text, label, className = '' }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={size * MODULE}
      height={size * MODULE}
      shapeRendering="crispEdges"
      className={`block rounded-md ${className}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
