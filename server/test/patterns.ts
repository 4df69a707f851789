/**
 * Are the regular expressions of a room linear? They are taken from its syntax trees, attacked with texts that their own
 * parts suggest, and timed: what takes much more than four times as long for a text four times as long is not.
 */
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { parseSync } from 'vite'

/** A regular expression and where it stands ("path:line"). */
export type Pattern = { at: string; source: string; flags: string }

/** A node of a syntax tree, as far as it is walked. */
type Node = { type: string; start: number; end: number; [key: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child)
  }
}

/** The product's files of a room: not its tests, and not what only they use. */
const filesOf = (rooms: string[], without: string[]) =>
  globSync(rooms, { exclude: without }).filter((path) => !/\.(?:test|fixture)\.ts$|\/generator\//.test(path))

/** Files that do something when they are imported; they are started, never imported. */
const STARTED =
  /(?:\.process|\.thread|analyseFile|verifyAudit|main|start|(?:make|restore)Backup|vite\.config)\.ts$/

/**
 * Every regular expression of a room, given as globs and those within that are left out: literals as they stand, and those that are built when their module
 * is loaded as they turn out. Fails for one that is built later: it could be anything.
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

/** Always the same numbers, from 0 to 1: a pattern that passes today passes tomorrow. */
function randomNumbers() {
  let state = 20_260
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** Characters that the classes of patterns tell apart; the pattern's own come on top. */
const USUAL = [...' \t\nax_A0.,-é×']

/** Writes texts that parts of one pattern match. */
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

/** A text to be repeated after another one, and what then makes the match fail. */
type Attack = { before: string; pump: string; after: string }

/** A part that is repeated this often can be repeated for long. */
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

/** Texts that make a pattern try many ways, if it has many: what its repeated parts match, again and again. */
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
          // Where the match may begin anywhere, its beginning is repeated too.
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

/** The shortest of some runs, in milliseconds (another process may have had the core); of one, where that is short enough. */
function shortestTime(pattern: RegExp, text: string, enough = 0): number {
  let shortest = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS && shortest > enough; run += 1) {
    const started = performance.now()
    // All matches, where it is a pattern for all.
    text.replace(pattern, '')
    shortest = Math.min(shortest, performance.now() - started)
  }
  return shortest
}

const RUNS = 8
/** Before a pattern takes minutes it takes milliseconds: lengths grow slowly until then. */
const FIRST_LENGTHS = [8, 12, 16, 20, 24, 28, 32, 40, 64, 128, 256, 512, 1_024]
/** So long a linear pattern takes for none of these lengths; milliseconds. */
const TOO_LONG = 5
/** What is done in less is not looked at twice. */
const NOTABLE = 0.3
/** An eighth of a text takes a linear pattern an eighth of the time, a quadratic one a sixty-fourth. */
const SHARE = 8
const MOST_TIMES_SLOWER = 32

/**
 * The attack under which a pattern is not linear, and how long it takes then for a text of `length` characters (for a
 * shorter one where that takes too long); null where none is found.
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
