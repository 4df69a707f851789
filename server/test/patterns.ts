/**
 * Tests whether the regular expressions of a room take linear time. They are collected from its syntax trees,
 * attacked with texts made of their own parts, and timed at a text and at an eighth of it.
 */
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { parseSync } from 'vite'

/** A regular expression and its place ("path:line"). */
export type Pattern = { at: string; source: string; flags: string }

/** A node of a syntax tree; only these properties are used. */
type Node = { type: string; start: number; end: number; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child)
  }
}

/** The product's files of a room, without its tests and their fixtures. */
const filesOf = (rooms: string[], without: string[]) =>
  globSync(rooms, { exclude: [...without, '**/node_modules/**', '**/dist/**'] }).filter(
    (path) => !/\.(?:test|fixture)\.ts$|\/testing\//.test(path),
  )

/** Files that act on import: these are started, never imported. */
const STARTED =
  /(?:\.process|\.thread|analyseFile|verifyAudit|main|migrate|start|(?:make|restore)Backup|vite\.config)\.ts$/

/**
 * Every regular expression of a room; `rooms` are globs, `without` excludes some. Literals are taken from the source,
 * and those built with `RegExp` as they are after their module is loaded. Fails for one that is built later, since it
 * could be anything.
 */
export async function patternsOf(rooms: string[], without: string[] = []): Promise<Pattern[]> {
  const literals: Pattern[] = []
  const built = new Set<string>()
  for (const path of filesOf(rooms, without)) {
    const code = readFileSync(path, 'utf8')
    const at = ({ start }: Node) => `${path}:${code.slice(0, start).split('\n').length}`
    for (const node of nodesOf(parseSync(path, code).program as unknown as Node)) {
      const { type, regex, callee } = node as Node & {
        regex?: { pattern: string; flags: string }
        callee?: { name?: string }
      }
      if (regex) literals.push({ at: at(node), source: regex.pattern, flags: regex.flags })
      else if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp')
        built.add(at(node))
    }
  }
  const script = new URL('./builtPatterns.ts', import.meta.url).pathname
  const files = filesOf(rooms, without).filter((path) => !STARTED.test(path))
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...files])
  const found: Pattern[] = JSON.parse(stdout)
  const unseen = [...built].filter((at) => !found.some((pattern) => pattern.at === at))
  if (unseen.length > 0) throw new Error(`built after its module was loaded: ${unseen.join(', ')}`)
  return [...literals, ...found.filter(({ at }) => built.has(at))]
}

// ---------------------------------------------------------------- attacks

const parser = new RegExpParser({ ecmaVersion: 2025 })

/** Pseudo-random numbers from 0 to 1, the same at every run: a pattern that passes today also passes tomorrow. */
function randomNumbers() {
  let state = 20_260
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** Characters that character classes commonly distinguish; the pattern's own are added. */
const USUAL = [...' \t\nax_A0.,-é×']

/** Generates texts that parts of one pattern match. */
function writerOf(tree: AST.Pattern, flags: string) {
  const random = randomNumbers()
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const characters = new Set(USUAL)
  const walk = (node: AST.Node) => {
    if (node.type === 'Character') characters.add(String.fromCodePoint(node.value))
    for (const child of childrenOf(node)) walk(child)
  }
  walk(tree)
  const plainFlags = flags.replaceAll(/[gyd]/g, '')
  const members = new Map<string, string[]>()
  const membersOf = ({ raw }: AST.Node) => {
    const known =
      members.get(raw) ?? [...characters].filter((one) => new RegExp(`^${raw}$`, plainFlags).test(one))
    members.set(raw, known)
    return known
  }
  const write = (node: AST.Node): string => {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value)
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
      case 'CharacterSet':
        return any(membersOf(node)) ?? ''
      case 'Alternative':
        return node.elements.map(write).join('')
      case 'Group':
      case 'CapturingGroup':
      case 'Pattern':
        return write(any(node.alternatives) as AST.Alternative)
      case 'Quantifier': {
        const times = node.min + Math.floor(random() * (Math.min(node.max, node.min + 2) - node.min + 1))
        return Array.from({ length: times }, () => write(node.element)).join('')
      }
      default:
        return ''
    }
  }
  return { write, membersOf }
}

function childrenOf(node: AST.Node): AST.Node[] {
  if ('alternatives' in node) return node.alternatives
  if ('elements' in node) return node.elements
  if (node.type === 'Quantifier') return [node.element]
  if (node.type === 'CharacterClassRange') return [node.min, node.max]
  return []
}

