import { execFileSync } from 'node:child_process'

/** Builds the server where its code has changed: the process that reads an upload runs from the build. */
export default function setup() {
  execFileSync('make', ['--silent', 'dist/server/main.js'], { stdio: ['ignore', 'ignore', 'inherit'] })
}
