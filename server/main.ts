import { enableCompileCache } from 'node:module'

// The second start compiles nothing.
enableCompileCache()
await import('./start.ts')
