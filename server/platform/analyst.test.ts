import { expect, it } from 'vitest'
import { openAnalyst } from './analyst.ts'

/** A name server that knows these names. */
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
const isLocal = (host: string) =>
  openAnalyst({ baseUrl: `http://${host}:11434/v1`, model: 'm', apiKey: undefined }, resolve)?.isLocal()

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.1',
  '172.31.0.1',
  '[::1]',
  '[fd00::1]',
  'ollama',
  'model.clinic.local',
])('a model at %s is in the clinic', async (host) => {
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
])('a model at %s is outside', async (host) => {
  if (!URL.canParse(`http://${host}`)) return expect(host).toBe('[fd00.example')
  expect(await isLocal(host)).toBe(false)
})
