import { enableCompileCache } from 'node:module'
// First, because it makes the imports that follow fast.
import './platform/lighter-imports.ts'

// The second start compiles nothing.
enableCompileCache()
await import('./start.ts')
