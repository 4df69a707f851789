import { spawn } from 'node:child_process'

/** Runs the server, restarted at every change, with Vite in front of it; all end when one ends. */
const PAGE = 'http://localhost:5173'
const VITE = 'node_modules/vite/bin/vite.js'
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
  spawn(process.execPath, [VITE], { stdio: 'inherit', env }),
  // The process that reads an upload runs from its build.
  spawn(
    process.execPath,
    [VITE, 'build', '--watch', '--config', 'packages/lab-reader/vite.config.ts', '--logLevel', 'warn'],
    {
      stdio: 'inherit',
      env,
    },
  ),
]
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill()
  })
}
// The terminal sends Ctrl-C to the children as well; this process ends when they have ended.
process.on('SIGINT', () => {})
