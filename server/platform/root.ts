import { fileURLToPath } from 'node:url'

/** The portal's own folder: two steps above this file, and above `dist/server`, where the built server lies. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
