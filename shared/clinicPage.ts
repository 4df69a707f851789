import type { ClinicSettings } from './clinic.ts'

// Separate from clinic.ts, because every page loads it.

/** What the server writes into each page; the address is one line. */
export type ClinicOnPage = Pick<
  ClinicSettings,
  'name' | 'emergencyNumber' | 'timeZone' | 'address' | 'phone'
> & {
  /** Null without a logo. */
  logo: string | null
}

/** How a logo is drawn in place of the symbol, by the server and in the browser alike. */
export const LOGO_CLASS = 'logo'
