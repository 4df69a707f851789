import { readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import type { ICruiseOptions, ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser'

/**
 * Checks the directions of imports by `.dependency-cruiser.mjs`, and that docs/rooms.md draws what is imported;
 * `--draw` writes the drawing.
 */
const ROOT = join(import.meta.dirname, '..')
const DRAWING = join(ROOT, 'docs/rooms.md')
const FOLDERS = ['packages', 'shared', 'drizzle', 'server', 'client']

// dependency-cruiser parses with TypeScript's JavaScript API, which TypeScript 7 does not have: it gets version 6.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=$|\/)/, '@typescript/typescript6'), context),
})
process.chdir(ROOT)
const { cruise } = await import('dependency-cruiser')
const { default: config, roomOf }: Config = await import(join(ROOT, '.dependency-cruiser.mjs'))

type Config = {
  default: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions }
  roomOf(file: string): string | undefined
}

type Graph = Map<string, Set<string>>

/** The rooms, each with those that its files import. */
function roomsOf({ modules }: ICruiseResult): Graph {
  const graph: Graph = new Map()
  for (const { source, dependencies } of modules) {
    const room = roomOf(source)
    if (!room) continue
    const imported = graph.get(room) ?? new Set()
    graph.set(room, imported)
    for (const { resolved } of dependencies) {
      const other = roomOf(resolved)
      if (other && other !== room) imported.add(other)
    }
  }
  return graph
}

/** Whether `to` can be reached from `from` over another room. */
function isImplied(graph: Graph, from: string, to: string) {
  const seen = new Set<string>()
  const waiting = [...(graph.get(from) ?? [])].filter((room) => room !== to)
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    if (room === to) return true
    if (seen.has(room)) continue
    seen.add(room)
    waiting.push(...(graph.get(room) ?? []))
  }
  return false
}

function drawingOf(graph: Graph) {
  const arrows = [...graph].flatMap(([room, imported]) =>
    [...imported]
      .filter((other) => !isImplied(graph, room, other))
      .map((other) => `    ${room} --> ${other}`),
  )
  return `# The rooms

Each arrow is an import. Where a room is also reached by a longer way, the direct arrow is left out. Rooms without a folder of
their own name: \`labReader\` and \`safety\` are the packages, \`doors\` are the \`router.ts\` and \`routes.ts\` of every
room, \`top\` the files of \`server/\` itself, \`entry\` those of \`client/\`. The rules stand in
[.dependency-cruiser.mjs](../.dependency-cruiser.mjs); \`make check\` holds them, and \`make rooms\` draws this page again.

\`\`\`mermaid
flowchart TD
${arrows.sort().join('\n')}
\`\`\`
`
}

const { output } = await cruise(FOLDERS, {
  ...config.options,
  ruleSet: { forbidden: config.forbidden },
  validate: true,
})
if (typeof output === 'string') throw new Error('dependency-cruiser answered with text')
const { violations } = output.summary
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} imports ${to}`)
const drawing = drawingOf(roomsOf(output))
if (process.argv.includes('--draw')) writeFileSync(DRAWING, drawing)
else if (readFileSync(DRAWING, 'utf8') !== drawing) {
  console.error('docs/rooms.md is out of date: run `make rooms`')
  process.exitCode = 1
}
if (violations.length > 0) process.exitCode = 1
else console.log(`${output.summary.totalCruised} files keep to the directions of their rooms`)
