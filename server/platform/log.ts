import pg from 'pg'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/**
 * The part of an error that is logged: never anything that a person entered. The database's messages and details quote
 * rows and parameters; its codes and names do not.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  if (error instanceof pg.DatabaseError) {
    const { code, table, column, constraint, routine } = error
    return { type: 'DatabaseError', code, table, column, constraint, routine }
  }
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  if ('query' in error && 'params' in error) return { type: error.name, query: error.query, stack, ...cause }
  return { type: error.name, message: error.message, stack, ...cause }
}

/** Bytes of lines buffered for a full disk; further ones are dropped. */
const MAX_HELD_BYTES = 1024 * 1024

/** Opens standard output. A log that cannot be written (full disk, reader gone) must not stop the portal. */
const stdout = () =>
  pino.destination({ dest: 1, sync: true, maxLength: MAX_HELD_BYTES }).on('error', () => {})

/** Opens the log: one JSON line per event, on stdout or to `to`. */
export function openLog(level: LoggerOptions['level'], to: DestinationStream = stdout()): Logger {
  return pino({ level: level ?? 'info', serializers: { err: describeError } }, to)
}
