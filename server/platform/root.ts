import { fileURLToPath } from 'node:url'

/** The portal's own folder: two levels above this file, and above `dist/server` of a built server. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
