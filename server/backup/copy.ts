import { Readable, Writable } from 'node:stream'
import type pg from 'pg'

/** What pg's own Connection does for COPY and its types leave out. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/**
 * `COPY … TO STDOUT` as a stream, for `client.query(new CopyOut(…))`. It ends only when the server has said that all was
 * sent: a connection that breaks is an error, never a shorter table.
 */
export class CopyOut extends Readable implements pg.Submittable {
  readonly #text: string
  #connection: pg.Connection | undefined

  constructor(text: string) {
    super()
    this.#text = text
  }

  submit(connection: pg.Connection) {
    this.#connection = connection
    connection.query(this.#text)
  }

  override _read() {
    this.#connection?.stream.resume()
  }

  handleCopyData({ chunk }: { chunk: Buffer }) {
    // Copied, because pg reads the next message into the same memory.
    if (!this.push(Buffer.from(chunk))) this.#connection?.stream.pause()
  }

  handleCommandComplete() {}

  handleReadyForQuery() {
    this.push(null)
  }

  handleError(error: Error) {
    this.destroy(error)
  }
}

/** `COPY … FROM STDIN` as a stream, for `client.query(new CopyIn(…))`. It finishes when the server has taken every row. */
export class CopyIn extends Writable implements pg.Submittable {
  readonly #text: string
  #connection: CopyConnection | undefined
  /** Goes on with what the stream was asked to do before the server was ready for it. */
  #ready = Promise.withResolvers<CopyConnection>()
  #finished: (() => void) | undefined

  constructor(text: string) {
    super()
    this.#text = text
    // A refusal before anything was written reaches the stream by `destroy`.
    this.#ready.promise.catch(() => {})
  }

  submit(connection: pg.Connection) {
    this.#connection = connection as CopyConnection
    connection.query(this.#text)
  }

  handleCopyInResponse() {
    if (this.#connection) this.#ready.resolve(this.#connection)
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void) {
    this.#ready.promise.then((connection) => {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done())
      else done()
    }, done)
  }

  override _final(done: (error?: Error | null) => void) {
    this.#finished = done
    this.#ready.promise.then((connection) => connection.endCopyFrom(), done)
  }

  handleCommandComplete() {}

  handleReadyForQuery() {
    this.#finished?.()
  }

  handleError(error: Error) {
    this.#ready.reject(error)
    this.destroy(error)
  }
}
