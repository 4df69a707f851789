import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { knownMigrations } from '../platform/migrations.ts'

/** What the server's process needs of a release; the rest takes long to unpack. */
const PARTS = ['package.json', 'drizzle', 'locales', 'packages', 'server', 'shared', 'tools']
/** Releases without this file are older than the rule that the previous one works on the new schema. */
const RULE = 'server/platform/migrations.ts'

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })
const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).stdout.trim()

/**
 * The commit of the previous release: the last version's tag, or where there is none, the commit before the newest
 * migration, so that there is one to apply. FROM names another. Null in a clone without that history.
 */
export function previousRelease(): string | null {
  if (process.env.FROM) return commitOf(process.env.FROM)
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^').stdout.trim()
  if (tag && git('cat-file', '-e', `${tag}:${RULE}`).status === 0) return commitOf(tag)
  const newest = `drizzle/migrations/${knownMigrations().at(-1)?.tag}.sql`
  const added = git('log', '--diff-filter=A', '--format=%H', '--', newest).stdout.trim().split('\n').at(-1)
  // A migration that is not yet committed.
  return commitOf(added ? `${added}^` : 'HEAD') || null
}

/** Puts a release into an empty directory. Its libraries are this version's, its own packages are its own. */
export function unpack(commit: string, directory: string) {
  const archive = execFileSync('git', ['archive', commit, ...PARTS], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-xf', '-'], { cwd: directory, input: archive })
  const modules = join(directory, 'node_modules')
  mkdirSync(join(modules, '@verbena'), { recursive: true })
  for (const name of readdirSync('node_modules').filter((one) => one !== '@verbena')) {
    symlinkSync(resolve('node_modules', name), join(modules, name))
  }
  for (const name of readdirSync(join(directory, 'packages'))) {
    symlinkSync(join(directory, 'packages', name), join(modules, '@verbena', name))
  }
}
