import { Link } from '@tanstack/react-router'
import { LOGO_CLASS } from '../../shared/clinicPage.ts'
import { clinic, clinicName } from '../ui/clinic.ts'

/** The clinic's logo, or the portal's symbol, inlined because it belongs to the first paint. */
export function Mark() {
  if (clinic.logo) return <img src={clinic.logo} alt="" className={LOGO_CLASS} />
  return (
    <svg viewBox="0 0 26 30" width="26" height="30" fill="none" aria-hidden="true">
      <path d="M13 29V10" className="stroke-accent-text" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M13 23.5C6.2 23.5 2.4 19.4 2 13c6.2.2 10.6 3.9 11 10.5Z" className="fill-accent-mark" />
      <path d="M13 19.5c6-.3 10-4 10.7-10C17.3 10 13.4 13.3 13 19.5Z" className="fill-accent-text" />
      <g className="fill-chart-3">
        <circle cx="13" cy="4" r="2.9" />
        <circle cx="9.1" cy="8.3" r="2.1" />
        <circle cx="16.5" cy="8" r="2.1" />
      </g>
    </svg>
  )
}

export function Logo() {
  return (
    // Where only a syllable would fit, the name is left out.
    <div className="@container min-w-0 flex-1">
      <Link
        to="/"
        aria-label={clinicName}
        className="inline-flex min-h-tap max-w-full items-center gap-2.5 rounded-sm align-middle"
      >
        <Mark />
        <span className="truncate font-display text-xl font-title @max-[7.5rem]:hidden">{clinicName}</span>
      </Link>
    </div>
  )
}
