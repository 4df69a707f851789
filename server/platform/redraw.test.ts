import { spawnSync } from 'node:child_process'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { eventually } from '../test/portal.ts'
import { redraw } from './redraw.ts'

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } })
  .png()
  .toBuffer()
const draw = async () => {
  const drawn = await redraw('the test', picture, 30)
  return drawn && (await sharp(drawn).metadata()).width
}

/** Process ids of the drawing processes that this one has. */
const processes = () =>
  spawnSync('pgrep', ['-P', String(process.pid), '-f', 'redraw[.]process'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)
/** The one that waits for the next picture. */
const waiting = () =>
  eventually(async () => {
    const [one, ...others] = processes()
    return others.length === 0 ? one : undefined
  }, 20)

afterAll(() => {
  for (const pid of processes()) process.kill(pid, 'SIGKILL')
})

it('each picture is drawn by a process of its own, and the next one waits already', async () => {
  expect(await draw()).toBe(30)
  const first = await waiting()
  expect(await draw()).toBe(30)
  expect(await waiting()).not.toBe(first)
})

it('a waiting process that was killed is replaced', async () => {
  await draw()
  const pid = await waiting()
  process.kill(pid, 'SIGKILL')
  expect(await eventually(async () => (await draw()) ?? undefined, 20)).toBe(30)
})

it('redraw returns null for what is no picture, and draws the next', async () => {
  expect(await redraw('the test', Buffer.from('no picture'), 30)).toBeNull()
  expect(await draw()).toBe(30)
})
