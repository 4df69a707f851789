import { expect, it } from 'vitest'
import { z } from 'zod'
import { HOSTILE_ANSWERS, type HostileAnswer, startHostileHost } from '../test/hostileHost.ts'
import { completes, startModel } from '../test/model.ts'
import { openModel } from './model.ts'

/** A name server with these names. */
const names: Record<string, string[]> = {
  ollama: ['172.18.0.4'],
  'model.clinic.local': ['192.168.1.9', 'fd00::9'],
  'model.internal': ['93.184.216.34'],
  'both.example': ['10.0.0.9', '93.184.216.34'],
  gpu: ['93.184.216.34'],
}
const resolve = async (name: string) => {
  const found = names[name]
  if (!found) throw new Error('ENOTFOUND')
  return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}
const analystAt = (host: string) =>
  openModel({ baseUrl: `http://${host}/v1`, model: 'm', apiKey: undefined }, resolve)
const isLocal = async (host: string) => Boolean(await analystAt(`${host}:11434`)?.local())

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.1',
  '172.31.0.1',
  '[::1]',
  '[fd00::1]',
  'ollama',
  'model.clinic.local',
])('a model at %s is inside the clinic', async (host) => {
  expect(await isLocal(host)).toBe(true)
})

it.each([
  '93.184.216.34',
  '172.32.0.1',
  '10.evil.example',
  '127.0.0.1.evil.example',
  'model.internal',
  'both.example',
  'gpu',
  'unknown.local',
  '[fd00.example',
  '[2001:db8::1]',
  '169.254.169.254',
])('a model at %s is outside the clinic', async (host) => {
  if (!URL.canParse(`http://${host}`)) return expect(host).toBe('[fd00.example')
  expect(await isLocal(host)).toBe(false)
})

const asking = { system: 's', prompt: 'p', schema: z.object({ text: z.string() }) }

it('a local model is called at the address that was checked, whatever its name resolves to later', async () => {
  const model = await startModel()
  try {
    model.answer = completes('{"text":"well"}')
    // Only the name server above knows this name, and only its answer is connected to.
    names['moved.example'] = ['127.0.0.1']
    const local = await analystAt(`moved.example:${new URL(model.baseUrl).port}`)?.local()
    names['moved.example'] = ['93.184.216.34']
    expect(await local?.write(asking)).toEqual({ text: 'well' })
    expect(model.asked).toHaveLength(1)
  } finally {
    model.close()
  }
})

it('a redirect by a model is refused', async () => {
  const [model, elsewhere] = [await startModel(), await startModel()]
  try {
    const location = `${elsewhere.baseUrl}/chat/completions`
    model.answer = (response) => void response.writeHead(307, { location }).end()
    elsewhere.answer = completes('{"text":"well"}')
    for (const way of [model.model, await model.model.local()]) {
      await expect(way?.write(asking)).rejects.toThrow()
    }
    expect([model.asked.length, elsewhere.asked.length]).toEqual([2, 0])
  } finally {
    model.close()
    elsewhere.close()
  }
})

it.each(Object.keys(HOSTILE_ANSWERS) as HostileAnswer[])(
  'a call to a model that %s ends when its time is over',
  { timeout: 10_000 },
  async (how) => {
    const host = await startHostileHost(how)
    try {
      const model = analystAt(`127.0.0.1:${host.port}`)
      for (const way of [model, await model?.local()]) {
        await expect(way?.write({ ...asking, signal: AbortSignal.timeout(500) })).rejects.toThrow()
      }
    } finally {
      host.close()
    }
  },
)

it('a model whose name server does not answer counts as outside the clinic', {
  timeout: 10_000,
}, async () => {
  const settings = { baseUrl: 'http://model.clinic.local/v1', model: 'm', apiKey: undefined }
  expect(await openModel(settings, () => new Promise(() => {}))?.local()).toBe(null)
})

it('an answer of a model larger than 1 MB is refused', async () => {
  const model = await startModel()
  try {
    model.answer = completes(JSON.stringify({ text: 'x'.repeat(1_100_000) }))
    const read = await model.model.write(asking).then(
      () => true,
      () => false,
    )
    expect(read).toBe(false)
  } finally {
    model.close()
  }
})
