import { spawn } from 'node:child_process'

/** The server restarting on every change, and Vite in front of it: both end with the first that ends. */
const PAGE = 'http://localhost:5173'
const env = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? PAGE }
const children = [
  spawn(
    process.execPath,
    ['--import', './tools/fastDrizzleImports.ts', '--watch', '--watch-preserve-output', 'server/main.ts'],
    {
      stdio: 'inherit',
      env,
    },
  ),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit', env }),
]
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill()
  })
}
// The terminal's Ctrl-C reaches the children by itself; they say when they are done.
process.on('SIGINT', () => {})