/** A text to repeat (`pump`) after `before`; `after` then makes the match fail. */
type Attack = { before: string; pump: string; after: string }

/** A part that may repeat this often is attacked as if it could repeat without limit. */
const OFTEN = 8
const SAMPLES = 8
const STARTS = 4
const ENDS = ['', '\0']
const SINGLE: readonly AST.Node['type'][] = [
  'Character',
  'CharacterClass',
  'CharacterSet',
  'ExpressionCharacterClass',
]

/** Texts that make a pattern try many paths, if it has many: repetitions of what its repeated parts match. */
function attacksOn({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Attack[] {
  const tree = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const { write, membersOf } = writerOf(tree, flags)
  const samples = (node: AST.Node) => Array.from({ length: SAMPLES }, () => write(node))
  const attacks = new Map<string, Attack>()
  const add = (before: string, pump: string) => {
    if (pump === '') return
    for (const after of ENDS) attacks.set(JSON.stringify([before, pump, after]), { before, pump, after })
  }
  const visit = (node: AST.Node, before: () => string) => {
    if (node.type === 'Quantifier' && node.max >= OFTEN) {
      const { element } = node
      const pumps = new Set([
        ...samples(element),
        ...(SINGLE.includes(element.type) ? membersOf(element) : []),
      ])
      for (const pump of pumps) {
        add('', pump)
        for (const start of Array.from({ length: STARTS }, before)) {
          add(start, pump)
          // Where a match may begin anywhere, the text before the pump is repeated too.
          add('', start + pump)
        }
      }
    }
    if (node.type === 'Alternative') {
      for (const [index, element] of node.elements.entries())
        visit(element, () => before() + node.elements.slice(0, index).map(write).join(''))
    } else for (const child of childrenOf(node)) visit(child, before)
  }
  visit(tree, () => '')
  for (const whole of samples(tree)) add('', whole)
  return [...attacks.values()]
}

// ---------------------------------------------------------------- times

const textOf = ({ before, pump, after }: Attack, length: number) =>
  before + pump.repeat(Math.ceil(length / pump.length)) + after

/**
 * The shortest of several runs, in milliseconds, since another process may use the core. Stops at the first run below
 * `enough`.
 */
function shortestTime(pattern: RegExp, text: string, enough = 0): number {
  let shortest = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS && shortest > enough; run += 1) {
    const started = performance.now()
    // All matches, where the pattern is global.
    text.replace(pattern, '')
    shortest = Math.min(shortest, performance.now() - started)
  }
  return shortest
}

const RUNS = 8
/** Lengths that grow slowly, so that an exponential pattern is found while it takes milliseconds, not minutes. */
const FIRST_LENGTHS = [8, 12, 16, 20, 24, 28, 32, 40, 64, 128, 256, 512, 1_024]
/** Longer than a linear pattern takes for any of these lengths; milliseconds. */
const TOO_LONG = 5
/** Below this, a pattern counts as fast; milliseconds. */
const NOTABLE = 0.3
/** For an eighth of a text, a linear pattern takes an eighth of the time, a quadratic one a sixty-fourth. */
const SHARE = 8
const MOST_TIMES_SLOWER = 32

/**
 * The attack under which a pattern is not linear, and its time for a text of `length` characters (or a shorter one
 * where that takes too long). Null if none is found.
 */
export function slownessOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>, length: number) {
  const pattern = new RegExp(source, flags)
  for (const attack of attacksOn({ source, flags })) {
    for (const short of FIRST_LENGTHS) {
      const milliseconds = shortestTime(pattern, textOf(attack, short), TOO_LONG)
      if (milliseconds > TOO_LONG) return { attack, milliseconds, length: short }
    }
    const milliseconds = shortestTime(pattern, textOf(attack, length), NOTABLE)
    if (milliseconds <= NOTABLE) continue
    const ofShare = shortestTime(pattern, textOf(attack, length / SHARE))
    if (milliseconds > MOST_TIMES_SLOWER * ofShare) return { attack, milliseconds, length }
  }
  return null
}

/** Those of the patterns that are not linear for a text of `length` characters, each with its attack. */
export const slowPatterns = (patterns: readonly Pattern[], length: number) =>
  patterns.flatMap((pattern) => {
    const found = slownessOf(pattern, length)
    return found ? [{ ...pattern, ...found }] : []
  })
