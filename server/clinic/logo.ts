import type { Who } from '../access/who.ts'
import { redrawUpload } from '../platform/redraw.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { writeClinic } from './settings.ts'

/** Pixels of the longer side: the largest one on a page is 120 px wide. */
const SIDE = 480

/**
 * Stores the clinic's logo, decoded in a child process and encoded again as WebP. Refuses what is not a JPEG, PNG or WebP
 * picture; an SVG file is a program for browsers and is never stored.
 */
export async function storeLogo(deps: Pick<Services, 'db' | 'clinic'>, who: Who, upload: Buffer) {
  const picture = await redrawUpload(who.userId, upload, SIDE)
  if (!picture) throw new Refusal('UNSUPPORTED_TYPE', 'clinic.refused.logo')
  await writeClinic(deps, who, { logo: Buffer.from(picture) })
  return { logoUrl: deps.clinic.logoUrl }
}
