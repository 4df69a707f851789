/** Written by `make messages` from en.json: each message with its arguments. */
export interface Messages {
  'app.skipToContent': Record<never, never>
}

export type MessageId = keyof Messages
