import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OpenModel, openModel } from '../platform/model.ts'

/** Answers a request; `asked` is its body. */
type Answer = (response: ServerResponse, asked: string) => void

/** A stand-in for an AI model: the one part of the portal that tests replace. */
export type StandIn = {
  baseUrl: string
  /** The portal's own client for it. */
  model: OpenModel
  /** The bodies of its requests, oldest first. */
  asked: string[]
  /** How it answers from now on. */
  answer: Answer
  close(): void
}

/** Starts a stand-in on a free port of this machine. */
export async function startModel(): Promise<StandIn> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      standIn.asked.push(body)
      standIn.answer(response, body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const model = openModel({ baseUrl, model: 'stand-in', apiKey: undefined })
  if (!model) throw new Error('the stand-in was not opened')
  const standIn: StandIn = {
    baseUrl,
    model,
    asked: [],
    answer: answers(500, ''),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return standIn
}

/** An answer with any status and body. */
const answers =
  (status: number, body: string): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body)

/** A chat completion with this content. */
export const completes = (content: string) =>
  answers(
    200,
    JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    }),
  )

/** Ways in which a model fails; `good` is a correct answer. */
export const misbehaviours = (good: object): [how: string, answer: Answer][] => [
  ['answers 500', answers(500, '{"error":{"message":"no"}}')],
  ['answers nothing', answers(200, '')],
  ['answers something other than JSON', completes('All is well.')],
  ['answers JSON of another shape', completes('{"text":"low"}')],
  ['ends in the middle of its answer', completes(JSON.stringify(good).slice(0, 60))],
  ['drops the connection', (response) => void response.destroy()],
  [
    'drops the connection in the middle of its answer',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 })
      response.write('{"id":', () => response.destroy())
    },
  ],
]
