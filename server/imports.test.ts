import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const NOUNS = ['auth', 'credits', 'plans', 'bloodTests', 'health', 'shop', 'admin', 'backup']
const ROOMS = ['shared', 'drizzle', 'server', 'client', 'e2e', 'bench']

type Import = { from: string; to: string; typeOnly: boolean }

/** Every import of every file: relative ones as paths from the root, packages by their name. */
const imports: Import[] = globSync(ROOMS.map((room) => `${room}/**/*.{ts,tsx}`)).flatMap((from) => {
  const source = readFileSync(from, 'utf8')
  return [
    ...source.matchAll(
      /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm,
    ),
  ].map((found) => {
    const name = found[2] ?? found[3] ?? found[4] ?? ''
    const to = name.startsWith('.') ? normalize(join(dirname(from), name)) : name
    return { from, to, typeOnly: found[1] !== undefined }
  })
})

const isTest = (path: string) =>
  path.endsWith('.test.ts') || path.endsWith('.test.tsx') || path.startsWith('server/test/')
const code = imports.filter(({ from }) => !isTest(from))
const inRoom = (path: string, ...rooms: string[]) =>
  rooms.some((room) => path === room || path.startsWith(`${room}/`))
const local = (path: string) => inRoom(path, ...ROOMS)
const nounOf = (path: string) => NOUNS.find((noun) => inRoom(path, `server/${noun}`))

function offenders(where: (i: Import) => boolean, allowed: (i: Import) => boolean) {
  return code.filter((i) => where(i) && !allowed(i)).map(({ from, to }) => `${from} -> ${to}`)
}

describe('imports go one way', () => {
  it('finds the imports at all', () => {
    expect(imports.length).toBeGreaterThan(100)
    expect(code).toContainEqual({ from: 'server/start.ts', to: 'server/http/app.ts', typeOnly: false })
  })

  it('shared imports nothing but zod and itself', () => {
    expect(
      offenders(
        ({ from }) => inRoom(from, 'shared'),
        ({ to }) => to === 'zod' || inRoom(to, 'shared'),
      ),
    ).toEqual([])
  })

  it('drizzle imports shared, and no other room', () => {
    expect(
      offenders(
        ({ from, to }) => inRoom(from, 'drizzle') && local(to),
        ({ to }) => inRoom(to, 'drizzle', 'shared'),
      ),
    ).toEqual([])
  })

  it('the platform imports drizzle and shared, and no other room', () => {
    const allowed = ({ to }: Import) => inRoom(to, 'server/platform', 'drizzle', 'shared')
    expect(offenders(({ from, to }) => inRoom(from, 'server/platform') && local(to), allowed)).toEqual([])
  })

  it("a noun's rules never import trpc.ts or a router; only routers do", () => {
    const rules = ({ from }: Import) => nounOf(from) !== undefined && !from.endsWith('/router.ts')
    expect(
      offenders(
        rules,
        ({ to }) => to !== 'server/trpc.ts' && !to.endsWith('/router.ts') && to !== 'server/router.ts',
      ),
    ).toEqual([])
  })

  it('a noun imports no other noun, save auth; the admin door may open every one', () => {
    const crossing = ({ from, to }: Import) => {
      const noun = nounOf(from)
      const other = nounOf(to)
      return noun !== undefined && other !== undefined && noun !== other && noun !== 'admin'
    }
    expect(offenders(crossing, ({ to }) => nounOf(to) === 'auth')).toEqual([])
  })

  it('the reader of reports imports nothing of the server but itself', () => {
    const reader = 'server/bloodTests/reader'
    expect(
      offenders(
        ({ from, to }) => inRoom(from, reader) && local(to),
        ({ to }) => inRoom(to, reader, 'shared'),
      ),
    ).toEqual([])
  })

  it('pictures are decoded in processes of their own only', () => {
    const decoding = code
      .filter(({ from, to }) => inRoom(from, 'server') && to === 'sharp')
      .map(({ from }) => from)
    const ofDrawnReports = /reader\/(?:generator\/|photo\.fixture)/
    expect(decoding.filter((from) => !ofDrawnReports.test(from)).toSorted()).toEqual([
      'server/bloodTests/reader/picture.ts',
      'server/platform/redraw.process.ts',
    ])
    const files = ['server/bloodTests/reader/child.thread.ts', 'server/platform/redraw.process.ts']
    expect(code.filter(({ to }) => files.includes(to))).toEqual([])
  })

  it('only client/app/trpc.ts names the server, and only as a type', () => {
    const naming = ({ from, to }: Import) => inRoom(from, 'client') && inRoom(to, 'server', 'drizzle')
    expect(offenders(naming, ({ from, typeOnly }) => from === 'client/app/trpc.ts' && typeOnly)).toEqual([])
  })

  it('client/ui imports shared only', () => {
    expect(
      offenders(
        ({ from, to }) => inRoom(from, 'client/ui') && local(to),
        ({ to }) => inRoom(to, 'client/ui', 'client/art', 'shared'),
      ),
    ).toEqual([])
  })

  it('no screen folder imports another', () => {
    const folder = (path: string) => /^client\/screens\/[^/]+/.exec(path)?.[0]
    const crossing = ({ from, to }: Import) => {
      const [a, b] = [folder(from), folder(to)]
      return a !== undefined && b !== undefined && a !== b
    }
    expect(offenders(crossing, () => false)).toEqual([])
  })

  it('layout and screens take only what is theirs to take', () => {
    const inside = ({ from, to }: Import) => inRoom(from, 'client/layout', 'client/screens') && local(to)
    const allowed = ({ from, to }: Import) =>
      inRoom(to, 'client/ui', 'client/art', 'shared') ||
      (dirname(to) === 'client' && to !== 'client/app/routes.tsx' && to !== 'client/app/main.tsx') ||
      dirname(from) === dirname(to) ||
      inRoom(to, dirname(from))
    expect(offenders(inside, allowed)).toEqual([])
  })
})
