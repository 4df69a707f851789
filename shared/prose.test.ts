import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = globSync(['{client,server,shared}/**/*.{ts,tsx}', 'packages/*/**/*.ts'], {
  // Names of markers are keys.
  exclude: [
    '**/node_modules/**',
    '**/dist/**',
    'packages/lab-reader/{testing,markers}/**',
    'server/{test,demo}/**',
  ],
}).filter((path) => !/\.test\.tsx?$/.test(path))

/** Searching for a sentence, comparing with one, or taking a text apart by its headings. */
const LOOKS_INTO = [
  /\.(?:includes|startsWith|endsWith|indexOf|search|match|split)\(\s*(['"`/])\^?[A-Z][a-z]+ [a-z]/,
  /[!=]==\s*(['"`])[A-Z][a-z]+ [a-z]+ [^'"`]*/,
  /(?:split|startsWith|slice|indexOf|includes)\(\s*['"`/][^'"`]*## /,
]

it('no code looks into a text for people', () => {
  const found = FILES.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        LOOKS_INTO.some((pattern) => pattern.test(line)) ? `${path}:${index + 1}: ${line.trim()}` : [],
      ),
  )
  expect(found).toEqual([])
})

it('the text of a result is only passed on', () => {
  const readers = FILES.filter((path) => {
    const code = readFileSync(path, 'utf8')
    return /blood|result/i.test(path) && /(?:test|row|result|told|data)\.analysis\b(?!Model)/.test(code)
  })
  expect(readers).toEqual([])
})
